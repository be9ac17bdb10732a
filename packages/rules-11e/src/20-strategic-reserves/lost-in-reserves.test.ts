import { flow, flowName, openWindow } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { spot } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { becomeBattleShocked, isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { ability } from '../effect.ts';
import { moveUnitFlow, roundFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { reposition } from './reposition.ts';

const momentFlow = flowName<{ moment: 'endOfRound' | 'endOfTurn' }>('test/moment');
const momentSteps = flow(momentFlow, {
  start(game, { moment }) {
    openWindow(game, moments[moment], {});
    return 'done';
  },
});

/** Opens the end of a round or turn in a scene. */
function at(
  moment: 'endOfRound' | 'endOfTurn',
  sketch: Partial<SceneSketch> & Pick<SceneSketch, 'units'>,
  before: (s: Scene) => void = () => {},
): Scene {
  const s = scene(sketch);
  Object.assign(s.ruleset, { flows: new Map([...s.ruleset.flows, [momentSteps.name, momentSteps]]) });
  before(s);
  return s.run(momentFlow.begin({ moment }));
}

function places(s: Scene): string[] {
  return s.names.map((name) => s.game.unit(s.unit(name)).place.kind);
}

const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };

test('20.03-d at the end of round 3, not before, units that never arrived are destroyed', () => {
  const units = { late: { reserves: true }, here: { at: [10, 10] }, theirs: { player: 1, reserves: true } } as const;
  expect(places(at('endOfRound', { round: 2, units }))).toEqual(['reserves', 'table', 'reserves']);
  expect(places(at('endOfRound', { round: 3, units }))).toEqual(['destroyed', 'table', 'destroyed']);
  expect(places(at('endOfRound', { round: 4, units }))).toEqual(['reserves', 'table', 'reserves']);
});

test('20.03-d ex 1 a unit that has ingressed before is safe', () => {
  const s = at('endOfRound', { round: 3, units: { late: { reserves: true } } }, (s) => {
    s.game.unit(0).facts.ingressedOn = 3;
  });
  expect(places(s)).toEqual(['reserves']);
});

test('20.03-e passengers of a transport that arrived are safe; 18 open point 5: those of one that did not share its end', () => {
  const units = {
    ride: { transport, keywords: ['VEHICLE'] },
    us: { aboard: 'ride' },
    lost: { transport, reserves: true },
    they: { aboard: 'lost' },
  };
  expect(places(at('endOfRound', { round: 3, units }))).toEqual(['table', 'aboard', 'destroyed', 'destroyed']);
});

test('20.02-a 20.03-e ex 2 a repositioned unit is safe', () => {
  const s = at('endOfRound', { round: 3, units: { us: { at: [10, 10] } } }, (s) => reposition(s.game, 0, 'test'));
  expect(places(s)).toEqual(['reserves']);
});

test('20 open point 4 18 open point 5 nothing is triggered by it', () => {
  const mourner = ability({
    id: 'mourner',
    rule: 'test',
    triggers: {
      unitDestroyed: {
        forced: true,
        applies: () => true,
        use: () => {
          throw new Error('triggered');
        },
      },
    },
  });
  const demise = [
    { id: 'deadly-demise', name: 'Deadly Demise', kind: 'core', value: { dice: 0, sides: 6, plus: 1 } },
  ] as const;
  const s = at('endOfRound', {
    round: 3,
    units: { late: { reserves: true, abilities: demise } },
    effects: [mourner],
    detachments: [['mourner'], []],
  });
  expect([places(s), s.left('late'), s.over]).toEqual([['destroyed'], 0, true]);
});

test('20.01.02-a at the end of the last turn of the battle all units in reserves are destroyed, at the end of the one before none', () => {
  const units = { us: { reserves: true }, theirs: { player: 1, reserves: true } } as const;
  const arrived = (s: Scene) => {
    for (const unit of [0, 1]) s.game.unit(unit).facts.ingressedOn = 3;
  };
  expect(places(at('endOfTurn', { round: 5, turn: 0, units }, arrived))).toEqual(['reserves', 'reserves']);
  expect(places(at('endOfTurn', { round: 5, turn: 1, units }, arrived))).toEqual(['destroyed', 'destroyed']);
});

test('20.03 ex 1, 20.03-d AIRCRAFT that never arrived are lost like others, those that went back are safe', () => {
  const plane = { reserves: true, keywords: ['AIRCRAFT'] };
  expect(places(at('endOfRound', { round: 3, units: { plane } }))).toEqual(['destroyed']);
  const arrived = (s: Scene) => Object.assign(s.game.unit(0).facts, { ingressedOn: 3 });
  expect(places(at('endOfRound', { round: 3, units: { plane } }, arrived))).toEqual(['reserves']);
});

test('20.02-c 20.02-d ex 1 ex 2 what a unit did this turn and what lies on it goes through reserves with it', () => {
  const s = scene({ phase: 'movement', round: 2, units: { us: { at: [10, 10] } }, dice: [1] });
  s.run(moveUnitFlow.begin({ unit: 0 }, 0))
    .answer('advance')
    .answer([]);
  becomeBattleShocked(s.game, 0, 'test');
  reposition(s.game, 0, 'test');
  expect(s.game.model(0).pose).toBeUndefined();
  expect(canDo(s.game, 0, 'declare-charge')).toMatchObject({ code: 'advanced' });
  expect(isBattleShocked(s.game, 0)).toBe(true);
});

test('20.02-f a repositioned unit returns by an ingress move', () => {
  const s = scene({ phase: 'movement', round: 2, units: { us: { at: [10, 10] } } });
  reposition(s.game, 0, 'test');
  s.run(moveUnitFlow.begin({ unit: 0 }, 0))
    .answer('ingress/edge')
    .answer([spot(0, [3, 20])]);
  expect(s.game.unit(0).place.kind).toBe('table');
});

test('20.03-d a whole round ends so', () => {
  const s = scene({ round: 2, units: { late: { reserves: true }, theirs: { player: 1, at: [30, 40] } } }).run(
    roundFlow.begin({ round: 3 }),
  );
  while (s.game.question !== undefined) s.answer(s.question.purpose === 'unit-to-move' ? 'end' : 'pass');
  expect(places(s)).toEqual(['destroyed', 'table']);
});
