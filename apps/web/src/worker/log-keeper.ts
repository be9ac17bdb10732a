import type { BattleEvent, PlayerId, Roster } from '@adjutant/engine';
import { type Names, type StoryLine, Storyteller } from '@adjutant/text';
import type { LogLine, Said } from './protocol.ts';
import { printed } from './said.ts';

interface Named {
  readonly name: string;
  readonly unit: number;
  readonly player: PlayerId;
}

/** The log of a battle: a line for what mattered, which opens to how it came about. */
export class LogKeeper {
  readonly #names: Names;
  readonly #units: readonly Named[];
  readonly #brief: Storyteller;
  readonly #full: Storyteller;
  #lines: LogLine[] = [];
  #details: Said[] = [];
  #seen = 0;

  constructor(names: Names, roster: Roster) {
    this.#names = names;
    this.#units = roster.units
      .map(({ id, player }) => ({ name: names.unit(id), unit: id, player }))
      .sort((one, other) => other.name.length - one.name.length);
    this.#brief = new Storyteller(names, 'brief');
    this.#full = new Storyteller(names, 'full');
  }

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** Takes in all events of a battle that have come since the last call. */
  follow(events: readonly BattleEvent[]): void {
    for (; this.#seen < events.length; this.#seen++) {
      const event = events[this.#seen];
      if (event !== undefined) this.#see(event);
    }
  }

  /** How many events were taken in: fewer than before means that something was taken back. */
  get seen(): number {
    return this.#seen;
  }

  #see(event: BattleEvent): void {
    for (const line of this.#full.tell(event))
      if (line.weight === 'detail' || line.weight === 'main') this.#detail(line);
    for (const line of this.#brief.tell(event)) this.#add(line, event.type === 'adjusted');
  }

  #detail({ text, rule }: StoryLine): void {
    this.#details.push({ text: printed(text), ...(rule !== undefined && /^\d\d/.test(rule) ? { rule } : {}) });
  }

  #add({ weight, text, rule }: StoryLine, agreed: boolean): void {
    if (weight === 'detail') return;
    const heading = weight === 'round' || weight === 'turn' || weight === 'phase';
    const named = heading ? [] : this.#unitsIn(text);
    const own = printed(text);
    this.#lines.push({
      id: this.#lines.length,
      weight,
      text: own,
      rule: rule !== undefined && /^\d\d/.test(rule) ? rule : undefined,
      player: named[0]?.player ?? (heading ? undefined : this.#playerIn(text)),
      units: named.map(({ unit }) => unit),
      details: heading ? [] : this.#details.filter((detail) => detail.text !== own),
      ...(agreed ? { agreed } : {}),
    });
    this.#details = [];
  }

  /** Units by where their names stand in a sentence; a longer name hides a shorter one that it holds. */
  #unitsIn(text: string): readonly Named[] {
    let rest = text;
    const found: { readonly at: number; readonly named: Named }[] = [];
    for (const named of this.#units) {
      const at = rest.indexOf(named.name);
      if (at < 0) continue;
      found.push({ at, named });
      rest = rest.replaceAll(named.name, '\u0000'.repeat(named.name.length));
    }
    return found.sort((one, other) => one.at - other.at).map(({ named }) => named);
  }

  #playerIn(text: string): PlayerId | undefined {
    const at = ([0, 1] as const).map((player) => text.indexOf(this.#names.player(player)));
    const [first = -1, second = -1] = at;
    if (first < 0 && second < 0) return undefined;
    return second < 0 || (first >= 0 && first < second) ? 0 : 1;
  }
}
