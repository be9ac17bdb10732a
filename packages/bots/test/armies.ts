/** Armies of about 500 points to play with: invented ones, and the example lists where the datasheets are there. */
import { existsSync, readFileSync } from 'node:fs';
import { importArmy } from '@adjutant/army';
import { nodeLayouts, nodeLibrary } from '@adjutant/content/node';
import type { ArmySetup, BattleSetup, Datasheet, UnitSetup } from '@adjutant/engine';
import { layouts, missions } from '@adjutant/rules-11e';
import { invented } from './invented.ts';

function unitOf(name: string, at: number): UnitSetup {
  const parts = name.split('+').map((part) => invented[part]!);
  const models = parts.flatMap((sheet, component) => {
    const weapons = sheet.weapons.map(({ id }) => id);
    return Array.from({ length: sheet.composition[0]!.max }, () => ({ component, profile: sheet.id, weapons }));
  });
  const roles = parts.length === 1 ? (['only'] as const) : (['bodyguard', 'leader', 'support'] as const);
  return {
    name: `${name} ${at + 1}`,
    components: parts.map((sheet, component) => ({ datasheet: sheet.id, role: roles[component]! })),
    models,
    points: parts.reduce((sum, sheet) => sum + sheet.points[0]!.points, 0),
  };
}

function army(name: string, ...units: readonly string[]): ArmySetup {
  const made = units.map(unitOf);
  const datasheets: Record<string, Datasheet> = {};
  for (const part of units.flatMap((unit) => unit.split('+'))) datasheets[part] = invented[part]!;
  return {
    name,
    faction: 'invented',
    detachments: [],
    points: made.reduce((sum, unit) => sum + unit.points, 0),
    units: made,
    datasheets,
  };
}

/** Armies that are the same whatever datasheets are there. */
export const inventedArmies: readonly ArmySetup[] = [
  army('gunline', 'line+champion', 'line', 'guns', 'guns', 'scouts'),
  army('rush', 'choppers+champion', 'choppers', 'carrier', 'riders', 'swarm'),
  army('beasts', 'beast', 'beast', 'swarm', 'swarm', 'loner'),
  army('mixed', 'line', 'choppers', 'beast', 'loner', 'riders'),
  army('infiltration', 'scouts', 'scouts', 'loner', 'riders', 'riders', 'line+champion'),
];

/** Armies with all that the long run is to see: TRANSPORTS with passengers, reserves, leaders, flyers, AIRCRAFT, TITANIC models. */
export const fullArmies: readonly ArmySetup[] = [
  army('column', 'carrier', 'carrier', 'line+champion+banner', 'choppers', 'guns', 'skimmer'),
  army('air wing', 'fighter', 'fighter', 'skimmer', 'riders', 'line+champion', 'scouts', 'line'),
  army('colossus', 'titan', 'line+banner', 'scouts', 'swarm', 'loner'),
  army('hunters', 'beast', 'skimmer', 'riders', 'choppers+champion+banner', 'carrier', 'fighter'),
  army('host', 'titan', 'choppers+champion', 'carrier', 'choppers', 'riders'),
];

const exampleFolder = new URL('../../../examples/', import.meta.url);

/** An example list as an army; undefined where the list or its datasheets are not there. */
export function exampleArmy(name: string): ArmySetup | undefined {
  const file = new URL(`${name}.txt`, exampleFolder);
  if (!existsSync(file)) return undefined;
  const result = importArmy(readFileSync(file, 'utf8'), nodeLibrary());
  return result.ok ? result.army : undefined;
}

const examples = ['orks-500', 'tau-500'].flatMap((name) => exampleArmy(name) ?? []);

const armies: readonly ArmySetup[] = [...inventedArmies, ...examples];

const compiled = nodeLayouts();

/** A battle of two armies on a table; of the mission that comes with the rules where no other is given. */
export function battleOf(
  first: ArmySetup,
  second: ArmySetup,
  table = 'adjutant/village-green',
  mission = missions[0]!.setup,
): BattleSetup {
  const layout = layouts.find(({ id }) => id === table) ?? compiled.layout(table)!;
  return {
    ruleset: '11e',
    switches: {},
    dataVersion: 'test',
    armies: [first, second],
    layout,
    mission,
  };
}

/** Tables that are the same whatever data is there: the small ones of the rules twice as often as the large ones, where battles take longer. */
const small = layouts.filter(({ width }) => width < 60).map(({ id }) => id);
const own = layouts.flatMap(({ id }, at) => [id, small[at % small.length]!]);

/** A compiled table of each kind of deployment, and the small one of an event. */
const other = [
  '40kdc/bm-take-vs-take-02',
  '40kdc/bm-disrupt-vs-disrupt-01',
  '40kdc/bm-purge-vs-recon-01',
  '40kdc/bm-assets-vs-assets-01',
  '40kdc/bm-purge-vs-purge-01',
  '40kdc/bm-recon-vs-recon-03',
  '40kdc/kotc-colosseum',
].filter((id) => compiled.index.layouts.some((entry) => entry.id === id));

/** Every third battle is on a compiled table, where there are any. */
function tableOf(number: number): string {
  const third = Math.floor(number / 3);
  if (number % 3 === 2 && other.length > 0) return other[third % other.length]!;
  return ownTableOf(number);
}

function ownTableOf(number: number): string {
  return own[number % own.length]!;
}

export interface NumberedBattle {
  readonly name: string;
  readonly setup: BattleSetup;
}

/**
 * The setup of the battle with a number: pairs of armies and tables in turn, so that every few battles see them all. With a list
 * of armies of its own it needs no data: the tables are those of the rules.
 */
export function numberedBattle(number: number, list?: readonly ArmySetup[]): NumberedBattle {
  return numbered(number, list ?? armies, list === undefined ? tableOf(number) : ownTableOf(number));
}

function numbered(number: number, list: readonly ArmySetup[], table: string): NumberedBattle {
  const first = list[number % list.length]!;
  const second = list[(number + 1 + Math.floor(number / list.length)) % list.length]!;
  return { name: `${first.name} against ${second.name} on ${table}`, setup: battleOf(first, second, table) };
}
