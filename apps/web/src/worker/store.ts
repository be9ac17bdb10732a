import type { Answer, ArmySetup, BattleEvent, BattleState } from '@adjutant/engine';
import type { Snapshot } from '@adjutant/session';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { BattleSummary, StoredBattle } from './protocol.ts';

/** An army that a person brought. */
export interface StoredArmy {
  readonly id: string;
  readonly text: string;
  readonly army: ArmySetup;
  readonly savedAt: number;
}

/** Where a battle stood after so many answers and events. */
interface StoredState {
  readonly id: string;
  readonly state: BattleState;
  readonly answers: number;
  readonly events: number;
}

interface Stored extends DBSchema {
  battles: { key: string; value: StoredBattle };
  /** An entry each: what a battle has gained is added, never written again. */
  answers: { key: [string, number]; value: Answer };
  events: { key: [string, number]; value: BattleEvent };
  states: { key: string; value: StoredState };
  armies: { key: string; value: StoredArmy };
}

let opened: Promise<IDBPDatabase<Stored>> | undefined;

function database(): Promise<IDBPDatabase<Stored>> {
  opened ??= openDB<Stored>('adjutant', 1, {
    upgrade(db) {
      db.createObjectStore('battles', { keyPath: 'id' });
      db.createObjectStore('answers');
      db.createObjectStore('events');
      db.createObjectStore('states', { keyPath: 'id' });
      db.createObjectStore('armies', { keyPath: 'id' });
    },
  });
  return opened;
}

const entriesOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** A list of a battle, of which the entries before `from` are stored as they are. */
export interface Grown<Entry> {
  readonly list: readonly Entry[];
  readonly from: number;
}

/** What is new of a battle; the state only now and then, since answers lead to it from the one before. */
export interface Progress {
  readonly answers: Grown<Answer>;
  readonly events: Grown<BattleEvent>;
  readonly state?: BattleState;
}

type Change = IDBPTransaction<Stored, ('battles' | 'answers' | 'events' | 'states')[], 'readwrite'>;

function grow<Name extends 'answers' | 'events'>(
  change: Change,
  name: Name,
  id: string,
  { list, from }: Grown<Stored[Name]['value']>,
): void {
  const store = change.objectStore(name);
  void store.delete(entriesOf(id, from));
  for (let at = from; at < list.length; at++) {
    const entry = list[at];
    if (entry !== undefined) void store.put(entry as never, [id, at]);
  }
}

/** Writes where a battle stands; what was taken back is removed. */
export async function saveBattle(battle: StoredBattle, { answers, events, state }: Progress): Promise<void> {
  const db = await database();
  const change: Change = db.transaction(['battles', 'answers', 'events', 'states'], 'readwrite');
  void change.objectStore('battles').put(battle);
  grow(change, 'answers', battle.id, answers);
  grow(change, 'events', battle.id, events);
  const counts = { answers: answers.list.length, events: events.list.length };
  if (state !== undefined) void change.objectStore('states').put({ id: battle.id, state, ...counts });
  await change.done;
}

/** A battle with where it goes on, and the answers given since. */
export interface LoadedBattle {
  readonly battle: StoredBattle;
  readonly from: Snapshot | undefined;
  readonly answers: readonly Answer[];
}

export async function loadBattle(id: string): Promise<LoadedBattle | undefined> {
  const db = await database();
  const battle = await db.get('battles', id);
  if (battle === undefined) return undefined;
  const [answers, stored] = [await db.getAll('answers', entriesOf(id)), await db.get('states', id)];
  if (stored === undefined || stored.answers > answers.length) return { battle, from: undefined, answers };
  const events = (await db.getAll('events', entriesOf(id))).slice(0, stored.events);
  const from = { state: stored.state, events, answers: answers.slice(0, stored.answers) };
  return { battle, from, answers: answers.slice(stored.answers) };
}

/** What happened in a battle, to watch it. */
export async function loadEvents(
  id: string,
): Promise<{ readonly battle: StoredBattle; readonly events: readonly BattleEvent[] } | undefined> {
  const db = await database();
  const battle = await db.get('battles', id);
  return battle === undefined ? undefined : { battle, events: await db.getAll('events', entriesOf(id)) };
}

/** All answers of a battle. */
export async function loadAnswers(id: string): Promise<readonly Answer[]> {
  return (await database()).getAll('answers', entriesOf(id));
}

/** How the ids of set pieces begin: they stand in no list of battles. */
export const LESSON = 'lesson-';

/** Every battle, the latest first. */
export async function listBattles(): Promise<
  readonly { readonly id: string; readonly summary: BattleSummary; readonly battle: StoredBattle }[]
> {
  const all = await (await database()).getAll('battles');
  return all
    .filter(({ id }) => !id.startsWith(LESSON))
    .map((battle) => ({ id: battle.id, summary: battle.summary, battle }))
    .sort((one, other) => other.summary.savedAt - one.summary.savedAt);
}

export async function deleteBattle(id: string): Promise<void> {
  const db = await database();
  await db.delete('battles', id);
  await db.delete('states', id);
  await db.delete('answers', entriesOf(id));
  await db.delete('events', entriesOf(id));
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
