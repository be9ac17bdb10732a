import type { Game, RollInProgress } from '@adjutant/engine';
import { numbersOf } from '../05-attack-sequence/attack-numbers.ts';
import { hooks } from '../hooks.ts';
import type { AttackRecord } from './attack.ts';
import { rollContext } from './attack-rolls.ts';
import type { PlannedAttack } from './planned-attack.ts';
import { attackOf } from './weapon-abilities.ts';

/** Identical attacks on one unit, gathered into one pool. */
export interface Pool {
  /** Stays the same while the pool is not resolved: the first model and weapon of it. */
  readonly id: string;
  /** Positions in the list of planned attacks. */
  readonly members: readonly number[];
}

/** The attacks on a unit that are not resolved yet, identical ones together. @rule 04.03-b 04.03-c 04.03.01 */
export function identicalPools(game: Game, planned: readonly PlannedAttack[], target: number): readonly Pool[] {
  const pools = new Map<string, number[]>();
  for (const [at, { record, done }] of planned.entries()) {
    if (done || record.target !== target) continue;
    const key = identity(game, record);
    const members = pools.get(key);
    if (members === undefined) pools.set(key, [at]);
    else members.push(at);
  }
  return [...pools.values()].map((members) => ({ id: poolId(planned, members), members }));
}

function poolId(planned: readonly PlannedAttack[], members: readonly number[]): string {
  const { model, slot } = planned[members[0] ?? 0]?.record ?? { model: 0, slot: 0 };
  return `attacks:${model}:${slot}`;
}

/** Attacks with the same identity are identical: the same numbers after all rules, and the same re-rolls. Names, range and A do not matter. @rule 04.03.01-a 04.03.01-d */
function identity(game: Game, record: AttackRecord): string {
  return JSON.stringify([numbersOf(game, attackOf(game, record)), rerolls(game, record)]);
}

const purposes = ['hit', 'wound', 'damage'] as const;

/** Which rules would let the attack's dice be thrown again, or forbid it. */
function rerolls(game: Game, record: AttackRecord): readonly string[] {
  const { player } = game.unit(record.unit);
  return purposes.flatMap((purpose) => {
    const made: RollInProgress = {
      purpose,
      player,
      unit: record.unit,
      count: 1,
      rule: '05',
      context: rollContext(record, {}),
      faces: [1],
      rerolled: [],
    };
    return [...hooks.reroll.parts(game, made), ...hooks.noReroll.parts(game, made)].map(
      (part) => `${purpose}/${part.source}`,
    );
  });
}
