import { expect, test } from 'vitest';
import { offered, path, shifted } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { ability } from '../effect.ts';
import { moveFlow, moveUnitFlow } from '../flows.ts';
import { refusesEmbarking } from './embark.ts';

const transport = {
  capacity: 12,
  accepts: [['INFANTRY']],
  refuses: ['JUMP PACK'],
  spaces: [{ keyword: 'MEGA ARMOUR', spaces: 2 }],
};
const ride = {
  at: [20, 26],
  transport,
  keywords: ['VEHICLE', 'TRANSPORT'],
  base: { kind: 'round', radius: 2 },
} as const;

/** The unit `us` at (20, 20), with `ride` six inches above it, was selected to move. */
function beside(sketch: Partial<SceneSketch> = {}, us: SceneSketch['units'][string] = {}): Scene {
  const s = scene({ phase: 'movement', ...sketch, units: { us: { at: [20, 20], ...us }, ride, ...sketch.units } });
  return s.run(moveUnitFlow.begin({ unit: 0 }, 0));
}

/** Moves `us` straight up and embarks where that is offered. */
function embark(s: Scene, distance: number): Scene {
  s.answer(shifted(s, 'us', 0, distance));
  return s.game.question?.purpose === 'window' ? s.answer(offered(s)[0]!) : s;
}

function place(s: Scene) {
  return s.game.unit(s.unit('us')).place;
}

test('18.02-a 18.02-e 18.01-f just after a normal move the player may embark the unit, which leaves the table', () => {
  const s = beside()
    .answer('normal')
    .answer([path(0, [20, 21])]);
  expect(s.question).toMatchObject({
    kind: 'choose-one',
    purpose: 'window',
    player: 0,
    mayPass: true,
    options: [{ group: 'core/embark' }],
  });
  s.answer(offered(s)[0]!);
  expect(place(s)).toEqual({ kind: 'aboard', transport: s.models('ride')[0] });
  expect([s.game.model(0).pose, s.over]).toEqual([undefined, true]);
});

test('18.02-a the player may leave it', () => {
  const s = beside()
    .answer('normal')
    .answer([path(0, [20, 21])])
    .answer('pass');
  expect([place(s).kind, s.over]).toEqual(['table', true]);
});

test('18.02-a ex 3 an advance and a fall-back allow it too', () => {
  expect(place(embark(beside({ dice: [1] }).answer('advance'), 2)).kind).toBe('aboard');
  const back = beside({ units: { them: { player: 1, at: [20, 18] } } }).answer('fall-back/ordered');
  expect(place(embark(back, 2)).kind).toBe('aboard');
});

test('18.02-b ex 1 17.02 ex 3 TRN-09 every model has to be within 3 inches of the transport', () => {
  const reach = 26 - 20 - 2 - 0.63; // from base to base
  expect(place(embark(beside().answer('normal'), reach - 3.01)).kind).toBe('table');
  expect(place(embark(beside().answer('normal'), reach - 3)).kind).toBe('aboard');
  const far = beside(
    {},
    {
      at: [
        [20, 20],
        [20, 18.2],
      ],
    },
  ).answer('normal');
  expect(place(embark(far, reach - 3)).kind).toBe('table');
});

test('18.02-b 18.02-c ex 2 TRN-09 a unit that was set up this turn does not embark', () => {
  const s = beside();
  s.game.unit(0).facts.setUpOn = s.game.state.clock.turn;
  expect(place(embark(s.answer('normal'), 1)).kind).toBe('table');
  expect(refusesEmbarking(s.game, 0, s.models('ride')[0]!)).toMatchObject({
    code: 'set-up-this-turn',
    rule: '18.02-b',
  });
});

test('18.02-b 18.01-a the datasheet must accept every model', () => {
  const keywords = ['INFANTRY', 'JUMP PACK'];
  expect(place(embark(beside({}, { keywords }).answer('normal'), 1)).kind).toBe('table');
  expect(
    place(embark(beside({}, { leader: { keywords: ['MOUNTED'], at: [18.2, 20] } }).answer('normal'), 1)).kind,
  ).toBe('table');
});

