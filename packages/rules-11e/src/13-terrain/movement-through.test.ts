import { expect, test } from 'vitest';
import { blockOf, crossing, hullOf, over, rectangle, wallOf, why } from '../../test/over-terrain.ts';

const tank = { keywords: ['VEHICLE'], base: hullOf(2, 2) };
/** A wall along x = 12 with a floor at 3" on its far side. */
const ruin = { walls: [wallOf(6)], floors: [{ outline: rectangle(12.1, 6, 18, 14), z: 3 }] };

test('13.06-b, 13.03-b exposed and light features hold nobody up, whatever their height', () => {
  for (const category of ['exposed', 'light'] as const) {
    expect(why(crossing([{ category, walls: [wallOf(9)] }], { us: tank }), [15, 10])).toEqual([]);
  }
  const floors = [{ outline: rectangle(8, 8, 14, 14), z: 2 }];
  const s = crossing([{ category: 'light', floors }], { us: { keywords: ['MONSTER'], base: hullOf(2, 2) } });
  expect(why(s, [11, 11], [11, 11, 2])).toEqual([]);
});

test('13.03 ex 1 a tank crosses a crater without more ado', () => {
  const s = crossing([{ category: 'exposed', blocks: [blockOf(1, 11, 5, 13, 15)] }], { us: tank });
  expect(why(s, [15, 10])).toEqual([]);
  expect(s.game.model(0).facts.moved).toBe(5);
});

test('13.06-c, 13.06-k MOVE-08 INFANTRY, BEASTS, SWARM and MOBILE models pass dense walls of any height, and it costs nothing', () => {
  for (const keyword of ['INFANTRY', 'BEASTS', 'SWARM', 'MOBILE']) {
    const s = crossing([ruin], { us: { keywords: [keyword] } });
    expect(why(s, [15, 10])).toEqual([]);
    expect(s.game.model(0).facts.moved).toBe(5);
  }
  expect(why(crossing([ruin], { us: { keywords: ['MOUNTED'] } }), [15, 10])).toEqual(['13.06-e sections']);
});

test('13.06-d, 13.06-u, 13.06-j INFANTRY goes up through a floor, at the price of its height', () => {
  const ceiling = { floors: [{ outline: rectangle(8, 8, 14, 14), z: 3 }] };
  for (const keyword of ['INFANTRY', 'BEASTS', 'SWARM'])
    expect(why(crossing([ceiling], { us: { keywords: [keyword] } }), [10, 10, 3])).toEqual([]);
  expect(why(crossing([ceiling], { maximum: 2.9 }), [10, 10, 3])).toEqual(['03.01-m path-length']);
});

test('13.06 ex 1, 13.06-e a VEHICLE drives through a dense wall 1.8" high', () => {
  const s = crossing([{ walls: [wallOf(1.8)] }], { us: tank, maximum: 10 });
  expect(why(s, [20, 10])).toEqual([]);
  expect(s.game.model(0).facts.moved).toBe(10);
});

test('13.06-e, 13.06-a one section of 2.1" on the way is enough, also beside a low one of another feature', () => {
  const low = { walls: [wallOf(2)] };
  const high = { walls: [{ from: [14, 5] as const, to: [14, 15] as const, top: 2.1 }] };
  expect(why(crossing([low], { us: tank }), [16, 10])).toEqual([]);
  const s = crossing([low, high], { us: tank });
  expect(s.tryAnswer([over(0, [16, 10])])).toEqual([
    {
      code: 'sections',
      rule: '13.06-e',
      values: { model: 0, feature: 'Feature 2', part: 'wall', actual: 2.1, needed: 2 },
    },
  ]);
});

test('13.06-s the height that counts is that of the part which the base sweeps, above the table', () => {
  const stepped = { blocks: [blockOf(2, 12, 8, 14, 12), blockOf(5, 12, 12, 14, 16)] };
  expect(why(crossing([stepped], { us: tank }), [16, 10])).toEqual([]);
  expect(why(crossing([stepped], { us: { ...tank, at: [10, 11.1] } }), [16, 11.1])).toEqual(['13.06-e sections']);
});

test('13.06-s a low sill belongs to the high wall above the window', () => {
  const wall = { ...wallOf(6), openings: [{ from: 3, to: 7, sill: 1, head: 4 }] };
  expect(why(crossing([{ walls: [wall] }], { us: tank }), [16, 10])).toEqual(['13.06-e sections']);
});

test('13.06-f MOVE-08 a VEHICLE climbs up and down a wall 4" high, and the height counts', () => {
  const climb = [
    [10.9, 10],
    [10.9, 10, 4],
    [13.1, 10, 4],
    [13.1, 10],
  ] as const;
  expect(why(crossing([{ walls: [wallOf(4)] }], { us: tank, maximum: 11.2 }), ...climb)).toEqual([]);
  expect(why(crossing([{ walls: [wallOf(4)] }], { us: tank, maximum: 11 }), ...climb)).toEqual(['03.01-m path-length']);
});

