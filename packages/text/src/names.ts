import type { AbilityEntry, BattleSetup, PlayerId, Roster, Ruleset, Weapon } from '@adjutant/engine';
import { wordsOfId } from './words.ts';

/** What things are called: handed in by whoever shows the text. */
export interface Names {
  player(id: PlayerId): string;
  unit(id: number): string;
  /** A model by its profile and its unit. */
  model(id: number): string;
  /** A model by its profile alone. */
  profile(model: number): string;
  /** Whose unit or model it is. */
  ownerOf(unit: number): PlayerId | undefined;
  unitOf(model: number): number | undefined;
  modelsOf(unit: number): number;
  objective(id: string): string;
  stratagem(id: string): string;
  /** An ability, mark, detachment rule or stratagem by the id of its effect. */
  effect(id: string): string;
  weapon(id: string): string;
  /** The weapon and profile that a model carries at a place of its list, or undefined where it carries none. */
  weaponAt(model: number, slot: number, profile: number): string | undefined;
}

/** Names from a battle's setup; equal player names are told apart. A battle that goes on hands in how to ask for its roster: units may come into being. */
export function namesFrom(
  setup: BattleSetup,
  roster: Roster | (() => Roster),
  ruleset: Pick<Ruleset, 'stratagems' | 'effects'>,
): Names {
  const rosterNow = typeof roster === 'function' ? roster : () => roster;
  const players = playerNames(setup);
  const abilities = abilityNames(setup);
  const weapons = weaponNames(setup);
  const objectives = new Map(setup.layout.objectives.map(({ id, name }) => [id, name]));
  let named: Roster | undefined;
  let units: readonly string[] = [];
  const unitsNow = () => {
    const now = rosterNow();
    if (now !== named) units = unitNames(now, players);
    named = now;
    return units;
  };
  return {
    player: (id) => players[id],
    unit: (id) => unitsNow()[id] ?? `unit ${id}`,
    model: (id) => modelName(rosterNow(), unitsNow(), id),
    profile: (model) => rosterNow().models[model]?.profile.name ?? `model ${model}`,
    ownerOf: (unit) => rosterNow().units[unit]?.player,
    unitOf: (model) => rosterNow().models[model]?.unit,
    modelsOf: (unit) => rosterNow().units[unit]?.models.length ?? 0,
    objective: (id) => objectives.get(id) ?? id,
    stratagem: (id) => ruleset.stratagems.get(id)?.name ?? wordsOfId(id),
    effect: (id) =>
      marks[id] ??
      abilities.get(id) ??
      ruleset.stratagems.get(id)?.name ??
      ruleset.effects.get(id)?.about?.name ??
      wordsOfId(id),
    weapon: (id) => weapons.get(id) ?? wordsOfId(id),
    weaponAt: (model, slot, at) => weaponWithProfile(rosterNow().models[model]?.weapons[slot], at),
  };
}

/** Marks that are no abilities. */
const marks: Readonly<Record<string, string>> = { 'core/battle-shocked': 'Battle-shocked' };

function playerNames(setup: BattleSetup): readonly [string, string] {
  const [first, second] = setup.armies.map(({ name, faction }) => (name === '' ? wordsOfId(faction) : name));
  if (first === undefined || second === undefined) return ['Player 1', 'Player 2'];
  return first === second ? [`${first} (1)`, `${second} (2)`] : [first, second];
}

/** A unit whose name both armies use is told apart by its player. */
function unitNames(roster: Roster, players: readonly [string, string]): readonly string[] {
  const shared = new Set(
    roster.units
      .filter(({ name, player }) => roster.units.some((other) => other.name === name && other.player !== player))
      .map(({ name }) => name),
  );
  return roster.units.map(({ name, player }) => (shared.has(name) ? `${name} (${players[player]})` : name));
}

function modelName(roster: Roster, units: readonly string[], id: number): string {
  const info = roster.models[id];
  if (info === undefined) return `model ${id}`;
  const unit = roster.units[info.unit];
  const alike = (unit?.models ?? []).filter((model) => roster.models[model]?.profile.name === info.profile.name);
  const name = alike.length > 1 ? `${info.profile.name} ${alike.indexOf(id) + 1}` : info.profile.name;
  const unitName = units[info.unit] ?? '';
  return unitName === name ? name : `${name} of ${unitName}`;
}

function abilityNames(setup: BattleSetup): ReadonlyMap<string, string> {
  const entries = setup.armies.flatMap(({ datasheets }) =>
    Object.values(datasheets).flatMap(({ abilities }): readonly AbilityEntry[] => abilities),
  );
  return new Map(entries.map(({ id, name }) => [id, name]));
}

function weaponNames(setup: BattleSetup): ReadonlyMap<string, string> {
  const entries = setup.armies.flatMap(({ datasheets }) => Object.values(datasheets).flatMap(({ weapons }) => weapons));
  return new Map(entries.map(({ id, name }) => [id, name]));
}

function weaponWithProfile(weapon: Weapon | undefined, at: number): string | undefined {
  if (weapon === undefined) return undefined;
  const profile = weapon.profiles[at]?.name;
  if (weapon.profiles.length < 2 || profile === undefined) return weapon.name;
  return profile.toLowerCase().startsWith(weapon.name.toLowerCase()) ? profile : `${weapon.name} (${profile})`;
}
