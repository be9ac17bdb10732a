import { expect, test } from 'vitest';
import { matchupOdds, readAttackNotation, readTargetNotation, tenth, untouched } from '../../src/index.ts';
import { dieByDie, type PlainModel, type PlainPool } from './die-by-die.ts';

const odds = (attacks: readonly string[], target: string, circumstances = {}) =>
  matchupOdds(
    { attacks: attacks.map(readAttackNotation), target: readTargetNotation(target).target, circumstances },
    untouched,
    tenth,
  );

const agrees = (found: readonly number[], wanted: readonly number[]) => {
  expect(wanted.length).toBeGreaterThan(1);
  expect(found.length).toBeGreaterThanOrEqual(wanted.length);
  for (const [at, chance] of wanted.entries()) expect(Math.abs((found[at] ?? 0) - chance)).toBeLessThan(1e-12);
};

const pool = (change: Partial<PlainPool>): PlainPool => ({
  ...{ attacks: 2, skill: 3, strength: 4, toughness: 4, armourPenetration: 0, damage: [1] },
  ...change,
});
const models = (count: number, full: number, save: number, change: Partial<PlainModel> = {}): PlainModel[] =>
  Array.from({ length: count }, () => ({ full, wounds: full, save, ...change }));

test('10e.save-a, 10e.reroll-a one attack after the other: the save is that of the model that takes it', () => {
  const target = '1x T4 Sv2+ W1 and 1x T4 Sv6+ W1';
  agrees(
    odds(['3x A1 BS3+ S4 AP0 D1'], target).woundsLost.chances,
    dieByDie([...models(1, 1, 2), ...models(1, 1, 6)], [pool({ attacks: 3 })]),
  );
});

test('10e.cover-a, -b the benefit of cover is in the save, and the hit roll knows nothing of it', () => {
  const open = odds(['6x A1 BS3+ S4 AP-1 D1'], '6x T4 Sv5+ W1');
  const cover = odds(['6x A1 BS3+ S4 AP-1 D1'], '6x T4 Sv5+ W1', { cover: true });
  expect([open.woundsLost.mean, cover.woundsLost.mean]).toEqual([expect.closeTo(5 / 3, 12), expect.closeTo(4 / 3, 12)]);
  const good = odds(['6x A1 BS3+ S4 AP0 D1'], '6x T4 Sv3+ W1', { cover: true });
  expect(good.woundsLost.mean).toBeCloseTo(2 / 3, 12);
  expect(odds(['6x A1 BS3+ S4 AP-1 D1 [IGNORES COVER]'], '6x T4 Sv5+ W1', { cover: true }).woundsLost.mean).toBeCloseTo(
    5 / 3,
    12,
  );
});

test('10e.devastating-a, -b, 10e.mortal-b, -c critical wounds come after all attacks, one model each', () => {
  const pools = [pool({ attacks: 4, devastating: true, damage: [3] }), pool({ attacks: 3, armourPenetration: -3 })];
  const found = odds(['4x A1 BS3+ S4 AP0 D3 [DEVASTATING WOUNDS]', '3x A1 BS3+ S4 AP-3 D1'], '4x T4 Sv3+ W2');
  agrees(found.woundsLost.chances, dieByDie(models(4, 2, 3), pools));
});

test('10e.leader-b, 10e.mortal-d a CHARACTER suffers last, or first where [PRECISION] picks it', () => {
  const all = [...models(2, 1, 4), ...models(1, 4, 3, { invulnerable: 4, character: true })];
  const target = '2x T4 Sv4+ W1 and 1x T4 Sv3+ 4++ W4 [CHARACTER]';
  const strong = pool({ attacks: 3, strength: 8, armourPenetration: -2, damage: [1, 2, 3], devastating: true });
  const weapon = '3x A1 BS3+ S8 AP-2 D D3 [DEVASTATING WOUNDS';
  agrees(odds([`${weapon}]`], target).woundsLost.chances, dieByDie(all, [strong]));
  agrees(
    odds([`${weapon}, PRECISION] precision into group 2`], target).woundsLost.chances,
    dieByDie(all, [{ ...strong, precision: true }]),
  );
});

test('10e.hit-b, 10e.wound-a, 10e open point 1 extra hits, automatic wounds and Feel No Pain', () => {
  const wild = pool({ attacks: 2, sustained: 1, lethal: true, armourPenetration: -1, damage: [2], devastating: true });
  const found = odds(
    ['2x A1 BS3+ S4 AP-1 D2 [SUSTAINED HITS 1, LETHAL HITS, DEVASTATING WOUNDS]'],
    '3x T4 Sv4+ W2 FNP5+',
  );
  agrees(found.woundsLost.chances, dieByDie(models(3, 2, 4, { feelNoPain: 5 }), [wild]));
});

test('10e.blast-a, 10e.rapidfire-a more attacks for each five models, and within half range', () => {
  const blast = odds(['1x A D3 BS4+ S4 AP0 D1 [BLAST]'], '11x T4 Sv4+ W1');
  const [stage] = blast.stages;
  expect(stage?.kind === 'attacks' && stage.attacks).toBeCloseTo(4, 12);
  const [near] = odds(['2x A1 BS4+ S4 AP0 D1 [RAPID FIRE 2]'], '11x T4 Sv4+ W1', { halfRange: true }).stages;
  expect(near?.kind === 'attacks' && near.attacks).toBeCloseTo(6, 12);
});

test('10e.hazardous-a a failed test inflicts three mortal wounds on one bearer, and excess is lost', () => {
  const { woundsLost } = odds(['2 hazard rolls'], '3x T4 Sv3+ W2');
  expect(woundsLost.chances).toEqual(
    [25 / 36, 0, 10 / 36, 0, 1 / 36, 0, 0].map((chance) => expect.closeTo(chance, 12)),
  );
});

test('10e.mortal-a, -e mortal wounds of other rules carry over', () => {
  expect(odds(['1x 3 mortal wounds'], '2x T4 Sv2+ W2').modelsDestroyed.chances[1]).toBe(1);
  expect(odds(['1x 3 mortal wounds'], '2x T4 Sv2+ W2').woundsLost.chances[3]).toBe(1);
});