test('13.06 ex 2 a VEHICLE crosses a container 3" high and 4" long with 12", not with 11", and does not stay on top', () => {
  const container = { blocks: [blockOf(3, 11, 8, 15, 12)] };
  const [up, across] = [
    [10, 10, 3],
    [16, 10, 3],
  ] as const;
  const s = (maximum: number) => crossing([container], { us: tank, maximum });
  expect(why(s(12), up, across, [16, 10])).toEqual([]);
  expect(why(s(11), up, across, [16, 10])).toEqual(['03.01-m path-length']);
  expect(why(s(12), up, [13, 10, 3])).toEqual(['13.06-h climbed', '13.06-m stands']);
});

test('13.06-g who has to climb does not pass floors or ceilings', () => {
  const monster = { keywords: ['MONSTER'], base: hullOf(2, 2) };
  const under = crossing([{ floors: [{ outline: rectangle(8, 8, 14, 14), z: 3 }] }], { us: monster, maximum: 9 });
  expect(under.tryAnswer([over(0, [10, 10, 4], [7, 10, 4])]).map(({ rule, values }) => [rule, values])).toContainEqual([
    '13.06-g',
    { model: 0, feature: 'Feature 1', part: 'floor', actual: 3 },
  ]);
});

test('13.06-h, 13.06 ex 5, 13.06-o a MONSTER does not end a climb on a dense roof, but on a light one', () => {
  const us = { keywords: ['MONSTER'], base: hullOf(2, 2) };
  const base = (category: 'dense' | 'light') => [{ category, blocks: [blockOf(3, 11.1, 8, 15, 12)] }];
  const climb = [
    [10, 10, 3],
    [13, 10, 3],
  ] as const;
  expect(why(crossing(base('dense'), { us }), ...climb)).toEqual(['13.06-h climbed']);
  expect(why(crossing(base('light'), { us }), ...climb)).toEqual([]);
});

test('13.06-h what is at most 2" high is no climb: a MONSTER may end on it', () => {
  const us = { keywords: ['MONSTER'], base: hullOf(2, 2) };
  expect(why(crossing([{ blocks: [blockOf(2, 11.1, 8, 15, 12)] }], { us }), [10, 10, 2], [13, 10, 2])).toEqual([]);
});

test('13.06-t a MOBILE model passes walls but climbs as others do', () => {
  const us = { keywords: ['MOUNTED', 'FLY', 'MOBILE'] };
  const floor = { floors: [{ outline: rectangle(11, 8, 15, 12), z: 3 }], walls: [wallOf(6)] };
  expect(why(crossing([floor], { us }), [13, 10])).toEqual([]);
  expect(why(crossing([floor], { us }), [13, 10], [13, 10, 3])).toEqual(['13.06-g ceilings', '13.06-h climbed']);
  expect(why(crossing([floor], { us }), [10, 10, 3], [13, 10, 3])).toEqual(['13.06-h climbed']);
});

test('13.06-i a model goes up and down within half an inch of the feature in plan, and not on a slope', () => {
  const us = { at: [10, 10] as const };
  const feature = (left: number) => [{ floors: [{ outline: rectangle(left, 8, 16, 12), z: 3 }] }];
  const climb = [
    [10, 10, 3],
    [13.2, 10, 3],
  ] as const;
  expect(why(crossing(feature(11.13), { us, maximum: 9 }), ...climb)).toEqual([]);
  expect(why(crossing(feature(11.2), { us, maximum: 9 }), ...climb)).toEqual(['13.06-i climbs']);
  expect(why(crossing(feature(11), { us, maximum: 9 }), [13, 10, 3])).toEqual(['13.06-i climbs']);
});

test('13.06-i nobody walks on through the air', () => {
  const us = { keywords: ['INFANTRY'] };
  const towers = [{ blocks: [blockOf(3, 9, 9, 11, 11)] }, { blocks: [blockOf(3, 16, 9, 18, 11)] }];
  const s = crossing(towers, { us, from: [[10, 10, 3]], maximum: 7 });
  expect(why(s, [17, 10, 3])).toEqual(['13.06-i climbs']);
});

test('13.06-j fractions of inches climbed count', () => {
  const floor = { floors: [{ outline: rectangle(8, 8, 14, 14), z: 2.25 }] };
  expect(why(crossing([floor], { maximum: 3.24 }), [11, 10], [11, 10, 2.25])).toEqual(['03.01-m path-length']);
  expect(why(crossing([floor], { maximum: 3.25 }), [11, 10], [11, 10, 2.25])).toEqual([]);
});

test('13.06 ex 3 INFANTRY with 6" goes 2" through the wall and 3" up, using 5"', () => {
  const s = crossing([
    { walls: [{ ...wallOf(6), from: [11, 5], to: [11, 15] }], floors: [{ outline: rectangle(11.1, 6, 18, 14), z: 3 }] },
  ]);
  expect(why(s, [12, 10], [12, 10, 3])).toEqual([]);
  expect(s.game.model(0)).toMatchObject({ pose: { x: 12, z: 3 }, facts: { moved: 5 } });
});

