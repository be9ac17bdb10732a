/** Lists of other tools, outside of this repository; skipped where they or the compiled data are absent. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { nodeLibrary, readGenerated } from '@adjutant/content/node';
import type { ArmySetup } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { checkMuster, importArmy, type ReportEntry, warningsOf } from '../src/index.ts';

const folder = new URL('../../../../shared/data/rosters/', import.meta.url);
const absent = !existsSync(folder) || readGenerated('index.json') === undefined;
const library = nodeLibrary();
const why = '(needs ../shared and npm run compile)';

interface Imported {
  readonly army: ArmySetup;
  readonly report: readonly ReportEntry[];
}

function imported(file: string): Imported {
  const result = importArmy(readFileSync(new URL(file, folder)), library);
  if (!result.ok) throw new Error(`${file}: ${result.error.code}`);
  return result;
}

function complete({ army, report }: Imported): void {
  expect(report.filter((entry) => entry.status === 'unknown')).toEqual([]);
  expect(warningsOf(report).map((entry) => entry.code)).not.toContain('default-wargear');
  for (const unit of army.units) {
    for (const model of unit.models) {
      const ids = army.datasheets[unit.components[model.component]?.datasheet ?? '']?.weapons.map(
        (weapon) => weapon.id,
      );
      expect(model.weapons.length).toBeGreaterThan(0);
      for (const weapon of model.weapons) expect(ids).toContain(weapon);
    }
  }
}

/** Each component's models and their wargear, so that attached and unattached forms of one list compare; who bears a banner may be open. */
function components({ army }: Imported): string[] {
  const lines = army.units.flatMap((unit) =>
    unit.components.map((component, index) => {
      const models = unit.models.filter((model) => model.component === index);
      const weapons = models.map((model) => [...model.weapons].sort().join('+')).sort();
      const wargear = models.flatMap((model) => model.wargear ?? []).sort();
      return `${component.datasheet}: ${weapons.join(', ')} | ${wargear.join(', ')}`;
    }),
  );
  return lines.sort();
}

for (const file of [
  'tau-a.gw-app-en.txt',
  'we-b.gw-app-en.txt',
  'synthetic-orks-11e.newrecruit.json',
  'synthetic-tau-11e.newrecruit.json',
]) {
  test.skipIf(absent)(`${file} is imported completely ${why}`, () => complete(imported(file)));
}

test.skipIf(absent)(`the attached units of the app's list are kept ${why}`, () => {
  const { army } = imported('tau-a.gw-app-en.txt');
  expect(army.units.filter((unit) => unit.components.length === 2)).toHaveLength(5);
  expect(army.units).toHaveLength(14);
  expect(army.detachments).toEqual(['tau-empire/retaliation-cadre']);
});

test.skipIf(absent)(`JSON and packed XML of one list give the same models ${why}`, () => {
  for (const list of ['orks', 'tau']) {
    const [json, packed] = [imported(`synthetic-${list}-11e.newrecruit.json`), imported(`synthetic-${list}-11e.rosz`)];
    expect(components(packed)).toEqual(components(json));
  }
});

test.skipIf(absent)(`English, French and one-line forms of one list give the same models ${why}`, () => {
  const english = components(imported('tau-a.gw-app-en.txt'));
  for (const form of ['gw-app-fr', 'warorgan'])
    expect(components(imported(`tau-a.${form}.txt`)), form).toEqual(english);
  // The second builder's list has other drones.
  expect(components(imported('tau-a.nr-gw.txt'))).toEqual(components(imported('tau-a.nr-tournament.txt')));
  expect(components(imported('we-a.gw-app-fr.txt'))).toEqual(components(imported('we-a.gw-app-en.txt')));
});

test.skipIf(absent)(`one list in five formats of one builder gives the same models ${why}`, () => {
  const forms = ['newrecruit.json', 'nr-simple.txt', 'rosterizer.json', 'wtc-compact.txt', 'wtc-full.txt'].map((form) =>
    imported(`ck-a.${form}`),
  );
  for (const form of forms) expect(components(form)).toEqual(components(forms[0]!));
});

test.skipIf(absent)(`95 of 100 units and 90 of 100 wargear lines of the current lists are understood ${why}`, () => {
  const files = readdirSync(folder).filter((file) => /^[a-z]+-.*\.(txt|json|rosz)$/.test(file));
  const reports = files.map((file) => imported(file).report);
  const count = (code: string): number => reports.flat().filter((entry) => entry.code === code).length;
  expect(files.length).toBeGreaterThan(25);
  expect(count('unit-unknown')).toBeLessThan(0.05 * (count('unit-found') + count('unit-spelling')));
  expect(count('item-unknown')).toBeLessThan(0.1 * count('unit-found'));
});

test.skipIf(absent)(`25.04-d no list is refused for its wargear or its prices ${why}`, () => {
  for (const file of readdirSync(folder).filter((name) => !name.endsWith('.md'))) {
    const result = importArmy(readFileSync(new URL(file, folder)), library);
    const findings = result.ok ? checkMuster(result.army, library) : [];
    const refusals = ['gear-not-offered', 'gear-too-often', 'gear-too-many', 'units-underpaid'];
    expect(
      findings.filter(({ code }) => refusals.includes(code)),
      file,
    ).toEqual([]);
  }
});
