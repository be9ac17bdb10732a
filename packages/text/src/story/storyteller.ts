import type { BattleEvent, Json, PlayerId } from '@adjutant/engine';
import { plainSentence } from '../events.ts';
import type { Names } from '../names.ts';
import { partBeforeBattle, phaseBegun } from '../phases.ts';
import { Values } from '../values.ts';
import { capital, inches, withVerb } from '../words.ts';
import { AttackStory } from './attacks.ts';
import type { StoryLine, Telling, Weight } from './line.ts';
import { MoveStory } from './moves.ts';

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
  'fights-nobody',
  'embarked',
  'attacks-lost',
]);

/** Marks whose coming and going players want to read about. */
const toldEffects: ReadonlySet<string> = new Set(['core/battle-shocked']);

/** Makes lines of a narrative from events; what belongs together becomes one sentence. */
export class Storyteller {
  readonly #names: Names;
  readonly #telling: Telling;
  readonly #moves: MoveStory;
  readonly #attacks: AttackStory;
  readonly #controllers = new Map<string, PlayerId | undefined>();
  /** Effects whose beginning was told: only their end is told too. */
  readonly #begun = new Set<number>();
  /** Inches that a unit rolled for its charge. */
  readonly #chargeRolls = new Map<number, number>();
  /** What a brief telling keeps until the sentence about the attacks that caused it. */
  #held: StoryLine[] = [];
  #round = 0;

  constructor(names: Names, telling: Telling = 'full') {
    this.#names = names;
    this.#telling = telling;
    this.#moves = new MoveStory(names, telling);
    this.#attacks = new AttackStory(names, telling);
  }

  /** The lines that an event adds; those of moves and attacks come when they are over. */
  tell(event: BattleEvent): readonly StoryLine[] {
    if (event.type === 'fact') return [];
    const attacks = this.#attacks.see(event);
    if (event.type === 'model-moved' || event.type === 'model-set-up') {
      const moved = this.#moves.see(event);
      return this.#told([...attacks, ...this.#release(), ...moved]);
    }
    const own = this.#linesOf(event).filter((line) => this.#telling === 'full' || line.weight !== 'detail');
    const quiet = this.#telling === 'brief' && attacks.length === 0 && own.length === 0;
    const moved = quiet ? [] : this.#moves.end();
    if (this.#telling === 'brief' && this.#attacks.isOpen) {
      this.#held.push(...own);
      return this.#told([...moved, ...attacks]);
    }
    return this.#told([...moved, ...attacks, ...this.#release(), ...own]);
  }

  /** What is still untold at the end. */
  end(): readonly StoryLine[] {
    return this.#told([...this.#moves.end(), ...this.#attacks.end(), ...this.#release()]);
  }

  #release(): readonly StoryLine[] {
    if (this.#attacks.isOpen) return [];
    const held = this.#held;
    this.#held = [];
    return held;
  }

  #told(lines: readonly StoryLine[]): readonly StoryLine[] {
    return lines.map((line) => ({ ...line, text: capital(line.text) }));
  }

  #linesOf(event: BattleEvent): readonly StoryLine[] {
    switch (event.type) {
      case 'moment':
        return this.#moment(event);
      case 'objective':
        return [this.#objective(event)];
      case 'forced':
        return isTelling(event.answer.value) ? [this.#line(event, 'detail')] : [];
      case 'effect-started':
      case 'effect-ended':
        return this.#effect(event);
      case 'note':
        return [this.#note(event)];
      default:
        return [this.#line(event, weightOf(event))];
    }
  }

  #line(event: BattleEvent, weight: Weight): StoryLine {
    const rule = 'rule' in event ? { rule: event.rule } : {};
    return { weight, text: plainSentence(event, this.#names), ...rule };
  }

  #moment({ moment, rule, round, player }: Extract<BattleEvent, { type: 'moment' }>): readonly StoryLine[] {
    if (moment === 'start-of-round') {
      this.#round = round;
      return [{ weight: 'round', text: `Round ${round}` }];
    }
    if (moment === 'start-of-turn') return [{ weight: 'turn', text: `Round ${round}, ${this.#names.player(player)}` }];
    const phase = phaseBegun(rule) ?? (this.#round === 0 ? partBeforeBattle(rule, moment) : undefined);
    return phase === undefined ? [] : [{ weight: 'phase', text: phase, rule }];
  }

  #objective(event: Extract<BattleEvent, { type: 'objective' }>): StoryLine {
    const { objective, controlledBy, levels, rule } = event;
    const before = this.#controllers.get(objective);
    this.#controllers.set(objective, controlledBy);
    if (before === controlledBy) return this.#line(event, 'detail');
    const name = this.#names.objective(objective);
    const who = controlledBy ?? before;
    const text =
      who === undefined ? name : `${this.#names.player(who)} ${controlledBy === undefined ? 'lost' : 'took'} ${name}`;
    return { weight: 'main', rule, text: `${text} (OC ${levels[0]} : ${levels[1]})` };
  }

  #effect(event: Extract<BattleEvent, { type: 'effect-started' | 'effect-ended' }>): readonly StoryLine[] {
    if (event.type === 'effect-started') this.#begun.add(event.effect.serial);
    else if (!this.#begun.has(event.serial)) return [];
    const { effect, unit } = event.type === 'effect-started' ? event.effect : event;
    if (!toldEffects.has(effect) || unit === undefined) return [this.#line(event, 'detail')];
    const verb = event.type === 'effect-started' ? ' now' : ' no longer';
    const text = `${withVerb(this.#names.unit(unit), 'is', 'are')}${verb} ${this.#names.effect(effect).toLowerCase()}`;
    return [{ weight: 'main', text, ...('rule' in event ? { rule: event.rule } : {}) }];
  }

  #note(event: Extract<BattleEvent, { type: 'note' }>): StoryLine {
    const values = new Values(event.values, this.#names);
    if (event.code === 'charge-distance') this.#chargeRolls.set(values.number('unit'), values.number('maximum'));
    const line = this.#line(event, detailNotes.has(event.code) ? 'detail' : 'main');
    if (event.code !== 'charge-targets' || this.#telling === 'full') return line;
    const rolled = this.#chargeRolls.get(values.number('unit'));
    return { ...line, text: rolled === undefined ? line.text : `${line.text} with a roll of ${inches(rolled)}` };
  }
}

/** Whether an only choice says something: a way to do things, not a pass nor one thing of several. */
function isTelling(value: Json | undefined): boolean {
  return typeof value === 'string' && value !== 'pass' && /^[a-z-]+$/.test(value);
}

function weightOf(event: BattleEvent): Weight {
  switch (event.type) {
    case 'unit-destroyed':
    case 'result':
      return 'key';
    case 'score':
    case 'stratagem':
    case 'unit-formed':
    case 'adjusted':
    case 'undone':
      return 'main';
    case 'unit-place':
      return event.place.kind === 'table' ? 'detail' : 'main';
    default:
      return 'detail';
  }
}
