import type { BattleEvent } from '@adjutant/engine';
import type { Names } from '../names.ts';
import { count, inches, listOf } from '../words.ts';
import type { StoryLine, Telling } from './line.ts';

type Moved = Extract<BattleEvent, { type: 'model-moved' | 'model-set-up' }>;

/** What one unit did, from the moves of its models. */
interface Move {
  readonly verb: string;
  readonly rule: string;
  readonly unit: number;
  readonly text: string;
}

const verbs: Readonly<Record<string, string>> = {
  '09.05': 'moved',
  '09.06': 'advanced',
  '09.07': 'fell back',
  '11.04': 'charged',
  '12.03': 'piled in',
  '21.02': 'surged',
  '24.31': 'scouted',
  '24.32': 'scouted',
  '12.08': 'consolidated',
};

/** Small moves that a brief telling leaves out. */
const small: ReadonlySet<string> = new Set(['charged', 'piled in', 'consolidated']);

/** Gathers moves and set-ups: the models of a unit into one, and for a brief telling the units that did the same into one sentence. */
export class MoveStory {
  readonly #names: Names;
  readonly #telling: Telling;
  #unit = -1;
  #events: Moved[] = [];
  #done: Move[] = [];

  constructor(names: Names, telling: Telling) {
    this.#names = names;
    this.#telling = telling;
  }

  /** Takes in one model's move; brings back what is over with it. */
  see(event: Moved): readonly StoryLine[] {
    const unit = this.#names.unitOf(event.model) ?? -1;
    const goesOn = unit === this.#unit && event.type === this.#events[0]?.type && event.rule === this.#events[0]?.rule;
    const lines = goesOn ? [] : this.#endUnit();
    this.#unit = unit;
    this.#events.push(event);
    return lines;
  }

  /** Something else happened: what is over. A brief telling goes on gathering while only bookkeeping is between. */
  end(): readonly StoryLine[] {
    return [...this.#endUnit(), ...this.#flush()];
  }

  #endUnit(): readonly StoryLine[] {
    const move = this.#moveOf();
    this.#events = [];
    this.#unit = -1;
    if (move === undefined) return [];
    if (this.#telling === 'full')
      return [{ weight: 'main', rule: move.rule, text: `${this.#names.unit(move.unit)} ${move.verb} ${move.text}` }];
    if (small.has(move.verb)) return [];
    const lines = this.#done.length > 0 && this.#done[0]?.verb !== move.verb ? this.#flush() : [];
    this.#done.push(move);
    return lines;
  }

  #flush(): readonly StoryLine[] {
    const [first] = this.#done;
    if (first === undefined) return [];
    const parts = this.#done.map(({ unit, text }) => `${this.#names.unit(unit)} ${text}`);
    this.#done = [];
    const text =
      parts.length === 1 ? `${this.#names.unit(first.unit)} ${first.verb} ${first.text}` : sameVerb(first.verb, parts);
    return [{ weight: 'main', rule: first.rule, text }];
  }

  #moveOf(): Move | undefined {
    const [first] = this.#events;
    if (first === undefined) return undefined;
    const all = this.#names.modelsOf(this.#unit);
    const some =
      this.#telling === 'full' && this.#events.length < all && all > 1
        ? ` (${count(this.#events.length, 'model')})`
        : '';
    const base = { unit: this.#unit, rule: first.rule };
    if (first.type === 'model-set-up') return { ...base, verb: 'set up', text: `${centreOf(this.#events)}${some}` };
    const farthest = Math.max(...this.#events.map((event) => (event.type === 'model-moved' ? event.distance : 0)));
    const upTo = this.#events.length > 1 && this.#telling === 'full' ? 'up to ' : '';
    return { ...base, verb: verbs[first.rule] ?? 'moved', text: `${upTo}${inches(farthest)}${some}` };
  }
}

/** "Moved: Devilfish 11.8" and Kroot 7"". */
function sameVerb(verb: string, parts: readonly string[]): string {
  return `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}: ${listOf(parts)}`;
}

function centreOf(events: readonly Moved[]): string {
  let [x, y] = [0, 0];
  for (const event of events) {
    if (event.type !== 'model-set-up') continue;
    x += event.pose.x / events.length;
    y += event.pose.y / events.length;
  }
  return `(${inches(x)}, ${inches(y)})`;
}
