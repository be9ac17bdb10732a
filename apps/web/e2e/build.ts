import { build } from 'vite';
import { hasBrowser } from './app.ts';

/** Builds the app once before the tests. */
export default async function setup(): Promise<void> {
  if (hasBrowser)
    await build({ configFile: new URL('../vite.config.ts', import.meta.url).pathname, logLevel: 'error' });
}
