/** Tables to play on: those that come with the rules, and the check of those that others make. */
import type { LayoutSetup } from '@adjutant/engine';
import { brokenCity, foundry, longRoad, openFields } from './tables/large.ts';
import { crossroads, narrowPass, oldDocks, villageGreen } from './tables/small.ts';

export {
  checkLayout,
  type LayoutCheck,
  type LayoutProblem,
  type LayoutProblemCode,
  layoutProblemCodes,
  wallOutline,
} from './check/index.ts';

/** The layouts that come with the rules; player 0 has the lower or left edge. */
export const layouts: readonly LayoutSetup[] = [
  openFields,
  longRoad,
  brokenCity,
  foundry,
  villageGreen,
  narrowPass,
  crossroads,
  oldDocks,
];
