import type { Amount } from '@adjutant/engine';
import { amountOf, type HitNumbers, hitOutcome, type WoundNumbers, woundOutcome } from '@adjutant/rules-11e/queries';
import { chancesOf } from './distribution.ts';

/** Choices that the rules leave to the attacking player. */
export interface AttackPolicy {
  /** Which dice are thrown again where a rule allows it: those that fail, or all that are not critical. */
  readonly reroll: 'failed' | 'non-critical';
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

/** Chances of two counts together: how many save rolls an attack causes, and how many critical wounds that end in mortal wounds. */
export type JointChances = readonly { readonly saves: number; readonly devastating: number; readonly chance: number }[];

/** What one attack die comes to. */
export interface DieOutcome {
  readonly hits: number;
  readonly wounds: number;
  readonly reaching: JointChances;
}

/** What one hit roll comes to. */
interface Hits {
  readonly chance: number;
  readonly hits: number;
  readonly automaticWounds: number;
}

/** Expected hits and wounds of one attack die, and what reaches the save step. @rule 05.01 05.02 24.10 24.23 24.36 */
export function dieOutcome(die: AttackDie): DieOutcome {
  const rolled = hitsOf(die);
  const wound = woundChances(die);
  let hits = 0;
  let wounds = 0;
  const reaching: { saves: number; devastating: number; chance: number }[] = [];
  for (const each of rolled) {
    const rolls = each.hits - each.automaticWounds;
    hits += each.chance * each.hits;
    wounds += each.chance * (each.automaticWounds + rolls * (wound.plain + wound.devastating));
    for (const { saves, devastating, chance } of trinomial(rolls, wound.plain, wound.devastating)) {
      reaching.push({ saves: saves + each.automaticWounds, devastating, chance: chance * each.chance });
    }
  }
  return { hits, wounds, reaching: merged(reaching) };
}

/** Every result of a hit roll after re-rolls; an attack that hits without a roll has just one. */
function hitsOf({ hit, rerolls, policy }: AttackDie): readonly Hits[] {
  if (hit.skill === undefined) return [{ chance: 1, hits: 1, automaticWounds: 0 }];
  const found: Hits[] = [];
  const chances = faceChances(rerolls.hit, (face) => {
    const { hit: isHit, critical } = hitOutcome(face, hit);
    return policy.reroll === 'failed' ? !isHit : !critical;
  });
  for (const [face, chance] of chances.entries()) {
    if (chance === 0) continue;
    const outcome = hitOutcome(face, hit);
    const automaticWounds = outcome.mayWoundAutomatically && policy.lethalHits === 'take' ? 1 : 0;
    for (const [extra, share] of extraHits(outcome.extraHits).entries()) {
      if (share > 0) found.push({ chance: chance * share, hits: (outcome.hit ? 1 : 0) + extra, automaticWounds });
    }
  }
  return found;
}

function extraHits(amount: Amount | undefined): readonly number[] {
  return amount === undefined ? [1] : chancesOf(amount.dice, (faces) => amountOf(amount, faces));
}

/** The chances of a wound that is saved against and of one that ends in mortal wounds. */
function woundChances({ wound, rerolls, policy }: AttackDie): { readonly plain: number; readonly devastating: number } {
  const chances = faceChances(rerolls.wound, (face) => {
    const { wound: wounds, critical } = woundOutcome(face, wound);
    return policy.reroll === 'failed' ? !wounds : !critical;
  });
  let plain = 0;
  let devastating = 0;
  for (const [face, chance] of chances.entries()) {
    if (chance === 0) continue;
    const outcome = woundOutcome(face, wound);
    if (outcome.devastating) devastating += chance;
    else if (outcome.wound) plain += chance;
  }
  return { plain, devastating };
}

/** The chance of each face after the re-roll that its player wants; index 0 has none. */
export function faceChances(mayReroll: readonly number[], isUnwanted: (face: number) => boolean): readonly number[] {
  const again = [1, 2, 3, 4, 5, 6].filter((face) => mayReroll.includes(face) && isUnwanted(face));
  return [0, 1, 2, 3, 4, 5, 6].map((face) => {
    if (face === 0) return 0;
    return (again.includes(face) ? 0 : 1 / 6) + again.length / 36;
  });
}

/** Of so many wound rolls: how many wound plainly and how many end in mortal wounds. */
function trinomial(rolls: number, plain: number, devastating: number): JointChances {
  let joint: JointChances = [{ saves: 0, devastating: 0, chance: 1 }];
  for (let roll = 0; roll < rolls; roll++) {
    joint = merged(
      joint.flatMap((so) => [
        { ...so, chance: so.chance * (1 - plain - devastating) },
        { ...so, saves: so.saves + 1, chance: so.chance * plain },
        { ...so, devastating: so.devastating + 1, chance: so.chance * devastating },
      ]),
    );
  }
  return joint;
}

function merged(joint: JointChances): JointChances {
  const found = new Map<string, { saves: number; devastating: number; chance: number }>();
  for (const one of joint) {
    if (one.chance === 0) continue;
    const key = `${one.saves}/${one.devastating}`;
    const same = found.get(key);
    if (same === undefined) found.set(key, { ...one });
    else same.chance += one.chance;
  }
  return [...found.values()];
}
