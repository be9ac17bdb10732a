import { blockedLine, lookOf } from '@adjutant/rules-11e/queries';
import { scene } from '@adjutant/rules-11e/test/scene';
import { area, block, enemy, first, own } from '@adjutant/rules-11e/test/sight';
import { namesFrom } from '@adjutant/text';
import { expect, test } from 'vitest';
import { testWorld } from '../../test/run.ts';
import { frameOf } from '../picture/frame.ts';
import { sightOverlay } from '../picture/sight-overlay.ts';
import { unitWords } from './words.ts';

type Places = readonly (readonly [number, number])[];
/** A block 10" wide and higher than all models between the two units. */
const tower = {
  areas: [area('T1', 10, 0, 16, 10)],
  features: [block([12, 0, 14, 10], 5, { category: 'dense', area: 'T1' })],
};

function looked(mine: Places, theirs: Places) {
  const s = scene({ units: { a: own(mine), b: enemy(theirs) }, ...tower });
  const { game } = s;
  const { unit } = game.model(first(s, 'a'));
  const look = lookOf(game, unit);
  const names = namesFrom(game.setup, game.roster, testWorld().ruleset);
  const svg = sightOverlay(game, unit, look).above(frameOf(game.setup.layout));
  return { game, one: look[0]!, said: unitWords(game, look[0]!, mine.length, names), svg };
}

test('13.10 who stands behind terrain is not seen: the line ends at what blocks', () => {
  const { game, one, said, svg } = looked([[5, 5]], [[20, 5]]);
  expect(said.heading).toContain('14" away: not seen');
  expect(said.lines.join()).toMatch(/is not visible: .*T1.* in the way \[/);
  const [x = 0, y = 0] = blockedLine(game, one.models[0]!)!.stop;
  expect([x >= 10, x <= 12, y]).toEqual([true, true, 5]);
  expect(svg).toMatch(/class="blocked".*class="hidden"/);
});

test('06.01 the model that sees most of a model speaks for the unit', () => {
  const theirs: Places = [
    [20, 5],
    [20, 20],
  ];
  const { one, said, svg } = looked(
    theirs.map(([x, y]) => [x - 15, y] as const),
    theirs,
  );
  expect(one.models[1]).toMatchObject({ seen: 'seen', distance: 14 });
  expect(one.observers.length).toBe(2);
  expect(said.heading).toContain('2 of 2 models see it');
  expect(svg).toContain('class="sees"');
});

test('06.01 a model behind the edge of terrain is seen in part, and marked so', () => {
  const { one, said, svg } = looked([[5, 10]], [[20, 10]]);
  expect([one.models[0]!.seen, said.heading.includes('none of them fully')]).toEqual(['partly', true]);
  expect(said.lines[0]).toMatch(/is visible, but not fully: .* in the way \[06\.01\]/);
  expect(svg).toContain('class="partly"');
});
