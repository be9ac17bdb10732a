/** Plays by what the screen offers, as a person would. */
import type { Page } from 'playwright-core';

/** Pastes a list and keeps the army; the page is home then, with the army chosen. */
export async function bringArmy(page: Page, list: string): Promise<void> {
  await page.goto('/armies');
  await page.getByLabel('Army list').fill(list);
  await page.getByRole('button', { name: 'Read the list' }).click();
  await page.getByRole('button', { name: 'Play with this army' }).click();
  await page.getByRole('button', { name: 'Start battle' }).waitFor();
  await page.evaluate(() => localStorage.setItem('adjutant/pace', 'instant'));
}

/** Chooses from one of the lists of the page. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Makes the dice of the next battle the same at every run. */
export async function fixDice(page: Page): Promise<void> {
  await page.evaluate(() => history.replaceState(history.state, '', '?seed=end-to-end'));
}

/** Begins the battle that is chosen on the page. */
export async function startBattle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start battle' }).click();
  await waitForTurn(page);
}

/** Waits until a person has to decide or the battle is over; brings back the title. */
export async function waitForTurn(page: Page): Promise<string> {
  await page.waitForFunction(
    () => {
      const band = document.querySelector('.band');
      return band !== null && !band.classList.contains('quiet') && !/working/.test(band.textContent ?? '');
    },
    undefined,
    { timeout: 60_000 },
  );
  return page.locator('.dhead h1').innerText();
}

/** How the next question is answered. */
export type Hand = (page: Page, title: string) => Promise<void>;

/** The first answer of the footer, by mouse or finger. */
export const byPointer: Hand = async (page) => {
  const ready = await page.locator('.dfoot .btn.p:not([aria-disabled=true])').count();
  const options = page.locator('.opt input');
  if (ready === 0 && (await options.count()) > 0) await options.first().check();
  const first = page.locator('.dfoot .btn.p:not([aria-disabled=true])').first();
  if (/Nearest/.test(await first.innerText())) {
    await first.click();
    await page.waitForFunction(() => !/Nearest/.test(document.querySelector('.dfoot .btn.p')?.textContent ?? ''));
  }
  await page.locator('.dfoot .btn.p:not([aria-disabled=true])').first().click();
};

/** The same, but units go towards the enemy, so that there is something to fight about. */
export const forward: Hand = async (page, title) => {
  if (/choose a move$/.test(title)) {
    const normal = page.getByRole('radio', { name: /^Normal move/ });
    if ((await normal.count()) > 0) await normal.check();
  }
  if (/^Move /.test(title)) await clickEnemy(page);
  await byPointer(page, title);
};

/** Clicks on the first enemy, or, where the table shows none, goes up by keys. */
async function clickEnemy(page: Page): Promise<void> {
  const board = await page.locator('svg.board').boundingBox();
  const enemy = await page.locator('.model.side-b').first().boundingBox();
  if (board === null) return;
  const [x, y] = [(enemy?.x ?? -1) + (enemy?.width ?? 0) / 2, (enemy?.y ?? -1) + (enemy?.height ?? 0) / 2];
  const shown = x > board.x + 8 && x < board.x + board.width - 8 && y > board.y + 60 && y < board.y + board.height - 8;
  if (shown) await page.mouse.click(x, y);
  else for (let inches = 0; inches < 4; inches++) await page.keyboard.press('ArrowUp');
  await page.locator('.mover.ends, .mover.broken, .note').first().waitFor();
}

/** The same with real dice: typed by tapping a face, then by keys, then by writing counts; the faces go round, so that no roll-off is endless. */
export function withRealDice(hand: Hand): Hand {
  let rolls = 0;
  return async (page, title) => {
    if (!/^Roll for /.test(title)) return hand(page, title);
    const count = Number(/(\d+) (?:die|dice)$/.exec(title)?.[1]);
    const face = (rolls % 6) + 1;
    rolls += 1;
    for (let die = 0; die < count && rolls <= 2; die++) {
      if (rolls === 1) await page.getByRole('button', { name: `Add a die that shows ${face}` }).click();
      else await page.keyboard.press(String(face));
    }
    if (rolls > 2) await page.getByLabel(`How many dice show ${face}`).fill(String(count));
    await page.getByRole('button', { name: 'These are the dice' }).click();
  };
}

/** Ends one of the standing orders that are given at first. */
export async function endOrder(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.orders li').filter({ hasText: name }).getByRole('button').click();
  await page.locator('.orders li').filter({ hasText: name }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
}

/** The same by keys alone. */
export const byKeys: Hand = async (page) => {
  const first = await page.locator('.dfoot .btn.p').first().innerText();
  if (/Nearest/.test(first)) {
    await page.keyboard.press('f');
    await page.waitForFunction(() => !/Nearest/.test(document.querySelector('.dfoot .btn.p')?.textContent ?? ''));
  }
  const isPass = /Space/.test(await page.locator('.dfoot').innerText());
  await page.keyboard.press(isPass ? 'Space' : 'Enter');
};

/** Answers until `ends` says so or the battle is over; brings back how many answers were given. */
export async function play(
  page: Page,
  hand: Hand,
  ends: (title: string) => Promise<boolean> | boolean,
): Promise<number> {
  for (let answers = 0; ; answers++) {
    const title = await waitForTurn(page);
    if ((await page.locator('.band.none').count()) > 0 || (await ends(title))) return answers;
    const number = await page.locator('#decision').getAttribute('data-question');
    await hand(page, title);
    await answered(page, number, title);
    if ((await page.locator('.dfoot [role=alert]').count()) > 0)
      throw new Error(`refused: ${await page.locator('.dfoot [role=alert]').innerText()} at "${title}"`);
  }
}

/** Waits until another question stands there, or why the answer was refused. */
async function answered(page: Page, number: string | null, title: string): Promise<void> {
  const changed = (before: string | null) => {
    const place = document.querySelector('#decision');
    return place?.getAttribute('data-question') !== before || document.querySelector('.dfoot [role=alert]') !== null;
  };
  await page.waitForFunction(changed, number).catch(async () => {
    throw new Error(`nothing came of the answer to "${title}": ${await page.locator('.dfoot').innerText()}`);
  });
}
