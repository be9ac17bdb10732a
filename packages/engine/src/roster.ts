import type { Datasheet, ModelProfile, PlayerId, Weapon } from './datasheet.ts';
import type { ArmySetup, BattleSetup, ComponentSetup, ModelSetup, UnitSetup } from './setup.ts';
import type { ModelId, UnitId } from './state.ts';

/** What is printed about one model of the battle; never changes and is shared by all forks. */
export interface ModelInfo {
  readonly id: ModelId;
  readonly unit: UnitId;
  readonly player: PlayerId;
  readonly component: number;
  readonly datasheet: Datasheet;
  readonly profile: ModelProfile;
  readonly setup: ModelSetup;
  /** A weapon an entry; copies are entries of their own. */
  readonly weapons: readonly Weapon[];
  /** Keywords of the datasheet and of the profile, upper case, with the faction keywords and the datasheet's name (02.01-b). */
  readonly keywords: ReadonlySet<string>;
}

/** What is printed about one unit of the battle. */
export interface UnitInfo {
  readonly id: UnitId;
  readonly player: PlayerId;
  readonly name: string;
  readonly setup: UnitSetup;
  readonly components: readonly { readonly setup: ComponentSetup; readonly datasheet: Datasheet }[];
  /** Every model that belongs to the unit, destroyed ones too: those that it started with, but for those that were split off. */
  readonly models: readonly ModelId[];
}

/** The printed side of both armies by the ids of the state. */
export interface Roster {
  readonly units: readonly UnitInfo[];
  readonly models: readonly ModelInfo[];
}

const rosters = new WeakMap<BattleSetup, Roster>();

/** The roster of a setup, built once however many battles go on from it: thinking ahead starts thousands. */
export function rosterOf(setup: BattleSetup): Roster {
  const known = rosters.get(setup);
  if (known !== undefined) return known;
  const roster = buildRoster(setup);
  rosters.set(setup, roster);
  return roster;
}

/** Numbers the units and models of both armies and looks up their datasheets; throws on a setup that names what it does not carry. */
export function buildRoster(setup: BattleSetup): Roster {
  const units: UnitInfo[] = [];
  const models: ModelInfo[] = [];
  for (const player of [0, 1] as const) {
    const army = setup.armies[player];
    for (const unitSetup of army.units) {
      const made = modelsOf(army, player, unitSetup, { unit: units.length, model: models.length });
      units.push(made.unit);
      models.push(...made.models);
    }
  }
  return { units, models };
}

/** The printed side of one unit of an army, numbered from the first free numbers. */
export function modelsOf(
  army: ArmySetup,
  player: PlayerId,
  setup: UnitSetup,
  first: { readonly unit: UnitId; readonly model: ModelId },
): { readonly unit: UnitInfo; readonly models: readonly ModelInfo[] } {
  const components = setup.components.map((component) => ({
    setup: component,
    datasheet: required(army.datasheets[component.datasheet], `datasheet ${component.datasheet}`),
  }));
  const models = setup.models.map((model, at) => {
    const { datasheet } = required(components[model.component], `component ${model.component} of ${setup.name}`);
    return modelInfo(first.model + at, first.unit, player, datasheet, model);
  });
  const ids = models.map(({ id }) => id);
  return { unit: { id: first.unit, player, name: setup.name, setup, components, models: ids }, models };
}

function modelInfo(id: ModelId, unit: UnitId, player: PlayerId, datasheet: Datasheet, setup: ModelSetup): ModelInfo {
  const profile = required(
    datasheet.profiles.find((candidate) => candidate.name === setup.profile),
    `profile ${setup.profile} of ${datasheet.name}`,
  );
  const weapons = setup.weapons.map((weapon) =>
    required(
      datasheet.weapons.find((candidate) => candidate.id === weapon),
      `weapon ${weapon} of ${datasheet.name}`,
    ),
  );
  const keywords = [datasheet.name, ...datasheet.keywords, ...datasheet.factionKeywords, ...profile.keywords].map(
    (word) => word.toUpperCase(),
  );
  if (setup.warlord) keywords.push('WARLORD');
  return {
    id,
    unit,
    player,
    component: setup.component,
    datasheet,
    profile,
    setup,
    weapons,
    keywords: new Set(keywords),
  };
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the setup names ${what} but does not carry it`);
  return value;
}
