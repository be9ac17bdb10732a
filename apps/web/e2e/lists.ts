/** Small armies, so that whole battles are short. */
import { mobs, teams } from '../src/learn/lists.ts';

export const mob = mobs('Small Mob', 1);
export const patrol = teams('Small Patrol', 1);
