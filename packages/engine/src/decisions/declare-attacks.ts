import type { Json } from '../json.ts';
import type { Refusal } from '../refusal.ts';
import type { UnitId } from '../state.ts';
import type { DecisionKind, Random } from './kind.ts';
import { misshapen, pick, shuffle } from './kind.ts';
import type { DeclareAttacks, DeclaredWeapon, GroupLimit, UsableProfile, UsableWeapon } from './question.ts';

export const declareAttacks: DecisionKind<DeclareAttacks> = {
  check(question, value) {
    const declared = declarationOf(value);
    if (declared === undefined) return misshapen('declare-attacks', 'a list of weapons with their profile and targets');
    if (new Set(declared.map((weapon) => weapon.id)).size !== declared.length) {
      return [{ code: 'named-twice', rule: question.rule, values: {} }];
    }
    const wrong = declared.flatMap((weapon) => weaponProblems(question, weapon));
    return wrong.length > 0 ? wrong : wholeProblems(question, declared);
  },
  resolve: (_question, value) => value,
  forced: (question) => (question.weapons.length === 0 ? [] : undefined),
  sample: (question, random) => sampleDeclaration(question, random) as unknown as Json,
};

function weaponProblems(question: DeclareAttacks, declared: DeclaredWeapon): Refusal[] {
  const weapon = question.weapons.find((candidate) => candidate.id === declared.id);
  if (weapon === undefined)
    return [{ code: 'weapon-not-usable', rule: question.rule, values: { weapon: declared.id } }];
  const profile = weapon.profiles.find((candidate) => candidate.profile === declared.profile);
  const values = { model: weapon.model, weapon: weapon.weapon };
  if (profile === undefined)
    return [{ code: 'profile-not-usable', rule: '04.01.03', values: { ...values, profile: declared.profile } }];
  const units = declared.targets.map((target) => target.unit);
  const stranger = units.find((unit) => !profile.targets.includes(unit));
  if (stranger !== undefined)
    return [{ code: 'target-not-legal', rule: '04.02', values: { ...values, target: stranger } }];
  if (new Set(units).size !== units.length) return [{ code: 'target-named-twice', rule: '04.02', values }];
  if (units.length > profile.maxTargets)
    return [{ code: 'too-many-targets', rule: '04.02-j', values: { ...values, most: profile.maxTargets } }];
  const mustAttack = question.targetsForced && weapon.profiles.some((candidate) => candidate.targets.length > 0);
  if (units.length === 0 && mustAttack) return [{ code: 'target-needed', rule: '04.02-l', values }];
  return splitProblems(declared, profile, values);
}

function splitProblems(declared: DeclaredWeapon, profile: UsableProfile, values: Refusal['values']): Refusal[] {
  const given = declared.targets.map((target) => target.attacks);
  if (declared.targets.length < 2 || profile.attacks === undefined) {
    return given.every((attacks) => attacks === undefined)
      ? []
      : [{ code: 'attacks-not-split', rule: '04.02-k', values }];
  }
  if (!given.every((attacks) => attacks !== undefined && attacks >= 1))
    return [{ code: 'each-target-at-least-one', rule: '04.02-k', values }];
  const sum = given.reduce<number>((so, attacks) => so + (attacks ?? 0), 0);
  return sum === profile.attacks
    ? []
    : [{ code: 'wrong-total', rule: '04.02-k', values: { ...values, total: profile.attacks, given: sum } }];
}

function wholeProblems(question: DeclareAttacks, declared: readonly DeclaredWeapon[]): Refusal[] {
  const used = (limit: { model: number; group: string }) =>
    declared.filter(({ id }) =>
      question.weapons.some(
        (weapon) => weapon.id === id && weapon.model === limit.model && weapon.group === limit.group,
      ),
    ).length;
  const refusals: Refusal[] = [];
  for (const limit of question.limits) {
    const chosen = used(limit);
    if (chosen < limit.min || chosen > limit.max) {
      const { model, group, min, max } = limit;
      refusals.push({ code: 'wrong-number-of-weapons', rule: limit.rule, values: { model, group, chosen, min, max } });
    }
  }
  for (const { groups, models, rule } of question.exclusive) {
    const mixed = models.find((model) => groups.every((group) => used({ model, group }) > 0));
    if (mixed !== undefined)
      refusals.push({ code: 'groups-mixed', rule, values: { model: mixed, groups: [...groups] } });
  }
  const targets = new Set(declared.flatMap((weapon) => weapon.targets.map((target) => target.unit)));
  if (question.oneTarget && targets.size > 1)
    refusals.push({ code: 'one-target-only', rule: question.rule, values: {} });
  return refusals;
}

