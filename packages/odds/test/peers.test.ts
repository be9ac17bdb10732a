import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerCase, type OddsCase } from '../src/index.ts';

interface Single extends OddsCase {
  readonly expected: { readonly modelsDestroyed: readonly number[]; readonly woundsLost: readonly number[] };
}

interface Means extends OddsCase {
  readonly peerExpected: Readonly<Record<string, number>>;
  readonly exact: { readonly meanModelsDestroyed: number; readonly meanWoundsLost: number };
}

const folder = new URL('../../../../shared/data/peer-odds/', import.meta.url);
const absent = !existsSync(folder);
const read = <T>(file: string): readonly T[] =>
  absent ? [] : JSON.parse(readFileSync(new URL(file, folder), 'utf8')).cases;

/** Steps in which a peer's means differ, each with the rule that decides; docs of this folder say more. */
const differing: Readonly<Record<string, string>> = {
  'cruncher/06': 'damage 05.04-a', // more damage than the target has wounds
  'cruncher/09': 'damage 05.04-f',
  'cruncher/10': 'damage 24.12 05.04-f',
  'cruncher/11': 'attacks hits wounds unsaved damage 24.05',
  'cruncher/12': 'damage 05.04-a',
};

test.skipIf(absent)('05 a public exact calculator agrees in every case (needs ../shared)', () => {
  const cases = read<Single>('diviner-cases.json');
  expect(cases.length).toBe(100);
  for (const one of cases) {
    const found = answerCase(one);
    for (const name of ['modelsDestroyed', 'woundsLost'] as const)
      for (const [at, chance] of one.expected[name].entries())
        expect(Math.abs((found[name].p[at] ?? 0) - chance), `${one.id} ${name} ${at}`).toBeLessThan(1e-9);
  }
});

test.skipIf(absent)(
  '05 means of a calculator of means agree up to the damage, but for differences with a rule (needs ../shared)',
  () => {
    for (const one of read<Means>('40kdc-resolved.json').filter(({ id }) => id.startsWith('cruncher'))) {
      const found = answerCase(one);
      const explained = differing[one.id.slice(0, 11)] ?? '';
      const sum = (name: string) => found.stages.reduce((total, stage) => total + (stage[name]?.p ?? 0), 0);
      for (const name of ['attacks', 'hits', 'wounds'])
        expect(
          Math.abs(sum(name) - one.peerExpected[name]!) < 5e-4 || explained.includes(name),
          `${one.id} ${name}`,
        ).toBe(true);
      const damage = Math.abs(found.woundsLost.mean - one.peerExpected['after-fnp']!) < 5e-4;
      expect(damage || explained.includes('damage'), `${one.id} damage`).toBe(true);
    }
  },
);

test.skipIf(absent)('05.04 exact means agree with those that go with the fixtures (needs ../shared)', () => {
  for (const one of [...read<Means>('40kdc-resolved.json'), ...read<Means>('dice-calculator.json')]) {
    const found = answerCase(one);
    expect(found.woundsLost.mean, one.id).toBeCloseTo(one.exact.meanWoundsLost, 9);
    expect(found.modelsDestroyed.mean, one.id).toBeCloseTo(one.exact.meanModelsDestroyed, 9);
  }
});

test.skipIf(absent)('05 trials of a third calculator agree within their two decimals (needs ../shared)', () => {
  for (const one of read<Means>('dice-calculator.json')) {
    const found = answerCase(one);
    expect(Math.abs(found.woundsLost.mean - one.peerExpected.meanDamage!), one.id).toBeLessThan(0.02);
    expect(Math.abs(found.modelsDestroyed.mean - one.peerExpected.meanModelsDestroyed!), one.id).toBeLessThan(0.02);
  }
});
