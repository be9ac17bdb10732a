import { effectConstructor } from '@adjutant/engine';
import type { hooks } from './hooks.ts';
import { moments } from './moments.ts';

/** Writes an effect: an ability of a datasheet, a detachment's rule, what a stratagem does, or a core rule's own modifier. */
export const ability = effectConstructor<typeof hooks, typeof moments>(moments);
