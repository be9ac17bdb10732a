/** Who may ride in a TRANSPORT, and how much room it has. */
import type { Game, ModelId, TransportCapacity, UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import { passengersOf } from '../05-attack-sequence/destroy-model.ts';

/** Places in a TRANSPORT model; 0 where it carries nobody. @rule 18.01-a 18.01-g */
export function capacityOf(game: Game, transport: ModelId): number {
  const { datasheet, weapons } = game.modelInfo(transport);
  const { transport: printed } = datasheet;
  const changed = printed?.capacityWith?.find(({ weapon }) => weapons.some((carried) => carried.id === weapon));
  return changed?.capacity ?? printed?.capacity ?? 0;
}

/** Whether the datasheet of a TRANSPORT accepts every model of a unit of the same army. @rule 18.01-a */
export function acceptsUnit(game: Game, transport: ModelId, unit: UnitId): boolean {
  const printed = game.modelInfo(transport).datasheet.transport;
  if (printed === undefined || game.modelInfo(transport).unit === unit) return false;
  if (game.modelInfo(transport).player !== game.unit(unit).player) return false;
  return living(game, unit).every((model) => acceptsModel(game, printed, model));
}

function acceptsModel(game: Game, printed: TransportCapacity, model: ModelId): boolean {
  if (printed.refuses.some((keyword) => modelHas(game, model, keyword))) return false;
  return printed.accepts.some((keywords) => keywords.every((keyword) => modelHas(game, model, keyword)));
}

/** Places that the models of a unit take in a TRANSPORT. @rule 18.01-a */
function placesTaken(game: Game, transport: ModelId, unit: UnitId): number {
  const large = game.modelInfo(transport).datasheet.transport?.spaces ?? [];
  let places = 0;
  for (const model of living(game, unit)) {
    places += Math.max(1, ...large.filter(({ keyword }) => modelHas(game, model, keyword)).map(({ spaces }) => spaces));
  }
  return places;
}

/** Whether those aboard a TRANSPORT take more places than it has. @rule 01.02.03-j */
export function isOverfull(game: Game, transport: ModelId): boolean {
  const taken = passengersOf(game, transport).map((passenger) => placesTaken(game, transport, passenger));
  return taken.reduce((sum, places) => sum + places, 0) > capacityOf(game, transport);
}

/** Whether a whole unit may ride in a TRANSPORT besides those aboard. @rule 18.01-b 18.01-c */
export function hasRoomFor(game: Game, transport: ModelId, unit: UnitId): boolean {
  if (!acceptsUnit(game, transport, unit)) return false;
  const taken = [...passengersOf(game, transport), unit].map((passenger) => placesTaken(game, transport, passenger));
  return taken.reduce((sum, places) => sum + places, 0) <= capacityOf(game, transport);
}
