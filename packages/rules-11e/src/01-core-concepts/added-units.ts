/** Units added to an army during the battle (01.02.10). */
import {
  addUnit,
  type Game,
  type PlayerId,
  setPlace,
  setupLike,
  startEffect,
  type UnitId,
  type UnitSetup,
} from '@adjutant/engine';
import { effectsOfUnit } from '../starting-effects.ts';

/**
 * A unit joins a player's army: its starting strength is the number of its models now, and the abilities of its datasheets are in
 * force. It stands nowhere yet; the rule that adds it sets it up or places it into reserves.
 * @rule 01.02.01-c 01.02.10-a
 */
export function addUnitToArmy(game: Game, player: PlayerId, setup: UnitSetup, rule: string): UnitId {
  const unit = addUnit(game, player, setup, rule);
  for (const start of effectsOfUnit(game.setup.armies[player], game.roster, game.unitInfo(unit)))
    startEffect(game, start, rule);
  return unit;
}

/** A new unit identical to one of the army, such as one that was destroyed, is placed into strategic reserves. @rule 01.02.10-a 20.01 */
export function reinforceLike(game: Game, like: UnitId, rule: string): UnitId {
  const unit = addUnitToArmy(game, game.unit(like).player, setupLike(game, like), rule);
  setPlace(game, unit, { kind: 'reserves' }, rule);
  return unit;
}
