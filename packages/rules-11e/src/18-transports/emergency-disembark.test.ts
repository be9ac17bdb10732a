import type { AbilityEntry, EffectDefinition, Json } from '@adjutant/engine';
import { answerOf, type PlaceModels, problemOf, standingBody } from '@adjutant/engine';
import { horizontalDistance, propose } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { fixed, type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { inflictDamageFlow, moveFlow, settleFlow } from '../flows.ts';

const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
const demise: AbilityEntry = { id: 'deadly-demise', name: 'Deadly Demise', kind: 'core', value: fixed(1) };
const truck = {
  at: [20, 20],
  wounds: 8,
  base: { kind: 'round', radius: 2 },
  keywords: ['VEHICLE', 'TRANSPORT'],
  transport,
} as const;
const AFTER = 99;

/** The truck falls to an attack of B while that attack goes on. */
function wreckTruck(sketch: SceneSketch): Scene {
  const s = scene(sketch);
  const cause = { kind: 'attack', unit: s.unit('B'), weapon: 'gun' } as const;
  return s.run(
    inflictDamageFlow.begin({ model: s.models('truck')[0]!, damage: 9, mortal: false, cause, after: AFTER }),
  );
}

/** Places the passengers as the solver proposes. */
function placePassengers(s: Scene): Scene {
  const question = s.question as PlaceModels;
  const moves = propose(problemOf(s.game, question), { kind: 'satisfy' });
  return s.answer(answerOf(question, moves!));
}

const settle = (s: Scene) => s.run(settleFlow.begin({ after: AFTER }));
const gapToTruck = (s: Scene, truckBody: ReturnType<typeof standingBody>) =>
  s.models('A').map((model) => Math.round(horizontalDistance(standingBody(s.game, model), truckBody) * 100) / 100);

test('18.05-a passengers get out only after the attacks are resolved: H20', () => {
  const s = wreckTruck({
    units: { truck, A: { models: 3, aboard: 'truck' }, B: { player: 1, at: [50, 40] } },
    dice: [3, 4, 5],
  });
  expect([s.game.unit(s.unit('A')).place.kind, s.over]).toEqual(['aboard', true]);
  placePassengers(settle(s));
  expect([s.game.unit(s.unit('A')).place.kind, s.left('truck')]).toEqual(['table', 0]);
});

test('TRN-01 18.05-c a hazard roll for each passenger, all at once; 18.05 ex 1', () => {
  const s = settle(
    wreckTruck({
      units: { truck, A: { models: 10, aboard: 'truck' }, B: { player: 1, at: [50, 40] } },
      dice: [1, 2, 2, 3, 3, 4, 5, 5, 6, 6],
    }),
  );
  s.answer(
    s
      .models('A')
      .slice(0, 3)
      .map((model) => `model:${model}`),
  );
  placePassengers(s);
  expect([s.left('A'), s.over]).toEqual([7, true]);
});

test('18.05-d each passenger is set up as close to the TRANSPORT as it can be', () => {
  const s = wreckTruck({
    units: { truck, A: { models: 4, aboard: 'truck' }, B: { player: 1, at: [50, 40] } },
    dice: [3, 3, 3, 3],
  });
  const body = standingBody(s.game, s.models('truck')[0]!);
  placePassengers(settle(s));
  expect(gapToTruck(s, body)).toEqual([0, 0, 0, 0]);
});

test('18.05-d a place farther away is refused with the rule', () => {
  const s = settle(wreckTruck({ units: { truck, A: { aboard: 'truck' }, B: { player: 1, at: [50, 40] } }, dice: [3] }));
  const pose: Json = { x: 26, y: 20, z: 0, facingX: 0, facingY: 1 };
  expect(s.tryAnswer([{ model: s.models('A')[0]!, pose }])[0]).toMatchObject({
    code: 'as-close-as-possible',
    rule: '18.05-d',
  });
});

test('TRN-01 18.05-e the unit is battle-shocked and may not charge this turn', () => {
  const s = placePassengers(
    settle(wreckTruck({ units: { truck, A: { aboard: 'truck' }, B: { player: 1, at: [50, 40] } }, dice: [3] })),
  );
  expect(s.game.effects.onUnit('core/battle-shocked', s.unit('A'))).toBe(true);
  expect(s.game.unit(s.unit('A')).facts.noChargeOn).toBe(s.game.state.clock.turn);
});

test('18.05-f Deadly Demise comes after the passengers and may hit them; then the TRANSPORT is removed; 18.05 ex 3', () => {
  const s = wreckTruck({
    units: {
      truck: { ...truck, abilities: [demise] },
      A: { wounds: 2, aboard: 'truck' },
      B: { player: 1, at: [50, 40] },
    },
    dice: [3, 6],
  });
  placePassengers(settle(s));
  expect([s.wounds('A'), s.left('truck'), s.diceLeft(), s.over]).toEqual([[1], 0, 0, true]);
});

test('18.03-c the TRANSPORT stays until each unit aboard is out; while one gets out its player is active', () => {
  const s = settle(
    wreckTruck({
      turn: 1,
      units: { truck, A: { aboard: 'truck' }, C: { aboard: 'truck' }, B: { player: 1, at: [50, 40] } },
      dice: [3, 3],
    }),
  );
  const status = () => s.game.model(s.models('truck')[0]!).status;
  expect(s.question).toMatchObject({ purpose: 'passengers-order', player: 0 });
  s.answer(['unit:2']);
  expect([status(), s.game.active, s.game.state.clock.player]).toEqual(['wreck', 0, 1]);
  placePassengers(s);
  expect([status(), s.over]).toEqual(['wreck', false]);
  expect([placePassengers(s).over, status()]).toEqual([true, 'removed']);
});

test('TRN-03 24.08-c the order: the attacks, the passengers, the die, the mortal wounds, the removal', () => {
  const s = wreckTruck({
    units: {
      truck: { ...truck, abilities: [demise] },
      A: { wounds: 2, aboard: 'truck' },
      B: { player: 1, at: [50, 40] },
    },
    dice: [3, 6],
  });
  placePassengers(settle(s));
  const steps = s.game.log.flatMap((event) => {
    if (event.type === 'dice') return [event.purpose];
    if (event.type === 'model-set-up') return ['out'];
    if (event.type === 'wounds' && event.model !== 0) return ['wounds'];
    return event.type === 'model-status' ? [event.status] : [];
  });
  expect(steps).toEqual(['wreck', 'hazard', 'out', 'deadly-demise', 'wounds', 'removed']);
});

test('18.05-h passengers killed by hazard rolls while they stand nowhere are removed and their unit is destroyed', () => {
  const s = settle(
    wreckTruck({ units: { truck, A: { models: 2, aboard: 'truck' }, B: { player: 1, at: [50, 40] } }, dice: [1, 1] }),
  );
  if (!s.over) s.answer([`model:${s.models('A')[0]}`]);
  expect([s.over, s.game.unit(s.unit('A')).place.kind]).toEqual([true, 'destroyed']);
});

/** An invented ability: the demise die comes first, and on a 6 the wreck moves up to 6 inches before anything else. */
const careens: EffectDefinition = ability({
  id: 'test/careens',
  rule: 'test',
  hooks: { demiseRolledFirst: ({ model }, self) => (self.sources?.includes(model) ? true : undefined) },
  triggers: {
    modelDestroyed: {
      forced: false,
      applies: ({ model, demise: die }, self) => die === 6 && self.sources?.includes(model) === true,
      use: ({ model, unit }, _self, game) =>
        game.call(
          moveFlow.begin({
            unit,
            moveType: 'careen',
            rule: 'test',
            movers: [{ model, maximum: 6 }],
            constraints: [],
            mayDecline: true,
          }),
        ),
    },
  },
});

const careening = (dice: number[]): SceneSketch => ({
  units: {
    truck: { ...truck, abilities: [demise, { id: 'test/careens', name: 'careens', kind: 'datasheet' }] },
    A: { wounds: 2, aboard: 'truck' },
    B: { player: 1, at: [50, 40] },
    near: { player: 1, at: [30, 20], wounds: 2 },
  },
  effects: [careens],
  dice,
});

test('H21 on a 6 the wreck moves, then the passengers get out beside it, then it explodes there', () => {
  const s = settle(wreckTruck(careening([6, 3])));
  s.answer(s.question.kind === 'choose-one' ? s.question.options[0]!.id : 'none');
  const truckModel = s.models('truck')[0]!;
  s.answer([{ model: truckModel, path: [{ x: 26, y: 20, z: 0, facingX: 0, facingY: 1 }] }]);
  expect(s.events('dice').map((event) => event.purpose)).toEqual(['deadly-demise', 'hazard']);
  placePassengers(s);
  expect([s.wounds('A'), s.wounds('near'), s.left('truck'), s.diceLeft()]).toEqual([[1], [1], 0, 0]);
});

test('H21 without the 6 the order is the usual one: nobody moves the wreck', () => {
  const s = settle(wreckTruck(careening([2, 3])));
  placePassengers(s);
  expect([s.wounds('A'), s.wounds('near'), s.left('truck'), s.diceLeft()]).toEqual([[2], [2], 0, 0]);
});
