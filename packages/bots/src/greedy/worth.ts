/** What units are worth, and what they are expected to do to each other. */
import type { Game, ModelId, UnitId, Weapon, WeaponProfile } from '@adjutant/engine';
import { type AttackEntry, type ExpectedAttacks, expectedAttacks } from '@adjutant/odds';
import { type AttackRecord, acting, isUnitInRange, living } from '@adjutant/rules-11e/queries';
import { best } from './thought.ts';

/** How much more the last models of a unit are worth than the points they cost. */
const FINISHING = 0.25;
/** How much more a unit on an objective is worth. */
const ON_OBJECTIVE = 0.3;

/** Points of what attacks are expected to take from a unit: wounds count, models gone count more, the whole unit most. */
export function worthOfLoss(game: Game, unit: UnitId, loss: ExpectedAttacks): number {
  const { points } = game.unitInfo(unit).setup;
  const { models } = game.unitInfo(unit);
  const wounds = models.reduce((sum, model) => sum + game.modelInfo(model).profile.wounds, 0);
  const taken = 0.35 * (loss.destroyed / Math.max(1, models.length)) + 0.65 * (loss.damage / Math.max(1, wounds));
  return points * (taken + FINISHING * loss.wipedOut);
}

/** By how much a unit matters more than its points where it stands. */
export function importanceOf(game: Game, unit: UnitId): number {
  return isOnObjective(game, unit) ? 1 + ON_OBJECTIVE : 1;
}

const onObjectives = new WeakMap<Game, Map<UnitId, boolean>>();

/** Whether a unit stands in range of some objective; found out once in a battle that is only thought about. */
function isOnObjective(game: Game, unit: UnitId): boolean {
  let known = onObjectives.get(game);
  if (known === undefined) {
    known = new Map();
    onObjectives.set(game, known);
  }
  let found = known.get(unit);
  if (found === undefined) {
    found = game.state.objectives.some((objective) => isUnitInRange(game, unit, objective.id));
    known.set(unit, found);
  }
  return found;
}

/** Points that one wound of a unit stands for. */
export function pointsPerWound(game: Game, unit: UnitId): number {
  const { setup, models } = game.unitInfo(unit);
  const wounds = models.reduce((sum, model) => sum + game.modelInfo(model).profile.wounds, 0);
  return setup.points / Math.max(1, wounds);
}

/** The same, and more where the unit matters more than its points. */
export function worthOfWound(game: Game, unit: UnitId): number {
  return pointsPerWound(game, unit) * importanceOf(game, unit);
}

/** One profile of a weapon where it stands in a model's list. */
interface Use {
  readonly slot: number;
  readonly at: number;
  readonly weapon: Weapon;
  readonly profile: WeaponProfile;
}

/** Models of a unit that carry the same. */
interface Squad {
  readonly model: ModelId;
  readonly count: number;
}

function squadsOf(game: Game, unit: UnitId): readonly Squad[] {
  const squads = new Map<string, { model: ModelId; count: number }>();
  for (const model of acting(game, unit)) {
    const { component, profile, weapons } = game.modelInfo(model);
    const key = `${component}/${profile.name}/${weapons.map((weapon) => weapon.id).join()}`;
    const squad = squads.get(key);
    if (squad === undefined) squads.set(key, { model, count: 1 });
    else squad.count += 1;
  }
  return [...squads.values()];
}

function usesOf(game: Game, model: ModelId, melee: boolean, inches: number): readonly Use[] {
  return game.modelInfo(model).weapons.flatMap((weapon, slot) =>
    weapon.profiles.flatMap((profile, at) => {
      const fits = melee ? profile.range === undefined : profile.range !== undefined && profile.range >= inches;
      return fits ? [{ slot, at, weapon, profile }] : [];
    }),
  );
}

/** An attack that is only thought of: in the open, in sight, not engaged unless it is melee. */
function imagined(game: Game, unit: UnitId, squad: Squad, use: Use, target: UnitId, inches: number): AttackEntry {
  const melee = use.profile.range === undefined;
  const record: AttackRecord = {
    unit,
    model: squad.model,
    slot: use.slot,
    profile: use.at,
    melee,
    outOfPhase: false,
    target,
    targetModels: living(game, target).length,
    halfRange: !melee && inches <= (use.profile.range ?? 0) / 2,
    cover: false,
    visible: true,
    steady: false,
    engagedWithTarget: melee,
    targetEngaged: melee,
    singleTarget: true,
    ...(melee ? {} : { shootingType: 'normal' as const }),
  };
  return { record, weapons: squad.count };
}

/** For each squad, the weapons it would use against a target: in a fight the best one, when shooting the better of pistols and the rest. */
function entriesOf(game: Game, unit: UnitId, target: UnitId, melee: boolean, inches: number): readonly AttackEntry[] {
  return squadsOf(game, unit).flatMap((squad) => {
    const uses = usesOf(game, squad.model, melee, inches);
    const entry = (use: Use) => imagined(game, unit, squad, use, target, inches);
    const groups = melee ? meleeChoices(uses) : rangedChoices(uses);
    if (groups.length < 2) return (groups[0] ?? []).map(entry);
    const chosen = best(groups, (group) => expectedAttacks(game, group.map(entry)).damage);
    return (chosen ?? []).map(entry);
  });
}

