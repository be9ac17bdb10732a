import { replay } from '@adjutant/engine';
import { type BattleFileResult, readBattleFile, Spectator, whyNotVerifiable } from '@adjutant/session';
import { eventSentence, type Names, namesFrom, refusalSentence } from '@adjutant/text';
import { readText } from '../input.ts';
import type { Io } from '../io.ts';
import { exits, Problem } from '../problem.ts';
import type { World } from '../world.ts';

type Record = Extract<BattleFileResult, { ok: true }>['record'];

/** Plays a battle file again and says whether every event is the same; brings back how the program ends. */
export function replayFile(path: string, world: World, io: Io): number {
  const record = readRecord(path);
  const names = namesOf(path, record, world);
  const unverifiable = whyNotVerifiable(record, world.ruleset.id);
  if (unverifiable !== undefined) throw new Problem(`${path}: ${uncapital(refusalSentence(unverifiable, names))}`);
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

/** The record of a battle file. */
function readRecord(path: string): Record {
  const result = readBattleFile(readText(path));
  if (result.ok) return result.record;
  throw new Problem(`${path}: ${uncapital(refusalSentence(result.error, noNames))}`);
}

function namesOf(path: string, { setup }: Record, world: World): Names {
  try {
    return namesFrom(setup, new Spectator(setup).roster, world.ruleset);
  } catch (error) {
    throw new Problem(
      `${path}: the battle file contradicts itself: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function run(path: string, record: Record, world: World): ReturnType<typeof replay> {
  try {
    return replay(record, world.ruleset);
  } catch (error) {
    throw new Problem(
      `${path}: the replay differs: it cannot go on (${error instanceof Error ? error.message : String(error)}).`,
      exits.differs,
    );
  }
}

function uncapital(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
}

/** Names before there is a setup: refusals of files name nothing. */
const noNames: Names = {
  player: (id) => `player ${id + 1}`,
  unit: (id) => `unit ${id}`,
  model: (id) => `model ${id}`,
  profile: (id) => `model ${id}`,
  ownerOf: () => undefined,
  unitOf: () => undefined,
  modelsOf: () => 0,
  objective: (id) => id,
  stratagem: (id) => id,
  effect: (id) => id,
  weapon: (id) => id,
  weaponAt: () => undefined,
};
