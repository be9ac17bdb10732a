import { expect, test } from 'vitest';
import { fromLink, type SketchPosition, toLink } from './position.ts';

const position: SketchPosition = {
  layout: 'own/crossing',
  sides: [
    { list: 'example/orks', datasheets: [] },
    { list: 'Small Patrol', datasheets: ['tau-empire/devilfish'] },
  ],
  units: [{ player: 1, unit: 0, places: [[12.5, 4, 0, 0, 1]] }],
  ask: [0, 1],
};

test('a link carries the position', async () => {
  expect(await fromLink(await toLink(position))).toEqual({ ok: true, position });
});

test('a link that holds none says what is wrong with it', async () => {
  const link = await toLink(position);
  const changed = `${link.slice(0, 30)}${link[30] === 'A' ? 'B' : 'A'}${link.slice(31)}`;
  expect(await fromLink('#a=2+shots')).toMatchObject({ problem: 'foreign' });
  expect(await fromLink('#p7.abc')).toMatchObject({ problem: 'version', part: '7' });
  expect(await fromLink(link.slice(0, -9))).toMatchObject({ problem: 'damaged' });
  expect(await fromLink(changed)).toMatchObject({ problem: 'damaged' });
});

test('a link with a part that is no position names the part', async () => {
  const broken = { ...position, units: [...position.units, { player: 0, unit: 1, places: [[1, 2]] }] };
  expect(await fromLink(await toLink(broken as never))).toMatchObject({ problem: 'malformed', part: 'units, 2' });
  expect(await fromLink(await toLink({ ...position, layout: 5 } as never))).toMatchObject({ part: 'layout' });
});
