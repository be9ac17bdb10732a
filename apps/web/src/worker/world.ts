import { type Bot, bots } from '@adjutant/bots';
import { withArmies } from '@adjutant/content';
import { type MissionBook, missionBookFile, missionOf } from '@adjutant/content/missions';
import type { LayoutSetup, MissionSetup } from '@adjutant/engine';
import { layouts, missions, readFromDatasheets, ruleset11e } from '@adjutant/rules-11e';
import { generatedJson } from './generated.ts';

/** The rules that every battle is played by, with what is written for the armies. */
export const world = { ruleset: withArmies(ruleset11e), readByRules: readFromDatasheets } as const;

/** A bot by its name. */
export function botNamed(name: string): Bot {
  const bot = bots[name] ?? bots.greedy;
  if (bot === undefined) throw new Error(`there is no bot ${name}`);
  return bot;
}

export const botNames: readonly string[] = Object.keys(bots);

/** What is known of a layout before it is read. */
export interface LayoutName {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

interface LayoutEntry extends LayoutName {
  readonly defects?: readonly string[];
}

/** Compiled layouts that can be played on. */
async function compiledLayouts(): Promise<readonly LayoutName[]> {
  const index = await generatedJson<{ readonly layouts: readonly LayoutEntry[] }>('layouts/index.json');
  return (index?.layouts ?? []).filter(({ defects = [] }) => defects.length === 0);
}

/** Every layout by name: the compiled ones, then those of the project. */
export async function layoutNames(): Promise<readonly LayoutName[]> {
  const own = layouts.map(({ id, name, width, height }) => ({ id, name, width, height }));
  return [...own, ...(await compiledLayouts())];
}

/** A layout by its id. */
export async function layoutOf(id: string): Promise<LayoutSetup | undefined> {
  const own = layouts.find((layout) => layout.id === id);
  return own ?? generatedJson<LayoutSetup>(`layouts/${id.split('/').at(-1)}.json`);
}

/** Every mission, those of the project first. */
export async function allMissions(): Promise<readonly MissionSetup[]> {
  const book = await generatedJson<MissionBook>(missionBookFile);
  const compiled = book?.missions.map(({ id }) => missionOf(book, id)).filter((mission) => mission !== undefined);
  return [...missions.map(({ setup }) => setup), ...(compiled ?? [])];
}
