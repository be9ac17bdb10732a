import { startEffect } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { above, BASE, path } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { chargeUnitFlow } from '../flows.ts';

/** A unit `us` at (30, 10) declares a charge among some enemies. */
function charge(dice: readonly number[], units: Record<string, UnitSketch>, sketch: Partial<SceneSketch> = {}): Scene {
  const s = scene({ phase: 'charge', dice, ...sketch, units: { us: { at: [30, 10] }, ...units } });
  return s.run(chargeUnitFlow.begin({ unit: s.unit('us') }));
}

const enemyAt = (gap: number): UnitSketch => ({ player: 1, at: above([30, 10], gap) });

function notes(s: Scene, code: string) {
  return s.events('note').filter((event) => event.code === code);
}

const plus = (value: number) => ability({ id: 'plus', rule: 'test', hooks: { chargeModifier: () => value } });
const withPlus = {
  at: [30, 10],
  abilities: [{ id: 'plus', name: 'plus', kind: 'datasheet' }],
} as const satisfies UnitSketch;

test('11.02-f 11.02 ex 2 two dice and the modifiers of charge rolls', () => {
  const s = charge([3, 4], { us: withPlus, X: enemyAt(7.9) }, { effects: [plus(1)] });
  expect(s.question).toMatchObject({ facts: { maximum: 8 } });
  expect(notes(s, 'charge-distance')[0]).toMatchObject({
    values: { faces: [3, 4], modifiers: [{ value: 1, source: 'plus' }], result: 8 },
  });
});

test('CHG-05 02.02.01-t 11.02-f a charge roll is never above 12, and targets lie within 12"', () => {
  const P = enemyAt(11.5);
  const Q: UnitSketch = { player: 1, at: [30 - 13.56, 10] };
  const s = charge([6, 6], { us: withPlus, P, Q }, { effects: [plus(2)] });
  expect(s.question).toMatchObject({ facts: { maximum: 12 }, options: [{ id: 'unit:1' }] });
});

test('02.02.01-r a charge roll is never below 1', () => {
  const s = charge([1, 1], { us: withPlus, X: enemyAt(5) }, { effects: [plus(-3)] });
  expect(notes(s, 'charge-distance')[0]).toMatchObject({ values: { result: 1, maximum: 1 } });
});

test('11.02 ex 3 a unit that takes to the skies loses 2" of its roll (21.03-c 21.03-i)', () => {
  const s = charge([4, 5], { us: { at: [30, 10], keywords: ['FLY'] }, X: enemyAt(6.9) });
  expect(s.question).toMatchObject({ purpose: 'take-to-the-skies', options: [{ id: 'ground' }, { id: 'skies' }] });
  s.answer('skies');
  expect(s.question).toMatchObject({ purpose: 'charge-targets', facts: { maximum: 7 } });
});

test('21.03 ex 3 after taking to the skies an enemy 7" away is out of reach of a roll of 8', () => {
  const s = charge([4, 4], { us: { at: [30, 10], keywords: ['FLY'] }, X: enemyAt(7) }).answer('skies');
  expect(s.over).toBe(true);
  expect(notes(s, 'charge-impossible')[0]).toMatchObject({ rule: '11.04-b', values: { maximum: 6, nearest: 7 } });
});

test('21.03-h a unit that hovers loses nothing', () => {
  const hover = { id: 'hover', name: 'Hover', kind: 'core' } as const;
  const s = charge([4, 4], { us: { at: [30, 10], keywords: ['FLY'], abilities: [hover] }, X: enemyAt(7) }).answer(
    'skies',
  );
  expect(s.question).toMatchObject({ facts: { maximum: 8 } });
});

test('11.02-h a roll of 2 without modifiers always fails', () => {
  const s = charge([1, 1], { X: enemyAt(2.1) });
  expect(s.over).toBe(true);
  expect(notes(s, 'charge-impossible')[0]).toMatchObject({
    rule: '11.04-b',
    values: { reason: 'no-target-within-charge-roll' },
  });
});

