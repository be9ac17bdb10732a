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
  /** Where the unit and its targets stood when targets were selected: only what has moved since can have become illegal. */
  places: Record<string, string>;
  /** The frame of the attacks, for whose end destroyed models wait. */
  frame: number;
  tally: TargetTally[];
}

interface Progress {
  target: UnitId;
  /** Living models of the target when its present pool was gathered. */
  before: number;
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
      loseAttacks(game, attacks.planned);
      attacks.illegal = illegalNow(game, attacks.way, attacks.planned, attacks.places);
      if (attacks.illegal.length > 0) return 'declareAgain';
      const left = targetsLeft(attacks.planned);
      if (left.length === 0) return 'done';
      return attacks.target !== undefined && left.includes(attacks.target) ? 'choosePool' : 'chooseTarget';
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
      const old = illegal.flatMap((at) => planned[at] ?? []);
      for (const attack of old) attack.done = true;
      planned.push(...again.map((attack) => withSplit(attack, old)));
      noteLost(
        game,
        old.filter((attack) => !again.some((other) => sameWeapon(attack, other))),
        '04.03.03-a',
      );
      attacks.places = placesOf(game, way.unit, planned);
      return 'start';
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
      const members = game.answer<number[]>().flatMap((at) => planned[at] ?? []);
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
      return 'start';
    },
  },
  ({ tally }) => tally,
);

/** Attacks at a unit that is destroyed are lost (04 open point 1), and those of a model that has fallen and does not fight on. @rule 05.04.04-f */
function loseAttacks(game: Game, planned: readonly PlannedAttack[]): void {
  const lost = planned.filter(({ done, record }) => !done && !canBeMade(game, record));
  for (const attack of lost) attack.done = true;
  noteLost(game, lost, '05.04.04-f');
}

function canBeMade(game: Game, { model, target }: PlannedAttack['record']): boolean {
  const { status } = game.model(model);
  return (status === 'living' || status === 'fighting-on') && living(game, target).length > 0;
}

function noteLost(game: Game, lost: readonly PlannedAttack[], rule: string): void {
  for (const target of new Set(lost.map(({ record }) => record.target))) {
    const weapons = lost.filter(({ record }) => record.target === target).length;
    note(game, 'attacks-lost', rule, { target, weapons });
  }
}

/** Attacks that were split off a weapon stay as many with a new target. @rule 04.03.02-a 04.03.03-a */
function withSplit(attack: PlannedAttack, old: readonly PlannedAttack[]): PlannedAttack {
  const parts = old.filter((part) => part.split !== undefined && sameWeapon(part, attack));
  return parts.length === 0 ? attack : { ...attack, split: parts.reduce((sum, part) => sum + (part.split ?? 0), 0) };
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
    value: [...members],
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
