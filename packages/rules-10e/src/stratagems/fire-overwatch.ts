import { type Game, type PlayerId, refuse, setUnitFact, startEffect, type UnitId } from '@adjutant/engine';
import { isWithin } from '@adjutant/geometry';
import { ability, stratagem, targetWith, untilPhaseEnd } from '@adjutant/rules-11e/content';
import { hasAnyTarget, shootUnitFlow, unitsOnTable, whyNotEligibleToShoot } from '@adjutant/rules-11e/edition';
import { unitDistance, unitHas } from '@adjutant/rules-11e/queries';

const id = 'core/fire-overwatch';
const rule = '10e.strat-c';

/** Inches within which the enemy unit has to be. */
const REACH = 24;

/** Who fires overwatch shoots at one enemy unit alone. @rule 10e.strat-c */
export const onlyAtMover = ability({
  id: `${id}/only-at`,
  rule,
  hooks: {
    mayNotTarget: ({ unit, target }, self) =>
      unit === self.unit && target !== self.data.enemy
        ? refuse('only-the-unit-that-moved', rule, { target })
        : undefined,
  },
});

/** Fire Overwatch: an enemy unit is set up, or begins or ends a move, and is shot at; only unmodified sixes hit. @rule 10e.strat-c */
export const fireOverwatch = stratagem({
  id,
  name: 'Fire Overwatch',
  rule,
  category: 'Strategic Ploy',
  price: 1,
  turn: 'opponent',
  when: ['unitSelectedToMove', 'unitEndedMove', 'chargeTargetsSelected'],
  targets: ({ unit: enemy }, player, game) =>
    isOpen(game, player, enemy)
      ? unitsOnTable(game, player)
          .filter((unit) => mayOverwatch(game, unit, enemy))
          .map((unit) => targetWith(unit, `at:${enemy}`, { enemy }))
      : [],
  use({ unit: enemy }, { units: [unit] }, player, game) {
    if (unit === undefined) return;
    setUnitFact(game, unit, 'overwatchOn', game.state.clock.turn);
    startEffect(
      game,
      { effect: onlyAtMover.id, owner: player, unit, data: { enemy }, until: untilPhaseEnd(game) },
      rule,
    );
    game.call(shootUnitFlow.begin({ unit, types: ['snap'], outOfPhase: true }, player));
  },
});

/** In the Movement or Charge phase, at an enemy unit, once in a turn. */
function isOpen(game: Game, player: PlayerId, enemy: UnitId): boolean {
  const { phaseName } = game.state.clock;
  if (game.unit(enemy).player === player || (phaseName !== 'movement' && phaseName !== 'charge')) return false;
  if (game.unit(enemy).place.kind !== 'table') return false;
  const { turn } = game.state.clock;
  return !game.state.units.some(({ facts, player: owner }) => owner === player && facts.overwatchOn === turn);
}

function mayOverwatch(game: Game, unit: UnitId, enemy: UnitId): boolean {
  if (unitHas(game, unit, 'TITANIC') || whyNotEligibleToShoot(game, unit) !== undefined) return false;
  if (!isWithin(unitDistance(game, unit, enemy), REACH)) return false;
  return hasAnyTarget(game, { unit, kind: 'shoot', shootingType: 'snap', outOfPhase: true }, [enemy]);
}
