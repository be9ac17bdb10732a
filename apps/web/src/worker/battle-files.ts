import { type BattleEvent, ENGINE_VERSION } from '@adjutant/engine';
import {
  readBattleFile,
  Spectator,
  type Statistics,
  statisticsOf,
  whyNotVerifiable,
  writeRecord,
} from '@adjutant/session';
import { type Names, wordsOfId } from '@adjutant/text';
import type { Said, StoredBattle } from './protocol.ts';
import { whySaid } from './said.ts';
import { loadAnswers, loadEvents, saveBattle } from './store.ts';
import { world } from './world.ts';

/** A battle file taken in under an id, or the one reason why not. */
export type FileOpened =
  | { readonly ok: true; readonly id: string; readonly playable: boolean }
  | { readonly ok: false; readonly why: Said };

/** Reads a battle file and stores its battle; one of another engine can be watched, not played on. */
export async function openBattleFile(text: string): Promise<FileOpened> {
  const read = readBattleFile(text);
  if (!read.ok) return { ok: false, why: whySaid(read.error, noNames) };
  const { setup, dice, answers, events } = read.record;
  const id = crypto.randomUUID().slice(0, 8);
  const battle: StoredBattle = { id, setup, dice, seats, summary: summaryFrom(setup, events, answers.length) };
  await saveBattle(battle, { answers: { list: answers, from: 0 }, events: { list: events, from: 0 } });
  return { ok: true, id, playable: whyNotVerifiable(read.record, world.ruleset.id) === undefined };
}

const person = { kind: 'person' } as const;
const seats = [person, person] as const;

/** What is wrong with a file concerns nothing of a battle that has a name. */
const noNames: Names = {
  player: (id) => `player ${id + 1}`,
  unit: (id) => `unit ${id}`,
  model: (id) => `model ${id}`,
  profile: (id) => `model ${id}`,
  ownerOf: () => undefined,
  unitOf: () => undefined,
  modelsOf: () => 0,
  objective: wordsOfId,
  stratagem: wordsOfId,
  effect: wordsOfId,
  weapon: wordsOfId,
  weaponAt: () => undefined,
};

function summaryFrom(
  setup: StoredBattle['setup'],
  events: readonly BattleEvent[],
  questions: number,
): StoredBattle['summary'] {
  const seen = new Spectator(setup);
  for (const event of events) seen.see(event);
  const phase = events.findLast((event) => event.type === 'moment');
  return {
    names: [setup.armies[0].name, setup.armies[1].name],
    points: [setup.armies[0].points, setup.armies[1].points],
    victoryPoints: [seen.scores[0].victoryPoints, seen.scores[1].victoryPoints],
    round: seen.round,
    rounds: setup.mission.rounds,
    phase: phase?.moment ?? 'before-the-battle',
    player: seen.player,
    questions,
    savedAt: Date.now(),
    ...(seen.result === undefined ? {} : { result: seen.result }),
    places: [],
  };
}

/** A stored battle as the text of a file; undefined where there is none. */
export async function battleFileOf(id: string): Promise<string | undefined> {
  const found = await loadEvents(id);
  if (found === undefined) return undefined;
  const { setup, dice } = found.battle;
  return writeRecord({
    engine: ENGINE_VERSION,
    setup,
    dice,
    answers: await loadAnswers(id),
    events: found.events,
  });
}

/** A stored battle in numbers. */
export async function statisticsFor(id: string): Promise<Statistics | undefined> {
  const found = await loadEvents(id);
  return found === undefined ? undefined : statisticsOf(found.battle.setup, found.events);
}
