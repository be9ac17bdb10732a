#!/usr/bin/env node
// Starts the program, reading TypeScript as it is loaded. Odds are asked for between two moves of a game, so they start without the
// thread in which dynamic imports are resolved: in a third of the time.
'use strict';

if (process.argv[2] === 'odds') {
  require('tsx/cjs/api').register();
  const { start } = require('../src/odds/start.ts');
  start();
} else {
  import('tsx/esm').then(() => import('../src/main.ts').then(({ start }) => start()));
}
