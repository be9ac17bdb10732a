/** Where models may stand on and in features of terrain. */
import type { Game, ModelId } from '@adjutant/engine';
import type { Constraint } from '@adjutant/geometry';
import { modelHas } from '../02-datasheets/keywords.ts';
import { denseFeatures, hasFeatures } from './movement-features.ts';

/** Keywords with one of which a model may stand above ground level. @rule 13.06-m */
const CLIMBERS = ['INFANTRY', 'BEASTS', 'SWARM', 'FLY', 'MONSTER'];
/** Inches above the table up to which enclosed openings of dense features count as filled. @rule 13.06-p 13.11-b */
const SOLID = 3;

/** The conditions on where models end a move or are set up. @rule 13.06-l 13.06-m 13.06-n 13.06-o 13.06-p 13.06-q 13.06-w */
export function onTerrain(game: Game, models: readonly ModelId[]): Constraint[] {
  const climbers = models.filter((model) => CLIMBERS.some((keyword) => modelHas(game, model, keyword)));
  const others = models.filter((model) => !climbers.includes(model));
  const only = (some: readonly ModelId[]) => (some.length === models.length ? {} : { movers: some });
  const stands: Constraint[] = [];
  if (climbers.length > 0) stands.push({ kind: 'stands', rule: '13.06-n', ...only(climbers) });
  if (others.length > 0) stands.push({ kind: 'stands', rule: '13.06-m', ground: true, ...only(others) });
  if (!hasFeatures(game)) return stands;
  const features = denseFeatures(game);
  return [
    ...stands,
    { kind: 'clear-of-parts', rule: '13.06-q' },
    ...(features.length === 0
      ? []
      : [{ kind: 'clear-of-openings', rule: '13.06-p', features, height: SOLID } as const]),
  ];
}
