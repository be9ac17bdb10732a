import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, hasBrowser, type Opened, startApp } from './app.ts';
import { mob, patrol } from './lists.ts';
import {
  bringArmy,
  byKeys,
  byPointer,
  choose,
  endOrder,
  fixDice,
  forward,
  play,
  startBattle,
  waitForTurn,
} from './player.ts';

if (!hasBrowser) console.log('End-to-end tests are skipped: there is no Chromium at /usr/bin/chromium.');

describe.skipIf(!hasBrowser)('a battle in the browser', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  /** A page with the two small armies chosen. */
  async function withSmallArmies(options?: Parameters<App['open']>[0]): Promise<Opened> {
    const opened = await app.open(options);
    await bringArmy(opened.page, patrol);
    await bringArmy(opened.page, mob);
    await choose(opened.page, 'Opponent’s army', 'Small Patrol, 90');
    await fixDice(opened.page);
    return opened;
  }

  test('a whole short battle is played by mouse against the bot', async () => {
    const { page, problems, close } = await withSmallArmies();
    await startBattle(page);
    const answers = await play(page, forward, () => false);
    expect(answers).toBeGreaterThan(15);
    expect(await page.locator('.dhead h1').innerText()).toMatch(/win|draw/i);
    expect(problems).toEqual([]);
    await close();
  });

  test('a whole short battle is played by keyboard alone', async () => {
    const { page, problems, close } = await withSmallArmies();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Start battle' }).focus();
    await page.keyboard.press('Enter');
    await play(page, byKeys, () => false);
    expect(await page.locator('.dhead h1').innerText()).toMatch(/win|draw/i);
    expect(problems).toEqual([]);
    await close();
  });

  test('a unit is moved by finger at the size of a phone', async () => {
    const { page, problems, close } = await withSmallArmies({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await startBattle(page);
    await play(page, byPointer, (title) => /^Move /.test(title));
    await page.locator('.mover').first().waitFor();
    await page.locator('svg.board').tap({ position: { x: 200, y: 90 } });
    await page.locator('.mover.ends').first().waitFor();
    await page.locator('.dfoot .btn.p').tap();
    expect(await waitForTurn(page)).not.toMatch(/^Move/);
    await page.getByRole('button', { name: 'Undo' }).last().tap();
    await page.waitForFunction(() => /^Move/.test(document.querySelector('.dhead h1')?.textContent ?? ''));
    expect(problems).toEqual([]);
    await close();
  });

  test('a battle that is reloaded in the middle of an attack goes on there', async () => {
    const { page, problems, close } = await withSmallArmies();
    await startBattle(page);
    await endOrder(page, /^Losses as suggested/);
    const inAttack = async () =>
      (await page.locator('.dhead .crumb').count()) > 0 &&
      /Save|takes the attack|who takes/.test(await page.locator('.dhead').innerText());
    await play(page, forward, inAttack);
    expect(await page.locator('.band.none').count()).toBe(0);
    const before = await page.locator('.dhead').innerText();
    await page.reload();
    await waitForTurn(page);
    expect(await page.locator('.dhead').innerText()).toBe(before);
    await byPointer(page, '');
    await waitForTurn(page);
    expect(problems).toEqual([]);
    await close();
  });

  test('a bot battle runs to its end', async () => {
    const { page, problems, close } = await withSmallArmies();
    await page.getByRole('button', { name: 'Watch two bots' }).click();
    await page.locator('.band.none').waitFor({ timeout: 100_000 });
    expect(problems).toEqual([]);
    await close();
  });

  test.each(['/', '/armies', '/rules/09.06'])('axe finds nothing on %s', async (path) => {
    const { page, problems, close } = await app.open({ colorScheme: path === '/' ? 'dark' : 'light' });
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.locator('.pulse').waitFor({ state: 'detached' });
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('axe finds nothing on a battle', async () => {
    const { page, close } = await withSmallArmies();
    await startBattle(page);
    expect(await violationsOn(page)).toEqual([]);
    await close();
  });
});

/** What axe finds on a page. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
