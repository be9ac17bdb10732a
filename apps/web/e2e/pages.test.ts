import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, hasBrowser, startApp } from './app.ts';
import { mob, patrol } from './lists.ts';
import { bringArmy, choose, fixDice, startBattle } from './player.ts';

const sizes = [
  { name: 'a desk, light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'a phone, dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;
const pages = ['/', '/armies', '/rules', '/rules/15.01', '/odds', '/sketch', '/learn', '/no-such-page'];

describe.skipIf(!hasBrowser)('pages', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  test.each(pages)('axe finds nothing on %s', async (path) => {
    const { page, problems, close } = await app.open(sizes[0]);
    await page.goto(path);
    await isReady(page);
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test.each(sizes)('axe finds nothing on a replay at the size of $name', async (size) => {
    const { page, problems, close } = await app.open(size);
    await withSmallArmies(page);
    await startBattle(page);
    await page.goto(`${new URL(page.url()).pathname}/replay`);
    await isReady(page);
    await page.locator('svg.board').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

async function withSmallArmies(page: Page): Promise<void> {
  await bringArmy(page, patrol);
  await bringArmy(page, mob);
  await choose(page, 'Opponent’s army', 'Small Patrol, 90');
  await fixDice(page);
}

/** The page is there, and nothing of it is waited for. */
async function isReady(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('.pulse') === null);
}

/** What axe finds on a page. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
