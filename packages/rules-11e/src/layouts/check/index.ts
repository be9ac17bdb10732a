export { checkLayout, type LayoutCheck } from './check-layout.ts';
export { wallOutline } from './features.ts';
export { type LayoutProblem, type LayoutProblemCode, layoutProblemCodes } from './problem.ts';
