import type { DeclareAttacks } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { dealt, dealtOut, groupsOf } from './weapon-groups.ts';

const profiles = [{ profile: 0, targets: [5, 6], maxTargets: 1 }];
const weapon = (id: string, name: string) => ({
  id,
  model: Number(id.split(':')[0]),
  weapon: name,
  group: 'ranged',
  profiles,
});
const question: DeclareAttacks = {
  kind: 'declare-attacks',
  player: 0,
  purpose: 'weapons-and-targets',
  rule: '04.02',
  unit: 1,
  weapons: [weapon('1:0', 'rifle'), weapon('2:0', 'rifle'), weapon('3:0', 'cannon')],
  limits: [],
  exclusive: [],
  targetsForced: false,
  oneTarget: false,
};

test('weapons that are alike are one group, and can be dealt out over targets', () => {
  const [rifles, cannon] = groupsOf(question);
  expect([rifles!.weapons.length, cannon!.weapons.length]).toEqual([2, 1]);
  const declared = dealtOut(
    rifles!,
    [],
    new Map([
      [5, 1],
      [6, 1],
    ]),
    0,
  );
  expect(declared.map(({ id, targets }) => [id, targets[0]!.unit])).toEqual([
    ['1:0', 5],
    ['2:0', 6],
  ]);
  expect([...dealt(rifles!, declared)]).toEqual([
    [5, 1],
    [6, 1],
  ]);
  expect(dealtOut(rifles!, declared, new Map(), 0)).toEqual([]);
});
