import type { Game, JsonObject, Offer, PlayerId, RerollPermission, RollInProgress } from '@adjutant/engine';

export function stratagemOffers(_game: Game, _player: PlayerId, _moment: string, _context: JsonObject): readonly Offer[] {
  return [];
}

export function hasStratagemOffers(_game: Game, _moment: string): boolean {
  return false;
}

export function rerollPermissions(_game: Game, _roll: RollInProgress): readonly RerollPermission[] {
  return [];
}
