import type { PlayerId } from '@adjutant/engine';
import { count, eventSentence } from '@adjutant/text';
import type { Chronicle } from './chronicle.ts';
import type { Ending } from './play.ts';

export interface ReportInput {
  readonly chronicle: Chronicle;
  readonly notEnforced: readonly string[];
  readonly ending: Ending;
  readonly seed: string;
  readonly bots: string;
}

/** The report of a battle as Markdown: armies, score by round, losses, turning points, what was not enforced. */
export function reportOf(input: ReportInput): string {
  const { chronicle, notEnforced } = input;
  const parts = [
    heading(input),
    armies(chronicle),
    scores(chronicle),
    losses(chronicle),
    moments(chronicle),
    section(
      'Not enforced',
      notEnforced.length === 0 ? ['Everything in this battle is enforced.'] : notEnforced.map((line) => `- ${line}`),
    ),
    section(
      'Round by round',
      [...chronicle.pictures.keys()].map((file) => `![${file}](${file})`),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join('\n')}`;
}

function heading({ chronicle, ending, seed, bots }: ReportInput): string {
  const { spectator, names } = chronicle;
  const { layout, mission, dataVersion, ruleset } = spectator.setup;
  const result =
    spectator.result === undefined
      ? `The battle was not played to its end (${ending.kind === 'stopped' ? ending.why : 'stopped by the user'}).`
      : `**${eventSentence({ type: 'result', result: spectator.result }, names)}.**`;
  return [
    `# ${names.player(0)} against ${names.player(1)}`,
    '',
    result,
    '',
    `${mission.name} on ${layout.name} (${layout.width}" by ${layout.height}"), bots ${bots}, seed \`${seed}\`; rules ${ruleset}, datasheets ${dataVersion}.`,
    '',
    '![The table at the end](final.svg)',
  ].join('\n');
}

function armies(chronicle: Chronicle): string {
  const { spectator, names } = chronicle;
  const tables = ([0, 1] as const).flatMap((player) => {
    const army = spectator.setup.armies[player];
    const rows = army.units.map((unit) => [unit.name, String(unit.points), String(unit.models.length), loadouts(unit)]);
    return [
      `### ${names.player(player)}, ${army.points} points`,
      '',
      table(['Unit', 'Points', 'Models', 'Weapons'], rows),
      '',
    ];
  });
  return section('Armies', tables).trimEnd();

  function loadouts(unit: (typeof spectator.setup.armies)[0]['units'][number]): string {
    const each = new Map<string, number>();
    for (const weapon of unit.models.flatMap((model) => model.weapons)) each.set(weapon, (each.get(weapon) ?? 0) + 1);
    return [...each].map(([weapon, number]) => `${number} x ${names.weapon(weapon)}`).join(', ');
  }
}

function scores({ spectator, names, rounds }: Chronicle): string {
  const rows = rounds.map(({ round, victoryPoints, models }) => [
    String(round),
    ...victoryPoints.map(String),
    models.join(' : '),
  ]);
  const sources = ([0, 1] as const).flatMap((player) =>
    Object.entries(spectator.scores[player].bySource).map(
      ([source, points]) =>
        `- ${names.player(player)}: ${points} VP for ${(source.split('/').at(-1) ?? source).replaceAll('-', ' ')}`,
    ),
  );
  const head = ['Round', `${names.player(0)} VP`, `${names.player(1)} VP`, 'Models left'];
  return section('Score by round', [table(head, rows), ...(sources.length === 0 ? [] : ['', ...sources])]);
}

function losses(chronicle: Chronicle): string {
  const { spectator, names, fallen } = chronicle;
  const rows = spectator.units.map(({ id, player }) => {
    const models = spectator.roster.units[id]?.models ?? [];
    const lost = models.filter((model) => spectator.models[model]?.status === 'removed').length;
    return [names.player(player), names.unit(id), `${lost} of ${models.length}`, fate(id, player)];
  });
  return section('Losses', [table(['Army', 'Unit', 'Models lost', 'Fate'], rows)]);

  function fate(unit: number, _player: PlayerId): string {
    const fell = fallen.get(unit);
    if (fell !== undefined) return `destroyed in round ${fell.round}${fell.by === '' ? '' : ` by ${fell.by}`}`;
    const place = spectator.units[unit]?.place.kind;
    return place === 'table'
      ? 'on the battlefield'
      : place === 'aboard'
        ? 'aboard a transport'
        : place === 'reserves'
          ? 'in reserves'
          : '';
  }
}

function moments({ moments: list, names }: Chronicle): string {
  const lines = list.map(({ round, player, phase, text }) => {
    const when = round === 0 ? 'Before the battle' : `Round ${round}, ${names.player(player)}, ${phase}`;
    return `- ${when}: ${text}.`;
  });
  return section(
    `Key moments (${count(lines.length, 'moment')})`,
    lines.length === 0 ? ['Nothing decisive happened.'] : lines,
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
