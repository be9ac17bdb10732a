/** The detachments that are written by hand, by id and name: without their rules, for whoever reads army lists. */
import { detachment as blitzBrigade } from '../orks/blitz-brigade/detachment.ts';
import { detachment as freebooterKrew } from '../orks/freebooter-krew/detachment.ts';
import { detachment as speedwaaagh } from '../orks/speedwaaagh/detachment.ts';
import { detachment as warHorde } from '../orks/war-horde/detachment.ts';
import { detachment as auxiliaryCadre } from '../tau-empire/auxiliary-cadre/detachment.ts';
import { detachment as kauyon } from '../tau-empire/kauyon/detachment.ts';
import { detachment as montka } from '../tau-empire/montka/detachment.ts';

export const writtenDetachments: readonly { readonly id: string; readonly name: string }[] = [
  warHorde,
  blitzBrigade,
  freebooterKrew,
  speedwaaagh,
  kauyon,
  montka,
  auxiliaryCadre,
];
