import type { Answer, ArmySetup } from '@adjutant/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BattleSummary, StoredBattle } from './protocol.ts';

/** An army that a person brought. */
export interface StoredArmy {
  readonly id: string;
  readonly text: string;
  readonly army: ArmySetup;
  readonly savedAt: number;
}

interface Stored extends DBSchema {
  battles: { key: string; value: StoredBattle };
  /** An answer an entry: what a battle has gained is added, never written again. */
  answers: { key: [string, number]; value: Answer };
  armies: { key: string; value: StoredArmy };
}

let opened: Promise<IDBPDatabase<Stored>> | undefined;

function database(): Promise<IDBPDatabase<Stored>> {
  opened ??= openDB<Stored>('adjutant', 1, {
    upgrade(db) {
      db.createObjectStore('battles', { keyPath: 'id' });
      db.createObjectStore('answers');
      db.createObjectStore('armies', { keyPath: 'id' });
    },
  });
  return opened;
}

const answersOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** Writes where a battle stands: its head, and its answers from `from` on; what was taken back is removed. */
export async function saveBattle(battle: StoredBattle, answers: readonly Answer[], from: number): Promise<void> {
  const db = await database();
  const change = db.transaction(['battles', 'answers'], 'readwrite');
  const list = change.objectStore('answers');
  void change.objectStore('battles').put(battle);
  void list.delete(answersOf(battle.id, from));
  for (let at = from; at < answers.length; at++) {
    const answer = answers[at];
    if (answer !== undefined) void list.put(answer, [battle.id, at]);
  }
  await change.done;
}

/** A battle with its answers. */
export async function loadBattle(
  id: string,
): Promise<{ readonly battle: StoredBattle; readonly answers: readonly Answer[] } | undefined> {
  const db = await database();
  const battle = await db.get('battles', id);
  return battle === undefined ? undefined : { battle, answers: await db.getAll('answers', answersOf(id)) };
}

/** Every battle, the latest first. */
export async function listBattles(): Promise<
  readonly { readonly id: string; readonly summary: BattleSummary; readonly battle: StoredBattle }[]
> {
  const db = await database();
  const all = await db.getAll('battles');
  return all
    .map((battle) => ({ id: battle.id, summary: battle.summary, battle }))
    .sort((one, other) => other.summary.savedAt - one.summary.savedAt);
}

export async function deleteBattle(id: string): Promise<void> {
  const db = await database();
  await db.delete('battles', id);
  await db.delete('answers', answersOf(id));
}

export async function saveArmy(army: StoredArmy): Promise<void> {
  await (await database()).put('armies', army);
}

export async function listArmies(): Promise<readonly StoredArmy[]> {
  const all = await (await database()).getAll('armies');
  return all.sort((one, other) => other.savedAt - one.savedAt);
}

export async function deleteArmy(id: string): Promise<void> {
  await (await database()).delete('armies', id);
}
