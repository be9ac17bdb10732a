/** The plan of the long run: all missions, all tables, both bots, and armies with everything in them. The same number gives the same battle. */
import { layoutsFor } from '@adjutant/content/layouts';
import { missionOf } from '@adjutant/content/missions';
import { nodeLayouts, nodeMissions } from '@adjutant/content/node';
import type { ArmySetup, MissionSetup } from '@adjutant/engine';
import { layouts, missionCards, missions } from '@adjutant/rules-11e';
import { battleOf, exampleArmy, fullArmies, inventedArmies, type NumberedBattle } from './armies.ts';

export type BotName = 'random' | 'greedy';

export interface PlannedBattle extends NumberedBattle {
  readonly bots: readonly [BotName, BotName];
}

const pairs: readonly (readonly [BotName, BotName])[] = [
  ['random', 'random'],
  ['greedy', 'greedy'],
  ['random', 'greedy'],
  ['greedy', 'random'],
];

const compiled = nodeLayouts();
const book = nodeMissions();

/** Every mission: the cards of the data, each with the other player's, and those that come with the rules. */
const allMissions: readonly MissionSetup[] = [
  ...(book?.missions ?? []).flatMap(({ id }) => (book === undefined ? [] : (missionOf(book, id) ?? []))),
  ...missions.map(({ setup }) => setup),
];

/** Every table that can be played on. */
const allTables: readonly string[] = [
  ...layouts.map(({ id }) => id),
  ...compiled.index.layouts.filter(({ defects }) => defects === undefined).map(({ id }) => id),
];

const lists = ['orks-1000', 'tau-1000'].flatMap((name) => exampleArmy(name) ?? []);
/** Armies with everything come twice: the others are there for what only they have. */
const allArmies: readonly ArmySetup[] = [...fullArmies, ...lists, ...fullArmies, ...inventedArmies];

const turned = <T>(all: readonly T[], at: number): T => all[at % all.length]!;

/** Missions in turn; the tables that the data draws for the mission, and in every second battle just any table. */
export function plannedBattle(number: number): PlannedBattle {
  const lap = Math.floor(number / allMissions.length);
  const mission = turned(allMissions, number);
  const dispositions = missionCards(mission)?.dispositions;
  const drawn = dispositions === undefined ? [] : layoutsFor(compiled.index, dispositions).map(({ id }) => id);
  const half = Math.floor(number / 2);
  const table = number % 2 === 0 && drawn.length > 0 ? turned(drawn, lap) : turned(allTables, half);
  const first = turned(allArmies, number);
  const second = turned(allArmies, number + 1 + Math.floor(number / allArmies.length));
  const bots = turned(pairs, number + half);
  const name = `${mission.name}: ${first.name} (${bots[0]}) against ${second.name} (${bots[1]}) on ${table}`;
  return { name, setup: battleOf(first, second, table, mission), bots };
}
