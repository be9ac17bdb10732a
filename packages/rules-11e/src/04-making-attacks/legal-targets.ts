import { type Game, type Refusal, refuse } from '@adjutant/engine';
import { isMoreThan } from '@adjutant/geometry';
import { unitDistance } from '../01-core-concepts/measuring.ts';
import { acting } from '../01-core-concepts/populations.ts';
import { modified } from '../02-datasheets/characteristic.ts';
import { isMonsterOrVehicle, meetsCondition, modelHas, unitHas } from '../02-datasheets/keywords.ts';
import { areModelsEngaged } from '../03-moving/engagement.ts';
import { SNAP_RANGE } from '../10-shooting-phase/snap-shooting.ts';
import { isMonsterOrVehicleUnit } from '../17-monsters-vehicles/shooting-engaged.ts';
import { isBeyondLoneOperative } from '../24-core-abilities/lone-operative.ts';
import { hooks } from '../hooks.ts';
import type { Attack } from './attack.ts';
import { hasAbility } from './weapon-abilities.ts';

/** Inches that an attack reaches now. @rule 02.04-a */
export function rangeOf(game: Game, attack: Attack): number {
  return (
    modified('range', attack.profile.range, hooks.weaponCharacteristic.parts(game, { attack, name: 'range' })) ?? 0
  );
}

/** Why an attack may not have this target, or undefined; `inches` is the distance to the closest target model. @rule 04.02 */
export function whyNotTarget(game: Game, attack: Attack, inches: number): Refusal | undefined {
  const refusal = attack.melee ? whyNotFight(game, attack, inches) : whyNotShoot(game, attack, inches);
  return refusal ?? whyNotHunted(game, attack) ?? hooks.mayNotTarget.first(game, attack)?.value;
}

function whyNotShoot(game: Game, attack: Attack, inches: number): Refusal | undefined {
  const { target } = attack;
  if (!attack.visible && !mayShootUnseen(game, attack)) return refuse('target-not-visible', '04.02-b', { target });
  const range = rangeOf(game, attack);
  if (isMoreThan(inches, range)) return refuse('target-out-of-range', '04.02-b', { target, range, distance: inches });
  if (attack.shootingType === 'snap' && isMoreThan(unitDistance(game, attack.unit, target), SNAP_RANGE)) {
    return refuse('target-out-of-range', '15.09-b', { target, range: SNAP_RANGE, distance: inches });
  }
  return whyNotEngaged(game, attack);
}

/** A Hunter profile attacks only units with a keyword that it names. @rule 04.01.03-c */
function whyNotHunted(game: Game, { profile, target }: Attack): Refusal | undefined {
  for (const { id, text, against } of profile.abilities) {
    if (id !== 'special' || text?.startsWith('HUNTER') !== true || against === undefined) continue;
    if (!meetsCondition(game, target, against))
      return refuse('target-not-hunted', '04.01.03-c', { target, keywords: [...against.keywords] });
  }
  return undefined;
}

/** @rule 10.07-b 24.24-b */
function mayShootUnseen(game: Game, attack: Attack): boolean {
  if (attack.shootingType !== 'indirect' || !hasAbility(attack, 'indirect-fire')) return false;
  return !isBeyondLoneOperative(game, attack.model, attack.target);
}

/** Targets have to be unengaged; close-quarters shooting and engaged MONSTER or VEHICLE units are the exceptions. @rule 04.02-b 10.06-b 10.06-c 10.06-f 17.03-a 17.03-h */
function whyNotEngaged(game: Game, attack: Attack): Refusal | undefined {
  const { target } = attack;
  const closeQuarters = attack.shootingType === 'close-quarters';
  if (closeQuarters && attack.engagedWithTarget) return undefined;
  if (closeQuarters && !isMonsterOrVehicle(game, attack.model))
    return refuse('only-enemies-engaged-with', '10.06-f', { target });
  if (!attack.targetEngaged) return undefined;
  const { phaseName, player } = game.state.clock;
  const ownPhase = !attack.outOfPhase && phaseName === 'shooting' && player === game.unit(attack.unit).player;
  return ownPhase && isMonsterOrVehicleUnit(game, target) ? undefined : refuse('target-engaged', '04.02-b', { target });
}

/** The bearer itself has to be engaged with the target; AIRCRAFT fight only what flies. @rule 04.02-i 04.02-s 23.04-b 23.04-d */
function whyNotFight(game: Game, attack: Attack, inches: number): Refusal | undefined {
  const { model, target } = attack;
  const engaged = acting(game, target).some((enemy) => areModelsEngaged(game, model, enemy));
  if (!engaged && hooks.mayFightAcross.first(game, { attack, inches }) === undefined) {
    return refuse('model-not-engaged-with-target', '04.02-i', { model, target });
  }
  const onlyFlyers = modelHas(game, model, 'AIRCRAFT') && !unitHas(game, target, 'FLY');
  const flyersOnly = unitHas(game, target, 'AIRCRAFT') && !modelHas(game, model, 'FLY');
  return onlyFlyers || flyersOnly ? refuse('aircraft-fight-flyers', '23.04', { model, target }) : undefined;
}