test('13.06-v, 03.01-f anybody moves through a gate that the base fits through, whatever is above it', () => {
  const gate = (width: number) => ({
    ...wallOf(6),
    openings: [{ from: 5 - width / 2, to: 5 + width / 2, sill: 0, head: 2.5 }],
  });
  expect(why(crossing([{ walls: [gate(2)] }], { us: { ...tank, height: 4 } }), [16, 10])).toEqual([]);
  expect(why(crossing([{ walls: [gate(1.9)] }], { us: tank }), [16, 10])).toEqual(['13.06-e sections']);
});

test('13.01-j the area itself neither slows nor stops anybody', () => {
  const s = crossing([], { us: tank });
  expect(why(s, [16, 10])).toEqual([]);
});

test('13.02-c features of one area each keep their own rule', () => {
  const light = { category: 'light' as const, walls: [wallOf(6)] };
  const dense = { walls: [{ ...wallOf(6), from: [8, 5] as const, to: [8, 15] as const }] };
  expect(why(crossing([light, dense], { us: tank }), [15, 10])).toEqual([]);
  expect(why(crossing([light, dense], { us: tank }), [6, 10])).toEqual(['13.06-e sections']);
});

test('13.06-r, 21.03-d, MOVE-10 in the skies a FLYING model passes walls, floors and tanks, and counts no height', () => {
  const roof = { walls: [wallOf(6)], floors: [{ outline: rectangle(12.5, 6, 18, 14), z: 6 }] };
  const us = { keywords: ['VEHICLE', 'FLY'], base: hullOf(2, 2) };
  const enemy = { player: 1 as const, at: [11.8, 10] as const, keywords: ['VEHICLE'] };
  const s = crossing([roof], { us, units: { enemy }, maximum: 5, move: { skies: true } });
  expect(why(s, [15, 10, 6])).toEqual([]);
  expect(s.game.model(0)).toMatchObject({ pose: { x: 15, z: 6 }, facts: { moved: 5 } });
});

test('21.03 ex 4 21.03-g a flyer rises onto a roof, but ends wholly on it', () => {
  const roof = [{ blocks: [blockOf(6, 12.5, 6, 18, 14)] }];
  const us = { keywords: ['FLY', 'VEHICLE'] };
  expect(why(crossing(roof, { us, maximum: 10, move: { skies: true } }), [15, 10, 6])).toEqual([]);
  expect(why(crossing(roof, { us, maximum: 10, move: { skies: true } }), [13, 10, 6])).toEqual(['13.06-n stands']);
  expect(why(crossing(roof, { us, maximum: 10, move: { skies: true } }), [15, 10])).toEqual(['13.06-q clear-of-parts']);
});

test('21.03-e, 21.03-f others of the unit, and FLYING models that stay down, heed terrain', () => {
  const wall = [{ walls: [wallOf(6)] }];
  const us = { keywords: ['VEHICLE'], base: hullOf(2, 2) };
  expect(why(crossing(wall, { us, move: { skies: true } }), [15, 10])).toEqual(['13.06-e sections']);
  expect(why(crossing(wall, { us: { ...us, keywords: ['VEHICLE', 'FLY'] } }), [15, 10])).toEqual(['13.06-e sections']);
});

test('24.16-c height climbed counts as moved, through the skies it does not', () => {
  const floor = [{ floors: [{ outline: rectangle(8, 8, 14, 14), z: 3 }] }];
  const moved = (skies: boolean) => {
    const s = crossing(floor, { us: { keywords: ['INFANTRY', 'FLY'] }, move: { skies } });
    return s.answer([over(0, [11, 10], [11, 10, 3])]).game.model(0).facts.moved;
  };
  expect([moved(false), moved(true)]).toEqual([4, 1]);
});

test('24.35-a, 24.35 ex 1 a super-heavy walker passes sections of 4", in moves of its own accord', () => {
  const us = { ...tank, abilities: [{ id: 'super-heavy-walker', name: 'Super-heavy Walker', kind: 'core' as const }] };
  const through = (height: number, moveType: string) =>
    why(crossing([{ blocks: [blockOf(height, 12, 5, 13, 15)] }], { us, move: { moveType } }), [15, 10]);
  for (const moveType of ['normal', 'advance', 'fall-back']) {
    expect(through(3.5, moveType)).toEqual([]);
    expect(through(4.1, moveType)).toEqual(['24.35-a sections']);
  }
  expect(through(3.5, 'charge')).toEqual(['13.06-e sections']);
});

test('17.02-c, 17 open point 3 of a model without a base the hull has to fit', () => {
  const gate = { ...wallOf(6), openings: [{ from: 4, to: 6, sill: 0, head: 5 }] };
  const frame = (wide: number) => ({ keywords: ['VEHICLE', 'FRAME'], base: hullOf(wide, 3) });
  expect(why(crossing([{ walls: [gate] }], { us: frame(1.9) }), [16, 10])).toEqual([]);
  expect(why(crossing([{ walls: [gate] }], { us: frame(2.1) }), [16, 10])).toEqual(['13.06-e sections']);
});
