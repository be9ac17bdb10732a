import { checkMuster, type ReportEntry } from '@adjutant/army';
import type { Datasheet, UnitSetup } from '@adjutant/engine';
import { count, listRemarkSentence, musterFindingSentence, weaponLines } from '@adjutant/text';
import { type ReadArmy, readArmy } from '../battle/muster.ts';
import { readText } from '../input.ts';
import type { Io } from '../io.ts';
import { exits } from '../problem.ts';
import type { World } from '../world.ts';
import { fidelityLines } from './fidelity.ts';
import { signOf } from './sign.ts';

/** Shows what was understood of an army list: line by line, then the units with what each model carries; brings back how the program ends. */
export async function list(
  path: string,
  options: { readonly weapons?: boolean },
  world: World,
  io: Io,
): Promise<number> {
  const read = await readArmy(path, world);
  const { army, format, dataVersion, report } = read;
  const { bold, dim } = io.colours;
  const faction = world.library.index.factions.find(({ id }) => id === army.faction)?.name ?? army.faction;
  io.out(bold(`${army.name === '' ? faction : army.name}: ${faction}, ${army.points} points`));
  io.out(dim(`format ${format}, datasheets ${dataVersion}`));
  io.out('');
  if (report.some((entry) => entry.line !== undefined)) byLine(read, io);
  else for (const entry of report) io.out(`${signOf(entry.status, io)} ${listRemarkSentence(entry)}`);
  io.out('');
  for (const unit of army.units) unitLines(unit, army.datasheets, options.weapons === true, io);
  fidelityLines(army, world, io);
  for (const finding of checkMuster(army, world.library))
    io.out(`${signOf(finding.kind === 'breach' ? 'unknown' : 'guessed', io)} ${musterFindingSentence(finding)}`);
  const guessed = report.filter((entry) => entry.status === 'guessed').length;
  const unknown = report.filter((entry) => entry.status === 'unknown').length;
  const models = army.units.reduce((sum, unit) => sum + unit.models.length, 0);
  io.out(
    `${count(army.units.length, 'unit')}, ${count(models, 'model')}, ${army.points} points; ${guessed} guessed, ${unknown} not understood`,
  );
  return exits.ok;
}

const ranks: Readonly<Record<ReportEntry['status'], number>> = { found: 0, note: 1, guessed: 2, unknown: 3 };

/** The list itself, each line with a sign: understood, guessed, not understood. */
function byLine({ path, report }: ReadArmy, io: Io): void {
  const { dim } = io.colours;
  const lines = readText(path).split(/\r?\n/);
  io.out(
    dim(
      `${signOf('found', io)} understood   ${signOf('note', io)} remark   ${signOf('guessed', io)} guessed   ${signOf('unknown', io)} not understood`,
    ),
  );
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const entries = report.filter((entry) => entry.line === at + 1);
    const worst = entries.reduce<ReportEntry['status']>(
      (status, entry) => (ranks[entry.status] > ranks[status] ? entry.status : status),
      'found',
    );
    io.out(`${signOf(worst, io)} ${dim(String(at + 1).padStart(3))}  ${line.trimEnd()}`);
    for (const entry of entries)
      if (entry.status !== 'found') io.out(`         ${dim('^')} ${listRemarkSentence(entry)}`);
  }
  for (const entry of report)
    if (entry.line === undefined) io.out(`${signOf(entry.status, io)}      ${listRemarkSentence(entry)}`);
}

/** A unit with its models, equal ones counted. */
function unitLines(unit: UnitSetup, datasheets: Readonly<Record<string, Datasheet>>, weapons: boolean, io: Io): void {
  const { bold, dim } = io.colours;
  io.out(`${bold(unit.name)}, ${unit.points} points`);
  const loadouts = new Map<string, number>();
  for (const model of unit.models) {
    const datasheet = datasheets[unit.components[model.component]?.datasheet ?? ''];
    const carried = [...named(model.weapons, datasheet), ...abilitiesNamed(model.wargear ?? [], datasheet)];
    const marks = [
      ...(model.warlord === true ? ['WARLORD'] : []),
      ...(model.enhancement === undefined ? [] : [`enhancement ${model.enhancement}`]),
    ];
    const text = `${model.profile}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}: ${carried.length === 0 ? 'nothing' : carried.join(', ')}`;
    loadouts.set(text, (loadouts.get(text) ?? 0) + 1);
  }
  for (const [text, number] of loadouts) io.out(`  ${String(number).padStart(2)} x ${text}`);
  if (weapons) for (const line of profilesOf(unit, datasheets)) io.out(dim(`       ${line}`));
}

/** Names of weapons, copies counted. */
function named(ids: readonly string[], datasheet: Datasheet | undefined): readonly string[] {
  return [...new Set(ids)].map((id) => {
    const copies = ids.filter((other) => other === id).length;
    const name = datasheet?.weapons.find((weapon) => weapon.id === id)?.name ?? id;
    return copies === 1 ? name : `${copies} x ${name}`;
  });
}

function abilitiesNamed(ids: readonly string[], datasheet: Datasheet | undefined): readonly string[] {
  return ids.map((id) => datasheet?.abilities.find((ability) => ability.id === id)?.name ?? id);
}

function profilesOf(unit: UnitSetup, datasheets: Readonly<Record<string, Datasheet>>): readonly string[] {
  const lines = unit.models.flatMap(({ component, weapons }) => {
    const datasheet = datasheets[unit.components[component]?.datasheet ?? ''];
    return (datasheet?.weapons ?? []).filter(({ id }) => weapons.includes(id)).flatMap(weaponLines);
  });
  return [...new Set(lines)];
}
