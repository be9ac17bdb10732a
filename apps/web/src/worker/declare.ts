import {
  buildDeclaration,
  type DeclareAttacks,
  type DeclaredWeapon,
  type Game,
  type UsableWeapon,
} from '@adjutant/engine';
import { whatIfEntries } from '@adjutant/odds';
import type { WayOfAttacking } from '@adjutant/rules-11e/queries';

/** All that can attack a unit attacks it, each weapon with its best profile; what must attack but cannot reach it attacks another. */
export function declareAll(game: Game, question: DeclareAttacks, target: number): readonly DeclaredWeapon[] {
  const way = question.facts?.way as unknown as WayOfAttacking;
  const wanted = new Map(
    whatIfEntries(game, way, target).map(({ record: { model, slot, profile } }) => [`${model}:${slot}`, profile]),
  );
  const choose = (weapon: UsableWeapon, mustUse: boolean): DeclaredWeapon | undefined => {
    const profile = wanted.get(weapon.id);
    if (profile !== undefined) return { id: weapon.id, profile, targets: [{ unit: target }] };
    return mustUse ? otherwise(weapon, question) : undefined;
  };
  const wantedFirst = (weapons: readonly UsableWeapon[]) =>
    [...weapons].sort((one, other) => Number(wanted.has(other.id)) - Number(wanted.has(one.id)));
  return buildDeclaration(question, choose, wantedFirst);
}

function otherwise(weapon: UsableWeapon, { targetsForced }: DeclareAttacks): DeclaredWeapon | undefined {
  const profile = weapon.profiles.find(({ targets }) => targets.length > 0) ?? weapon.profiles[0];
  const [unit] = profile?.targets ?? [];
  if (profile === undefined) return undefined;
  const targets = targetsForced && unit !== undefined ? [{ unit }] : [];
  return { id: weapon.id, profile: profile.profile, targets };
}
