/** Datasheets as data: where they come from, how they are looked up, how printed strings are read. */
export { type Characteristic, fixedAmount, parseAmount, parseCharacteristic } from '../amounts.ts';
export { type CoreAbility, parseCoreAbility, parseWeaponAbilities, parseWeaponAbility } from '../keywords.ts';
export { kebab, keywordOf, nameKey, plain } from '../names.ts';
export { printedOptions, seedDatasheets } from '../seed/index.ts';
export { libraryOf10e } from '../seed/tenth-library.ts';
export { carriedWeapon } from './carried-weapons.ts';
export { type GearLimit, mostOf } from './gear-limits.ts';
export {
  type DetachmentFacts,
  type EnhancementFacts,
  type FactionFile,
  type FactionSummary,
  indexFile,
  type Library,
  type LibraryIndex,
  openLibrary,
} from './library.ts';
export { type LoadoutOption, loadoutsOf } from './loadouts.ts';
export type { AllyFacts } from './muster-facts.ts';
