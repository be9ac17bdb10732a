import { note, resumeBattle } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { ability } from '../effect.ts';
import { battleFlow, destroyModelFlow, roundFlow, turnFlow } from '../flows.ts';
import { moments } from '../moments.ts';

/** Nobody is left, so that no phase asks anything. */
function quiet(more: Partial<SceneSketch> = {}): Scene {
  return slay(slay(scene({ units: { squad: {}, enemy: { player: 1 } }, round: 1, ...more }), 'squad'), 'enemy');
}

/** A rule that notes every start and end with who is active. */
const diary = ability({
  id: 'diary',
  rule: 'test',
  triggers: Object.fromEntries(
    (['startOfRound', 'startOfTurn', 'endOfTurn', 'endOfRound'] as const).map((key) => [
      key,
      {
        forced: true,
        applies: () => true,
        use: (_c: unknown, _s: unknown, game: Scene['game']) =>
          note(game, `${moments[key].name} ${game.active}`, 'test'),
      },
    ]),
  ),
});

const codes = (s: Scene) => s.events('note').map(({ code }) => code);

test('07.02.02-a 07.00-a 07.01-a 07.02-a 07.02-b 07.02-d 07.02-f 07.03-a 07.03-b a round: start, both turns, end', () => {
  const s = quiet({ effects: [diary], detachments: [['diary'], []] });
  s.game.state.clock.firstPlayer = 1;
  s.run(roundFlow.begin({ round: 1 }));
  const round = [
    'start-of-round 1',
    'start-of-turn 1',
    'end-of-turn 1',
    'start-of-turn 0',
    'end-of-turn 0',
    'end-of-round 1',
  ];
  expect(codes(s)).toEqual(round);
  expect(codes(s.run(roundFlow.begin({ round: 2 })))).toEqual([...round, ...round]);
});

test('01.03 ex 3, 01.03-a 01.03-b 01.03-c outside the turns the player with the first turn is active, else whose turn it is', () => {
  const s = quiet({ effects: [diary], detachments: [[], ['diary']] }).run(roundFlow.begin({ round: 1 }));
  expect(codes(s)).toEqual([
    'start-of-round 0',
    'start-of-turn 0',
    'end-of-turn 0',
    'start-of-turn 1',
    'end-of-turn 1',
    'end-of-round 0',
  ]);
});

/** The rules of the seven parts of a turn. */
const rules = ['07.02-d', '08', '09', '10', '11', '12', '07.02-f'];

test('07.02-c the seven parts of a turn in order', () => {
  const s = quiet().run(turnFlow.begin({ player: 0 }));
  const parts = ['start-of-turn', 'command', 'movement', 'shooting', 'charge', 'fight', 'end-of-turn'];
  expect(
    s
      .events('moment')
      .filter(({ rule }) => rules.includes(rule))
      .map(({ moment }) => moment),
  ).toEqual(parts);
});

test('SYS-09 07.00-b as many rounds as the mission says, each turn and phase with a serial of its own', () => {
  const s = quiet({ round: 0 });
  s.game.push({ ...battleFlow.begin({}) });
  Object.assign(s.game.state.stack[0]!, { step: 'begin' });
  s.game.run();
  expect(
    s
      .events('moment')
      .filter(({ moment }) => moment === 'start-of-round')
      .map(({ round }) => round),
  ).toEqual([1, 2, 3, 4, 5]);
  expect(s.game.state.clock).toMatchObject({ round: 5, turn: 9 });
  expect(s.game.state.result).toMatchObject({ winner: 'draw', reason: 'rounds-played' });
  const state = JSON.parse(JSON.stringify(s.game.state));
  const loaded = resumeBattle(s.game.setup, s.ruleset, state); // SYS-09: what is over stays over
  expect([loaded.question, loaded.state.result]).toEqual([undefined, s.game.state.result]);
});

const objectives = [{ id: 'hill', x: 12, y: 10 }];

