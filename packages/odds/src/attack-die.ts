import type { Amount } from '@adjutant/engine';
import { amountOf, type HitNumbers, hitOutcome, type WoundNumbers, woundOutcome } from '@adjutant/rules-11e/queries';
import { chancesOf } from './distribution.ts';

/** Choices that the rules leave to the attacking player. */
export interface AttackPolicy {
  /** Which dice are thrown again where a rule allows it: those that fail, or all that are not critical. */
  readonly reroll: 'failed' | 'non-critical';
  /** The same for wound rolls alone, where they are treated differently. */
  readonly rerollWounds?: 'failed' | 'non-critical';
  /** Whether critical hits of [LETHAL HITS] wound automatically (24.23). */
  readonly lethalHits: 'take' | 'decline';
  /** Whether [PRECISION] picks the group of a CHARACTER that is seen (24.28). */
  readonly precision: 'pick' | 'decline';
}

/** What players do who do not plan ahead. */
export const plainPolicy: AttackPolicy = { reroll: 'failed', lethalHits: 'take', precision: 'pick' };

/** What decides one attack die until the save roll. */
export interface AttackDie {
  readonly hit: HitNumbers;
  readonly wound: WoundNumbers;
  /** Faces of hit and wound rolls that may be thrown again. */
  readonly rerolls: { readonly hit: readonly number[]; readonly wound: readonly number[] };
  readonly policy: AttackPolicy;
}

/** What one hit roll may come to. */
export interface HitResult {
  readonly chance: number;
  /** Wound rolls it causes. */
  readonly rolls: number;
  /** Wounds it causes without a roll (24.23). */
  readonly automatic: number;
}

/** The chances of one attack die until the save roll. */
export interface DieChances {
  readonly results: readonly HitResult[];
  /** Chance that a wound roll ends in a wound that is saved against. */
  readonly plain: number;
  /** Chance that it ends in mortal wounds (24.10). */
  readonly devastating: number;
}

/** The chances of one attack die, from its faces through the rules' own outcomes. @rule 05.01 05.02 24.10 24.23 24.36 */
export function dieChances(die: AttackDie): DieChances {
  return { results: hitResults(die), ...woundChances(die) };
}

/** Hits to be expected of one attack die. */
export function hitsExpected({ results }: DieChances): number {
  let hits = 0;
  for (const { chance, rolls, automatic } of results) hits += chance * (rolls + automatic);
  return hits;
}

/** Wounds to be expected of one attack die, those included that end in mortal wounds. */
export function woundsExpected({ results, plain, devastating }: DieChances): number {
  let wounds = 0;
  for (const { chance, rolls, automatic } of results) wounds += chance * (rolls * (plain + devastating) + automatic);
  return wounds;
}

/** Every result of a hit roll after re-rolls, results that come to the same together. */
function hitResults({ hit, rerolls, policy }: AttackDie): readonly HitResult[] {
  if (hit.skill === undefined) return [{ chance: 1, rolls: 1, automatic: 0 }];
  const outcomes = faces.map((face) => hitOutcome(face, hit));
  const chances = faceChances(rerolls.hit, (face) => {
    const outcome = outcomes[face - 1];
    return policy.reroll === 'failed' ? outcome?.hit !== true : outcome?.critical !== true;
  });
  let plain = 0;
  let critical = 0;
  let extra: Amount | undefined;
  let automatic = 0;
  for (const [at, outcome] of outcomes.entries()) {
    const chance = chances[at + 1] ?? 0;
    if (outcome.critical) {
      critical += chance;
      extra = outcome.extraHits;
      automatic = outcome.mayWoundAutomatically && policy.lethalHits === 'take' ? 1 : 0;
    } else if (outcome.hit) plain += chance;
  }
  const found: HitResult[] = [{ chance: plain, rolls: 1, automatic: 0 }];
  for (const [more, share] of extraHits(extra).entries()) {
    if (share > 0) found.push({ chance: critical * share, rolls: 1 - automatic + more, automatic });
  }
  found.push({ chance: 1 - plain - critical, rolls: 0, automatic: 0 });
  return found.filter(({ chance }) => chance > 0);
}

const faces = [1, 2, 3, 4, 5, 6] as const;
const none: readonly number[] = [1];

function extraHits(amount: Amount | undefined): readonly number[] {
  return amount === undefined ? none : chancesOf(amount.dice, (rolled) => amountOf(amount, rolled));
}

/** The chances of a wound that is saved against and of one that ends in mortal wounds. */
function woundChances({ wound, rerolls, policy }: AttackDie): { readonly plain: number; readonly devastating: number } {
  const outcomes = faces.map((face) => woundOutcome(face, wound));
  const again = policy.rerollWounds ?? policy.reroll;
  const chances = faceChances(rerolls.wound, (face) => {
    const outcome = outcomes[face - 1];
    return again === 'failed' ? outcome?.wound !== true : outcome?.critical !== true;
  });
  let plain = 0;
  let devastating = 0;
  for (const [at, outcome] of outcomes.entries()) {
    const chance = chances[at + 1] ?? 0;
    if (outcome.devastating) devastating += chance;
    else if (outcome.wound) plain += chance;
  }
  return { plain, devastating };
}

const fair: readonly number[] = [0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6];

/** The chance of each face after the re-roll that its player wants; index 0 has none. @rule 01.05.02 */
export function faceChances(mayReroll: readonly number[], isUnwanted: (face: number) => boolean): readonly number[] {
  if (mayReroll.length === 0) return fair;
  const again = faces.filter((face) => mayReroll.includes(face) && isUnwanted(face));
  if (again.length === 0) return fair;
  return [0, ...faces.map((face) => (again.includes(face) ? 0 : 1 / 6) + again.length / 36)];
}
