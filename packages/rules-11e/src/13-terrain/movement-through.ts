/** How models move through features of terrain, and up and down them. */
import type { Game, ModelId } from '@adjutant/engine';
import type { Constraint } from '@adjutant/geometry';
import { modelHas } from '../02-datasheets/keywords.ts';
import type { Passage } from '../17-monsters-vehicles/passage.ts';
import { steppedOver } from '../24-core-abilities/super-heavy-walker.ts';
import { denseFeatures } from './movement-features.ts';

/** Inches beside a feature within which a model goes up and down. @rule 13.06-i */
const BESIDE = 0.5;
/** Sections of dense features that are no higher, in inches, hold nobody up. @rule 13.06-e */
const LOW = 2;

/** Whether a model is of those that dense features do not hold up, nor their floors. @rule 13.06-c 13.06-d */
function isNimble(game: Game, model: ModelId): boolean {
  return ['INFANTRY', 'BEASTS', 'SWARM'].some((keyword) => modelHas(game, model, keyword));
}

/** The conditions on ways through and over terrain; FLYING models of a unit in the skies heed none. @rule 13.06-a 13.06-r 21.03-d 21.03-e */
export function throughTerrain(game: Game, movers: readonly ModelId[], passage: Passage): Constraint[] {
  const walking = movers.filter((model) => passage.skies !== true || !modelHas(game, model, 'FLY'));
  if (walking.length === 0) return [];
  const only = (models: readonly ModelId[]) => (models.length === movers.length ? {} : { movers: models });
  return [
    { kind: 'climbs', rule: '13.06-i', distance: BESIDE, ...only(walking) },
    ...throughDense(game, walking, passage.moveType, only),
  ];
}

/** What dense features forbid to those that are not nimble: high sections, floors, and standing where they climbed. @rule 13.06-c 13.06-e 13.06-f 13.06-g 13.06-h 13.06-t */
function throughDense(
  game: Game,
  walking: readonly ModelId[],
  moveType: string,
  only: (models: readonly ModelId[]) => { movers?: readonly ModelId[] },
): Constraint[] {
  const features = denseFeatures(game);
  const others = walking.filter((model) => !isNimble(game, model));
  if (features.length === 0 || others.length === 0) return [];
  const limits = new Map<number, ModelId[]>();
  for (const model of others) {
    if (modelHas(game, model, 'MOBILE')) continue;
    const limit = steppedOver(game, model, moveType) ?? LOW;
    limits.set(limit, [...(limits.get(limit) ?? []), model]);
  }
  const sections = [...limits].map(
    ([limit, models]): Constraint => ({
      kind: 'sections',
      rule: limit === LOW ? '13.06-e' : '24.35-a',
      features,
      limit,
      ...only(models),
    }),
  );
  return [
    ...sections,
    { kind: 'ceilings', rule: '13.06-g', features, ...only(others) },
    { kind: 'climbed', rule: '13.06-h', features, distance: BESIDE, limit: LOW, ...only(others) },
  ];
}
