import type { Game, ModelId } from '@adjutant/engine';
import { standingBody } from '@adjutant/engine';
import { distance, isWithin } from '@adjutant/geometry';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import { modelHas, unitHas } from '../02-datasheets/keywords.ts';
import type { Attack } from '../04-making-attacks/attack.ts';
import { ability } from '../effect.ts';

/** Inches above the table from which fire plunges, and within which that of TOWERING models does. @rule 22.05-b */
const HIGH = 3;
const TOWERING_REACH = 12;

/** Plunging Fire: BS is better by 1 from high up, or for TOWERING models nearby, at a visible unit with a model on the ground. @rule 22.05 23.03 */
export const plungingFire = ability({
  id: 'plunging-fire',
  rule: '22.05',
  hooks: {
    weaponCharacteristic: ({ attack, name }, _self, game) =>
      name === 'skill' && plunges(game, attack) ? { step: 'improve', value: 1 } : undefined,
  },
});

/** @rule 22.05-a 22.05-b 22.05-e 22.05-f 23.03-a */
function plunges(game: Game, attack: Attack): boolean {
  const { melee, visible, unit, model, target } = attack;
  if (melee || !visible || !(isHigh(game, model) || towersOver(game, model, target))) return false;
  if (unitHas(game, unit, 'AIRCRAFT') || unitHas(game, target, 'AIRCRAFT')) return false;
  return livingOnTable(game, target).some((one) => isWithin(standingBody(game, one).pose.z, 0));
}

/** Only features of terrain lift a model above the table. @rule 22.05-b 22.05-d */
function isHigh(game: Game, model: ModelId): boolean {
  const { pose } = game.model(model);
  return pose !== undefined && pose.z >= HIGH;
}

function towersOver(game: Game, model: ModelId, target: Attack['target']): boolean {
  const { pose } = game.model(model);
  if (pose === undefined || !modelHas(game, model, 'TOWERING')) return false;
  const from = standingBody(game, model);
  return livingOnTable(game, target).some((one) => isWithin(distance(from, standingBody(game, one)), TOWERING_REACH));
}
