import { type BattleSetup, type Game, stands, type UnitId } from '@adjutant/engine';
import { living, unitsOf } from '../01-core-concepts/populations.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { canSetUp } from '../03-moving/set-up.ts';
import { ingressMove } from '../20-strategic-reserves/ingress.ts';
import { ingressConstraints } from '../20-strategic-reserves/ingress-place.ts';
import { moveUnitFlow } from '../flows.ts';
import { stratagem, targetUnit } from './stratagem.ts';

/** Rapid Ingress: at the end of the opponent's Movement phase a unit of the user's arrives from strategic reserves. @rule 15.07 */
export const rapidIngress = stratagem({
  id: 'core/rapid-ingress',
  name: 'Rapid Ingress',
  rule: '15.07',
  price: 1,
  turn: 'opponent',
  when: ['endOfMovementPhase'],
  targets: (_context, player, game) =>
    game.state.clock.round === 1
      ? []
      : unitsOf(game, player)
          .filter((unit) => mayArrive(game, unit))
          .map(targetUnit),
  use(_context, { units: [unit] }, player, game) {
    if (unit !== undefined) game.call(moveUnitFlow.begin({ unit, types: ['ingress'], outOfPhase: true }, player));
  },
});

/** A unit in strategic reserves, itself not riding in anything, not AIRCRAFT, for which there is a place (15 open point 10). @rule 15.07-b 15.07-c 15.07-d */
function mayArrive(game: Game, unit: UnitId): boolean {
  if (game.unit(unit).place.kind !== 'reserves' || unitHas(game, unit, 'AIRCRAFT')) return false;
  return ingressMove
    .offers(game, unit)
    .some(({ choice, refusal }) => refusal === undefined && hasPlace(game, unit, choice.mode === 'deep-strike'));
}

/** The last search for a place of each unit and way: one window asks several times while nothing moves. */
const searches = new WeakMap<BattleSetup, Map<string, { readonly table: string; readonly found: boolean }>>();

function hasPlace(game: Game, unit: UnitId, deepStrike: boolean): boolean {
  const models = living(game, unit);
  const known = searches.get(game.setup) ?? new Map();
  searches.set(game.setup, known);
  const standing = game.state.models.filter(stands).map(({ id, pose }) => [id, pose?.x, pose?.y, pose?.z]);
  const table = JSON.stringify([game.state.clock.round, models, standing]);
  const key = `${unit}/${deepStrike}`;
  const last = known.get(key);
  if (last?.table === table) return last.found;
  const constraints = ingressConstraints(game, unit, deepStrike);
  const found = canSetUp(game, { unit, models, rule: '20.04', constraints });
  known.set(key, { table, found });
  return found;
}
