import type { BattleEvent } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { miniSetup } from '../test/mini.ts';
import { Spectator } from './spectator.ts';

const pose = { x: 1, y: 2, z: 0, facingX: 1, facingY: 0 };
const cause = { kind: 'rule', rule: 'test', owner: undefined } as const;

function watch(...events: BattleEvent[]): Spectator {
  const spectator = new Spectator(miniSetup);
  for (const event of events) spectator.see(event);
  return spectator;
}

test('a model is followed from set-up to its fall', () => {
  const seen = watch(
    { type: 'model-set-up', model: 0, pose, rule: '1' },
    { type: 'model-moved', model: 0, path: [{ ...pose, x: 4 }], distance: 3, rule: '1' },
    { type: 'wounds', model: 0, wounds: 0, change: -2, cause },
    { type: 'model-status', model: 0, status: 'removed', cause },
  );
  expect(seen.models[0]).toMatchObject({ status: 'removed', wounds: 0, pose: undefined });
  expect(seen.fallen).toEqual([{ model: 0, pose: { ...pose, x: 4 } }]);
});

test('points, control and marks are followed', () => {
  const seen = watch(
    { type: 'moment', moment: 'end-of-round', round: 2, player: 1, rule: '1' },
    { type: 'score', player: 1, source: 'hold', points: 5, now: 5, rule: '1' },
    { type: 'objective', objective: 'centre', controlledBy: 1, levels: [2, 4], rule: '1' },
    {
      type: 'effect-started',
      effect: { serial: 3, effect: 'shocked', owner: 0, unit: 0, data: {}, until: { kind: 'battle' } },
      rule: '1',
    },
  );
  expect(seen).toMatchObject({ round: 2, player: 1, moment: 'end-of-round' });
  expect(seen.scores[1]).toMatchObject({ victoryPoints: 5, bySource: { hold: 5 } });
  expect(seen.objectives[0]).toMatchObject({ controlledBy: 1, levels: [2, 4] });
  expect(seen.hasEffect(0, 'shocked')).toBe(true);
});

test('a unit that leaves the table takes its models along, without a cross', () => {
  const seen = watch(
    { type: 'model-set-up', model: 0, pose, rule: '1' },
    { type: 'unit-place', unit: 0, place: { kind: 'reserves' }, rule: '1' },
  );
  expect(seen.models[0]?.pose).toBe(undefined);
  expect(seen.fallen).toEqual([]);
});
