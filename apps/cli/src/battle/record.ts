import type { BattleRecord } from '@adjutant/engine';
import { readBattleFile, Spectator, whyNotVerifiable } from '@adjutant/session';
import { type Names, namesFrom, refusalSentence } from '@adjutant/text';
import { worldOfRecord } from '../editions.ts';
import { readText } from '../input.ts';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';

/** A recorded battle with what things in it are called, and the world of its edition. */
interface Verifiable {
  readonly record: BattleRecord;
  readonly names: Names;
  readonly world: World;
}

/** A battle file that can be played again with these rules, and what things in it are called. */
export function readVerifiable(path: string, known: World): Verifiable {
  const record = readRecord(path);
  const world = worldOfRecord(known, record.setup.ruleset);
  const names = namesOf(path, record, world);
  const unverifiable = whyNotVerifiable(record, world.ruleset.id);
  if (unverifiable !== undefined) throw new Problem(`${path}: ${uncapital(refusalSentence(unverifiable, names))}`);
  return { record, names, world };
}

/** The record of a battle file. */
function readRecord(path: string): BattleRecord {
  const result = readBattleFile(readText(path));
  if (result.ok) return result.record;
  throw new Problem(`${path}: ${uncapital(refusalSentence(result.error, noNames))}`);
}

function namesOf(path: string, { setup }: BattleRecord, world: World): Names {
  try {
    return namesFrom(setup, new Spectator(setup).roster, world.ruleset);
  } catch (error) {
    throw new Problem(
      `${path}: the battle file contradicts itself: ${error instanceof Error ? error.message : String(error)}.`,
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
