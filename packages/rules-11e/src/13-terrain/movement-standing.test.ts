import { expect, test } from 'vitest';
import { blockOf, crossing, hullOf, over, rectangle, settingUp, wallOf, why } from '../../test/over-terrain.ts';

const floor = { outline: rectangle(11, 8, 15, 12), z: 3 };

test('13.06-l any model may stand on ground level inside a feature', () => {
  const walls = [{ ...wallOf(6), from: [16, 5] as const, to: [16, 15] as const }];
  for (const keywords of [['MOUNTED'], ['VEHICLE'], ['INFANTRY']])
    expect(why(crossing([{ floors: [floor], walls }], { us: { keywords } }), [13, 10])).toEqual([]);
});

test('13.06-m above it stand INFANTRY, BEASTS, SWARM, FLY and MONSTER models alone', () => {
  const stands = (keyword: string) => why(settingUp([{ floors: [floor] }], { keywords: [keyword] }), [13, 10, 3]);
  for (const keyword of ['INFANTRY', 'BEASTS', 'SWARM', 'FLY', 'MONSTER']) expect(stands(keyword)).toEqual([]);
  for (const keyword of ['VEHICLE', 'MOUNTED', 'MOBILE']) expect(stands(keyword)).toEqual(['13.06-m stands']);
});

test('13.06 ex 5 a MONSTER can be set up on a dense roof', () => {
  const roof = [{ blocks: [blockOf(5, 10, 8, 16, 12)] }];
  expect(why(settingUp(roof, { keywords: ['MONSTER'], base: hullOf(3, 3) }), [13, 10, 5])).toEqual([]);
});

test('13.06 ex 6 a MOUNTED model never stands on a floor; with MOBILE it rides through the wall', () => {
  const ruin = [{ floors: [floor], walls: [{ ...wallOf(6), from: [11.5, 5] as const, to: [11.5, 15] as const }] }];
  const us = { keywords: ['MOUNTED', 'MOBILE'] };
  expect(why(crossing(ruin, { us }), [10, 10, 3], [13, 10, 3])).toEqual(['13.06-h climbed', '13.06-m stands']);
  expect(why(crossing(ruin, { us }), [13, 10])).toEqual([]);
});

test('13.06-n, 13.06 ex 4 a base that sticks out 0.1" sends the unit back', () => {
  const s = crossing([{ floors: [floor] }]);
  expect(why(s, [11.53, 10], [11.53, 10, 3])).toEqual(['13.06-n stands']);
  expect(s.game.model(0).pose).toMatchObject({ x: 10, z: 0 });
  expect(why(s, [11.63, 10], [11.63, 10, 3])).toEqual([]);
});

test('13.06-w the whole base lies on one surface, not across two', () => {
  const floors = [floor, { outline: rectangle(15, 8, 18, 12), z: 3 }];
  expect(why(settingUp([{ floors }]), [15, 10, 3])).toEqual(['13.06-n stands']);
});

test('13.06-n, 13.06-o the top of a container of any category is a surface', () => {
  for (const category of ['exposed', 'light', 'dense'] as const) {
    const s = (keyword: string) =>
      settingUp([{ category, blocks: [blockOf(3, 11, 8, 15, 12)] }], { keywords: [keyword] });
    expect(why(s('INFANTRY'), [13, 10, 3])).toEqual([]);
    expect(why(s('INFANTRY'), [13, 10, 2])).toContain('13.06-n stands');
    expect(why(s('VEHICLE'), [13, 10, 3])).toEqual(['13.06-m stands']);
  }
});

test('13.06-p nobody ends in a door or window of a dense feature up to 3"', () => {
  const door = { ...wallOf(6), openings: [{ from: 3, to: 7, sill: 0, head: 4 }] };
  const s = crossing([{ walls: [door] }]);
  expect(s.tryAnswer([over(0, [12, 10])])).toEqual([
    {
      code: 'clear-of-openings',
      rule: '13.06-p',
      values: { model: 0, feature: 'Feature 1', part: 'opening', needed: 3 },
    },
  ]);
  expect(why(crossing([{ category: 'light', walls: [door] }]), [12, 10])).toEqual([]);
});

test('13.06-p what is open at an end or above, or higher than 3", is not enclosed', () => {
  const wall = (opening: { from: number; to: number; sill: number; head: number }, from = [[10, 10, 0]] as const) =>
    why(crossing([{ walls: [{ ...wallOf(6), openings: [opening] }] }], { from }), [12, 10]);
  expect(wall({ from: 3, to: 7, sill: 0, head: 6 })).toEqual([]);
  expect(wall({ from: 3, to: 10, sill: 0, head: 4 })).toEqual([]);
  const high = { ...wallOf(9), openings: [{ from: 3, to: 7, sill: 3, head: 8 }] };
  const balcony = { outline: rectangle(10, 8, 14, 12), z: 3 };
  expect(why(crossing([{ walls: [high], floors: [balcony] }]), [12, 10], [12, 10, 3])).toEqual([]);
});

test('13.06-q nobody ends partway through a wall, a block, or a floor above', () => {
  for (const category of ['exposed', 'light', 'dense'] as const) {
    expect(why(crossing([{ category, walls: [wallOf(6)] }]), [12, 10])).toEqual(['13.06-q clear-of-parts']);
    expect(why(crossing([{ category, blocks: [blockOf(1, 11, 8, 15, 12)] }]), [13, 10])).toEqual([
      '13.06-q clear-of-parts',
    ]);
    const under = (height: number) => why(crossing([{ category, floors: [floor] }], { us: { height } }), [13, 10]);
    expect([under(3), under(3.1)]).toEqual([[], ['13.06-q clear-of-parts']]);
  }
});

test('13.06-q, 03.01-r nobody ends on a model on the same floor; one below it is no matter', () => {
  const units = { friend: { at: [13, 10] as const } };
  expect(why(crossing([{ floors: [floor] }], { units }), [13, 10], [13, 10, 3])).toEqual([]);
  const s = crossing([{ floors: [floor] }], {
    us: { models: 2 },
    from: [
      [10, 10],
      [13, 10, 3],
    ],
  });
  expect(why(s, [13, 10], [13, 10, 3])).toContain('03.01-r no-overlap');
});