/** One melee weapon and one profile of it, with all [EXTRA ATTACKS] weapons. */
function meleeChoices(uses: readonly Use[]): readonly (readonly Use[])[] {
  const extra = uses.filter(({ profile }) => has(profile, 'extra-attacks'));
  const main = uses.filter((use) => !extra.includes(use));
  return main.length === 0 ? (extra.length === 0 ? [] : [extra]) : main.map((use) => [use, ...extra]);
}

/** The best-looking profile of every weapon, either of the pistols or of the others. */
function rangedChoices(uses: readonly Use[]): readonly (readonly Use[])[] {
  const oneEach = [...new Set(uses.map(({ slot }) => slot))].flatMap(
    (slot) =>
      best(
        uses.filter((use) => use.slot === slot),
        ({ profile }) => strengthOf(profile),
      ) ?? [],
  );
  const pistols = oneEach.filter(({ profile }) => has(profile, 'close-quarters'));
  const others = oneEach.filter((use) => !pistols.includes(use));
  return [others, pistols].filter((group) => group.length > 0);
}

function has(profile: WeaponProfile, id: string): boolean {
  return profile.abilities.some((ability) => ability.id === id);
}

const meanOfAmount = ({ dice, sides, plus }: WeaponProfile['attacks']) => (dice * (sides + 1)) / 2 + plus;

/** A rough figure of what a profile can do to anybody. */
export function strengthOf(profile: WeaponProfile): number {
  const hits = (meanOfAmount(profile.attacks) * (7 - (profile.skill ?? 1))) / 6;
  const wounding = Math.min(10, meanOfAmount(profile.strength)) / 10;
  return hits * wounding * meanOfAmount(profile.damage) * (1 - profile.armourPenetration / 4);
}

/** Whether a unit is better at fighting than at shooting. */
export function isFighter(game: Game, unit: UnitId): boolean {
  let melee = 0;
  let ranged = 0;
  for (const { model, count } of squadsOf(game, unit)) {
    melee += count * Math.max(0, ...usesOf(game, model, true, 0).map(({ profile }) => strengthOf(profile)));
    for (const { profile } of usesOf(game, model, false, 0)) ranged += count * strengthOf(profile);
  }
  return melee >= ranged;
}

/** The longest range of a unit's weapons, in inches; 0 where it has none. */
export function reachOf(game: Game, unit: UnitId): number {
  return Math.max(
    0,
    ...squadsOf(game, unit).flatMap(({ model }) =>
      usesOf(game, model, false, 0).map(({ profile }) => profile.range ?? 0),
    ),
  );
}

/** The range at which at least half of a unit's shooting works, in inches; 0 where it has none. */
export function usefulRange(game: Game, unit: UnitId): number {
  const weapons = squadsOf(game, unit).flatMap(({ model, count }) =>
    usesOf(game, model, false, 0).map(({ profile }) => ({
      range: profile.range ?? 0,
      strength: count * strengthOf(profile),
    })),
  );
  const all = weapons.reduce((sum, { strength }) => sum + strength, 0);
  const ranges = [...new Set(weapons.map(({ range }) => range))].sort((a, b) => b - a);
  const working = (range: number) =>
    weapons.reduce((sum, weapon) => sum + (weapon.range >= range ? weapon.strength : 0), 0);
  return ranges.find((range) => working(range) >= all / 2) ?? 0;
}

const fights = new WeakMap<object, Map<string, number>>();

/**
 * Points that one unit's fighting, or its shooting from some inches, is expected to take from another. Kept as long as the same effects
 * are in force: the same pairs are weighed at question after question.
 */
export function worthOfAttacks(game: Game, unit: UnitId, target: UnitId, how: 'fight' | number): number {
  const { effects, clock } = game.state;
  let known = fights.get(effects);
  if (known === undefined) {
    known = new Map();
    fights.set(effects, known);
  }
  const charged = game.unit(unit).facts.chargedOn === clock.turn;
  const key = `${how}/${charged}/${standOf(game, unit)}/${standOf(game, target)}`;
  const found = known.get(key);
  if (found !== undefined) return found * importanceOf(game, target);
  const inches = how === 'fight' ? 0 : how;
  const entries = entriesOf(game, unit, target, how === 'fight', inches);
  const worth = entries.length === 0 ? 0 : worthOfLoss(game, target, expectedAttacks(game, entries));
  known.set(key, worth);
  return worth * importanceOf(game, target);
}

/** Which models a unit has left, and with how many wounds. */
function standOf(game: Game, unit: UnitId): string {
  const models = game.unitInfo(unit).models.map((model) => {
    const { status, wounds } = game.model(model);
    return status === 'living' ? wounds : '';
  });
  return `${unit}:${models.join()}`;
}
