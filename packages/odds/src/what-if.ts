import type { DeclareAttacks, Game, UnitId, UsableWeapon } from '@adjutant/engine';
import { type AttackRecord, declarationQuestion, planAttacks, type WayOfAttacking } from '@adjutant/rules-11e/queries';
import { type AttackPolicy, plainPolicy } from './attack-die.ts';
import { type AttackEntry, type AttackedUnit, attacksOn, expectedAttacks } from './expected-attacks.ts';

/** One weapon's profile that is expected to do most to the target. */
interface Choice {
  readonly weapon: UsableWeapon;
  readonly record: AttackRecord;
  readonly damage: number;
}

/**
 * What a unit would do to another one if it attacked it now with all that it may use: of each weapon the profile that is expected to take
 * most wounds, of groups that exclude each other the better one.
 * @rule 04.01 04.02
 */
export function whatIf(
  game: Game,
  way: WayOfAttacking,
  target: UnitId,
  policy: AttackPolicy = plainPolicy,
): AttackedUnit {
  return attacksOn(game, whatIfEntries(game, way, target), policy);
}

/** The attacks that such a unit would make. */
export function whatIfEntries(game: Game, way: WayOfAttacking, target: UnitId): readonly AttackEntry[] {
  const question = declarationQuestion(game, way);
  const known = new Map<string, number>();
  const choices = question.weapons.flatMap((weapon) => bestProfile(game, way, weapon, target, known));
  return withinLimits(choices, question).map(({ record }) => ({ record }));
}

function bestProfile(
  game: Game,
  way: WayOfAttacking,
  weapon: UsableWeapon,
  target: UnitId,
  known: Map<string, number>,
): readonly Choice[] {
  const aimed = weapon.profiles
    .filter(({ targets }) => targets.includes(target))
    .map(({ profile }) => ({ id: weapon.id, profile, targets: [{ unit: target }] }));
  const choices = planAttacks(game, way, aimed).map(({ record }) => {
    const { model: _model, slot: _slot, ...same } = record;
    const { component, profile } = game.modelInfo(record.model);
    const key = JSON.stringify([component, profile.name, weapon.weapon, same]);
    const damage = known.get(key) ?? expectedAttacks(game, [{ record }]).damage;
    known.set(key, damage);
    return { weapon, record, damage };
  });
  const [best] = choices.sort((a, b) => b.damage - a.damage);
  return best === undefined ? [] : [best];
}

/** @rule 04.01 24.07-b 24.11 */
function withinLimits(choices: readonly Choice[], { limits, exclusive }: DeclareAttacks): readonly Choice[] {
  const models = [...new Set(choices.map(({ weapon }) => weapon.model))];
  return models.flatMap((model) => {
    let own = choices.filter(({ weapon }) => weapon.model === model);
    for (const limit of limits.filter((one) => one.model === model)) {
      const grouped = own.filter(({ weapon }) => weapon.group === limit.group).sort((a, b) => b.damage - a.damage);
      const kept = grouped.slice(0, limit.max);
      own = own.filter((choice) => !grouped.includes(choice) || kept.includes(choice));
    }
    for (const { groups, models: concerned } of exclusive) {
      if (!concerned.includes(model)) continue;
      const worth = groups.map((group) => sumOf(own.filter(({ weapon }) => weapon.group === group)));
      const dropped = (worth[0] ?? 0) >= (worth[1] ?? 0) ? groups[1] : groups[0];
      if (Math.min(...worth) > 0) own = own.filter(({ weapon }) => weapon.group !== dropped);
    }
    return own;
  });
}

function sumOf(choices: readonly Choice[]): number {
  return choices.reduce((sum, { damage }) => sum + damage, 0);
}
