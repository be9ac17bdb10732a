/** Which models and units a rule means: there is no plain list of a unit's models (05.04.04, 05.04.05). */
import type { Game, ModelId, PlayerId, UnitId } from '@adjutant/engine';

/** Models of a unit that are not destroyed, wherever they are. */
export function living(game: Game, unit: UnitId): ModelId[] {
  return game.unitInfo(unit).models.filter((model) => game.model(model).status === 'living');
}

/** Models that act and can be engaged: living ones and those that fight on after being destroyed (05.04.05-d); on the table only. */
export function acting(game: Game, unit: UnitId): ModelId[] {
  return game.unitInfo(unit).models.filter((id) => {
    const { status, pose } = game.model(id);
    return pose !== undefined && (status === 'living' || status === 'fighting-on');
  });
}

/** Living models on the table. */
export function livingOnTable(game: Game, unit: UnitId): ModelId[] {
  return game
    .unitInfo(unit)
    .models.filter((id) => game.model(id).status === 'living' && game.model(id).pose !== undefined);
}

/** The other player. */
export function opponentOf(player: PlayerId): PlayerId {
  return player === 0 ? 1 : 0;
}

/** A player's units that are not destroyed. */
export function unitsOf(game: Game, player: PlayerId): UnitId[] {
  return game.state.units
    .filter((unit) => unit.player === player && unit.place.kind !== 'destroyed')
    .map((unit) => unit.id);
}

/** A player's units on the battlefield. */
export function unitsOnTable(game: Game, player: PlayerId): UnitId[] {
  return game.state.units
    .filter((unit) => unit.player === player && unit.place.kind === 'table')
    .map((unit) => unit.id);
}

/** Units of the other army that are on the battlefield. */
export function enemiesOf(game: Game, unit: UnitId): UnitId[] {
  return unitsOnTable(game, opponentOf(game.unit(unit).player));
}

/** Whether a unit is on the battlefield. */
export function isOnTable(game: Game, unit: UnitId): boolean {
  return game.unit(unit).place.kind === 'table';
}
