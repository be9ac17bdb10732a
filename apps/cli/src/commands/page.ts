import { type PageSheet, readPage } from '@adjutant/army';
import type { LoadoutOption } from '@adjutant/content/data';
import { abilityWords, amountWords, count, listOf, pageErrorSentence } from '@adjutant/text';
import Table from 'cli-table3';
import { readInput, readText } from '../input.ts';
import type { Io } from '../io.ts';
import { exits, Problem } from '../problem.ts';
import { pageLinesWithSigns, pageRemarkLines } from './page-lines.ts';

export interface PageOptions {
  readonly json?: boolean;
  readonly lines?: boolean;
}

/** Shows what a pasted page of a datasheet says, and what of it was not understood; brings back how the program ends. */
export function page(path: string, options: PageOptions, io: Io): number {
  const result = readPage(readInput(path));
  if (!result.ok) throw new Problem(`${path}: ${pageErrorSentence(result.error)}`);
  const { sheet, report } = result;
  if (options.json === true) {
    io.out(JSON.stringify({ sheet, report: report.filter(({ status }) => status !== 'found') }, undefined, 2));
    return exits.ok;
  }
  for (const line of sheetLines(sheet, io)) io.out(line);
  if (options.lines === true) pageLinesWithSigns(readText(path), report, io);
  else pageRemarkLines(report, io);
  const guessed = report.filter(({ status }) => status === 'guessed').length;
  const unknown = report.filter(({ status }) => status === 'unknown').length;
  io.out(
    `${count(sheet.weapons.length, 'weapon')}, ${count(sheet.options.length, 'option')}, ${count(sheet.stratagems.length, 'stratagem')}; ${guessed} guessed, ${unknown} not understood`,
  );
  return exits.ok;
}

type Name = (id: string) => string;

function sheetLines(sheet: PageSheet, io: Io): readonly string[] {
  const { bold, dim } = io.colours;
  const name: Name = (id) =>
    [...sheet.weapons, ...sheet.abilities].find((item) => item.id === id)?.name ?? id.split('/').at(-1) ?? id;
  const { edition: printedFor } = sheet;
  const edition = printedFor === undefined ? '' : `, ${printedFor}th edition`;
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Characteristics', characteristics(sheet)],
    ['Weapons', [weaponTable(sheet)]],
    ['Wargear options', sheet.options.map((option) => optionWords(option, name))],
    ['Unit composition', composition(sheet, name)],
    ['Points', sheet.points.map((row) => `${count(row.models, 'model')} ${row.points}${copyWords(row)}`)],
    ['Abilities', sheet.abilities.map((ability) => `${ability.kind}: ${ability.name}`)],
    ['Further rules', furtherRules(sheet, name)],
    ['Keywords', [`${sheet.keywords.join(', ')}; faction ${sheet.factionKeywords.join(', ')}`]],
    ['Detachment rules', sheet.detachmentRules],
    ['Stratagems', sheet.stratagems.length === 0 ? [] : [stratagemTable(sheet)]],
  ];
  return [
    bold(`${sheet.name}: ${sheet.factionName}${edition}`),
    ...parts.flatMap(([heading, lines]) => [
      bold(heading),
      ...(lines.length === 0 ? [dim('  not on the page')] : lines.map((line) => line.replace(/^/gm, '  '))),
    ]),
    '',
  ];
}

const frame = ['top', 'bottom', 'left', 'right', 'mid'];
const corners = ['top-mid', 'top-left', 'top-right', 'bottom-mid', 'bottom-left', 'bottom-right'];
const joints = ['left-mid', 'mid-mid', 'right-mid'];

/** A table without any lines. */
function plainTable(head: readonly string[]): Table.Table {
  const none = Object.fromEntries([...frame, ...corners, ...joints].map((part) => [part, '']));
  const style = { head: [], border: [], compact: true, 'padding-left': 0 };
  return new Table({ head: [...head], style, chars: { ...none, middle: ' ' } });
}

function trimmed(table: Table.Table): string {
  return table.toString().replace(/[ \t]+$/gm, '');
}

function weaponTable({ weapons }: PageSheet): string {
  const table = plainTable(['', 'Range', 'A', 'BS/WS', 'S', 'AP', 'D', '']);
  for (const profile of weapons.flatMap(({ profiles }) => profiles))
    table.push([
      profile.name,
      profile.range === undefined ? 'melee' : `${profile.range}"`,
      amountWords(profile.attacks),
      profile.skill === undefined ? '-' : `${profile.skill}+`,
      amountWords(profile.strength),
      String(profile.armourPenetration),
      amountWords(profile.damage),
      profile.abilities.map(abilityWords).join(' '),
    ]);
  return trimmed(table);
}

