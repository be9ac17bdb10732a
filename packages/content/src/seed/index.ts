import type { Datasheet } from '@adjutant/engine';
import { boyz } from './boyz.ts';
import { deffkoptasWithBigShootas } from './deffkoptas-with-big-shootas.ts';
import { devilfish } from './devilfish.ts';
import { gargantuanSquiggoth } from './gargantuan-squiggoth.ts';
import { trukk } from './trukk.ts';
import { warboss } from './warboss.ts';

export { printedOptions, seedOptions } from './options.ts';

/** Datasheets written by hand; they win over compiled ones of the same id. */
export const seedDatasheets: readonly Datasheet[] = [
  boyz,
  deffkoptasWithBigShootas,
  gargantuanSquiggoth,
  devilfish,
  warboss,
  trukk,
];
