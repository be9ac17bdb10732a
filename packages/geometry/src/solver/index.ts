export { type FeatureShape, makeTerrain, type Part, type Surface, type Terrain } from '../ground/terrain.ts';
export { check } from './check.ts';
export type { Constraint, ConstraintKind, ConstraintOf, Ids, Region, TableEdge } from './constraint.ts';
export type { Goal, ModelMove, MoveProblem, Mover, Scene, ShapeFault, Standing, Violation } from './problem.ts';
export { propose } from './propose.ts';
export {
  type Reach,
  type ReachedLevel,
  type ReachOptions,
  reachOf,
  shortestWay,
  type Way,
  type WayOptions,
} from './reach.ts';
export { sample } from './sample.ts';
