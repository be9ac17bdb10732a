import {
  type BattleState,
  type Game,
  type Json,
  type Observer,
  type PendingQuestion,
  questionKinds,
  type Refusal,
  type Ruleset,
} from '@adjutant/engine';
import { hooks } from '@adjutant/rules-11e/queries';
import { deeds, deedsOf } from './deeds.ts';

/** What a battle can reach. */
export const reachables = [
  'step',
  'hook',
  'moment',
  'kind',
  'purpose',
  'refusal',
  'award',
  'offered',
  'used',
  'deed',
] as const;
export type Reachable = (typeof reachables)[number];

/** How often each thing was reached, by kind of thing and name. */
export type Counts = Readonly<Record<Reachable, ReadonlyMap<string, number>>>;

/** Counts what battles reach of the rules. */
export class Coverage {
  readonly counts: Record<Reachable, Map<string, number>> = {
    step: new Map(),
    hook: new Map(),
    moment: new Map(),
    kind: new Map(),
    purpose: new Map(),
    refusal: new Map(),
    award: new Map(),
    offered: new Map(),
    used: new Map(),
    deed: new Map(),
  };

  /** To be told what the machine does. */
  readonly observer: Observer = {
    step: (flow, step) => this.count('step', `${flow}.${step}`),
    hook: (name) => this.count('hook', name),
    moment: (name) => this.count('moment', name),
  };

  count(what: Reachable, name: string): void {
    const { [what]: counts } = this.counts;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  /** A question, with the reasons that it gives for what cannot be chosen. */
  question(question: PendingQuestion): void {
    this.count('kind', question.kind);
    this.count('purpose', question.purpose);
    if (question.kind === 'choose-one') for (const { refusal } of question.unavailable ?? []) this.refusals([refusal]);
    if (question.kind === 'choose-some') for (const { refusal } of question.refusedSets ?? []) this.refusals([refusal]);
  }

  /** What of the stratagems and abilities that ask a question offers. */
  offers(question: PendingQuestion, ruleset: Ruleset): void {
    for (const rule of new Set(offeredIn(question, ruleset).map(([, group]) => group))) this.count('offered', rule);
  }

  /** What of them was used. */
  uses(question: PendingQuestion, value: Json | undefined, ruleset: Ruleset): void {
    const chosen = Array.isArray(value) ? value : [value];
    const used = offeredIn(question, ruleset).filter(([id]) => chosen.includes(id));
    for (const rule of new Set(used.map(([, group]) => group))) this.count('used', rule);
  }

  /** What the units of a battle did that only some units can, each once a battle. */
  deeds(game: Game): void {
    for (const deed of deedsOf(game)) this.count('deed', deed);
  }

  /** What the players have scored for, by the names of the awards. */
  awards({ players }: Pick<BattleState, 'players'>): void {
    for (const { scored } of players) for (const name of Object.keys(scored)) this.count('award', name);
  }

  refusals(refusals: readonly Refusal[]): void {
    for (const { code } of refusals) this.count('refusal', code);
  }

  /** Adds what another run reached. */
  add(other: Counts): void {
    for (const what of reachables) {
      const counts = this.counts[what];
      for (const [name, times] of other[what]) counts.set(name, (counts.get(name) ?? 0) + times);
    }
  }
}

const asked = new WeakMap<Ruleset, ReadonlySet<string>>();

/** The options of a question that use a stratagem or an ability, each with which: in windows, open choices and re-rolls. */
function offeredIn(question: PendingQuestion, ruleset: Ruleset): readonly (readonly [option: string, rule: string])[] {
  if (question.kind !== 'choose-one' && question.kind !== 'choose-some') return [];
  const rules = asked.get(ruleset) ?? new Set(askingRules(ruleset));
  asked.set(ruleset, rules);
  return question.options.flatMap(({ id, group = '' }) => (rules.has(group) ? [[id, group] as const] : []));
}

type Known = 'step' | 'hook' | 'moment' | 'kind' | 'offered' | 'used' | 'deed';

/** Names of all that can be reached and is known beforehand; purposes and refusals are known only from the text of the rules. */
export function knownNames(ruleset: Ruleset, moments: readonly string[]): Readonly<Record<Known, readonly string[]>> {
  const steps = [...ruleset.flows.values()].flatMap(({ name, steps: table }) =>
    Object.keys(table).map((step) => `${name}.${step}`),
  );
  const asking = askingRules(ruleset);
  return {
    ...{ step: steps, hook: Object.keys(hooks), moment: moments, kind: questionKinds },
    ...{ offered: asking, used: asking, deed: deeds },
  };
}

/** Ids of all that players are asked about in windows: stratagems, and effects that are not forced. */
export function askingRules({ stratagems, effects }: Pick<Ruleset, 'stratagems' | 'effects'>): readonly string[] {
  const asking = [...effects.values()].filter(({ triggers }) =>
    Object.values(triggers).some(({ forced, layer = 'player' }) => !forced && layer === 'player'),
  );
  return [...stratagems.keys(), ...asking.map(({ id }) => id)];
}
