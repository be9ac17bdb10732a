import { writeFileSync } from 'node:fs';
import type { Library } from '@adjutant/content/data';
import { answerCase, type Circumstances, type Edition, eleventh, type OddsCase, tenth } from '@adjutant/odds';
import { readText } from '../input.ts';
import type { Io } from '../io.ts';
import {
  type Attacker,
  answer,
  type Defender,
  type FindUnit,
  readAttacker,
  readDefender,
  type Setting,
} from '../odds/answer.ts';
import { printExtremes } from '../odds/extremes.ts';
import { csvOf, jsonOf } from '../odds/files.ts';
import { type Form, type Measure, matrix, measures } from '../odds/matrix.ts';
import { namedUnit } from '../odds/names.ts';
import { plotOf } from '../odds/plot.ts';
import { present } from '../odds/present.ts';
import { asksRolls, printRolls, type RollOptions } from '../odds/rolls.ts';
import { exits, Problem } from '../problem.ts';

/** What stands on the command line besides the attacks. */
export interface OddsOptions extends Omit<Circumstances, 'plunging'>, RollOptions {
  readonly into?: readonly string[];
  readonly cases?: string;
  readonly plunging?: boolean;
  readonly melee?: boolean;
  readonly ranged?: boolean;
  readonly atLeast?: string;
  readonly matrix?: string | boolean;
  readonly extremes?: string | boolean;
  readonly attackers?: string;
  readonly targets?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly svg?: string;
  readonly edition?: string;
  readonly simulate?: string | boolean;
  readonly seed?: string;
}

/** Works out attacks exactly; brings back how the program ends. */
export async function odds(
  attacks: readonly string[],
  options: OddsOptions,
  sources: Sources,
  io: Io,
): Promise<number> {
  if (options.cases !== undefined) return cases(options.cases, io);
  const into = options.into ?? [];
  if (attacks.length === 0 && into.length === 0 && asksRolls(options)) {
    printRolls(options, undefined, io);
    return exits.ok;
  }
  if (attacks.length === 0 || into.length === 0) throw new Problem(usage);
  const plain = settingOf(options, { '11e': eleventh, '10e': tenth });
  const attacking = await finder(options.attackers, sources);
  const suffering = await finder(options.targets, sources);
  if (options.matrix !== undefined) {
    const attackers = attacks.map((text) => readAttacker([text], attacking));
    const defenders = into.map((text) => readDefender(text, suffering));
    const setting = await withAbilities(plain, [...attackers, ...defenders], sources);
    for (const attacker of attackers) refuseUnknown(attacker, setting);
    matrix(attackers, defenders, setting, { measure: measureOf(options.matrix), form: formOf(options) }, io);
    return exits.ok;
  }
  if (into.length > 1) throw new Problem('several targets go with --matrix.');
  const attacker = readAttacker(attacks, attacking);
  const defender = readDefender(into[0] ?? '', suffering);
  one(attacker, defender, await withAbilities(plain, [attacker, defender], sources), options, io);
  return exits.ok;
}

/** Units that are named have the abilities of their datasheets, which are loaded only for them. */
async function withAbilities(
  setting: Setting,
  sides: readonly (Attacker | Defender)[],
  { armies }: Sources,
): Promise<Setting> {
  if (sides.every(({ kind }) => kind === 'profiles')) return setting;
  const { withAbilitiesOfArmies } = await armies();
  return { ...setting, edition: withAbilitiesOfArmies[setting.edition.id] ?? setting.edition };
}

/** Weapon abilities of profiles that the edition does not know. */
function refuseUnknown(attacker: Attacker, { edition }: Setting): void {
  if (attacker.kind !== 'profiles') return;
  const all = attacker.entries.flatMap((entry) => ('attacks' in entry ? entry.abilities : []));
  const unknown = all.find(({ id }) => !edition.abilities.has(id));
  if (unknown !== undefined)
    throw new Problem(
      `[${unknown.id.toUpperCase().replace('-', ' ')}]: the rules of ${edition.id} here do not know it.`,
    );
}

/** One attacker and one target. */
function one(attacker: Attacker, defender: Defender, setting: Setting, options: OddsOptions, io: Io): void {
  refuseUnknown(attacker, setting);
  const found = answer(attacker, defender, setting);
  if (options.svg !== undefined) writeFileSync(options.svg, plotOf(found));
  if (options.json === true) io.out(jsonOf(found));
  else if (options.csv === true) io.out(csvOf(found));
  else present(found, leastOf(options.atLeast), io);
  if (options.extremes !== undefined) {
    if (attacker.kind !== 'profiles' || defender.kind !== 'profiles')
      throw new Problem('--extremes goes with profiles on both sides.');
    if (!setting.edition.plays) throw new Problem(`--extremes: choices of ${setting.edition.id} are not weighed yet.`);
    const { circumstances } = setting;
    printExtremes({ attacks: attacker.entries, target: defender.target, circumstances }, options.extremes, io);
  }
  if (asksRolls(options)) {
    io.out('');
    printRolls(options, found.outcomes.unitDestroyed, io);
  }
}

