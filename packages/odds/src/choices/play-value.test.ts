import { expect, test } from 'vitest';
import { type Aim, extremes, servedBy } from '../extremes.ts';
import { isAttack, type Matchup } from '../input/matchup.ts';
import { matchupOdds } from '../matchup-odds.ts';
import { readAttackNotation } from '../notation/read-attacks.ts';
import { readTargetNotation } from '../notation/read-target.ts';
import { playValue } from './play-value.ts';

const matchup = (target: string, ...attacks: readonly string[]): Matchup => ({
  attacks: attacks.map(readAttackNotation),
  target: readTargetNotation(target).target,
});
const best = (given: Matchup, aim: Aim, commandReroll = false) =>
  playValue(given, aim, { attacker: 'most', defender: 'least', commandReroll })!;

test('05.00 with nothing to choose the value is that of the exact odds', () => {
  const given = matchup(
    '3x T4 Sv4+ W2 FNP5+ wounded on 1',
    '4x A1 BS3+ S5 AP-1 D D3 [SUSTAINED HITS D3]',
    '2x D3 mortal wounds',
  );
  const odds = matchupOdds(given);
  for (const aim of ['wounds', 'destroyed', 'wiped-out', { atLeast: 2 }] as const) {
    const orders = [given, { ...given, attacks: [...given.attacks].reverse() }].map((one) =>
      servedBy(matchupOdds(one), aim),
    );
    expect(best(given, aim)).toBeGreaterThanOrEqual(Math.max(...orders) - 1e-12);
  }
  const alone = { ...given, attacks: given.attacks.filter(isAttack) };
  expect(best(alone, 'wounds')).toBeCloseTo(matchupOdds(alone).woundsLost.mean, 12);
  expect(odds.woundsLost.mean).toBeGreaterThan(0);
});

test('24.23-a lethal hits are taken or not as the dice fall, never worse than either way fixed beforehand', () => {
  const given = matchup(
    '5x T8 Sv2+ W3',
    '6x A1 BS3+ S6 AP-1 D2 [LETHAL HITS, DEVASTATING WOUNDS] re-roll hits re-roll wounds',
  );
  for (const aim of ['destroyed', 'wounds', { atLeast: 1 }] as const) {
    const fixed = extremes(given, aim);
    expect(best(given, aim)).toBeGreaterThanOrEqual(fixed.best.value - 1e-12);
    expect(playValue(given, aim, { attacker: 'least', defender: 'most', commandReroll: false })!).toBeLessThanOrEqual(
      fixed.worst.value + 1e-12,
    );
  }
});

test('15.02 one Command Re-roll on one die: a hit, a wound or its damage', () => {
  const one = matchup('1x T4 Sv7 W3', '1x A1 BS4+ S4 AP0 D3');
  // two rolls of 1/2: one of them may be thrown again, the first to fail
  expect(best(one, 'wiped-out')).toBeCloseTo(1 / 4, 12);
  expect(best(one, 'wiped-out', true)).toBeCloseTo(1 / 4 + 1 / 4 / 2 + 1 / 2 / 4, 12);
  const damage = matchup('1x T1 Sv7 W6', '1x A1 auto S10 AP0 D D6');
  expect(best(damage, 'wounds', true)).toBeCloseTo((5 / 6) * ((4 + 5 + 6 + 3 * 3.5) / 6) + (1 / 6) * (5 / 6) * 3.5, 12);
});

test('05.03-b the target orders its groups in each state, which hurts the attacker no less than a fixed order', () => {
  const given = matchup('2x T4 Sv3+ W1 and 2x T4 Sv6+ W2', '3x A1 BS2+ S8 AP-1 D2', '3x A1 BS2+ S8 AP0 D1');
  const fixed = extremes(given, 'wounds');
  expect(best(given, 'wounds')).toBeLessThanOrEqual(fixed.contested.value + 1e-12);
  expect(
    playValue(given, 'wounds', { attacker: 'most', defender: 'most', commandReroll: false })!,
  ).toBeGreaterThanOrEqual(fixed.best.value - 1e-12);
});

test('what would be too much work is not begun', () => {
  expect(
    playValue(matchup('20x T4 Sv3+ W3 and 20x T4 Sv4+ W3', '60x A3 BS3+ S4 AP0 D1'), 'wounds', {
      attacker: 'most',
      defender: 'least',
      commandReroll: false,
    }),
  ).toBeUndefined();
});
