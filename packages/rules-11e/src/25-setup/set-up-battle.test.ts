import { newGame, sampleAnswer, startBattle } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { battleFlow, setupFlow } from '../flows.ts';
import { layouts, ruleset11e } from '../index.ts';

const units: SceneSketch['units'] = { a: { undeployed: true }, enemy: { player: 1, undeployed: true } };
const pose = (x: number, y: number) => ({ x, y, z: 0, facingX: 1, facingY: 0 });

const setUp = (dice: number[]) => scene({ units, round: 0, phase: 'before-the-battle', dice }).run(setupFlow.begin({}));
const formed = (s: Scene) => s.answerAll('battle-formation', 'pass');

test('25.10-a the winner of a roll-off chooses to attack or defend, and the defender deploys first', () => {
  const s = setUp([6, 1, 3, 2]);
  expect(s.question).toMatchObject({ player: 0, purpose: 'attacker-or-defender' });
  formed(s.answer('attacker'));
  expect(s.question).toMatchObject({ player: 1, purpose: 'set-up' });
});

test('25.10-a the order of setting up', () => {
  const s = formed(setUp([1, 6, 2, 3]).answer('defender'));
  expect(s.question).toMatchObject({ player: 1, purpose: 'set-up' });
  s.answer([{ model: 1, pose: pose(10, 40) }]).answer([{ model: 0, pose: pose(10, 5) }]);
  expect(s.events('moment').map(({ moment }) => moment)).toEqual([
    'attacker-and-defender',
    'declare-battle-formations',
    'deployment',
    'first-turn',
  ]);
});

test('25.10-a 07.00-b the winner of a second roll-off chooses who has the first turn', () => {
  const s = formed(setUp([1, 6, 2, 3]).answer('defender'));
  s.answer([{ model: 1, pose: pose(10, 40) }]).answer([{ model: 0, pose: pose(10, 5) }]);
  expect(s.question).toMatchObject({ player: 1, purpose: 'first-or-second-turn' });
  s.answer('second');
  expect([s.over, s.game.state.clock.firstPlayer]).toEqual([true, 0]);
});

test('25.10-a a mission may name another order: pre-battle abilities before the first turn is known', () => {
  const { setup } = scene({ units }).game;
  const setUpOrder = ['sides', 'formations', 'deployment', 'pre-battle', 'first-turn'] as const;
  const mission = { ...setup.mission, setUpOrder };
  const game = newGame({ ...setup, mission, attacker: 1 }, ruleset11e, { kind: 'seeded', seed: 'order' });
  game.push(setupFlow.begin({}));
  game.run();
  const random = () => 0.5;
  while (game.question !== undefined) {
    const value = game.question.purpose === 'battle-formation' ? 'pass' : sampleAnswer(game.question, random, game);
    game.reply({ question: game.question.number, value });
  }
  const order = game.log.flatMap((event) => (event.type === 'moment' ? [event.moment] : []));
  expect(order).toEqual(['declare-battle-formations', 'deployment', 'pre-battle-abilities', 'first-turn-given']);
});

test('25.10-a a setup that names the attacker needs no roll-off', () => {
  const s = scene({ units });
  const game = newGame({ ...s.game.setup, attacker: 1 }, ruleset11e, { kind: 'script', faces: [] });
  game.push(setupFlow.begin({}));
  game.run();
  expect([game.question?.player, game.question?.purpose]).toEqual([1, 'battle-formation']);
});

test('25.10-a 25.10-c armies find their places on every layout of ours', () => {
  const army = { undeployed: true, models: 10 } as const;
  const tank = { undeployed: true, base: { kind: 'oval', long: 3.35, short: 2.07 }, wounds: 12 } as const;
  const names = {
    a: army,
    b: army,
    tank,
    c: { ...army, player: 1 },
    d: { ...army, player: 1 },
    wagon: { ...tank, player: 1 },
  } as const;
  const { setup } = scene({ units: names }).game;
  let at = 0;
  const random = () => ((at++ * 7) % 13) / 13;
  for (const layout of layouts) {
    const game = startBattle({ ...setup, layout, attacker: 0 }, ruleset11e, { kind: 'seeded', seed: layout.id });
    while (game.question !== undefined && game.state.clock.round === 0) {
      const { question } = game;
      const value = question.purpose === 'battle-formation' ? 'pass' : sampleAnswer(question, random, game);
      expect(game.reply({ question: question.number, value })).toEqual([]);
    }
    expect(game.state.units.map(({ place }) => place.kind)).toEqual(Array(6).fill('table'));
  }
});

test('25.10-a 25.10-f the first round begins when all is set up', () => {
  const s = formed(
    scene({ units, round: 0, dice: [1, 6, 2, 3] })
      .run(battleFlow.begin({}))
      .answer('defender'),
  );
  s.answer([{ model: 1, pose: pose(10, 40) }])
    .answer([{ model: 0, pose: pose(10, 5) }])
    .answer('first');
  expect(s.game.state.clock).toMatchObject({ round: 1, turn: expect.any(Number), player: 1, firstPlayer: 1 });
  expect(s.game.state.units.map(({ startingStrength }) => startingStrength)).toEqual([1, 1]);
});