test('18.02-b 18.01-b ex 1 there must be room for the whole unit', () => {
  const aboard = { other: { aboard: 'ride', models: 10 } };
  const two = beside({ units: aboard }, { models: 2 }).answer('normal');
  expect(place(embark(two, 2)).kind).toBe('aboard');
  const three = beside({ units: aboard }, { models: 3, at: [18.24, 20] }).answer('normal');
  expect(place(embark(three, 2)).kind).toBe('table');
});

test('18.01-a ex 2 some models take more places', () => {
  const aboard = { other: { aboard: 'ride', models: 5, keywords: ['INFANTRY', 'MEGA ARMOUR'] } };
  expect(place(embark(beside({ units: aboard }, { models: 2 }).answer('normal'), 2)).kind).toBe('aboard');
  expect(place(embark(beside({ units: aboard }, { models: 3, at: [18.24, 20] }).answer('normal'), 2)).kind).toBe(
    'table',
  );
});

test('18.01-g a weapon of the transport changes its capacity', () => {
  const cannon = {
    ...ride,
    weapons: [{ name: 'cannon', range: 24 }],
    transport: { ...transport, capacityWith: [{ weapon: 'cannon', capacity: 1 }] },
  };
  expect(place(embark(beside({ units: { ride: cannon } }, { models: 2 }).answer('normal'), 2)).kind).toBe('table');
  expect(place(embark(beside({ units: { ride: cannon } }).answer('normal'), 2)).kind).toBe('aboard');
});

test('18.02-d other moves never allow it, nor does staying', () => {
  for (const moveType of ['charge', 'pile-in', 'consolidation', 'surge', 'scout']) {
    const s = scene({ units: { us: { at: [20, 21] }, ride } });
    s.run(
      moveFlow.begin({
        unit: 0,
        moveType,
        rule: 'test',
        movers: [{ model: 0, maximum: 6 }],
        constraints: [],
        mayDecline: false,
      }),
    ).answer([]);
    expect(s.over).toBe(true);
  }
  expect(beside({}, { at: [20, 21] }).answer('remain-stationary').over).toBe(true);
});

test('18.02-a nobody embarks before battle round 1', () => {
  expect(place(embark(beside({ round: 0 }).answer('normal'), 2)).kind).toBe('table');
});

test('18.02-g battle-shock and a transport that is engaged or has moved do not matter', () => {
  const s = beside({ units: { them: { player: 1, at: [20, 30] } } });
  becomeBattleShocked(s.game, 0, 'test');
  s.game.unit(s.unit('ride')).facts['advance-move'] = s.game.state.clock.phase;
  expect(place(embark(s.answer('normal'), 2)).kind).toBe('aboard');
});

test('18.02-a of several transports the player picks one', () => {
  const s = beside({ units: { other: { ...ride, at: [26, 20] } } })
    .answer('normal')
    .answer([path(0, [21, 21])]);
  s.answer(offered(s)[0]!);
  expect(s.question).toMatchObject({
    purpose: 'transport-to-embark',
    options: [{ model: s.models('ride')[0] }, { model: s.models('other')[0] }],
  });
  s.answer(`model:${s.models('other')[0]}`);
  expect(place(s)).toEqual({ kind: 'aboard', transport: s.models('other')[0] });
});

test('18.02-f what lies on the unit goes with it and runs on', () => {
  const s = beside();
  becomeBattleShocked(s.game, 0, 'test');
  embark(s.answer('normal'), 2);
  expect(s.game.effects.onUnit('core/battle-shocked', 0)).toBe(true);
});

test('18.02.01-a 18.02.01-b a rule may lift the one condition, the others hold', () => {
  const agile = ability({
    id: 'agile',
    rule: 'test',
    hooks: { allows: ({ activity }) => (activity === 'embark' ? 'set-up-this-turn' : undefined) },
  });
  const again = (distance: number) => {
    const s = beside({ effects: [agile], detachments: [['agile'], []] });
    s.game.unit(0).facts.setUpOn = s.game.state.clock.turn;
    return place(embark(s.answer('normal'), distance)).kind;
  };
  expect([again(2), again(0)]).toEqual(['aboard', 'table']);
});
