import { loseWounds, note } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { becomeBattleShocked, isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { ability } from '../effect.ts';
import { battleShockRollFlow, commandPhaseFlow } from '../flows.ts';

const commandPhase = (units: SceneSketch['units'], more: Partial<SceneSketch> = {}) =>
  scene({ units, phase: 'command', turn: 0, ...more });

const run = (s: Scene) => s.run(commandPhaseFlow.begin({}));
const rolls = (s: Scene) => s.events('dice').map(({ unit }) => unit);
const shocked = (s: Scene, name: string) => isBattleShocked(s.game, s.unit(name));

/** A rule that notes every moment of the phase in which it is. */
const diary = ability({
  id: 'diary',
  rule: 'test',
  triggers: Object.fromEntries(
    ['startOfCommandPhase', 'commandAbilities', 'endOfCommandPhase'].map((moment) => [
      moment,
      {
        forced: true,
        applies: () => true,
        use: (_context: unknown, _self: unknown, game: Scene['game']) =>
          note(game, `${moment} with ${game.state.players[0].commandPoints} CP`, 'test'),
      },
    ]),
  ),
});

test('08.00-a 08.01-a 08.04-a 08.05-a the steps come in order, the start before core CP', () => {
  const s = run(commandPhase({ squad: {} }, { effects: [diary], detachments: [['diary'], []] }));
  expect(s.events('note').map(({ code }) => code)).toEqual([
    'startOfCommandPhase with 0 CP',
    'commandAbilities with 1 CP',
    'endOfCommandPhase with 1 CP',
  ]);
  expect(s.events('moment').map(({ moment }) => moment)).toEqual([
    'start',
    'core-cp',
    'battle-shock',
    'abilities',
    'end',
  ]);
});

test('08.02 ex 1, 08.02-a both players gain 1 CP in each Command phase', () => {
  const s = run(run(commandPhase({ squad: {}, enemy: { player: 1 } })));
  expect(s.game.state.players.map(({ commandPoints }) => commandPoints)).toEqual([2, 2]);
});

test('08.02-b core CP is spent like any other CP', () => {
  const s = slay(commandPhase({ squad: { models: 2 } }), 'squad', 1);
  run(s).answer('stratagem:core/insane-bravery:unit:0');
  expect(s.game.state.players[0].commandPoints).toBe(0);
});

test('08.03 ex 1, 08.03-d a success ends battle-shock', () => {
  const s = commandPhase({ squad: { models: 3 } }, { dice: [4, 4] });
  becomeBattleShocked(s.game, 0, 'test');
  expect(shocked(run(s), 'squad')).toBe(false);
});

test('08.03-d a success ends battle-shock of a unit that is still below half-strength', () => {
  const s = slay(commandPhase({ squad: { models: 3 } }, { dice: [4, 4] }), 'squad', 2);
  becomeBattleShocked(s.game, 0, 'test');
  expect(shocked(run(s), 'squad')).toBe(false);
});

test('CMD-11 08.03-d a battle-shocked unit that fails stays battle-shocked', () => {
  const s = commandPhase({ squad: { models: 3 } }, { dice: [2, 4] });
  becomeBattleShocked(s.game, 0, 'test');
  expect(shocked(run(s), 'squad')).toBe(true);
});

test('CMD-09 08.03 ex 2, 08.03-a a unit at half-strength rolls', () => {
  const s = slay(commandPhase({ squad: { models: 10 } }, { dice: [2, 4] }), 'squad', 5);
  expect(shocked(run(s).answer('pass'), 'squad')).toBe(true);
});

test('08.03 ex 3, 08.03-b units of the other player do not roll', () => {
  const s = commandPhase({ squad: {}, enemy: { player: 1 } });
  becomeBattleShocked(s.game, s.unit('enemy'), 'test');
  expect(rolls(run(s))).toEqual([]);
});

test('08.03 ex 4, 08.03-a a single model rolls at half its wounds or less', () => {
  const tank = (left: number) => {
    const s = commandPhase({ tank: { wounds: 11 } }, { dice: left > 5 ? [] : [6, 6] });
    loseWounds(s.game, 0, 11 - left, { kind: 'rule', rule: 'test', owner: undefined });
    return rolls(run(s).answerAll('window', 'pass'));
  };
  expect([tank(6), tank(5)]).toEqual([[], [0]]);
});

test('08.03 ex 5, 08.03-a one roll for a unit that is battle-shocked and below half-strength', () => {
  const s = slay(commandPhase({ squad: { models: 5 } }, { dice: [6, 6] }), 'squad', 4);
  becomeBattleShocked(s.game, 0, 'test');
  expect(rolls(run(s))).toEqual([0]);
});

test('cs.am.01.02.04-f 08.03-c 01.02.04 ex 2, 01.02.04-f 20.01-e units aboard and in reserves roll', () => {
  const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
  const units = {
    truk: { transport, keywords: ['TRANSPORT'] },
    squad: { models: 10, aboard: 'truk' },
    far: { models: 2, reserves: true },
  };
  const s = slay(slay(commandPhase(units, { dice: [6, 6, 6, 6] }), 'squad', 6), 'far', 1);
  run(s).answer(['unit:2', 'unit:1']).answerAll('window', 'pass');
  expect(rolls(s)).toEqual([2, 1]);
});

test('08.03-f the active player picks the order, if only of the first', () => {
  const s = commandPhase({ a: { models: 2 }, b: { models: 2 }, c: { models: 2 } }, { dice: [6, 6, 6, 6, 6, 6] });
  for (const unit of [0, 1, 2]) becomeBattleShocked(s.game, unit, 'test');
  run(s).answer(['unit:1']);
  expect(s.question).toMatchObject({ player: 0, purpose: 'battle-shock-order' });
  s.answer(['unit:2', 'unit:0']);
  expect(rolls(s)).toEqual([1, 2, 0]);
});

test('08.03-f Command Re-roll is not offered for a battle-shock roll', () => {
  const s = slay(commandPhase({ squad: { models: 2 } }, { dice: [1, 2], commandPoints: [3, 0] }), 'squad', 1);
  run(s).answer('pass');
  expect(s.over).toBe(true);
});

test('CMD-27 H42 08.03-e 08.03-g a roll forced earlier in the step is the one that the unit owes, and can end its battle-shock', () => {
  const terror = ability({
    id: 'terror',
    rule: 'test',
    triggers: {
      beforeBattleShockRoll: {
        forced: true,
        applies: ({ unit }) => unit === 0,
        use: (_context, _self, game) => game.call(battleShockRollFlow.begin({ unit: 1, rule: 'test' })),
      },
    },
  });
  const s = commandPhase({ a: {}, b: {} }, { dice: [6, 6, 1, 1], effects: [terror], detachments: [['terror'], []] });
  for (const unit of [0, 1]) becomeBattleShocked(s.game, unit, 'test');
  run(s).answer(['unit:0', 'unit:1']);
  expect([rolls(s), shocked(s, 'a'), shocked(s, 'b')]).toEqual([[1, 0], true, false]);
});

test('H42 08.03-a units that have lost enough only since the step began do not roll', () => {
  const terror = ability({
    id: 'terror',
    rule: 'test',
    triggers: {
      beforeBattleShockRoll: {
        forced: true,
        applies: () => true,
        use: (_context, _self, game) => loseWounds(game, 1, 9, { kind: 'rule', rule: 'test', owner: undefined }),
      },
    },
  });
  const s = commandPhase(
    { a: {}, b: { wounds: 10 } },
    { dice: [6, 6], effects: [terror], detachments: [['terror'], []] },
  );
  becomeBattleShocked(s.game, 0, 'test');
  expect(rolls(run(s))).toEqual([0]);
});

test('H42 08.03-d battle-shock that came in the step is not ended by a success in it', () => {
  const relapse = ability({
    id: 'relapse',
    rule: 'test',
    triggers: {
      beforeBattleShockRoll: {
        forced: true,
        applies: () => true,
        use: ({ unit }, _self, game) => becomeBattleShocked(game, unit, 'test'),
      },
    },
  });
  const s = slay(
    commandPhase({ squad: { models: 2 } }, { dice: [6, 6], effects: [relapse], detachments: [['relapse'], []] }),
    'squad',
    1,
  );
  expect(shocked(run(s), 'squad')).toBe(true);
});

test('08.05-b 08.05-c 08.05 ex 1 control is worked out first, then abilities, then the mission', () => {
  const seen = (id: string, layer: 'player' | 'mission') =>
    ability({
      id,
      rule: 'test',
      triggers: {
        endOfCommandPhase: {
          layer,
          forced: true,
          applies: () => true,
          use: (_context, _self, game) => note(game, `${id} sees ${game.state.objectives[0]?.controlledBy}`, 'test'),
        },
      },
    });
  const effects = [seen('mission', 'mission'), seen('ability', 'player')];
  const objectives = [{ id: 'hill', x: 12, y: 10 }];
  const s = run(commandPhase({ squad: {} }, { objectives, effects, detachments: [['mission', 'ability'], []] }));
  expect(s.events('note').map(({ code }) => code)).toEqual(['ability sees 0', 'mission sees 0']);
});

test('CMD-01 08.02-a in two battle rounds each player gains 4 CP, the first Command phase included', () => {
  const s = commandPhase({ squad: {}, enemy: { player: 1 } });
  for (let turn = 0; turn < 4; turn += 1) run(s);
  expect(s.game.state.players.map(({ commandPoints }) => commandPoints)).toEqual([4, 4]);
});
