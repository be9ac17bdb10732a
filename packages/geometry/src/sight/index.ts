export {
  areasHolding,
  type Blockers,
  isWithinOutline,
  makeSightModels,
  makeSightTerrain,
  type PieceSet,
  type SightTerrain,
} from './blockers.ts';
export { fullyVisible, LEAST_PART, LEAST_STRETCH } from './fully-visible.ts';
export { STRIP } from './heights.ts';
export { groupOf, type SightGroup, type SightPlace } from './place.ts';
export { type Crowd, makeSightCache, type SightCache } from './sight-cache.ts';
export { isClear, sightLine } from './sight-line.ts';
export type {
  FullSight,
  Opening,
  Point3,
  Sight,
  SightArea,
  SightId,
  SightModel,
  SightSegment,
  Solid,
  Wall,
} from './types.ts';