/** Where units are looked up; reading army lists is loaded only when one is named. */
interface Sources {
  readonly library: () => Library;
  readonly listed: () => Promise<typeof import('../odds/listed.ts')>;
  readonly armies: () => Promise<typeof import('../odds/armies.ts')>;
}

/** How units are found by their names: among all datasheets, or in an army list. */
async function finder(list: string | undefined, { library, listed }: Sources): Promise<FindUnit> {
  if (list === undefined) return (text) => namedUnit(text, library());
  const { listedUnit } = await listed();
  return (text) => listedUnit(list, text, library());
}

const usage =
  'Say who attacks and whom: adjutant odds "20x A3 WS3+ S4 AP-1 D1" --into "10x T4 Sv3+ W2", or names: adjutant odds "20 Boyz with choppas" --into "10 Intercessors".';

function settingOf(options: OddsOptions, editions: Readonly<Record<string, Edition>>): Setting {
  const { halfRange, stationary, charged, cover, plunging, indirect, spotted, snap, melee, ranged } = options;
  const flags = { halfRange, stationary, charged, cover, plunging, indirect, spotted, snap };
  const circumstances = Object.fromEntries(Object.entries(flags).filter(([, value]) => value === true));
  const edition = editionNamed(options.edition ?? eleventh.id, editions);
  const unknown = Object.keys(circumstances).find((name) => !edition.circumstances.has(name as keyof Circumstances));
  if (unknown !== undefined) throw new Problem(`--${unknown}: the rules of ${edition.id} here do not know it.`);
  const simulation = simulationOf(options, edition);
  return {
    circumstances,
    edition,
    melee: melee === true ? true : ranged === true ? false : undefined,
    ...(simulation === undefined ? {} : { simulation }),
  };
}

function editionNamed(id: string, editions: Readonly<Record<string, Edition>>): Edition {
  const found = editions[id];
  if (found !== undefined) return found;
  throw new Problem(`--edition ${id}: it is one of ${Object.keys(editions).join(' and ')}.`);
}

/** More trials than anybody waits for. */
const MOST_RUNS = 10_000_000;

function simulationOf({ simulate, seed = 'odds' }: OddsOptions, { id, plays }: Edition): Setting['simulation'] {
  if (simulate === undefined) return undefined;
  if (!plays) throw new Problem(`--simulate: attacks of ${id} cannot be played yet; its odds are exact.`);
  const runs = simulate === true ? 10_000 : Number(simulate);
  if (!Number.isInteger(runs) || runs < 2 || runs > MOST_RUNS)
    throw new Problem(`--simulate ${String(simulate)}: say how many times the attacks are played.`);
  return { runs, seed };
}

function formOf({ json, csv }: OddsOptions): Form {
  return json === true ? 'json' : csv === true ? 'csv' : 'table';
}

function measureOf(option: string | boolean): Measure {
  const found = measures.find((measure) => measure === option);
  if (option === true) return 'destroyed';
  if (found === undefined) throw new Problem(`--matrix ${String(option)}: it compares ${measures.join(', ')}.`);
  return found;
}

function leastOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new Problem(`--at-least ${text}: give a number of models.`);
  return Number(text);
}

/** Answers a file of cases in the shape in which their answers are written; a case that means nothing is named, the others are answered. */
function cases(path: string, io: Io): number {
  let exit: number = exits.ok;
  const results = readCases(path).map((one, at) => {
    try {
      return { id: one.id, expected: answerCase(one) };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const id = one?.id ?? String(at + 1);
      io.err(io.colours.red(`${path}: case ${id} cannot be read: ${why}.`));
      exit = exits.badInput;
      return { id, error: why };
    }
  });
  io.out(JSON.stringify({ ruleset: 'wh40k-11e', format: 1, cases: results }));
  return exit;
}

function readCases(path: string): readonly OddsCase[] {
  let read: unknown;
  try {
    read = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`${path}: this is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const list = Array.isArray(read) ? read : (read as { readonly cases?: unknown } | null)?.cases;
  if (!Array.isArray(list)) throw new Problem(`${path}: there is no list of cases in it.`);
  return list as readonly OddsCase[];
}
