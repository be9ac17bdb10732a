/** Layouts of the data package: how they are made into tables, and how they are found. */
export { OUTLINE_TOLERANCE } from './adapt-layout.ts';
export { type CompiledLayouts, compileLayouts } from './compile.ts';
export {
  fetchLayouts,
  type LayoutEntry,
  type LayoutIndex,
  type LayoutLibrary,
  layoutFile,
  layoutIndexFile,
  layoutsFor,
  openLayouts,
} from './library.ts';
export type { LayoutSource } from './source.ts';