function declarationOf(value: Json): readonly DeclaredWeapon[] | undefined {
  return Array.isArray(value) && value.every(isDeclaredWeapon)
    ? (value as unknown as readonly DeclaredWeapon[])
    : undefined;
}

function isDeclaredWeapon(value: Json): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, profile, targets } = value as { id?: Json; profile?: Json; targets?: Json };
  return typeof id === 'string' && typeof profile === 'number' && Array.isArray(targets) && targets.every(isTarget);
}

function isTarget(value: Json): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { unit, attacks } = value as { unit?: Json; attacks?: Json };
  return (
    typeof unit === 'number' && (attacks === undefined || (typeof attacks === 'number' && Number.isInteger(attacks)))
  );
}

/**
 * A declaration that uses, for every model, as many weapons as its limits ask or allow. `choose` picks a profile and targets for a
 * weapon, or undefined to leave out one that need not be used.
 */
export function buildDeclaration(
  question: DeclareAttacks,
  choose: (weapon: UsableWeapon, mustUse: boolean) => DeclaredWeapon | undefined,
  orderWeapons: (weapons: readonly UsableWeapon[]) => readonly UsableWeapon[],
): readonly DeclaredWeapon[] {
  const declared: DeclaredWeapon[] = [];
  const closed = new Set<string>();
  for (const limit of question.limits) {
    const key = `${limit.model}/${limit.group}`;
    if (closed.has(key)) continue;
    const chosen = declareGroup(question, limit, choose, orderWeapons);
    declared.push(...chosen);
    if (chosen.length === 0) continue;
    for (const { groups, models } of question.exclusive) {
      if (!models.includes(limit.model) || !groups.includes(limit.group)) continue;
      for (const group of groups) if (group !== limit.group) closed.add(`${limit.model}/${group}`);
    }
  }
  return declared;
}

function declareGroup(
  question: DeclareAttacks,
  limit: GroupLimit,
  choose: (weapon: UsableWeapon, mustUse: boolean) => DeclaredWeapon | undefined,
  orderWeapons: (weapons: readonly UsableWeapon[]) => readonly UsableWeapon[],
): DeclaredWeapon[] {
  const weapons = orderWeapons(
    question.weapons.filter((weapon) => weapon.model === limit.model && weapon.group === limit.group),
  );
  const chosen: DeclaredWeapon[] = [];
  for (const [at, weapon] of weapons.entries()) {
    if (chosen.length >= limit.max) break;
    const mustUse = weapons.length - at <= limit.min - chosen.length;
    const declared = choose(weapon, mustUse);
    if (declared !== undefined) chosen.push(declared);
  }
  return chosen;
}

function sampleDeclaration(question: DeclareAttacks, random: Random): readonly DeclaredWeapon[] {
  const everyTarget = [
    ...new Set(question.weapons.flatMap((weapon) => weapon.profiles.flatMap((profile) => profile.targets))),
  ];
  const only = question.oneTarget && everyTarget.length > 0 ? pick(everyTarget, random) : undefined;
  const choose = (weapon: UsableWeapon, mustUse: boolean): DeclaredWeapon | undefined => {
    if (!mustUse && !question.targetsForced && random() < 0.1) return undefined;
    return randomTargets(weapon, question.targetsForced, only, random);
  };
  const shuffled: DeclareAttacks = { ...question, limits: shuffle(question.limits, random) };
  return buildDeclaration(shuffled, choose, (weapons) => shuffle(weapons, random));
}

function randomTargets(
  weapon: UsableWeapon,
  forced: boolean,
  only: UnitId | undefined,
  random: Random,
): DeclaredWeapon {
  const aimed = weapon.profiles.filter((profile) => profile.targets.length > 0);
  const profile = pick(forced && aimed.length > 0 ? aimed : weapon.profiles, random);
  const legal = only === undefined ? profile.targets : profile.targets.filter((target) => target === only);
  const wanted = Math.min(legal.length, 1 + Math.floor(random() * Math.min(profile.maxTargets, 2)));
  const units = shuffle(legal, random).slice(0, wanted);
  if (units.length < 2 || profile.attacks === undefined) {
    return { id: weapon.id, profile: profile.profile, targets: units.map((unit) => ({ unit })) };
  }
  const first = 1 + Math.floor(random() * (profile.attacks - units.length + 1));
  const attacks = units.map((unit, at) => ({
    unit,
    attacks: at === 0 ? first : at === units.length - 1 ? (profile.attacks ?? 0) - first - (units.length - 2) : 1,
  }));
  return { id: weapon.id, profile: profile.profile, targets: attacks };
}
