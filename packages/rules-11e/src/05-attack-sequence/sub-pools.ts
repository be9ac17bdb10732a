/** The parts into which a pool falls where attacks are changed by their own dice; almost always there is just one. */

import { type ChooseOne, type Game, type ModelId, note } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import type { AttackRecord } from '../04-making-attacks/attack.ts';
import type { RollPart } from '../04-making-attacks/attack-rolls.ts';
import { attackOf } from '../04-making-attacks/weapon-abilities.ts';
import { numbersOf } from './attack-numbers.ts';
import { changedByRoll } from './changed-by-roll.ts';
import type { AttackNumbers } from './numbers.ts';
import { woundOutcome } from './wound.ts';

/** Hits of a pool that are identical, about to roll to wound. */
export interface Rolling {
  readonly record: AttackRecord;
  readonly numbers: AttackNumbers;
  readonly hits: number;
  readonly criticalHits: number;
}

/** Attacks that wounded and are identical: saved and suffered before the next. */
export interface SubPool {
  readonly record: AttackRecord;
  readonly numbers: AttackNumbers;
  readonly wounds: number;
  readonly devastating: number;
  /** Set once it is resolved: models that [PRECISION] picked. */
  readonly picked?: readonly ModelId[];
}

interface Pool {
  readonly record: AttackRecord;
  readonly numbers: AttackNumbers;
  readonly hits: number;
  /** Critical hits of the whole pool that wound without a roll. */
  readonly automaticWounds: number;
  readonly rolling: readonly Rolling[];
  subPools: SubPool[];
}

type Dice = readonly { readonly face: number; readonly critical: boolean }[];

/** The hits of a pool by what their dice changed; without dice all hit without a roll. @rule 05.03.02-b 01.05.01-b */
export function rollingParts(game: Game, { record, numbers, hits }: Omit<Pool, 'rolling'>, dice: Dice): Rolling[] {
  if (dice.length === 0) return [{ record, numbers, hits, criticalHits: 0 }];
  return changedByRoll(game, record, attackOf(game, record), 'hit', dice).map(({ record: changed, faces }) => ({
    record: changed,
    numbers: changed === record ? numbers : numbersOf(game, attackOf(game, changed)),
    hits: faces.length,
    criticalHits: faces.filter((die) => die.critical).length,
  }));
}

/** Further hits of critical hits are attacks of their own, which no die has changed. @rule 24.36-a */
export function withExtraHits({ rolling, hits }: Pick<Pool, 'rolling' | 'hits'>): Rolling[] {
  const extra = hits - rolling.reduce((sum, part) => sum + part.hits, 0);
  return rolling.map((part, at) => (at === 0 ? { ...part, hits: part.hits + extra } : part));
}

/** How many hits of a part wound without a roll. @rule 24.23-a */
function automaticWoundsOf({ rolling, automaticWounds }: Omit<Pool, 'subPools'>, part: number): number {
  const before = rolling.slice(0, part).reduce((sum, { criticalHits }) => sum + criticalHits, 0);
  return Math.max(0, Math.min(rolling[part]?.criticalHits ?? 0, automaticWounds - before));
}

/** The dice of the wound rolls, part by part: all are rolled at the same time. @rule 05.00-b 05.02-a */
export function woundParts(pool: Omit<Pool, 'subPools'>): RollPart[] {
  return pool.rolling.map(({ record, numbers, hits }, at) => ({
    size: hits - automaticWoundsOf(pool, at),
    attack: record,
    fails: [1, 2, 3, 4, 5, 6].filter((face) => !woundOutcome(face, numbers.wound).wound),
  }));
}

/** What the wound rolls came to, as pools of identical attacks. @rule 05.03.02-b 05.03.02-d */
export function subPoolsOf(game: Game, pool: Omit<Pool, 'subPools'>, faces: readonly number[]): SubPool[] {
  const filled: Pool = { ...pool, subPools: [] };
  let from = 0;
  for (const [at, { size }] of woundParts(pool).entries()) {
    addWounds(game, filled, at, faces.slice(from, from + size));
    from += size;
  }
  const { subPools } = filled;
  const wounding = subPools.length > 1 ? subPools.filter(({ wounds }) => wounds > 0) : subPools;
  const [first] = pool.rolling;
  return wounding.length > 0 || first === undefined ? wounding : [{ ...first, wounds: 0, devastating: 0 }];
}

/** Adds the attacks of one part, with the dice that it rolled. */
function addWounds(game: Game, pool: Pool, at: number, faces: readonly number[]): void {
  const part = pool.rolling[at];
  if (part === undefined) return;
  const outcomes = faces.map((face) => ({ face, ...woundOutcome(face, part.numbers.wound) }));
  const wounded = outcomes.flatMap(({ face, wound, critical }) => (wound ? [{ face, critical }] : []));
  const found = changedByRoll(game, part.record, attackOf(game, part.record), 'wound', wounded);
  for (const { record, faces: dice } of found) {
    const unchanged = record === part.record;
    const numbers = unchanged ? part.numbers : numbersOf(game, attackOf(game, record));
    const devastating = dice.filter(({ face }) => woundOutcome(face, numbers.wound).devastating).length;
    const wounds = dice.length + (unchanged ? automaticWoundsOf(pool, at) : 0);
    addSubPool(pool, { record, numbers, wounds, devastating });
  }
}

function addSubPool(pool: Pool, added: SubPool): void {
  const key = ({ record }: SubPool) => JSON.stringify(record.changes ?? []);
  const at = pool.subPools.findIndex((one) => key(one) === key(added));
  const same = pool.subPools[at];
  if (same === undefined) pool.subPools.push(added);
  else {
    const sum = { wounds: same.wounds + added.wounds, devastating: same.devastating + added.devastating };
    pool.subPools[at] = { ...same, ...sum };
  }
}

/** Positions of the sub-pools that are not resolved. */
export function openSubPools({ subPools }: Pick<Pool, 'subPools'>): number[] {
  return subPools.flatMap(({ picked }, at) => (picked === undefined ? [at] : []));
}

/** Whether nobody is left to take the attacks of the next sub-pools, which are lost. @rule 05.04-a */
export function isLost(game: Game, pool: Pick<Pool, 'record' | 'subPools'>): boolean {
  const { target } = pool.record;
  if (living(game, target).length > 0) return false;
  const attacks = openSubPools(pool).reduce((sum, at) => sum + (pool.subPools[at]?.wounds ?? 0), 0);
  note(game, 'attacks-lost', '05.04-a', { target, attacks });
  return true;
}

/** Which sub-pool is saved next. @rule 05.03.02-c */
export function subPoolQuestion(game: Game, pool: Pick<Pool, 'record' | 'subPools'>): ChooseOne {
  const { player, id } = game.unit(pool.record.unit);
  const numbers = pool.subPools.map((one) => ({
    save: { ...one.numbers.save },
    damage: { ...one.numbers.damage.amount },
  }));
  return {
    kind: 'choose-one',
    player,
    purpose: 'sub-pool',
    rule: '05.03.02-c',
    unit: id,
    options: openSubPools(pool).map((at) => ({ id: `wounds:${at}`, value: at, count: pool.subPools[at]?.wounds ?? 0 })),
    facts: { target: pool.record.target, numbers },
    mayPass: false,
  };
}
