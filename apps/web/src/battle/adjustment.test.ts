import { expect, test } from 'vitest';
import type { BattleNow } from '../worker/protocol.ts';
import { type AdjustDraft, adjustKinds, adjustmentsOf, states } from './adjustment.ts';

const pose = { x: 3, y: 4, z: 0, facingX: 1, facingY: 0 };
const now = { turn: 5, models: [{ pose, wounds: 2, status: 'living' }] } as unknown as BattleNow;
const draft: AdjustDraft = {
  kind: 'wounds',
  player: 1,
  unit: 0,
  model: 0,
  wounds: '1',
  x: '7,5',
  y: '4',
  change: '−2',
  state: 'shocked',
  on: true,
  reason: ' a slip ',
};
const made = (part: Partial<AdjustDraft>) => adjustmentsOf({ ...draft, ...part }, now);
const note = { kind: 'note', text: 'a slip' };

test('each part of the form becomes the adjustment that it says, with its reason', () => {
  expect(made({})).toEqual([{ kind: 'wounds', model: 0, wounds: 1 }, note]);
  expect(made({ wounds: '0' })).toEqual([{ kind: 'remove', model: 0 }, note]);
  expect(made({ kind: 'place' })).toEqual([{ kind: 'place', model: 0, pose: { ...pose, x: 7.5 } }, note]);
  expect(made({ kind: 'command-points' })?.[0]).toEqual({ kind: 'command-points', player: 1, change: -2 });
  expect(made({ kind: 'victory-points' })?.[0]).toMatchObject({ change: -2, source: 'agreed' });
  expect(made({ kind: 'note' })).toEqual([note]);
});

test('what was done this turn is kept as the rules keep it', () => {
  expect(made({ kind: 'state' })?.[0]).toMatchObject({ kind: 'mark', mark: 'core/battle-shocked', on: true });
  expect(made({ kind: 'state', state: 'advanced' })?.[0]).toEqual({
    kind: 'fact',
    unit: 0,
    fact: 'advancedOn',
    value: 5,
  });
  expect(made({ kind: 'state', state: 'shot', on: false })?.[0]).toMatchObject({ fact: 'shotOn', value: 0 });
  expect([adjustKinds.length, Object.keys(states).length]).toEqual([6, 5]);
});

test('a number that is missing is no adjustment', () => {
  expect([made({ wounds: '' }), made({ kind: 'place', x: 'left' }), made({ kind: 'note', reason: ' ' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