test('11.02-g a player may decline the charge move; no model moves', () => {
  const s = charge([6, 1], { X: enemyAt(5) }).answer([]);
  expect(s.over).toBe(true);
  expect(notes(s, 'charge-declined')).toHaveLength(1);
  expect(s.events('model-moved')).toHaveLength(0);
  expect(s.game.unit(0).facts.chargedOn).toBeUndefined();
});

test('11.02-g a player may still decline when the targets are chosen', () => {
  const s = charge([6, 1], { X: enemyAt(5) })
    .answer(['unit:1'])
    .answer('decline');
  expect(s.game.unit(0).facts.chargedOn).toBeUndefined();
  expect(s.over).toBe(true);
});

test('11.02-j 11.04-o windows when a charge is declared, when its move ends and when it is resolved', () => {
  const moments = ['chargeDeclared', 'chargeMoveEnded', 'chargeResolved'] as const;
  const triggers = Object.fromEntries(
    moments.map((key) => [
      key,
      {
        forced: true,
        applies: () => true,
        use: (_c: unknown, _s: unknown, game: Scene['game']) =>
          game.emit({ type: 'note', code: key, rule: 'test', values: {} }),
      },
    ]),
  );
  const watcher = ability({ id: 'plus', rule: 'test', triggers });
  const s = charge([6, 1], { us: withPlus, X: enemyAt(5) }, { effects: [watcher] });
  s.answer(['unit:1']).answer([path(0, above([30, 10], 5 - 1.26 - 1))]);
  expect(
    s
      .events('note')
      .map((event) => event.code)
      .filter((code) => (moments as readonly string[]).includes(code)),
  ).toEqual(moments);
});

test('11.04-j 24.13-a after a charge move all models have Fights First for the rest of the turn', async () => {
  const { isFightsFirst } = await import('../24-core-abilities/fights-first.ts');
  const s = charge([6, 1], { X: enemyAt(5) });
  expect(isFightsFirst(s.game, 0)).toBe(false);
  s.answer(['unit:1']).answer([path(0, above([30, 10], 5 - 1.26 - 1))]);
  expect(isFightsFirst(s.game, 0)).toBe(true);
  s.game.state.clock.turn += 1;
  expect(isFightsFirst(s.game, 0)).toBe(false);
});

/** When the targets are selected, the charge loses 2. */
const hinders = ability({
  id: 'hinders',
  rule: 'test',
  triggers: {
    chargeTargetsSelected: {
      forced: true,
      applies: (_context, _self, game) => game.effects.of('plus').length === 0,
      use: (_context, _self, game) =>
        void startEffect(game, { effect: 'plus', owner: 0, data: {}, until: { kind: 'battle' } }, 'test'),
    },
  },
});

test('11.04-n targets that a modifier has put out of reach are selected anew', () => {
  const Y: UnitSketch = { player: 1, at: [30, 10 - BASE - 4.5] };
  const sketch = { effects: [hinders, plus(-2)], detachments: [['hinders'], []] } as const;
  const s = charge([3, 4], { X: enemyAt(6.5), Y }, sketch);
  expect(s.answer(['unit:1']).question).toMatchObject({
    purpose: 'charge-targets',
    facts: { maximum: 5 },
    options: [{ id: 'unit:2' }],
  });
  expect(s.answer(['unit:2']).question).toMatchObject({ purpose: 'charge-move', movers: [{ maximum: 5 }] });
});

test('11.04-n targets that are still in reach stay', () => {
  const sketch = { effects: [hinders, plus(-2)], detachments: [['hinders'], []] } as const;
  const s = charge([3, 4], { X: enemyAt(4) }, sketch).answer(['unit:1']);
  expect(s.question).toMatchObject({ purpose: 'charge-move', movers: [{ maximum: 5 }] });
});
