import { flow, flowName, type Game, type PlayerId, startEffect, type UnitId } from '@adjutant/engine';
import { isUnitVisibleToUnit, untilPhaseEnd } from '@adjutant/rules-11e/content';
import { enemiesOf, isBattleShocked, unitHas, unitsOnTable, whyNotEligibleToShoot } from '@adjutant/rules-11e/queries';
import { isPhaseOf } from '../../armies/units.ts';
import { ability } from '../../armies/write.ts';
import { GREATER_GOOD, guided, isGuidedAt, OBSERVER, observerOf, spotted } from './marks.ts';

const choosing = flowName<{ player: PlayerId }>('tau-empire/choose-observers');
const spotting = flowName<{ unit: UnitId }>('tau-empire/spot');
const told = { source: 'army-rule', of: "T'au Empire", touches: ['10.01', '10.02'] } as const;

/** At the start of its Shooting phase the army chooses Observers; a unit that targets what they spot is guided. */
export const observers = ability({
  ...told,
  id: 'tau-empire/observers',
  name: 'For the Greater Good',
  rule: 'cs.army.ftgg-a',
  reminder:
    'At the start of your Shooting phase pick Observers: each may spot an enemy unit before it is selected to shoot.',
  triggers: {
    startOfShootingPhase: {
      forced: false,
      applies: (_context, { owner }, game) =>
        isPhaseOf(game, owner, 'shooting') &&
        !game.effects.of(OBSERVER).some((one) => one.owner === owner) &&
        mayObserve(game, owner).length > 0,
      use: (_context, { owner }, game) => game.call(choosing.begin({ player: owner })),
    },
    targetsSelected: {
      layer: 'core',
      forced: true,
      applies: ({ unit, targets, kind }, { owner }, game) =>
        kind === 'shoot' &&
        game.unit(unit).player === owner &&
        targets.some((target) => isGuidedAt(game, unit, target)) &&
        !game.effects.onUnit(guided.id, unit),
      use({ unit, frame }, { owner }, game) {
        startEffect(game, { effect: guided.id, owner, unit, data: {}, until: { kind: 'frame', frame } }, guided.rule);
      },
    },
  },
});

/** An Observer that may still spot an enemy unit: an option of its player between two units that shoot. */
export const observer = ability({
  ...told,
  id: OBSERVER,
  name: 'Observer',
  rule: 'cs.army.ftgg-b',
  reminder: 'May mark one visible enemy unit as Spotted, as long as it has not been selected to shoot itself.',
  triggers: {
    duringShootingPhase: {
      forced: false,
      applies: (_context, { unit }, game) =>
        unit !== undefined && !hasSpotted(game, unit) && maySpot(game, unit) && inSight(game, unit).length > 0,
      use: (_context, { unit = -1 }, game) => game.call(spotting.begin({ unit })),
    },
  },
});

/** Units with the ability that could spot somebody: others gain nothing by being Observers. */
function mayObserve(game: Game, player: PlayerId): UnitId[] {
  return unitsOnTable(game, player).filter((unit) => game.effects.onUnit(GREATER_GOOD, unit) && maySpot(game, unit));
}

function maySpot(game: Game, unit: UnitId): boolean {
  if (unitHas(game, unit, 'FORTIFICATION') || isBattleShocked(game, unit)) return false;
  return whyNotEligibleToShoot(game, unit) === undefined;
}

function hasSpotted(game: Game, unit: UnitId): boolean {
  return game.effects.of(spotted.id).some(({ data }) => data.observer === unit);
}

/** Visible enemy units that nobody of the army has spotted in this phase. */
function inSight(game: Game, unit: UnitId): UnitId[] {
  const { player } = game.unit(unit);
  return enemiesOf(game, unit).filter(
    (enemy) => observerOf(game, player, enemy) === undefined && isUnitVisibleToUnit(game, unit, enemy),
  );
}

export const chooseObserversSteps = flow(choosing, {
  start(game, { player }) {
    const units = mayObserve(game, player);
    const options = units.map((unit) => ({ id: `unit:${unit}`, value: unit, unit }));
    const [min, max] = [1, units.length];
    game.ask({ kind: 'choose-some', player, purpose: 'observers', rule: 'cs.army.ftgg-a', options, min, max });
    return 'chosen';
  },
  chosen(game, { player: owner }) {
    for (const unit of game.answer<UnitId[]>())
      startEffect(game, { effect: OBSERVER, owner, unit, data: {}, until: untilPhaseEnd(game) }, 'cs.army.ftgg-a');
    return 'done';
  },
});

export const spotSteps = flow(spotting, {
  start(game, { unit }) {
    const options = inSight(game, unit).map((enemy) => ({ id: `unit:${enemy}`, value: enemy, unit: enemy }));
    const { player } = game.unit(unit);
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'unit-to-spot',
      rule: 'cs.army.ftgg-b',
      unit,
      options,
      mayPass: false,
    });
    return 'spotted';
  },
  spotted(game, { unit: seer }) {
    const owner = game.unit(seer).player;
    const [unit, data] = [game.answer<UnitId>(), { observer: seer }];
    startEffect(game, { effect: spotted.id, owner, unit, data, until: untilPhaseEnd(game) }, 'cs.army.ftgg-b');
    return 'done';
  },
});
