import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, hasBrowser, type Opened, startApp } from './app.ts';
import { byPointer, forward, waitForTurn } from './player.ts';

describe.skipIf(!hasBrowser)('lessons', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  async function openLesson(number: number, options?: Parameters<App['open']>[0]): Promise<Opened> {
    const opened = await app.open(options);
    await opened.page.goto('/learn', { waitUntil: 'networkidle' });
    await opened.page.evaluate(() => localStorage.setItem('adjutant/pace', 'instant'));
    await opened.page.goto(`/learn/${number}`);
    await opened.page.locator('.coach').waitFor();
    return opened;
  }

  test.each([1, 2, 3, 4, 5])('lesson %i is played to its end, and is kept as done', async (number) => {
    const { page, problems, close } = await openLesson(number);
    await playLesson(page);
    expect(await page.locator('.coach-say').innerText()).toBe('Done. That was the whole phase.');
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByText('1 of 5 done').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('the coach says what is next', async () => {
    const { page, problems, close } = await openLesson(2);
    const first = await page.locator('.coach-say').innerText();
    await waitForTurn(page);
    await byPointer(page, '');
    await page.waitForFunction((old) => document.querySelector('.coach-say')?.textContent !== old, first);
    expect(problems).toEqual([]);
    await close();
  });

  test.each([
    ['/learn', 'light'],
    ['/learn/3', 'dark'],
  ] as const)('axe finds nothing on %s in the %s theme', async (path, colorScheme) => {
    const { page, close } = await app.open({ colorScheme });
    await page.goto(path);
    await page.locator(path === '/learn' ? '.lessons' : '.coach').waitFor();
    if (path !== '/learn') await waitForTurn(page);
    const found = await new AxeBuilder({ page }).analyze();
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    await close();
  });
});

/** Answers as a learner would, until the coach has no more to say. */
async function playLesson(page: Page): Promise<void> {
  for (let answers = 0; answers < 40; answers++) {
    await page.waitForFunction(
      () =>
        document.querySelector('.coach .acts') !== null ||
        (document.querySelector('.band:not(.quiet)') !== null && document.querySelector('.dfoot .btn') !== null),
      undefined,
      { timeout: 30_000 },
    );
    if ((await page.locator('.coach .acts').count()) > 0) return;
    const number = await page.locator('#decision').getAttribute('data-question');
    const title = await page.locator('.dhead h1').innerText();
    const charge = page.locator('.opt input').first();
    if (/charge/i.test(title) && (await charge.count()) > 0) await charge.check();
    await forward(page, title);
    await page.waitForFunction(
      (before) =>
        document.querySelector('.coach .acts') !== null ||
        document.querySelector('#decision')?.getAttribute('data-question') !== before,
      number,
      { timeout: 30_000 },
    );
  }
}
