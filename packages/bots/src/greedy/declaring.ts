/** Weapons and targets, for shooting and for fighting alike: every kind of weapon at the unit of which it takes the most points. */
import {
  buildDeclaration,
  type DeclareAttacks,
  type DeclaredWeapon,
  type Game,
  type Json,
  type ModelId,
  type UnitId,
  type UsableProfile,
  type UsableWeapon,
} from '@adjutant/engine';
import { type AttackEntry, expectedAttacks } from '@adjutant/odds';
import { type AttackRecord, planAttacks, type WayOfAttacking } from '@adjutant/rules-11e/queries';
import { best, policy } from './thought.ts';
import { importanceOf, strengthOf, worthOfLoss } from './worth.ts';

/** Weapons that can be used alike: the same weapon with the same targets, in models that carry it as the same part of the unit. */
interface Battery {
  readonly weapons: readonly UsableWeapon[];
  readonly options: readonly Shot[];
}

/** One profile at one unit, with the attack of the battery's first weapon. */
interface Shot {
  readonly profile: number;
  readonly target: UnitId;
  readonly record: AttackRecord;
  /** Points that one weapon is expected to take by itself. */
  readonly worth: number;
}

/** What is declared so far. */
interface Plan {
  readonly entries: Map<UnitId, AttackEntry[]>;
  readonly worth: Map<UnitId, number>;
  readonly chosen: Map<string, Shot>;
}

/** The declaration of a unit's attacks. */
export const declaration = policy('declare-attacks', ({ game }, question) => {
  const way = question.facts?.way as unknown as WayOfAttacking | undefined;
  if (way === undefined) return undefined;
  const batteries = batteriesOf(game, question, way);
  const targets = question.oneTarget ? [oneTarget(game, batteries)].flatMap((unit) => unit ?? []) : undefined;
  const plan: Plan = { entries: new Map(), worth: new Map(), chosen: new Map() };
  for (const battery of batteries) aim(game, plan, battery, targets);
  return declare(question, plan);
});

function batteriesOf(game: Game, question: DeclareAttacks, way: WayOfAttacking): readonly Battery[] {
  const classes = new Map<string, UsableWeapon[]>();
  for (const weapon of question.weapons) {
    const { component, profile } = game.modelInfo(weapon.model);
    const targets = weapon.profiles.map(({ profile: at, targets: units }) => `${at}:${units.join()}`);
    const key = `${component}/${profile.name}/${weapon.weapon}/${weapon.group}/${targets.join(' ')}`;
    const list = classes.get(key);
    if (list === undefined) classes.set(key, [weapon]);
    else list.push(weapon);
  }
  return [...classes.values()]
    .map((weapons) => ({ weapons, options: shotsOf(game, way, weapons) }))
    .sort((a, b) => punch(game, b) - punch(game, a));
}

/** Strong weapons choose first: what is left for the others is seen then. */
function punch(game: Game, { weapons: [first] }: Battery): number {
  return first === undefined ? 0 : Math.max(0, ...first.profiles.map((profile) => damageOf(game, first, profile)));
}

function damageOf(game: Game, weapon: UsableWeapon, { profile: at }: UsableProfile): number {
  const profile = game.modelInfo(weapon.model).weapons[slotOf(weapon)]?.profiles[at];
  return profile === undefined ? 0 : profile.damage.plus + profile.damage.dice * 3 + profile.strength.plus / 10;
}

function slotOf(weapon: UsableWeapon): number {
  return Number(weapon.id.split(':')[1]);
}

function shotsOf(game: Game, way: WayOfAttacking, weapons: readonly UsableWeapon[]): readonly Shot[] {
  const [first] = weapons;
  if (first === undefined) return [];
  const aimed = first.profiles.flatMap(({ profile, targets }) =>
    targets.map((unit) => ({ id: first.id, profile, targets: [{ unit }] })),
  );
  return planAttacks(game, way, aimed).map(({ record }) => ({
    profile: record.profile,
    target: record.target,
    record,
    worth: worthOf(game, record.target, [{ record }]),
  }));
}

