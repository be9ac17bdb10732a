import { expect, test } from 'vitest';
import { allAt, declaration, fires, firstOf, pools, rolled } from '../../test/attacks.ts';
import { offered, refused } from '../../test/moves.ts';
import { fixed, type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { weaponsOf } from '../04-making-attacks/weapons-of.ts';
import { shootingPhaseFlow, shootUnitFlow } from '../flows.ts';

const deck = [{ id: 'firing-deck', name: 'Firing Deck', kind: 'core', value: fixed(2) }] as const;
const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
const ride: UnitSketch = {
  at: [30, 10],
  keywords: ['VEHICLE'],
  wounds: 9,
  transport,
  abilities: deck,
  weapons: [{ range: 36 }],
};
const riders: UnitSketch = { aboard: 'ride', models: 3, weapons: [{ name: 'rifle', range: 24, attacks: 2 }, {}] };
const enemy: UnitSketch = { player: 1, at: [30, 30], wounds: 9 };

function riding(units: SceneSketch['units'] = {}, more: Partial<SceneSketch> = {}): Scene {
  return scene({ units: { ride, riders, enemy, ...units }, ...more });
}

function selected(s: Scene): Scene {
  return s.run(shootingPhaseFlow.begin({})).answer('unit:0');
}

/** The weapon of a model aboard, by the option that lends it. */
const rifleOf = (s: Scene, at: number) => `weapon:${s.models('riders')[at]}:0`;

test('TRN-11 24.14-a 24.14-b up to X models aboard, a ranged weapon of each', () => {
  const s = selected(riding());
  expect(s.question).toMatchObject({ purpose: 'firing-deck-weapons', player: 0, min: 0, max: 2 });
  expect(offered(s)).toEqual([0, 1, 2].map((at) => rifleOf(s, at)));
  expect(s.tryAnswer([0, 1, 2].map((at) => rifleOf(s, at)))).not.toEqual([]);
  expect(s.tryAnswer([rifleOf(s, 0), rifleOf(s, 0)])).not.toEqual([]);
});

test('24.14 ex 1, 24.14-c two rifles are added, the TRANSPORT is the attacking model', () => {
  const s = selected(riding({}, { dice: [1, 1, 1, 1, 1] }));
  s.answer([rifleOf(s, 0), rifleOf(s, 1)]);
  const [model] = s.models('ride');
  expect(declaration(s).weapons.map(({ id, weapon }) => `${id} ${weapon}`)).toEqual([
    `${model}:0 gun 1`,
    `${model}:1 rifle`,
    `${model}:2 rifle`,
  ]);
  firstOf(s.answer(allAt(s, 'enemy')));
  expect([s.diceLeft(), weaponsOf(s.game, model!).length]).toEqual([0, 1]);
});

test('TRN-11 24.14-c range is measured from the TRANSPORT, its hazard rolls are its own', () => {
  const plasma = { name: 'plasma', range: 18, abilities: [{ id: 'hazardous' }] } as const;
  const s = selected(
    riding({ riders: { ...riders, weapons: [plasma] }, near: { player: 1, at: [30, 27] } }, { dice: [1, 1] }),
  );
  s.answer([rifleOf(s, 0)]);
  const [model] = s.models('ride');
  expect(declaration(s).weapons[1]?.profiles[0]?.targets).toEqual([s.unit('near')]);
  s.answer([fires(s, model!, 1, 'near')]);
  expect([pools(s), rolled(s, 'hazard'), s.wounds('ride'), s.left('riders')]).toEqual([['1 0 0'], [[1]], [6], 3]);
});

test('TRN-11 24.14-b nobody from a unit that was selected to shoot, 24.26-d no [ONE SHOT] weapon', () => {
  const s = riding();
  s.game.unit(s.unit('riders')).facts.shotSelectedOn = s.game.state.clock.phase;
  selected(s);
  expect(s.question.purpose).toBe('weapons-and-targets');
  const rockets = { ...riders, weapons: [{ range: 24, abilities: [{ id: 'one-shot' }] }] } as const;
  expect(selected(riding({ riders: rockets })).question.purpose).toBe('weapons-and-targets');
});

test('TRN-11 24.14-d whoever is aboard does not shoot this turn, also if nobody was picked', () => {
  const s = selected(riding()).answer([]);
  expect(s.game.unit(s.unit('riders')).facts.noShootOn).toBe(s.game.state.clock.turn);
  s.answer([]);
  s.game.unit(s.unit('riders')).place = { kind: 'table' };
  s.run(shootingPhaseFlow.begin({}));
  expect(s.over || refused(s, `unit:${s.unit('riders')}`) !== undefined).toBe(true);
});

test('24.14-e 15.09-h not in snap shooting', () => {
  const s = riding({}, { turn: 1, phase: 'movement' });
  s.run(shootUnitFlow.begin({ unit: 0, types: ['snap'], outOfPhase: true }, 0));
  expect(s.question.purpose).toBe('weapons-and-targets');
});
