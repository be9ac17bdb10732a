/** Takes a picture of every screen in both themes and at both sizes: `npm run screens -w @adjutant/web`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { type App, startApp } from '../e2e/app.ts';
import { byPointer, choose, forward, play, startBattle, waitForTurn, withRealDice } from '../e2e/player.ts';

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

await build({ configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)), logLevel: 'error' });
mkdirSync(folder, { recursive: true });
const app = await startApp();
const only = process.argv[2]; // `referee` takes its pictures alone
for (const theme of ['light', 'dark'] as const)
  for (const size of sizes) {
    if (only === undefined) await series(app, theme, size);
    await referee(app, theme, size);
  }
await app.close();

/** All screens in one theme at one size: the same battle each time, since its seed is given. */
async function series(app: App, colorScheme: 'light' | 'dark', viewport: (typeof sizes)[number]): Promise<void> {
  const { page, close } = await app.open({ colorScheme, viewport, hasTouch: viewport.width < 600 });
  const shoot = (name: string) =>
    page.screenshot({ path: `${folder}${name}-${viewport.width}-${colorScheme}.jpg`, type: 'jpeg', quality: 82 });
  for (const [name, path] of Object.entries({ home: '/', armies: '/armies', odds: '/odds', rules: '/rules/09.06' })) {
    await page.goto(path);
    await page
      .locator(name === 'home' ? 'form.setup .thumb' : name === 'odds' ? '.big' : 'h1')
      .first()
      .waitFor();
    await page.waitForTimeout(500);
    await shoot(name);
  }
  await battle(page, shoot);
  await close();
}

/** Referee mode: dice that are typed, and the form of adjustments. */
async function referee(app: App, colorScheme: 'light' | 'dark', viewport: (typeof sizes)[number]): Promise<void> {
  const { page, close } = await app.open({ colorScheme, viewport, hasTouch: viewport.width < 600 });
  const shoot = (name: string) =>
    page.screenshot({ path: `${folder}${name}-${viewport.width}-${colorScheme}.jpg`, type: 'jpeg', quality: 82 });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('adjutant/pace', 'instant'));
  await choose(page, 'Dice', 'Typed by hand');
  await startBattle(page);
  await play(page, withRealDice(byPointer), (title) => /^Roll for .*: (?!1 )/.test(title));
  await page.getByRole('button', { name: 'Add a die that shows 4' }).click();
  await shoot('battle-dice');
  await page.locator('.dhead h1').focus();
  await page.keyboard.press('g');
  await page.locator('.adjust').waitFor();
  await page.waitForTimeout(400);
  await shoot('battle-adjust');
  await close();
}

async function battle(page: Page, shoot: (name: string) => Promise<unknown>): Promise<void> {
  await page.goto('/?seed=11');
  await page.evaluate(() => localStorage.setItem('adjutant/pace', 'instant'));
  await startBattle(page);
  await play(page, byPointer, (title) => title.startsWith('Set up'));
  await page.locator('.mover.ends').first().waitFor();
  await shoot('battle-deploy');
  await play(page, forward, (title) => /^Move /.test(title));
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.waitForTimeout(800);
  await shoot('battle-move');
  await play(page, forward, (title) => title.endsWith('choose a target'));
  await page.locator('.opt.on .wtab').waitFor();
  await page.waitForTimeout(2500);
  await shoot('battle-shoot');
  await play(page, forward, async () => (await page.locator('.band').innerText()).includes('may react'));
  await waitForTurn(page);
  await shoot('battle-react');
  await page.goto(`${new URL(page.url()).pathname}/replay`);
  await page.locator('.transport').waitFor();
  await page.waitForTimeout(600);
  await shoot('replay');
}
