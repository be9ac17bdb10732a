import { type DeclaredWeapon, flow, flowName, rollFlow, type UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { attackPool, attackPoolFlow } from '../05-attack-sequence/attack-pool.ts';
import type { TargetTally } from '../moments.ts';
import { declarationQuestion, planAttacks } from './declaration.ts';
import { loseAttacks, noteLost, withSplit } from './lost-attacks.ts';
import { type PlannedAttack, sameWeapon, targetsLeft } from './planned-attack.ts';
import { nextStrength, strengthRoll, withStrength } from './random-strength.ts';
import { poolQuestion, targetQuestion, weaponId } from './resolve-questions.ts';
import type { WayOfAttacking } from './surroundings.ts';
import { addTally } from './tally.ts';
import { illegalNow, type PlaceThen, placesOf } from './targets-moved.ts';

interface Resolution {
  way: WayOfAttacking;
  planned: PlannedAttack[];
  /** Where the unit and its targets stood when targets were selected: only what has moved since can have become illegal. */
  places: Record<string, PlaceThen>;
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
      return attacks.target !== undefined && left.includes(attacks.target) ? 'strengths' : 'chooseTarget';
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
      game.ask(targetQuestion(game, attacks.way.unit, attacks.planned));
      return 'targetChosen';
    },
    targetChosen(game, attacks) {
      attacks.target = game.answer<UnitId>();
      return 'strengths';
    },
    strengths(game, { planned, target = 0 }) {
      const next = nextStrength(game, planned, target);
      if (next === undefined) return 'choosePool';
      game.call(strengthRoll(game, next));
      return 'strengthRolled';
    },
    strengthRolled(game, { planned, target = 0 }) {
      const next = nextStrength(game, planned, target);
      if (next !== undefined) next.record = withStrength(game, next.record, game.result(rollFlow));
      return 'strengths';
    },
    choosePool(game, { planned, way, target = 0 }) {
      game.ask(poolQuestion(game, way.unit, planned, target));
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
