import { battle } from './battle.ts';
import { home } from './home.ts';
import { tools } from './tools.ts';

/** Every sentence of the app that is not made of the battle; another language is another set of these. */
export const t = { ...battle, ...home, ...tools } as const;
