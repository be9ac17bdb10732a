/** The move types of the Movement phase: the table of contents of 09.02-c. */
import { disembarkMove } from '../18-transports/disembark.ts';
import { ingressMove } from '../20-strategic-reserves/ingress.ts';
import { advanceMove } from './advance-move.ts';
import { fallBackMove } from './fall-back-move.ts';
import type { MoveTypeRule } from './move-choice.ts';
import { normalMove } from './normal-move.ts';
import { remainStationary } from './remain-stationary.ts';

export const phaseMoveTypes: readonly MoveTypeRule[] = [
  remainStationary,
  normalMove,
  advanceMove,
  fallBackMove,
  disembarkMove,
  ingressMove,
];