test('07.02-e 14.02-d control is worked out at the end of every phase and turn', () => {
  const seen: string[] = [];
  for (const phase of [0, 1, 2, 3, 4, 5]) {
    const s = quiet({ objectives });
    s.game.state.objectives[0]!.levels = [1, 0];
    s.run({ ...turnFlow.begin({ player: 0 }), locals: { player: 0, phase } });
    const before = s.game.log.slice(
      0,
      s.game.log.findIndex(({ type }) => type === 'objective'),
    );
    const parts = before.flatMap((event) =>
      event.type === 'moment' && rules.includes(event.rule) ? [event.moment] : [],
    );
    seen.push(parts.at(-1) ?? '');
  }
  expect(seen).toEqual(['command', 'movement', 'shooting', 'charge', 'fight', 'end-of-turn']);
});

function order(id: string, layer: 'player' | 'mission') {
  return ability({
    id,
    rule: 'test',
    triggers: {
      endOfTurn: {
        layer,
        forced: true,
        applies: () => true,
        use: (_context, _self, game) =>
          note(
            game,
            `${id}: ${game.state.objectives[0]?.controlledBy}, ${game.state.models.filter(({ status }) => status === 'living').length} left`,
            'test',
          ),
      },
    },
  });
}

test('01.03.02-e 07.02 ex 1, 07.02-g 07.02-h 07.02-i 07.02-j 14.02.01-a at the end of a turn: control, coherency, other rules, the mission', () => {
  const effects = [order('mission', 'mission'), order('theirs', 'player'), order('mine', 'player')];
  const units = {
    squad: {
      at: [
        [12, 10],
        [30, 10],
      ],
    },
    enemy: { player: 1, at: [40, 40] },
  } as const;
  const s = scene({ units, objectives, effects, detachments: [['mission', 'mine'], ['theirs']] });
  s.run({ ...turnFlow.begin({ player: 0 }), locals: { player: 0, phase: 5 } }).answer('model:0');
  expect(codes(s)).toEqual(['mine: 0, 2 left', 'theirs: 0, 2 left', 'mission: 0, 2 left']);
});

test('07.03-a at the end of a round all rules of the players come before the mission', () => {
  const at = (id: string, layer: 'player' | 'mission') =>
    ability({
      id,
      rule: 'test',
      triggers: {
        endOfRound: { layer, forced: true, applies: () => true, use: (_c, _s, game) => note(game, id, 'test') },
      },
    });
  const s = quiet({
    effects: [at('mission', 'mission'), at('ability', 'player')],
    detachments: [['mission'], ['ability']],
  });
  expect(codes(s.run(roundFlow.begin({ round: 1 })))).toEqual(['ability', 'mission']);
});

test('07.02.02 ex 1, 07.02.02-b "the Movement phase" is that of either player', () => {
  const heal = ability({
    id: 'heal',
    rule: 'test',
    triggers: {
      endOfMovementPhase: {
        forced: true,
        applies: () => true,
        use: (_c, _s, game) => note(game, `heals in the turn of ${game.state.clock.player}`, 'test'),
      },
    },
  });
  const s = quiet({ effects: [heal], detachments: [['heal'], []] }).run(roundFlow.begin({ round: 1 }));
  expect(codes(s)).toEqual(['heals in the turn of 0', 'heals in the turn of 1']);
});

test('05.04.05-b a model that fights on leaves when the phase ends', () => {
  const stubborn = ability({
    id: 'stubborn',
    rule: 'test',
    hooks: { keepDestroyed: ({ model }) => (model === 0 ? true : undefined) },
  });
  const s = scene({ units: { squad: { models: 2 } }, effects: [stubborn], detachments: [['stubborn'], []] });
  const cause = { kind: 'rule', rule: 'test', owner: undefined } as const;
  s.run(destroyModelFlow.begin({ model: 0, cause, after: null }));
  expect(s.game.model(0).status).toBe('fighting-on');
  s.run({ ...turnFlow.begin({ player: 0 }), locals: { player: 0, phase: 4 } });
  expect(s.game.model(0).status).toBe('removed');
});
