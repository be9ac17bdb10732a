import { type BattleRecord, replay } from '@adjutant/engine';
import { eventSentence, refusalSentence } from '@adjutant/text';
import { readVerifiable } from '../battle/record.ts';
import type { Io } from '../io.ts';
import { exits, Problem } from '../problem.ts';
import type { World } from '../world.ts';

/** Plays a battle file again and says whether every event is the same; brings back how the program ends. */
export function replayFile(path: string, known: World, io: Io): number {
  const { record, names, world } = readVerifiable(path, known);
  const report = run(path, record, world);
  const { green, red } = io.colours;
  if (report.agrees) {
    io.out(green(`${path}: the replay agrees: ${report.answers} answers, ${report.events} events.`));
    const result = record.events.find((event) => event.type === 'result');
    io.out(result === undefined ? 'The battle was not played to its end.' : `${eventSentence(result, names)}.`);
    return exits.ok;
  }
  if (report.at === 'answer') {
    io.err(red(`${path}: the replay differs: answer ${report.index + 1} of ${record.answers.length} is refused.`));
    for (const refusal of report.refusals) io.err(`  ${refusalSentence(refusal, names)}`);
  } else {
    io.err(red(`${path}: the replay differs from event ${report.index + 1} of ${record.events.length} on.`));
    io.err(`  recorded: ${report.recorded === undefined ? 'nothing more' : eventSentence(report.recorded, names)}`);
    io.err(`  replayed: ${report.replayed === undefined ? 'nothing more' : eventSentence(report.replayed, names)}`);
  }
  return exits.differs;
}

function run(path: string, record: BattleRecord, world: World): ReturnType<typeof replay> {
  try {
    return replay(record, world.ruleset);
  } catch (error) {
    throw new Problem(
      `${path}: the replay differs: it cannot go on (${error instanceof Error ? error.message : String(error)}).`,
      exits.differs,
    );
  }
}
