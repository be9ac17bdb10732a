import type { BattleEvent, PlayerId } from '@adjutant/engine';
import { plainSentence } from '../events.ts';
import type { Names } from '../names.ts';
import { partBeforeBattle, phaseBegun } from '../phases.ts';
import { belongsToPool, newPool, type PoolStory, poolLine, seeInPool } from './attacks.ts';
import type { StoryLine, Weight } from './line.ts';
import { type Gathered, movesLine } from './moves.ts';

/** Notes that say how something came about rather than that it happened. */
const detailNotes: ReadonlySet<string> = new Set([
  'roll-off-won',
  'remained-stationary',
  'targets-selected',
  'duplicate-ability',
  'attacks-rolled',
  'advance-rolled',
  'consolidation-mode',
  'passed-fight',
  'charge-distance',
]);

/** Marks whose coming and going players want to read about. */
const toldEffects: ReadonlySet<string> = new Set(['core/battle-shocked']);

/** Makes lines of a narrative from events: gathers a unit's moves and a pool's dice into one sentence each. */
export class Storyteller {
  readonly #names: Names;
  #round = 0;
  #moves: Gathered | undefined;
  #pool: PoolStory | undefined;
  readonly #controllers = new Map<string, PlayerId | undefined>();

  constructor(names: Names) {
    this.#names = names;
  }

  /** The lines that an event adds; those of moves and attacks come when they are over. */
  tell(event: BattleEvent): readonly StoryLine[] {
    if (event.type === 'fact') return [];
    const lines: StoryLine[] = [...this.#closeMoves(event), ...this.#closePool(event)];
    if (event.type === 'dice' && ['attacks', 'hit'].includes(event.purpose)) this.#pool ??= newPool();
    if (event.type === 'note' && event.code === 'attacks-rolled') this.#pool ??= newPool();
    if (this.#pool !== undefined) seeInPool(this.#pool, event, this.#names);
    return [...lines, ...this.#linesOf(event)];
  }

  /** What is still untold at the end. */
  end(): readonly StoryLine[] {
    return [...this.#closeMoves(undefined), ...this.#closePool(undefined)];
  }

  #closeMoves(next: BattleEvent | undefined): readonly StoryLine[] {
    const moves = this.#moves;
    if (moves === undefined || (next !== undefined && this.#goesOn(moves, next))) return [];
    this.#moves = undefined;
    const line = movesLine(moves, this.#names);
    return line === undefined ? [] : [line];
  }

  #goesOn({ unit, events }: Gathered, next: BattleEvent): boolean {
    if (next.type !== 'model-moved' && next.type !== 'model-set-up') return false;
    return next.type === events[0]?.type && this.#names.unitOf(next.model) === unit;
  }

  #closePool(next: BattleEvent | undefined): readonly StoryLine[] {
    const pool = this.#pool;
    if (pool === undefined || (next !== undefined && belongsToPool(next))) return [];
    if (next?.type === 'dice' && next.purpose === 'hit' && pool.rolled === undefined) return [];
    this.#pool = undefined;
    const line = poolLine(pool, this.#names);
    return line === undefined ? [] : [line];
  }

  #linesOf(event: BattleEvent): readonly StoryLine[] {
    switch (event.type) {
      case 'moment':
        return this.#moment(event);
      case 'model-moved':
      case 'model-set-up':
        this.#gather(event);
        return [];
      case 'objective':
        return [this.#objective(event)];
      case 'forced':
        return event.answer.value === 'pass' || event.purpose === 'window' ? [] : [this.#line(event, 'detail')];
      case 'effect-started':
      case 'effect-ended':
        return this.#effect(event);
      default:
        return [this.#line(event, weightOf(event))];
    }
  }

  #line(event: BattleEvent, weight: Weight): StoryLine {
    const rule = 'rule' in event ? { rule: event.rule } : {};
    return { weight, text: plainSentence(event, this.#names), ...rule };
  }

  #moment(event: Extract<BattleEvent, { type: 'moment' }>): readonly StoryLine[] {
    const { moment, rule, round, player } = event;
    if (moment === 'start-of-round') {
      this.#round = round;
      return [{ weight: 'round', text: `Round ${round}` }];
    }
    if (moment === 'start-of-turn') return [{ weight: 'turn', text: `Round ${round}, ${this.#names.player(player)}` }];
    const phase = phaseBegun(rule) ?? (this.#round === 0 ? partBeforeBattle(rule, moment) : undefined);
    if (phase !== undefined) return [{ weight: 'phase', text: phase, rule }];
    return [];
  }

  #gather(event: Extract<BattleEvent, { type: 'model-moved' | 'model-set-up' }>): void {
    const unit = this.#names.unitOf(event.model) ?? -1;
    this.#moves ??= { unit, events: [] };
    this.#moves.events.push(event);
  }

  #objective(event: Extract<BattleEvent, { type: 'objective' }>): StoryLine {
    const before = this.#controllers.get(event.objective);
    this.#controllers.set(event.objective, event.controlledBy);
    return this.#line(event, before === event.controlledBy ? 'detail' : 'main');
  }

  #effect(event: Extract<BattleEvent, { type: 'effect-started' | 'effect-ended' }>): readonly StoryLine[] {
    const { effect, unit } = event.type === 'effect-started' ? event.effect : event;
    if (!toldEffects.has(effect) || unit === undefined) return [this.#line(event, 'detail')];
    const verb = event.type === 'effect-started' ? 'is now' : 'is no longer';
    const text = `${this.#names.unit(unit)} ${verb} ${this.#names.effect(effect).toLowerCase()}`;
    return [{ weight: 'main', text, ...('rule' in event ? { rule: event.rule } : {}) }];
  }
}

function weightOf(event: BattleEvent): Weight {
  switch (event.type) {
    case 'unit-destroyed':
    case 'result':
      return 'key';
    case 'score':
    case 'stratagem':
    case 'adjusted':
    case 'undone':
      return 'main';
    case 'unit-place':
      return event.place.kind === 'table' ? 'detail' : 'main';
    case 'note':
      return detailNotes.has(event.code) ? 'detail' : 'main';
    default:
      return 'detail';
  }
}