function worthOf(game: Game, target: UnitId, entries: readonly AttackEntry[]): number {
  return worthOfLoss(game, target, expectedAttacks(game, entries)) * importanceOf(game, target);
}

/** The unit of which all batteries together take the most. */
function oneTarget(game: Game, batteries: readonly Battery[]): UnitId | undefined {
  const targets = [...new Set(batteries.flatMap(({ options }) => options.map(({ target }) => target)))];
  return best(targets, (target) => {
    const shots = batteries.flatMap(({ options, weapons }) => {
      const shot = best(
        options.filter((option) => option.target === target),
        ({ worth }) => worth,
      );
      return shot === undefined ? [] : [{ record: shot.record, weapons: weapons.length }];
    });
    return worthOf(game, target, shots);
  });
}

/** A battery fires in two halves, so that the second can leave a unit that the first is expected to finish. */
function aim(game: Game, plan: Plan, battery: Battery, targets: readonly UnitId[] | undefined): void {
  const half = Math.ceil(battery.weapons.length / 2);
  const parts =
    battery.weapons.length < 4 ? [battery.weapons] : [battery.weapons.slice(0, half), battery.weapons.slice(half)];
  const options = battery.options.filter(({ target }) => targets === undefined || targets.includes(target));
  for (const weapons of parts) {
    const shots = options.map((shot) => ({ shot, ...withShot(game, plan, shot, weapons.length) }));
    const chosen = best(shots, ({ gain, shot }) => gain + shot.worth / 1000);
    if (chosen === undefined) continue;
    plan.entries.set(chosen.shot.target, chosen.entries);
    plan.worth.set(chosen.shot.target, chosen.total);
    for (const weapon of weapons) plan.chosen.set(weapon.id, chosen.shot);
  }
}

function withShot(game: Game, plan: Plan, shot: Shot, weapons: number) {
  const entries = [...(plan.entries.get(shot.target) ?? []), { record: shot.record, weapons }];
  const total = worthOf(game, shot.target, entries);
  return { entries, total, gain: total - (plan.worth.get(shot.target) ?? 0) };
}

function declare(question: DeclareAttacks, plan: Plan): Json {
  const worthOfWeapon = (weapon: UsableWeapon) => plan.chosen.get(weapon.id)?.worth ?? 0;
  const worthOfGroup = (model: ModelId, group: string) =>
    question.weapons.reduce(
      (sum, weapon) => (weapon.model === model && weapon.group === group ? sum + worthOfWeapon(weapon) : sum),
      0,
    );
  const limits = question.limits
    .map((limit) => ({ limit, worth: worthOfGroup(limit.model, limit.group) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ limit }) => limit);
  const declared = buildDeclaration(
    { ...question, limits },
    (weapon, mustUse) => declaredWeapon(weapon, plan.chosen.get(weapon.id), mustUse || question.targetsForced),
    (weapons) => [...weapons].sort((a, b) => worthOfWeapon(b) - worthOfWeapon(a)),
  );
  return declared as unknown as Json;
}

function declaredWeapon(weapon: UsableWeapon, shot: Shot | undefined, mustUse: boolean): DeclaredWeapon | undefined {
  if (shot !== undefined) return { id: weapon.id, profile: shot.profile, targets: [{ unit: shot.target }] };
  const [first] = weapon.profiles;
  if (!mustUse || first === undefined) return undefined;
  return { id: weapon.id, profile: first.profile, targets: first.targets.slice(0, 1).map((unit) => ({ unit })) };
}

/** How strong a weapon is at its best, for choices between a unit's own models. */
export function strengthOfModel(game: Game, model: ModelId): number {
  return game.modelInfo(model).weapons.reduce((sum, { profiles }) => sum + Math.max(0, ...profiles.map(strengthOf)), 0);
}
