/** Hidden models, and those that have gone to ground: from how far enemies may see them. @rule 13.09 13.11.01 */
import type { Game, ModelId, UnitId } from '@adjutant/engine';
import { standingBody } from '@adjutant/engine';
import { distance, isMoreThan } from '@adjutant/geometry';
import { applyModifiers } from '../02-datasheets/characteristic.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import type { Modifier } from '../02-datasheets/modifier.ts';
import { hooks } from '../hooks.ts';
import { isHiddenInPartBySolid } from './in-part-hidden.ts';
import { areasOf } from './terrain.ts';

/** Inches from which a hidden model can be seen unless a rule changes it. @rule 13.09-f */
const DETECTION_RANGE = 15;

/** So much shorter, in inches, it is against a model from which Solid features hide part of the hidden one. @rule 13.11.01-c */
const SHORTER_ON_THE_GROUND: Modifier = { step: 'subtract', value: 3 };

/** Whether a model is INFANTRY, BEASTS or SWARM: only these shelter and hide in areas of terrain. @rule 13.08-c 13.09-a */
export function mayShelter(game: Game, model: ModelId): boolean {
  return ['INFANTRY', 'BEASTS', 'SWARM'].some((keyword) => modelHas(game, model, keyword));
}

/** Whether a model is hidden: its kind, its place, and no ranged attack of its unit lately. @rule 13.09-a 13.09-c 13.09-d 13.09-j */
export function isHidden(game: Game, model: ModelId): boolean {
  const { unit } = game.model(model);
  if (hasShotLately(game, unit) && hooks.staysHidden.first(game, { unit }) === undefined) return false;
  return mayShelter(game, model) && isInHidingPlace(game, model);
}

/** Whether a unit made a ranged attack in this turn or the one before. Before the first turn nobody has. @rule 13.09-b 13.09-d 13.09-i 13.09.01-a */
function hasShotLately(game: Game, unit: UnitId): boolean {
  const { shotOn } = game.unit(unit).facts;
  return shotOn !== undefined && shotOn >= game.state.clock.turn - 1;
}

/** Whether an area with a feature that hides, anywhere in it, holds the model. @rule 13.09-a 13.09-c 13.09-l */
function isInHidingPlace(game: Game, model: ModelId): boolean {
  const hides = game.switch('hiddenFeatureCategories') === 'light-and-dense' ? ['light', 'dense'] : ['dense'];
  return areasOf(game, model).some(({ features }) => features.some(({ category }) => hides.includes(category)));
}

/** How near an enemy model has to be to see a hidden one. */
export interface Detection {
  /** Inches. */
  readonly range: number;
  readonly distance: number;
  readonly goneToGround: boolean;
}

/** From how near a model sees an enemy model that is hidden; undefined where it is not hidden. @rule 13.09-e 13.09-f 13.09-m 13.11.01-b 13.11.01-c */
export function detection(game: Game, observer: ModelId, target: ModelId): Detection | undefined {
  if (!isHidden(game, target)) return undefined;
  const inches = distance(standingBody(game, observer), standingBody(game, target));
  const changes = hooks.detectionRange.parts(game, { model: target, observer }).map((part) => part.value);
  const upright = applyModifiers('sightRange', DETECTION_RANGE, changes) ?? DETECTION_RANGE;
  if (isMoreThan(inches, upright) || hasShotLately(game, game.model(target).unit))
    return { range: upright, distance: inches, goneToGround: false };
  const low = applyModifiers('sightRange', DETECTION_RANGE, [...changes, SHORTER_ON_THE_GROUND]) ?? DETECTION_RANGE;
  const goneToGround = isMoreThan(inches, low) && isHiddenInPartBySolid(game, observer, target);
  return { range: goneToGround ? low : upright, distance: inches, goneToGround };
}

/** Whether a model is too far away to see an enemy model that is hidden. @rule 13.09-e 13.09-g */
export function isBeyondDetection(game: Game, observer: ModelId, target: ModelId): boolean {
  const found = detection(game, observer, target);
  return found !== undefined && isMoreThan(found.distance, found.range);
}

/** Whether a model has gone to ground against an enemy model, at whatever distance. @rule 13.11.01-b 13.11.01-d */
export function isGoneToGround(game: Game, observer: ModelId, target: ModelId): boolean {
  if (!isHidden(game, target) || hasShotLately(game, game.model(target).unit)) return false;
  return isHiddenInPartBySolid(game, observer, target);
}
