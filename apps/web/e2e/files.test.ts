import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, hasBrowser, startApp } from './app.ts';
import { mob, patrol } from './lists.ts';
import { bringArmy, choose, fixDice } from './player.ts';

describe.skipIf(!hasBrowser)('battle files and numbers', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  test('a finished battle is counted, saved as a file, and opened again on another device', async () => {
    const { page, problems, close } = await app.open();
    await bringArmy(page, patrol);
    await bringArmy(page, mob);
    await choose(page, 'Opponent’s army', 'Small Patrol, 90');
    await fixDice(page);
    await page.getByRole('button', { name: 'Watch two bots' }).click();
    await page.locator('.band.none').waitFor({ timeout: 100_000 });
    await page.goto(`${new URL(page.url()).pathname}/replay`);
    await page.getByRole('tab', { name: 'Numbers' }).click();
    await page.locator('.luckline').first().waitFor();
    const numbers = await page.locator('.statistics').innerText();
    expect(numbers).toMatch(/Hit\s+\d+\s+\d+\s+\d/);
    const found = await new AxeBuilder({ page }).analyze();
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    const waits = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const buffer = readFileSync(await (await waits).path());
    const { page: other, close: closeOther } = await app.open();
    await other.goto('/');
    await other
      .getByLabel('Open a battle file')
      .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer });
    await other.getByRole('tab', { name: 'Numbers' }).click();
    await other.locator('.luckline').first().waitFor();
    expect(await other.locator('.statistics').innerText()).toBe(numbers);
    expect(problems).toEqual([]);
    await closeOther();
    await close();
  });

  test('a file that is no battle, or was cut off, is refused precisely', async () => {
    const { page, close } = await app.open();
    await page.goto('/');
    const field = page.getByLabel('Open a battle file');
    const mimeType = 'application/json';
    await field.setInputFiles({ name: 'a.json', mimeType, buffer: Buffer.from('{"format":"chess","version":1}') });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/chess/);
    const cut = '{\n"format": "adjutant-battle",\n"version": 1,\n"engine": "1';
    await field.setInputFiles({ name: 'b.json', mimeType, buffer: Buffer.from(cut) });
    await page.waitForFunction(() => !/chess/.test(document.querySelector('[role=alert]')?.textContent ?? 'chess'));
    expect(await page.getByRole('alert').innerText()).toMatch(/line 4|cut off|stops|incomplete/i);
    await close();
  });
});
