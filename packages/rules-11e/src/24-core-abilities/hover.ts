import { ability } from '../effect.ts';

export const HOVER = 'hover';

/** A unit that takes to the skies without losing distance: read where the distance is worked out. @rule 24.17 */
export const hover = ability({ id: HOVER, rule: '24.17' });
