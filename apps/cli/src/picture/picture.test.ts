import type { BattleEvent } from '@adjutant/engine';
import { Spectator } from '@adjutant/session';
import { namesFrom } from '@adjutant/text';
import { expect, test } from 'vitest';
import { testWorld } from '../../test/run.ts';
import { setupOf } from '../battle/setup.ts';
import { overlap, placeLabels } from './boxes.ts';
import { pictureOf } from './index.ts';

const world = testWorld();
const boyz = world.library.findDatasheets('Boyz')[0]!;
const models = Array.from({ length: 3 }, () => ({ component: 0, profile: 'Boy', weapons: [] }));
const nob = { component: 0, profile: 'Boss Nob', weapons: [] };
const army = (name: string) => ({
  name,
  faction: 'orks',
  detachments: [],
  points: 75,
  datasheets: { [boyz.id]: boyz },
  units: [
    {
      name: 'Boyz <& sons>',
      components: [{ datasheet: boyz.id, role: 'only' as const }],
      models: [nob, ...models],
      points: 75,
    },
  ],
});
const setup = setupOf([army('Red'), army('Blue')], {}, world);
const options = { title: 'Red against Blue', subtitle: 'end', shockedEffect: 'shocked' };
const cause = { kind: 'rule', rule: '1', owner: undefined } as const;

function picture(...events: readonly BattleEvent[]): string {
  const seen = new Spectator(setup);
  for (const event of events) seen.see(event);
  return pictureOf(seen, namesFrom(setup, seen.roster, world.ruleset), options);
}

const at = (model: number, x: number): BattleEvent => ({
  type: 'model-set-up',
  model,
  pose: { x, y: 10, z: 0, facingX: 0, facingY: 1 },
  rule: '1',
});
const count = (text: string, part: string) => text.split(part).length - 1;

test('a picture is well-formed, escapes names and holds no broken number', () => {
  const svg = picture(at(0, 10), at(1, 12));
  expect(svg.startsWith('<svg ')).toBe(true);
  expect(svg).toContain('Boyz &lt;&amp; sons&gt;');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  for (const name of ['svg', 'text', 'pattern', 'defs']) expect(count(svg, `<${name}`)).toBe(count(svg, `</${name}>`));
});

test('models on the table are drawn, removed ones become crosses', () => {
  const before = picture(at(0, 10), at(1, 12));
  const after = picture(at(0, 10), at(1, 12), { type: 'model-status', model: 1, status: 'removed', cause });
  expect([count(before, '2/4'), count(after, '1/4')]).toEqual([1, 1]);
  expect([count(before, 'opacity="0.38"'), count(after, 'opacity="0.38"')]).toEqual([0, 1]);
});

test('wounds left, battle-shock, points and control are shown', () => {
  const svg = picture(
    at(0, 10),
    { type: 'wounds', model: 0, wounds: 1, change: -1, cause },
    {
      type: 'effect-started',
      effect: { serial: 1, effect: 'shocked', owner: 0, unit: 0, data: {}, until: { kind: 'battle' } },
      rule: '1',
    },
    { type: 'score', player: 0, source: 'hold', points: 37, now: 37, rule: '1' },
    { type: 'objective', objective: setup.layout.objectives[0]!.id, controlledBy: 0, levels: [8, 0], rule: '1' },
  );
  expect(count(svg, '>!<')).toBe(2);
  expect(svg).toContain('>37<');
  expect(count(svg, '>8 : 0<')).toBe(2);
});

test('14.03 the pill of an objective has the border of its holder, and two when it is secured', () => {
  const { id: objective, name } = setup.layout.objectives[0]!;
  const held: BattleEvent = { type: 'objective', objective, controlledBy: 1, levels: [0, 3], rule: '1' };
  const secured = (code: string, player: 1 | null): BattleEvent => ({
    type: 'note',
    code,
    rule: '14.03-a',
    values: { objective, player },
  });
  const yes = secured('objective-secured', 1);
  const no = secured('objective-not-secured', null);
  const pills = [[], [held], [held, yes], [held, yes, no]].map((events: readonly BattleEvent[]) => picture(...events));
  expect(pills.map((svg) => count(svg, 'class="secured"'))).toEqual([0, 0, 1, 0]);
  expect(pills.map((svg) => count(svg, `>${name}<`))).toEqual([1, 2, 1, 2]);
  expect(count(pills[2]!, `>${name}, secured<`)).toBe(1);
});

test('the same state gives the same picture', () => {
  expect(picture(at(0, 10))).toBe(picture(at(0, 10)));
});

test('labels keep clear of each other and inside their limits', () => {
  const limits = { x: 0, y: 0, width: 600, height: 400 };
  const items = Array.from({ length: 12 }, (_, n) => ({
    covers: [{ x: 250 + (n % 4) * 20, y: 180 + Math.floor(n / 4) * 20, width: 18, height: 18 }],
    width: 110,
    height: 19,
  }));
  const placed = placeLabels(items, limits);
  const pairs = placed.flatMap((box, n) => placed.slice(n + 1).map((other) => overlap(box, other)));
  expect(Math.max(...pairs)).toBe(0);
  expect(placed.every(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= 600 && y + height <= 400)).toBe(
    true,
  );
});
