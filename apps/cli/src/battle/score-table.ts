import { eventSentence } from '@adjutant/text';
import Table from 'cli-table3';
import type { Io } from '../io.ts';
import type { Chronicle } from './chronicle.ts';

/** The score at the end, a column for each round. */
export function scoreTable(chronicle: Chronicle, { bold, red }: Io['colours']): string {
  const { spectator, names, rounds } = chronicle;
  const style = { head: [], border: [] };
  const head = ['', ...rounds.map(({ round }) => `Round ${round}`), 'VP', 'CP', 'Models left'];
  const table = new Table({
    head,
    style,
    colAligns: ['left', ...rounds.map(() => 'right' as const), 'right', 'right', 'right'],
  });
  for (const player of [0, 1] as const) {
    const { victoryPoints, commandPoints } = spectator.scores[player];
    const all = spectator.units
      .filter((unit) => unit.player === player)
      .flatMap(({ id }) => spectator.roster.units[id]?.models ?? []);
    const each = rounds.map((round, at) =>
      String(round.victoryPoints[player] - (rounds[at - 1]?.victoryPoints[player] ?? 0)),
    );
    const left = `${chronicle.modelsLeft(player)} of ${all.length}`;
    table.push([names.player(player), ...each, bold(String(victoryPoints)), String(commandPoints), left]);
  }
  return `\n${table.toString()}\n${resultLine(chronicle, bold, red)}`;
}

type Paint = (text: string) => string;

function resultLine({ spectator, names }: Chronicle, bold: Paint, red: Paint): string {
  const { result } = spectator;
  if (result === undefined) return red('The battle was not played to its end.');
  return bold(`${eventSentence({ type: 'result', result }, names)}.`);
}