function stratagemTable({ stratagems }: PageSheet): string {
  const table = plainTable(['', 'CP', 'Detachment', 'Category', 'When']);
  for (const { name, commandPoints, detachment, category, when } of stratagems)
    table.push([name, String(commandPoints), detachment, category ?? '', (when ?? []).map(momentWords).join(', ')]);
  return trimmed(table);
}

function momentWords({ phase, turn }: NonNullable<PageSheet['stratagems'][number]['when']>[number]): string {
  const whose = { own: 'own ', opponent: "opponent's ", either: '' }[turn];
  return phase === 'any' ? 'any phase' : `${whose}${phase} phase`;
}

function characteristics({ profiles, invulnerable }: PageSheet): readonly string[] {
  const rows = profiles.map(({ name, move, toughness, save, wounds, leadership, objectiveControl }) =>
    [
      `${name}: M ${move ?? '-'}"`,
      `T ${toughness}`,
      `Sv ${save}+`,
      `W ${wounds}`,
      `Ld ${leadership}+`,
      `OC ${objectiveControl ?? '-'}`,
    ].join(', '),
  );
  return [...rows, ...(invulnerable === undefined ? [] : [`invulnerable save ${invulnerable}+`])];
}

function gearWords(ids: readonly string[], name: Name): string {
  const items = [...new Set(ids)].map((id) => {
    const copies = ids.filter((other) => other === id).length;
    return copies === 1 ? name(id) : `${copies} x ${name(id)}`;
  });
  return items.length === 0 ? 'nothing' : listOf(items);
}

function optionWords({ profile, replaces, choices, perModel, limit }: LoadoutOption, name: Name): string {
  const who = profile ?? 'any model';
  const models =
    limit === undefined
      ? who
      : `${limit.count} x ${who}${limit.perModels === undefined ? '' : ` for every ${limit.perModels} models`}`;
  const swap = replaces.length === 0 ? 'also' : `${gearWords(replaces, name)} for`;
  const often = perModel === 1 ? '' : `, up to ${perModel} times each`;
  return `${models}: ${swap} ${listOf(
    choices.map((choice) => gearWords(choice, name)),
    'or',
  )}${often}`;
}

function composition(sheet: PageSheet, name: Name): readonly string[] {
  return sheet.composition.map(({ profile, min, max, wargear, assumed }) => {
    const number = min === max ? String(min) : `${min}-${max}`;
    const how = assumed === true ? ' (not printed; what the options leave)' : '';
    return `${number} x ${profile}: ${gearWords(wargear, name)}${how}`;
  });
}

function copyWords({ fromCopy, toCopy }: PageSheet['points'][number]): string {
  if (toCopy === undefined) return fromCopy === 1 ? '' : `, from unit ${fromCopy} of the army on`;
  return fromCopy === toCopy ? `, unit ${fromCopy} of the army` : `, units ${fromCopy} to ${toCopy} of the army`;
}

function furtherRules({ transport, damaged, bodyguard, leads, ledBy }: PageSheet, name: Name): readonly string[] {
  const lines: string[] = [];
  if (transport !== undefined) {
    const { capacity, accepts, refuses, spaces, capacityWith = [] } = transport;
    lines.push(
      `transports ${capacity} models: ${listOf(
        accepts.map((words) => words.join(' ')),
        'or',
      )}`,
    );
    if (refuses.length > 0) lines.push(`  but no ${listOf(refuses, 'or')}`);
    for (const row of spaces) lines.push(`  ${row.keyword} takes ${row.spaces} places`);
    for (const row of capacityWith) lines.push(`  ${row.capacity} with ${name(row.weapon)}`);
  }
  if (damaged !== undefined) {
    const { from, to, objectiveControl, hitRoll } = damaged;
    const changes = [
      ...(objectiveControl === undefined ? [] : [`OC ${objectiveControl}`]),
      ...(hitRoll === undefined ? [] : [`hit rolls ${hitRoll}`]),
    ];
    lines.push(`at ${from} to ${to} wounds: ${changes.join(', ')}`);
  }
  if (bodyguard !== undefined)
    lines.push(
      `${bodyguard.leaders} Leaders at a Starting Strength of ${bodyguard.startingStrength}, one of them a ${bodyguard.oneOf}`,
    );
  if (leads !== undefined) lines.push(`may lead ${listOf(leads, 'or')}`);
  if (ledBy !== undefined) lines.push(`may be led by ${listOf(ledBy, 'or')}`);
  return lines;
}
