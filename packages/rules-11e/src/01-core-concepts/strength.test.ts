import { loseWounds } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type Scene, scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { fixStartingStrengths, isAtHalfStrength, isBelowHalfStrength, isBelowStartingStrength } from './strength.ts';

const cause = { kind: 'rule', rule: 'test', owner: undefined } as const;

/** What a unit is: at full, below starting strength only, at half, or below half-strength. */
function strength(s: Scene): string {
  const unit = s.unit('squad');
  if (isBelowHalfStrength(s.game, unit)) return 'below half';
  if (isAtHalfStrength(s.game, unit)) return 'half';
  return isBelowStartingStrength(s.game, unit) ? 'below start' : 'full';
}

const squad = (models: number, lost: number) =>
  strength(slay(scene({ units: { squad: { models, wounds: 2 } } }), 'squad', lost));

function tank(wounds: number, left: number): string {
  const s = scene({ units: { squad: { wounds } } });
  loseWounds(s.game, s.models('squad')[0]!, wounds - left, cause);
  return strength(s);
}

test('CMD-09 01.02.01 ex 1, 01.02.01-e ten models are judged by their number', () => {
  expect([0, 4, 5, 6].map((lost) => squad(10, lost))).toEqual(['full', 'below start', 'half', 'below half']);
});

test('CMD-09 CMD-10 01.02.01 ex 2, 01.02.01-f an odd number of models is never exactly half', () => {
  expect([squad(5, 2), squad(5, 3)]).toEqual(['below start', 'below half']);
});

test('CMD-09 CMD-10 01.02.01 ex 3, 01.02.01-d 01.02.01-f a single model is judged by its wounds', () => {
  expect([tank(12, 12), tank(12, 7), tank(12, 6), tank(12, 5)]).toEqual(['full', 'below start', 'half', 'below half']);
  expect([tank(11, 6), tank(11, 5)]).toEqual(['below start', 'below half']);
});

test('01.02.01-e wounds lost by models that are left do not count', () => {
  const s = scene({ units: { squad: { models: 2, wounds: 4 } } });
  for (const model of s.models('squad')) loseWounds(s.game, model, 3, cause);
  expect(strength(s)).toBe('full');
});

test('CMD-10 01.02.01 ex 4, 01.02.01-b 01.02.01-g the last model of an attached unit is judged by the number of models', () => {
  const s = scene({ units: { squad: { models: 5, leader: { wounds: 5 } } } });
  for (const model of s.models('squad').slice(0, 5)) s.game.model(model).status = 'removed';
  expect(s.game.unit(s.unit('squad')).startingStrength).toBe(6);
  expect(strength(s)).toBe('below half');
});

test('01.02.01-a 25.10-f starting strength is fixed at the number of models when the first round starts', () => {
  const s = slay(scene({ units: { squad: { models: 6 } } }), 'squad', 2);
  fixStartingStrengths(s.game);
  expect(s.game.unit(s.unit('squad')).startingStrength).toBe(4);
  expect(strength(s)).toBe('full');
  expect(strength(slay(s, 'squad', 4))).toBe('half');
});
