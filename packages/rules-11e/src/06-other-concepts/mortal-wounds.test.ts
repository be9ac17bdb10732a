import { expect, test } from 'vitest';
import { shootAll } from '../../test/attacks.ts';
import { scene } from '../../test/scene.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';
import { mortalWoundsFlow } from '../flows.ts';

const cause = { kind: 'rule', rule: 'test', owner: 1 } as const;

function suffer(sketch: Parameters<typeof scene>[0], batches: number[], onePerBatch = false) {
  const s = scene(sketch);
  return s.run(mortalWoundsFlow.begin({ unit: s.unit('A'), batches, onePerBatch, cause, after: null }));
}

test('06.02 ex 1 the hurt model goes first, then another takes what is left', () => {
  const s = scene({ units: { A: { models: 3, wounds: 2 } } });
  s.game.model(s.models('A')[1]!).wounds = 1;
  s.run(mortalWoundsFlow.begin({ unit: s.unit('A'), batches: [3], onePerBatch: false, cause, after: null }));
  s.answer([`model:${s.models('A')[2]}`]);
  expect(s.wounds('A')).toEqual([2]);
  expect(s.over).toBe(true);
});

test('06.02-b the bodyguard goes before a wounded leader that is a CHARACTER; 06.02 ex 2', () => {
  const s = scene({ units: { A: { models: 2, leader: { wounds: 4, keywords: ['INFANTRY', 'CHARACTER'] } } } });
  s.game.model(s.models('A')[2]!).wounds = 2;
  s.run(mortalWoundsFlow.begin({ unit: s.unit('A'), batches: [1], onePerBatch: false, cause, after: null }));
  expect(s.tryAnswer([`model:${s.models('A')[2]}`])[0]?.code).toBe('no-such-option');
  s.answer([`model:${s.models('A')[0]}`]);
  expect(s.wounds('A')).toEqual([1, 2]);
});

test('06.02-b of two CHARACTER models the wounded one suffers: ALLOC-06', () => {
  const s = scene({ units: { A: { models: 2, wounds: 4, keywords: ['CHARACTER'] } } });
  s.game.model(s.models('A')[1]!).wounds = 3;
  s.run(mortalWoundsFlow.begin({ unit: s.unit('A'), batches: [1], onePerBatch: false, cause, after: null }));
  expect(s.wounds('A')).toEqual([4, 2]);
});

test('06.02-e of one critical wound at most one model is damaged and the rest is lost; 06.02 ex 3', () => {
  const s = suffer({ units: { A: { models: 3, wounds: 2 } } }, [3, 3], true);
  s.answer(s.models('A').map((model) => `model:${model}`));
  expect(s.wounds('A')).toEqual([2]);
  expect(s.over).toBe(true);
});

test('06.02-a what is left when the unit is destroyed is lost; 06.02 ex 4', () => {
  const s = suffer({ units: { A: { models: 1, wounds: 3 } } }, [5]);
  expect(s.left('A')).toBe(0);
  expect(s.game.unit(s.unit('A')).place.kind).toBe('destroyed');
  expect(s.over).toBe(true);
});

test('06.02-d no save is rolled, Feel No Pain is, for each wound', () => {
  const abilities = [
    { id: 'feel-no-pain', name: 'Feel No Pain', kind: 'core', value: { dice: 0, sides: 6, plus: 5 } },
  ] as const;
  const s = suffer({ units: { A: { models: 1, wounds: 3, abilities } }, dice: [5, 4] }, [2]);
  expect(s.wounds('A')).toEqual([2]);
  expect(s.diceLeft()).toBe(0);
});

test('ALLOC-05 the wounded trooper, a second trooper, then one wound on a third: the CHARACTER is untouched', () => {
  const s = scene({ units: { A: { models: 4, wounds: 2, leader: { wounds: 5, keywords: ['CHARACTER'] } } } });
  s.game.model(s.models('A')[0]!).wounds = 1;
  s.game.model(s.models('A')[4]!).wounds = 3;
  s.run(mortalWoundsFlow.begin({ unit: s.unit('A'), batches: [4], onePerBatch: false, cause, after: null }));
  s.answer([`model:${s.models('A')[1]}`, `model:${s.models('A')[2]}`]);
  expect(s.wounds('A')).toEqual([1, 2, 3]);
});

test('06.02-c the answer may name only the first model and is asked again when it is used up', () => {
  const s = suffer({ units: { A: { models: 3 } } }, [2]);
  s.answer([`model:${s.models('A')[0]}`]).answer([`model:${s.models('A')[2]}`]);
  expect(s.left('A')).toBe(1);
});

test('cs.am.06.02.01-a 06.02.01-b mortal wounds beside normal damage belong to the attack that inflicts them', () => {
  const weapon = { range: 24, attacks: 2, abilities: [weaponAbility('devastating-wounds')] };
  const units = { A: { at: [10, 10] as const, weapons: [weapon] }, B: { player: 1, at: [10, 20], wounds: 2 } as const };
  const s = shootAll(scene({ units, dice: [3, 3, /* wounds */ 6, 4, /* save */ 1] }), 'A', 'B');
  const causes = s.events('wounds').map(({ cause }) => cause.kind);
  expect([causes, s.events('unit-destroyed')[0]?.cause]).toMatchObject([
    ['attack', 'attack'],
    { kind: 'attack', unit: 0 },
  ]);
});
