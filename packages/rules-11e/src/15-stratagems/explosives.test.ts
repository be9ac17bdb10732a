import { expect, test } from 'vitest';
import { rolled } from '../../test/attacks.ts';
import { above, offered } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { shootingPhaseFlow } from '../flows.ts';

const at = [30, 10] as const;
const CARD = 'stratagem:core/explosives:unit:0';
const near: UnitSketch = { player: 1, at: above(at, 7), wounds: 6 };

function shooting(us: UnitSketch, units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  const grenades = { at, keywords: ['INFANTRY', 'GRENADES'] };
  return scene({ commandPoints: [1, 1], ...more, units: { us: { ...grenades, ...us }, ...units } });
}

/** Whether the card is offered in player 0's Shooting phase. */
function isOffered(s: Scene): boolean {
  start(s);
  return !s.over && offered(s).includes(CARD);
}

function start(s: Scene): Scene {
  return s.run(shootingPhaseFlow.begin({}));
}

test('15.05 ex 1, 15.05-a 15.05-c 15.05-d each 4 or more of six dice is a mortal wound', () => {
  const s = start(shooting({}, { near, farther: { player: 1, at: above(at, 9) } }, { dice: [1, 3, 4, 4, 5, 6] }));
  s.answer(CARD);
  expect([rolled(s, 'explosives'), s.wounds('near'), s.diceLeft()]).toEqual([[[1, 3, 4, 4, 5, 6]], [2], 0]);
  expect(s.game.state.players[0].commandPoints).toBe(0);
});

test('15.05-c the player picks the model, then an enemy unit within 8" of it', () => {
  const beside: UnitSketch = { player: 1, at: [39, 10] };
  const s = start(shooting({ models: 2 }, { near, beside }, { dice: [1, 1, 1, 1, 1, 1] })).answer(CARD);
  expect([s.question.purpose, offered(s)]).toEqual(['explosives-model', ['model:0', 'model:1']]);
  s.answer('model:1');
  expect([s.question.purpose, offered(s)]).toEqual(['explosives-target', ['unit:1', 'unit:2']]);
  s.answer('unit:2');
  expect(s.diceLeft()).toBe(0);
});

test('15.05-a 15.05-b in the own turn, by a unit with EXPLOSIVES or GRENADES', () => {
  expect(isOffered(shooting({ keywords: ['EXPLOSIVES'] }, { near }))).toBe(true);
  expect(isOffered(shooting({ keywords: ['INFANTRY'] }, { near }))).toBe(false);
  expect(offered(start(shooting({}, { near }, { turn: 1 })))).toEqual(['unit:1']);
});

test('CMD-24 15.05-b an engaged unit throws nothing', () => {
  const touching: UnitSketch = { player: 1, at: above(at, 1) };
  expect(isOffered(shooting({}, { near, touching }))).toBe(false);
});

test.each([
  ['15.05 ex 2, 15.05-b a unit that fell back is not eligible to shoot', 'fellBackOn', 'turn'],
  ['CMD-24 15.05 ex 2, 15.05-b nor may one that advanced, whatever its guns', 'advancedOn', 'turn'],
  ['15.05-b nor one that was selected to shoot', 'shotSelectedOn', 'phase'],
] as const)('%s', (_name, fact, serial) => {
  const s = shooting({ weapons: [{ range: 24, abilities: [{ id: 'assault' }] }] }, { near });
  s.game.unit(0).facts[fact] = s.game.state.clock[serial];
  expect(isOffered(s)).toBe(false);
});

test('CMD-24 15.05 ex 3, 15.05-c an enemy that is engaged with another friendly unit is not picked', () => {
  const friend: UnitSketch = { at: above(at, 9.5) };
  expect(isOffered(shooting({}, { near, friend }))).toBe(false);
});

test('15.05-e it is no attack: the unit may still shoot, and has not shot', () => {
  const s = start(shooting({ weapons: [{ range: 24 }] }, { near }, { dice: [1, 1, 1, 1, 1, 1] })).answer(CARD);
  expect([offered(s), s.game.unit(0).facts.shotOn]).toEqual([['unit:0'], undefined]);
});
