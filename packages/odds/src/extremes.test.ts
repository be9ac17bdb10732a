import { expect, test } from 'vitest';
import { extremes } from './extremes.ts';
import { matchupOdds, readAttackNotation, readTargetNotation } from './index.ts';

const matchup = (attacks: readonly string[], target: string) => ({
  attacks: attacks.map(readAttackNotation),
  target: readTargetNotation(target).target,
});

test('04.03 the order of pools matters for wounds lost, not for models of one unwounded group', () => {
  const squad = matchup(['4x A2 BS3+ S4 AP-1 D1', '1x A1 BS3+ S12 AP-3 D D6+1'], '5x T4 Sv3+ W3');
  const destroyed = extremes(squad, 'destroyed');
  expect(destroyed.best.value).toBeCloseTo(destroyed.worst.value, 12);
  const wounds = extremes(squad, 'wounds');
  expect(wounds.best.value).toBeGreaterThan(wounds.worst.value);
  expect(wounds.complete).toBe(true);
});

test('24.23-b the best choice declines lethal hits where critical wounds are worth more', () => {
  const { best } = extremes(
    matchup(['6x A1 BS2+ S8 AP0 D3 [LETHAL HITS, DEVASTATING WOUNDS]'], '5x T4 Sv2+ W3'),
    'wounds',
  );
  expect(best.matchup.attacks[0]).toMatchObject({ lethalHits: 'decline' });
});

test('05.03-b the order of allocation is the other player’s: contested lies between', () => {
  const groups = '3x T4 Sv3+ 4++ W2 and 3x T4 Sv6+ W1';
  const found = extremes(matchup(['6x A1 BS3+ S5 AP-2 D2'], groups), { atLeast: 3 });
  expect(found.worst.value).toBeLessThan(found.best.value);
  expect(found.contested.value).toBeGreaterThanOrEqual(found.worst.value);
  expect(found.contested.value).toBeLessThanOrEqual(found.best.value);
});

test('24.38 01.05.02 dice that may be thrown again are thrown for critical wounds where those are worth more', () => {
  const gun = ['4x A1 BS3+ S4 AP0 D3 [TWIN-LINKED, DEVASTATING WOUNDS, ANTI-INFANTRY 4+]'];
  const { best } = extremes(matchup(gun, '5x T3 Sv2+ W3 [INFANTRY]'), 'destroyed');
  expect(best.matchup.attacks[0]).toMatchObject({ rerollWounds: 'non-critical' });
  expect(best.value).toBeGreaterThan(matchupOdds(matchup(gun, '5x T3 Sv2+ W3 [INFANTRY]')).modelsDestroyed.mean);
});
