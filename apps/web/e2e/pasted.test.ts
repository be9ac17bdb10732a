import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, hasBrowser, startApp } from './app.ts';
import { mob } from './lists.ts';
import { bringArmy, byPointer, choose, fixDice, play, startBattle, waitForTurn } from './player.ts';

const file = new URL('../../../../shared/data/rosters/tau-a.gw-app-en.txt', import.meta.url);
const hasList = existsSync(file);
if (!hasList) console.log('The pasted list is skipped: ../shared/data/rosters is not there.');

describe.skipIf(!hasBrowser || !hasList)('a list from outside', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  test('a pasted list plays', async () => {
    const { page, problems, close } = await app.open();
    await bringArmy(page, mob);
    await bringArmy(page, readFileSync(file, 'utf8'));
    await choose(page, 'Opponent’s army', 'Small Mob, 75');
    await fixDice(page);
    await startBattle(page);
    await play(page, byPointer, (title) => title.startsWith('Set up'));
    await byPointer(page, '');
    await waitForTurn(page);
    expect(await page.locator('.ribbon button').count()).toBeGreaterThan(3);
    expect(problems).toEqual([]);
    await close();
  }, 300_000);
});
