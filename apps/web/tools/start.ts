import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

// The production build, served on this machine alone.
await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, preview: { open: process.stdout.isTTY === true } });
const address = server.resolvedUrls?.local[0] ?? '';
console.log(`Adjutant is at ${address} (Ctrl+C ends it).`);
