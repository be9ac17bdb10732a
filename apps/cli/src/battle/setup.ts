import { layoutsFor } from '@adjutant/content/layouts';
import type { ArmySetup, BattleSetup, LayoutSetup, MissionSetup } from '@adjutant/engine';
import { missionCards } from '@adjutant/rules-11e';
import { layoutNamed } from '../layouts.ts';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';

export interface SetupChoices {
  readonly layout?: string;
  readonly mission?: string;
}

/** Above so many points the larger tables are used. */
const SMALL_BATTLE = 500;

/** The setup of a battle between two armies. */
export function setupOf(armies: readonly [ArmySetup, ArmySetup], choices: SetupChoices, world: World): BattleSetup {
  const mission = choices.mission === undefined ? world.missions[0] : find(world.missions, choices.mission, 'mission');
  const layout =
    choices.layout === undefined
      ? (drawnFor(mission, world) ?? layoutFor(armies, world.layouts))
      : layoutNamed(choices.layout, world);
  if (mission === undefined || layout === undefined) throw new Problem('There is no mission or layout to play.');
  const versions = armies.flatMap(({ datasheets }) =>
    Object.values(datasheets).map((datasheet) => datasheet.dataVersion),
  );
  return {
    ruleset: world.ruleset.id,
    switches: {},
    dataVersion: [...new Set(versions)].sort().join('+'),
    armies,
    layout: world.prepareLayout?.(layout) ?? layout,
    mission,
  };
}

/** The first of the layouts that the data draws for a mission. */
function drawnFor(mission: MissionSetup | undefined, { compiledLayouts }: World): LayoutSetup | undefined {
  const cards = mission === undefined ? undefined : missionCards(mission);
  const [first] = cards === undefined ? [] : layoutsFor(compiledLayouts.index, cards.dispositions);
  return first === undefined ? undefined : compiledLayouts.layout(first.id);
}

/** The smallest table for small battles, the first of the others for larger ones. */
function layoutFor(armies: readonly ArmySetup[], layouts: readonly LayoutSetup[]): LayoutSetup | undefined {
  const area = ({ width, height }: LayoutSetup) => width * height;
  const sizes = layouts.map(area);
  const wanted = armies.every(({ points }) => points <= SMALL_BATTLE) ? Math.min(...sizes) : Math.max(...sizes);
  return layouts.find((layout) => area(layout) === wanted);
}

type Named = { readonly id: string; readonly name: string };

/** By id, by the last part of the id, or by name. */
function find<T extends Named>(all: readonly T[], wanted: string, what: string): T {
  const key = wanted.toLowerCase();
  const found = all.find(({ id, name }) => id === key || id.split('/').at(-1) === key || name.toLowerCase() === key);
  if (found !== undefined) return found;
  const known = all.map(({ id }) => id.split('/').at(-1)).join(', ');
  throw new Problem(`--${what} ${wanted}: there is no such ${what}. Known: ${known}.`);
}
