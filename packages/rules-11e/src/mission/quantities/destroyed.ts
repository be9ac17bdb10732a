import type { Game, PlayerId, UnitId } from '@adjutant/engine';
import { living, opponentOf, unitsOf } from '../../01-core-concepts/populations.ts';
import { modelHas } from '../../02-datasheets/keywords.ts';
import { tagsOf } from '../marks.ts';
import { lostInTurnBefore, lostThisTurn, turnBeganAs } from '../turn-began.ts';
import { objectivesMeant } from './objectives.ts';
import type { QuantityOf } from './quantity.ts';

/** The player whose losses are counted. */
export function sideOf(player: PlayerId, side: 'enemy' | 'friendly'): PlayerId {
  return side === 'enemy' ? opponentOf(player) : player;
}

/** Units that a side lost in this turn, however they were destroyed, or in the turn before. */
export function countUnitsDestroyed(game: Game, player: PlayerId, quantity: QuantityOf<'units-destroyed'>): number {
  const loser = sideOf(player, quantity.side);
  if (quantity.window === 'previous-turn') return lostInTurnBefore(game, loser);
  return lostThisTurn(game, loser).filter((unit) => isCounted(game, player, unit, quantity)).length;
}

function isCounted(game: Game, player: PlayerId, unit: UnitId, quantity: QuantityOf<'units-destroyed'>): boolean {
  const { startedOn, startedInTerrain, byUnitOnObjective, startingStrength } = quantity;
  const began = turnBeganAs(game);
  if (startingStrength !== undefined && game.unit(unit).startingStrength < startingStrength) return false;
  if (byUnitOnObjective === true && game.unit(unit).facts.fellToUnitOnObjective !== game.state.clock.turn) return false;
  if (startedOn !== undefined) {
    const objectives = objectivesMeant(game, player, startedOn);
    if (!objectives.some(({ setup }) => began?.near[setup.id]?.includes(unit) === true)) return false;
  }
  if (startedInTerrain === undefined) return true;
  const areas = Object.entries(began?.within ?? {}).flatMap(([area, units]) => (units.includes(unit) ? [area] : []));
  if (startedInTerrain === true) return areas.length > 0;
  const { turn } = game.state.clock;
  // an area that was tagged in this turn was not yet when the turn began
  const tagged = tagsOf(game, player, startedInTerrain).filter(({ data }) => data.turn !== turn);
  return tagged.some(({ data }) => areas.includes(String(data.area)));
}

/** Models that a side lost in this turn. */
export function countModelsDestroyed(game: Game, player: PlayerId, quantity: QuantityOf<'models-destroyed'>): number {
  const loser = sideOf(player, quantity.side);
  const { keyword, wounds = 0 } = quantity;
  return (turnBeganAs(game)?.models ?? []).filter((model) => {
    const info = game.modelInfo(model);
    if (info.player !== loser || game.model(model).status === 'living' || info.profile.wounds < wounds) return false;
    return keyword === undefined || info.keywords.has(keyword);
  }).length;
}

/** Models with a keyword that a side still has, wherever they are. */
export function countModelsLeft(game: Game, player: PlayerId, quantity: QuantityOf<'models-left'>): number {
  const units = unitsOf(game, sideOf(player, quantity.side));
  return units.flatMap((unit) => living(game, unit)).filter((model) => modelHas(game, model, quantity.keyword)).length;
}
