import { type ChooseOne, type DeclaredWeapon, flow, flowName, type Game, note, type UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { attackPool, attackPoolFlow } from '../05-attack-sequence/attack-pool.ts';
import type { TargetTally } from '../moments.ts';
import { declarationQuestion, planAttacks } from './declaration.ts';
import { identicalPools, type Pool } from './identical-attacks.ts';
import { type PlannedAttack, sameWeapon, targetsLeft } from './planned-attack.ts';
import type { WayOfAttacking } from './surroundings.ts';
import { illegalNow, placesOf } from './targets-moved.ts';

interface Resolution {
  way: WayOfAttacking;
  planned: PlannedAttack[];
  /** The frame of the attacks, for whose end destroyed models wait. */
  frame: number;
  tally: TargetTally[];
}

interface Progress {
  target: UnitId;
  /** Living models of the target when its present pool was gathered. */
  before: number;
  /** Where everybody stood when targets were selected: only a target that has moved can have become illegal. */
  places: Record<string, string>;
  /** Positions of planned attacks for which new targets may be chosen. */
  illegal: number[];
}

/** Resolve Attacks: one enemy unit after the other, and against each one pool of identical attacks after the other. */
export const resolveAttacksFlow = flowName<Resolution, readonly TargetTally[]>('resolve-attacks');

/** @rule 04.03 */
export const resolveAttacksSteps = flow(
  resolveAttacksFlow.keeping<Progress>(),
  {
    start(game, attacks) {
      attacks.places = placesOf(game, attacks.way.unit, attacks.planned);
      return 'next';
    },
    next(game, attacks) {
      loseAttacks(game, attacks.planned);
      attacks.illegal = illegalNow(game, attacks.way, attacks.planned, attacks.places ?? {});
      if (attacks.illegal.length > 0) return 'declareAgain';
      return targetsLeft(attacks.planned).length === 0 ? 'done' : 'chooseTarget';
    },
    declareAgain(game, { way, planned, illegal = [] }) {
      game.ask(
        declarationQuestion(
          game,
          way,
          illegal.map((at) => weaponId(planned[at])),
        ),
      );
      return 'declaredAgain';
    },
    declaredAgain(game, attacks) {
      const { way, planned, illegal = [] } = attacks;
      const again = planAttacks(game, way, game.answer<DeclaredWeapon[]>());
      for (const at of illegal) replace(game, planned, at, again);
      attacks.places = placesOf(game, way.unit, planned);
      return 'next';
    },
    chooseTarget(game, attacks) {
      game.ask(targetQuestion(game, attacks));
      return 'targetChosen';
    },
    targetChosen(game, attacks) {
      attacks.target = game.answer<UnitId>();
      return 'choosePool';
    },
    choosePool(game, { planned, way, target = 0 }) {
      game.ask(poolQuestion(game, way, planned, target));
      return 'poolChosen';
    },
    poolChosen(game, attacks) {
      const { planned, target = 0 } = attacks;
      const id = game.answer<string>();
      const pool = identicalPools(game, planned, target).find((candidate) => candidate.id === id);
      const members = (pool?.members ?? []).flatMap((at) => planned[at] ?? []);
      for (const member of members) member.done = true;
      attacks.before = living(game, target).length;
      const gathered = members.map(({ record, split }) => ({ record, ...(split === undefined ? {} : { split }) }));
      game.call(attackPool(game, gathered, attacks.frame));
      return 'poolDone';
    },
    poolDone(game, attacks) {
      const { target = 0, before = 0 } = attacks;
      const destroyed = before - living(game, target).length;
      addTally(attacks.tally, { unit: target, destroyed, ...game.result(attackPoolFlow) });
      const goesOn = targetsLeft(attacks.planned).includes(target) && living(game, target).length > 0;
      return goesOn ? 'choosePool' : 'next';
    },
  },
  ({ tally }) => tally,
);

/** Attacks at a unit that is destroyed are lost. (04 open point 1) @rule 05.04.04-f */
function loseAttacks(game: Game, planned: readonly PlannedAttack[]): void {
  for (const target of targetsLeft(planned)) {
    if (living(game, target).length > 0) continue;
    const lost = planned.filter((attack) => !attack.done && attack.record.target === target);
    for (const attack of lost) attack.done = true;
    note(game, 'attacks-lost', '04.03', { target, weapons: lost.length });
  }
}

/** A weapon whose target is no longer legal attacks the new one, or nobody. @rule 04.03.03-a */
function replace(game: Game, planned: PlannedAttack[], at: number, again: readonly PlannedAttack[]): void {
  const old = planned[at];
  if (old === undefined) return;
  old.done = true;
  const chosen = again.filter((attack) => sameWeapon(attack, old));
  planned.push(...chosen);
  if (chosen.length === 0) note(game, 'attacks-lost', '04.03.03-a', { target: old.record.target, weapons: 1 });
}

function weaponId(attack: PlannedAttack | undefined): string {
  return `${attack?.record.model}:${attack?.record.slot}`;
}

/** Which enemy unit is attacked next. @rule 04.03-a 04.03-g */
function targetQuestion(game: Game, { way, planned }: Resolution): ChooseOne {
  const options = targetsLeft(planned).map((unit) => ({ id: `unit:${unit}`, value: unit, unit }));
  return {
    kind: 'choose-one',
    player: game.unit(way.unit).player,
    purpose: 'unit-to-attack',
    rule: '04.03-a',
    unit: way.unit,
    options,
    mayPass: false,
  };
}

/** Which pool of identical attacks is rolled next. @rule 04.03-b 04.03-c */
function poolQuestion(game: Game, way: WayOfAttacking, planned: readonly PlannedAttack[], target: UnitId): ChooseOne {
  const pools = identicalPools(game, planned, target);
  const option = ({ id, members }: Pool) => ({
    id,
    value: id,
    count: members.length,
    model: planned[members[0] ?? 0]?.record.model ?? 0,
  });
  const { player } = game.unit(way.unit);
  const facts = {
    target,
    pools: pools.map(({ id, members }) => ({ id, weapons: members.map((at) => weaponId(planned[at])) })),
  };
  return {
    kind: 'choose-one',
    player,
    purpose: 'attacks-to-resolve',
    rule: '04.03-b',
    unit: way.unit,
    options: pools.map(option),
    facts,
    mayPass: false,
  };
}

function addTally(tally: TargetTally[], pool: TargetTally): void {
  const at = tally.findIndex((entry) => entry.unit === pool.unit);
  const so = tally[at];
  if (so === undefined) {
    tally.push(pool);
    return;
  }
  tally[at] = {
    unit: so.unit,
    attacks: so.attacks + pool.attacks,
    hits: so.hits + pool.hits,
    wounds: so.wounds + pool.wounds,
    damage: so.damage + pool.damage,
    destroyed: so.destroyed + pool.destroyed,
  };
}
