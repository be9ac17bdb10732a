import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, hasBrowser, startApp } from './app.ts';
import { mob, patrol } from './lists.ts';
import { bringArmy, choose, forward, play, startBattle, waitForTurn, withRealDice } from './player.ts';

describe.skipIf(!hasBrowser)('referee mode', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  test('a short battle is played with real dice and an adjustment', async () => {
    const { page, problems, close } = await app.open();
    await bringArmy(page, patrol);
    await bringArmy(page, mob);
    await choose(page, 'Opponent’s army', 'Small Patrol, 90');
    await choose(page, 'Dice', 'Typed by hand');
    await startBattle(page);

    // The first roll says what is missing and what is too much, and takes no other sum.
    await play(page, forward, (title) => title.startsWith('Roll for'));
    const field = page.getByLabel('How many dice show 2');
    const enough = Number(/(\d+) (?:die|dice)$/.exec(await waitForTurn(page))?.[1]);
    expect(await page.locator('.dfoot .btn.p').innerText()).toMatch(/missing/);
    await field.fill(String(enough + 2));
    expect(await page.locator('.dbody .refuse').innerText()).toContain(`The faces add up to ${enough + 2} dice`);
    await field.press('Enter');
    expect(await waitForTurn(page)).toMatch(/^Roll for/);
    await field.fill('');

    // Something happened at the table.
    await page.locator('.dhead h1').focus();
    await page.keyboard.press('g');
    await choose(page, 'What', 'Command points');
    await page.getByLabel('More or fewer').fill('2');
    await page.getByLabel('Reason').fill('forgotten at the start');
    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    await page.locator('.log .agreed').nth(1).waitFor();
    expect((await page.locator('.log .agreed').allInnerTexts()).join(' ')).toMatch(/\+2 CP.*forgotten at the start/s);

    // And the battle goes on by the dice that are typed.
    await play(page, withRealDice(forward), () => false);
    expect(await page.locator('.dhead h1').innerText()).toMatch(/win|draw/i);
    await page.getByRole('link', { name: 'Watch the replay' }).first().click();
    await page.locator('.transport').waitFor();
    expect(problems).toEqual([]);
    await close();
  }, 300_000);
});
