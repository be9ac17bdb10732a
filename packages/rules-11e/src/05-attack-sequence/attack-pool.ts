import {
  type Call,
  type ChooseNumber,
  flow,
  flowName,
  type Game,
  type JsonObject,
  note,
  roll,
  rollFlow,
} from '@adjutant/engine';
import { amountOf, chunks } from '../01-core-concepts/amount.ts';
import type { AttackRecord } from '../04-making-attacks/attack.ts';
import { partsContext, rollContext } from '../04-making-attacks/attack-rolls.ts';
import { gatherAttacks, gatherAttacksFlow, type PoolMember } from '../04-making-attacks/gather-attacks.ts';
import { attackOf } from '../04-making-attacks/weapon-abilities.ts';
import { devastatingWoundsFlow } from '../24-core-abilities/devastating-wounds.ts';
import type { TargetTally } from '../moments.ts';
import { allocateAttacks, allocateAttacksFlow } from './allocate-attacks.ts';
import { explain, numbersOf } from './attack-numbers.ts';
import { hitOutcome } from './hit.ts';
import type { AttackNumbers } from './numbers.ts';
import {
  isLost,
  openSubPools,
  type Rolling,
  rollingParts,
  type SubPool,
  subPoolQuestion,
  subPoolsOf,
  withExtraHits,
  woundParts,
} from './sub-pools.ts';

interface Pool {
  members: readonly PoolMember[];
  /** One of the attacks, for all: they are identical. */
  record: AttackRecord;
  numbers: AttackNumbers;
  /** The frame of the unit's attacks, for whose end destroyed models wait. */
  frame: number;
  attacks: number;
  hits: number;
  criticalHits: number;
  /** Critical hits that wound without a roll (24.23). */
  automaticWounds: number;
  wounds: number;
  devastating: number;
  damage: number;
  /** The hits, by what the hit dice changed about them. */
  rolling: readonly Rolling[];
  /** The attacks that wounded, in pools of identical ones. */
  subPools: SubPool[];
  /** Position of the sub-pool that is being resolved. */
  at: number;
}

/** One pool of identical attacks on one unit, from gathering its dice to the damage; brings back what they did. */
export const attackPoolFlow = flowName<Pool, Omit<TargetTally, 'unit' | 'destroyed'>>('attack-pool');

/** Resolves a pool of identical attacks, with the numbers they have now. */
export function attackPool(game: Game, members: readonly PoolMember[], frame: number): Call {
  const record = members[0]?.record;
  if (record === undefined) throw new Error('a pool has at least one weapon');
  const numbers = numbersOf(game, attackOf(game, record));
  const nothingYet = { attacks: 0, hits: 0, criticalHits: 0, automaticWounds: 0, wounds: 0, devastating: 0, damage: 0 };
  const noParts = { rolling: [], subPools: [], at: 0 };
  return attackPoolFlow.begin({ members, record, numbers, frame, ...nothingYet, ...noParts });
}

const faces = [1, 2, 3, 4, 5, 6];

