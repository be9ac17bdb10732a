import { expect, test } from 'vitest';
import { fightAll, pools, shootAll } from '../../test/attacks.ts';
import { scene, type UnitSketch } from '../../test/scene.ts';
import { ability } from '../effect.ts';

const crater = {
  id: 'crater',
  outline: [
    [5, 18],
    [14, 18],
    [14, 25],
    [5, 25],
  ],
} as const;

/** Whether a 3 hits on 3+ with one gun. */
function hitByA3(target: Partial<UnitSketch>): boolean {
  const s = scene({
    units: { a: { at: [10, 10], weapons: [{ range: 24 }] }, b: { player: 1, at: [10, 20], ...target } },
    areas: [crater],
    dice: [3, 1],
  });
  return shootAll(s, 'a', 'b').diceLeft() === 0; // the wound roll was made
}

test('COV-04, 13.08-b, -c, 13.08 ex 1: every model has to be in a terrain area', () => {
  const row = (gap: number) => ({ models: 5, at: [6, 20] as const, gap });
  expect([hitByA3(row(0.3)), hitByA3(row(1))]).toEqual([false, true]);
});

test('13.08-c a base that touches the area from inside is within it', () => {
  expect([hitByA3({ at: [14.6, 20] }), hitByA3({ at: [14.7, 20] })]).toEqual([false, true]);
});

test('13.08-c, 13.08 ex 2: a VEHICLE in an area has no cover from it', () => {
  expect([
    hitByA3({ keywords: ['VEHICLE'] }),
    hitByA3({ keywords: ['BEASTS'] }),
    hitByA3({ keywords: ['SWARM'] }),
  ]).toEqual([true, false, false]);
});

test('13.08-h, -j cover from several sources worsens BS by 1 only', () => {
  const smoke = ability({
    id: 'smoke',
    rule: 'test',
    hooks: { cover: ({ target }) => (target === 1 ? true : undefined) },
  });
  const s = scene({
    units: {
      a: { at: [10, 10], weapons: [{ range: 24 }] },
      b: { player: 1, at: [10, 20], abilities: [{ id: 'stealth', name: '', kind: 'core' }] },
    },
    areas: [crater],
    effects: [smoke],
    detachments: [[], ['smoke']],
    dice: [4, 1],
  });
  expect(pools(shootAll(s, 'a', 'b'))).toEqual(['1 1 0']);
});

test('13.08-a melee attacks never meet cover', () => {
  const s = scene({
    units: { a: { at: [10, 18.5], weapons: [{}] }, b: { player: 1, at: [10, 20] } },
    areas: [crater],
    dice: [3, 1],
  });
  expect(pools(fightAll(s, 'a', 'b'))).toEqual(['1 1 0']);
});

test('13.08-l, 04 open point 7: cover is fixed when targets are selected', () => {
  const weapons = [{ range: 24, strength: 8, ap: -6 }, { range: 24 }];
  const s = scene({
    units: {
      a: { at: [10, 10], weapons },
      b: {
        player: 1,
        at: [
          [10, 20],
          [16, 20],
        ],
      },
    },
    areas: [crater],
    dice: [6, 6, 1, 3, 1],
  });
  const [, outside] = s.models('b');
  shootAll(s, 'a', 'b')
    .answer(`attacks:${s.models('a')[0]}:0`)
    .answer([`model:${outside}`]);
  expect([pools(s), s.diceLeft()]).toEqual([['1 1 1', '1 1 0'], 0]);
});
