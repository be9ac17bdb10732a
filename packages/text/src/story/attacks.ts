import type { BattleEvent } from '@adjutant/engine';
import { neededOf } from '../events.ts';
import type { Names } from '../names.ts';
import { weaponOf } from '../notes.ts';
import { Values } from '../values.ts';
import { count, listOf, possessive } from '../words.ts';
import type { StoryLine, Telling } from './line.ts';

/** What dice came to: of one pool of identical attacks, or of all of a unit's attacks on one enemy. */
interface Tally {
  readonly unit: number;
  readonly target: number;
  readonly weapons: Set<string>;
  attacks: number;
  hits: number;
  wounds: number;
  damage: number;
  readonly destroyed: number[];
  /** What the dice had to show, while it is the same for all. */
  hitOn: string | undefined;
  woundOn: string | undefined;
}

type Dice = Extract<BattleEvent, { type: 'dice' }>;

/** Gathers the dice of attacks: a sentence for each pool, or in a brief telling one for each enemy that a unit attacks. */
export class AttackStory {
  readonly #names: Names;
  readonly #telling: Telling;
  /** How the unit that attacks was selected: `shoot` or `fight`. */
  #purpose = '';
  #hitOn: string | undefined;
  #woundOn: string | undefined;
  #pool: Tally | undefined;
  #targets: Tally[] = [];

  constructor(names: Names, telling: Telling) {
    this.#names = names;
    this.#telling = telling;
  }

  /** Whether attacks are being told: what happens meanwhile belongs after their sentence. */
  get isOpen(): boolean {
    return this.#pool !== undefined || this.#targets.length > 0;
  }

  /** Takes in what happens; brings back what is over. */
  see(event: BattleEvent): readonly StoryLine[] {
    if (event.type === 'unit-selected') this.#purpose = event.purpose;
    const lines = this.#endBefore(event);
    if (event.type === 'dice') this.#seeDice(event);
    if (event.type === 'note' && event.code === 'attacks-rolled') this.#open(new Values(event.values, this.#names));
    if (event.type === 'wounds' && event.cause.kind === 'attack' && event.change < 0)
      this.#hurt(event.model, -event.change, event.wounds);
    return lines;
  }

  /** What is still untold. */
  end(): readonly StoryLine[] {
    return [...this.#endPool(), ...this.#endUnit()];
  }

  #endBefore(event: BattleEvent): readonly StoryLine[] {
    switch (event.type) {
      case 'moment':
      case 'unit-selected':
      case 'model-moved':
      case 'model-set-up':
        return this.end();
      case 'dice':
        return event.purpose === 'hit' && event.rerolled === undefined ? this.#endPool() : [];
      case 'note':
        return event.code === 'targets-selected' ? this.end() : event.code === 'attacks-rolled' ? this.#endPool() : [];
      default:
        return [];
    }
  }

  #seeDice({ purpose, fails }: Dice): void {
    if (fails === undefined) return;
    if (purpose === 'hit') this.#hitOn = neededOf(fails);
    if (purpose === 'wound') this.#woundOn = neededOf(fails);
  }

  #open(rolled: Values): void {
    const [attacks = 0, hits = 0, wounds = 0] = ['attacks', 'hits', 'wounds'].map((key) => rolled.number(key));
    this.#pool = {
      unit: rolled.number('unit'),
      target: rolled.number('target'),
      weapons: new Set([weaponOf(rolled.in('weapon'))]),
      ...{ attacks, hits, wounds, damage: 0, destroyed: [] },
      hitOn: this.#hitOn,
      woundOn: this.#woundOn,
    };
    this.#hitOn = undefined;
    this.#woundOn = undefined;
  }

  #hurt(model: number, damage: number, left: number): void {
    const target = this.#pool ?? this.#targets.at(-1);
    if (target === undefined) return;
    target.damage += damage;
    if (left === 0) target.destroyed.push(model);
  }

  #endPool(): readonly StoryLine[] {
    const pool = this.#pool;
    this.#pool = undefined;
    if (pool === undefined) return [];
    if (this.#telling === 'full') return [{ weight: 'main', rule: '05.00', text: this.#poolSentence(pool) }];
    const same = this.#targets.find((tally) => tally.unit === pool.unit && tally.target === pool.target);
    if (same === undefined) this.#targets.push(pool);
    else add(same, pool);
    return [];
  }

  #endUnit(): readonly StoryLine[] {
    const lines = this.#targets.map((tally): StoryLine => ({ weight: 'main', text: this.#unitSentence(tally) }));
    this.#targets = [];
    return lines;
  }

  #poolSentence(tally: Tally): string {
    const { unit, target, weapons } = tally;
    return `${possessive(this.#names.unit(unit))} ${[...weapons].join()} at ${this.#names.unit(target)}: ${this.#numbers(tally)}`;
  }

  #unitSentence(tally: Tally): string {
    const { unit, target, weapons } = tally;
    const verb = this.#purpose === 'shoot' ? 'shot' : this.#purpose === 'fight' ? 'fought' : 'attacked';
    const numbers = this.#numbers({ ...tally, hitOn: undefined, woundOn: undefined });
    return `${this.#names.unit(unit)} ${verb} ${this.#names.unit(target)} (${listOf([...weapons].map((name) => name.toLowerCase()))}): ${numbers}`;
  }

  #numbers({ attacks, hits, wounds, damage, destroyed, hitOn, woundOn }: Tally): string {
    const parts = [
      count(attacks, 'attack'),
      `${count(hits, 'hit')}${hitOn === undefined ? '' : ` (${hitOn})`}`,
      ...(hits > 0 ? [`${count(wounds, 'wound')}${woundOn === undefined ? '' : ` (${woundOn})`}`] : []),
      ...(wounds > 0 ? [damage === 0 ? 'no damage' : `${damage} damage`] : []),
    ];
    return `${parts.join(', ')}${destroyed.length === 0 ? '' : `; ${this.#fallen(destroyed)}`}`;
  }

  /** "2 x Boy and 1 x Boss Nob destroyed". */
  #fallen(models: readonly number[]): string {
    const profiles = models.map((model) => this.#names.profile(model));
    const each = [...new Set(profiles)].map((name) => `${profiles.filter((other) => other === name).length} x ${name}`);
    return `${listOf(each)} destroyed`;
  }
}

function add(tally: Tally, more: Tally): void {
  for (const weapon of more.weapons) tally.weapons.add(weapon);
  tally.attacks += more.attacks;
  tally.hits += more.hits;
  tally.wounds += more.wounds;
  tally.damage += more.damage;
  tally.destroyed.push(...more.destroyed);
}