/** Mortal wounds of critical wounds come after the last sub-pool (05 open point 11). @rule 04.03-e 05.00 05.01 05.02 05.03.02-c */
export const attackPoolSteps = flow(
  attackPoolFlow,
  {
    start(game, pool) {
      game.call(gatherAttacks(pool.members));
      return 'gathered';
    },
    gathered(game, pool) {
      pool.attacks = game.result(gatherAttacksFlow);
      if (pool.numbers.hit.skill !== undefined) return 'rollHits';
      pool.hits = pool.attacks;
      pool.rolling = rollingParts(game, pool, []);
      return 'rollWounds';
    },
    rollHits(game, pool) {
      const fails = faces.filter((face) => !hitOutcome(face, pool.numbers.hit).hit);
      game.call(attackersRoll(game, pool, 'hit', pool.attacks, '05.01-a', { fails }));
      return 'hitsKnown';
    },
    hitsKnown(game, pool) {
      const hits = game.result(rollFlow).flatMap((face) => {
        const { hit, critical } = hitOutcome(face, pool.numbers.hit);
        return hit ? [{ face, critical }] : [];
      });
      pool.hits = hits.length;
      pool.criticalHits = hits.filter((hit) => hit.critical).length;
      pool.rolling = rollingParts(game, pool, hits);
      const dice = pool.criticalHits * (pool.numbers.hit.sustainedHits?.dice ?? 0);
      game.call(attackersRoll(game, pool, 'sustained-hits', dice, '24.36-a', {}));
      return 'extraHitsKnown';
    },
    extraHitsKnown(game, pool) {
      const { sustainedHits, lethalHits } = pool.numbers.hit;
      if (sustainedHits !== undefined) {
        const each = chunks(game.result(rollFlow), sustainedHits.dice, pool.criticalHits);
        for (const rolled of each) pool.hits += amountOf(sustainedHits, rolled);
        pool.rolling = withExtraHits(pool);
      }
      if (!lethalHits || pool.criticalHits === 0) return 'rollWounds';
      if (pool.numbers.wound.devastatingWounds) return 'askLethalHits';
      pool.automaticWounds = pool.criticalHits; // where a critical wound brings nothing, wounding without a roll is never worse
      return 'rollWounds';
    },
    askLethalHits(game, pool) {
      game.ask(lethalHitsQuestion(game, pool));
      return 'lethalHitsChosen';
    },
    lethalHitsChosen(game, pool) {
      pool.automaticWounds = game.answer<number>();
      return 'rollWounds';
    },
    rollWounds(game, pool) {
      game.call(woundRolls(game, pool));
      return 'woundsKnown';
    },
    woundsKnown(game, pool) {
      pool.subPools = subPoolsOf(game, pool, game.result(rollFlow));
      pool.wounds = pool.subPools.reduce((sum, { wounds }) => sum + wounds, 0);
      pool.devastating = pool.subPools.reduce((sum, { devastating }) => sum + devastating, 0);
      noteAttacks(game, pool);
      return 'chooseSubPool';
    },
    chooseSubPool(game, pool) {
      if (openSubPools(pool).length === 0) return 'devastate';
      if (pool.subPools.length === 1) return 'allocate';
      return isLost(game, pool) ? 'devastate' : 'askSubPool';
    },
    askSubPool(game, pool) {
      game.ask(subPoolQuestion(game, pool));
      return 'subPoolChosen';
    },
    subPoolChosen(game, pool) {
      pool.at = game.answer<number>();
      return 'allocate';
    },
    allocate(game, pool) {
      const { members, frame, subPools, at } = pool;
      const subPool = subPools[at];
      if (subPool === undefined) return 'devastate';
      game.call(allocateAttacks(game, { ...subPool, frame, attackers: members.map(({ record }) => record.model) }));
      return 'damaged';
    },
    damaged(game, pool) {
      const { damage, picked } = game.result(allocateAttacksFlow);
      pool.damage += damage;
      pool.subPools = pool.subPools.map((one, at) => (at === pool.at ? { ...one, picked } : one));
      return 'chooseSubPool';
    },
    devastate(game, pool) {
      const next = pool.subPools.find(({ devastating }) => devastating > 0);
      if (next === undefined) return 'done';
      const { record, numbers, devastating: criticals, picked: first = [] } = next;
      pool.subPools = pool.subPools.map((one) => (one === next ? { ...one, devastating: 0 } : one));
      const { frame } = pool;
      game.call(devastatingWoundsFlow.begin({ record, damage: numbers.damage, criticals, first, frame, lost: 0 }));
      return 'devastated';
    },
    devastated(game, pool) {
      pool.damage += game.result(devastatingWoundsFlow);
      return 'devastate';
    },
  },
  ({ attacks, hits, wounds, damage }) => ({ attacks, hits, wounds, damage }),
);

function attackersRoll(
  game: Game,
  { record }: Pick<Pool, 'record'>,
  purpose: string,
  count: number,
  rule: string,
  needs: JsonObject,
): Call {
  const { player, id } = game.unit(record.unit);
  return roll({ purpose, player, unit: id, count, rule, context: rollContext(record, needs) });
}

/** The wound rolls of all attacks that hit and do not wound without one, thrown together whatever they need. @rule 05.00-b 05.02-a */
function woundRolls(game: Game, pool: Pool): Call {
  const { player, id } = game.unit(pool.record.unit);
  const parts = woundParts(pool);
  const rolling = parts.filter(({ size }) => size > 0);
  const count = rolling.reduce((sum, { size }) => sum + size, 0);
  const context = partsContext(rolling.length > 0 ? rolling : parts);
  return roll({ purpose: 'wound', player, unit: id, count, rule: '05.02-a', context });
}

/** How many of the critical hits wound without a roll; the others may become critical wounds. @rule 05.01-i 24.23-a 24.23-b */
function lethalHitsQuestion(game: Game, { record, criticalHits }: Pool): ChooseNumber {
  const { player, id } = game.unit(record.unit);
  return { kind: 'number', player, purpose: 'lethal-hits', rule: '24.23-a', unit: id, min: 0, max: criticalHits };
}

/** What the dice came to, with the numbers they had to meet and each rule's part in them. */
function noteAttacks(game: Game, pool: Pool): void {
  if (!game.keepsLog) return;
  const { record, attacks, hits, criticalHits, automaticWounds, wounds, devastating } = pool;
  const { unit, target, model, slot, profile } = record;
  const attack = attackOf(game, record);
  const { numbers, parts } = explain(game, attack);
  note(game, 'attacks-rolled', '05.00', {
    ...{ unit, target, attacks, hits, criticalHits, automaticWounds, wounds, devastating },
    weapon: { model, slot, profile, id: attack.weapon.id, called: attack.profile.name },
    numbers: numbers as unknown as JsonObject,
    parts: parts as unknown as JsonObject,
  });
}
