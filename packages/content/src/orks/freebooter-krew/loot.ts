import { flow, flowName, type Game, type PlayerId, startEffect, type UnitId } from '@adjutant/engine';
import { untilCommandPhaseOf } from '@adjutant/rules-11e/content';
import { isUnitInRange } from '@adjutant/rules-11e/queries';
import { ability } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

const rule = 'cs.det.freebooter-krew-a';

/** An objective is its player's loot objective. */
export const loot = ability({
  id: `${detachment.id}/loot`,
  name: 'Loot objective',
  source: 'detachment',
  of: detachment.name,
  rule,
  reminder: 'The loot objective until the next Command phase of its player begins.',
});

/** Whether a unit is in range of a player's loot objective. */
export function isAtLoot(game: Game, player: PlayerId, unit: UnitId): boolean {
  return game.effects
    .of(loot.id)
    .some(({ owner, data }) => owner === player && isUnitInRange(game, unit, String(data.objective)));
}

export const pickLootFlow = flowName<{ player: PlayerId }>(`${detachment.id}/pick-loot`);

/** The player picks an objective; it is their loot objective until their next Command phase begins. */
export const pickLootSteps = flow(pickLootFlow, {
  start(game, { player }) {
    const options = game.state.objectives.map(({ id }) => ({ id: `objective:${id}`, value: id }));
    game.ask({ kind: 'choose-one', player, purpose: 'loot-objective', rule, options, mayPass: false });
    return 'picked';
  },
  picked(game, { player: owner }) {
    const data = { objective: game.answer<string>() };
    startEffect(game, { effect: loot.id, owner, data, until: untilCommandPhaseOf(owner) }, rule);
    return 'done';
  },
});
