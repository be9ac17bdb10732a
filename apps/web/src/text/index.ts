import { battle } from './battle.ts';
import { disputed } from './disputed.ts';
import { home } from './home.ts';
import { learn } from './lessons.ts';
import { odds } from './odds.ts';
import { replay } from './replay.ts';
import { sketch } from './sketch.ts';
import { statistics } from './statistics.ts';
import { tools } from './tools.ts';
import { weapons } from './weapons.ts';

/** Every sentence of the app that is not made of the battle; another language is another set of these. */
export const t = {
  ...battle,
  ...home,
  ...odds,
  ...replay,
  ...tools,
  sketch,
  weapons,
  ...learn,
  ...statistics,
  ...disputed,
} as const;
