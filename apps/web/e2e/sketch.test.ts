import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, hasBrowser, startApp } from './app.ts';

describe.skipIf(!hasBrowser)('the position sketch', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  test('units are dragged, and sight, cover and charge are answered anew; the link carries all of it', async () => {
    const { page, problems, close } = await app.open();
    await page.goto('/sketch');
    const before = await verdict(page, 'Charge');
    await page.getByRole('button', { name: 'Turn', exact: true }).waitFor();
    const enemy = await middleOf(page, '.model.side-b');
    await page.mouse.move(enemy.x, enemy.y);
    await page.mouse.down();
    await page.mouse.move(enemy.x, enemy.y - 60, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction((old) => !document.querySelector('.verdicts')?.textContent?.includes(old), before);
    const [after, link] = [await page.locator('.verdicts').innerText(), page.url()];
    const { page: other, close: closeOther } = await app.open({ viewport: { width: 390, height: 844 } });
    await other.goto(link.replace(/^https?:\/\/[^/]+/, ''));
    await other.locator('.verdicts').waitFor();
    expect((await other.locator('.verdicts').innerText()).replaceAll(/\s+/g, ' ')).toBe(after.replaceAll(/\s+/g, ' '));
    expect(problems).toEqual([]);
    await closeOther();
    await close();
  });

  test('a unit is moved by keys, taken off and put back, and threat is drawn', async () => {
    const { page, problems, close } = await app.open();
    await page.goto('/sketch');
    await page.locator('.verdicts').waitFor();
    const link = page.url();
    await page.locator('svg.board').focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'q']) await page.keyboard.press(key);
    await page.waitForFunction((old) => location.href !== old, link);
    await page.getByRole('button', { name: 'Threat' }).click();
    await page.locator('.threat .move').waitFor();
    await page.locator('svg.board').focus();
    await page.keyboard.press('Delete');
    const put = page.getByRole('button', { name: /^Put .* on the table$/ }).first();
    const name = await put.getAttribute('aria-label');
    await put.click();
    await page.getByRole('button', { name: name ?? '', exact: true }).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });

  test.each([
    ['#p1.AAAA', 'damaged'],
    ['#p9.AAAA', 'version 9'],
    ['#a=2+shots', 'no position of Adjutant'],
  ])('the link %s is refused precisely, and a new sketch begun', async (link, words) => {
    const { page, close } = await app.open();
    await page.goto(`/sketch${link}`);
    expect(await page.getByRole('alert').innerText()).toContain(words);
    await page.getByRole('button', { name: 'Start a new sketch' }).click();
    await page.locator('.verdicts').waitFor();
    await close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing on the sketch in the %s theme', async (colorScheme) => {
    const { page, close } = await app.open({ colorScheme });
    await page.goto('/sketch');
    await page.locator('.verdicts').waitFor();
    const found = await new AxeBuilder({ page }).analyze();
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    await close();
  });
});

/** The answer of one line, once it stands there. */
async function verdict(page: Page, name: string): Promise<string> {
  const line = page.locator('.verdicts > div', { hasText: name }).locator('p').first();
  await line.waitFor();
  return line.innerText();
}

async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}
