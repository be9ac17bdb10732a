import {
  type DeclareAttacks,
  type DeclaredWeapon,
  type Game,
  note,
  spendWeapon,
  type UsableWeapon,
} from '@adjutant/engine';
import { hooks } from '../hooks.ts';
import type { AttackRecord } from './attack.ts';
import type { PlannedAttack } from './planned-attack.ts';
import { fixAttack, recordAttack, type WeaponPlace } from './record-attack.ts';
import { type Surroundings, sighting, surroundingsOf, type WayOfAttacking } from './surroundings.ts';
import { usableWeapons } from './usable-weapons.ts';
import { abilitiesOf, attackOf, bestOfDuplicates } from './weapon-abilities.ts';
import { weaponsOf } from './weapons-of.ts';

/** Select Weapons and Select Targets as one question; `only` limits it to some weapons (04.03.03). @rule 04.01 04.02 */
export function declarationQuestion(game: Game, way: WayOfAttacking, only?: readonly string[]): DeclareAttacks {
  const around = surroundingsOf(game, way);
  const again = only !== undefined;
  const { weapons, limits, exclusive } = usableWeapons(game, around, again);
  return {
    kind: 'declare-attacks',
    player: game.unit(way.unit).player,
    purpose: again ? 'new-targets' : 'weapons-and-targets',
    rule: again ? '04.03.03-a' : '04.02',
    unit: way.unit,
    weapons: again
      ? weapons.filter((weapon) => only.includes(weapon.id) && hasTarget(weapon)).map(withOneTarget)
      : weapons,
    limits: again ? limits.map((limit) => ({ ...limit, min: 0 })) : limits,
    exclusive,
    targetsForced: way.kind === 'fight' && !again,
    oneTarget: way.shootingType === 'snap' || hooks.oneTarget.first(game, way) !== undefined,
    facts: { way: { ...way } },
  };
}

function hasTarget(weapon: UsableWeapon): boolean {
  return weapon.profiles.some((profile) => profile.targets.length > 0);
}

function withOneTarget(weapon: UsableWeapon): UsableWeapon {
  return { ...weapon, profiles: weapon.profiles.map((profile) => ({ ...profile, maxTargets: 1 })) };
}

/** The model and weapon that a declared weapon's id names. */
function weaponPlace(declared: DeclaredWeapon): WeaponPlace {
  const [model = 0, slot = 0] = declared.id.split(':').map(Number);
  return { model, slot, profile: declared.profile };
}

/** What was declared as planned attacks, with all facts that are fixed now. @rule 04.02-n */
export function planAttacks(game: Game, way: WayOfAttacking, declared: readonly DeclaredWeapon[]): PlannedAttack[] {
  const targets = declared.flatMap((weapon) => weapon.targets.map(({ unit }) => unit));
  const around = surroundingsOf(game, way, targets);
  return declared.flatMap((weapon) => planWeapon(game, around, weapon));
}

function planWeapon(game: Game, around: Surroundings, weapon: DeclaredWeapon): PlannedAttack[] {
  const place = weaponPlace(weapon);
  return weapon.targets.flatMap(({ unit, attacks }) => {
    const enemy = around.enemies.find((found) => found.unit === unit);
    if (enemy === undefined) return [];
    const seen = sighting(game, place.model, enemy);
    const record = fixAttack(game, recordAttack(around, place, seen), seen.distance, weapon.targets.length);
    return [{ record, done: false, ...(attacks === undefined ? {} : { split: attacks }) }];
  });
}

/** Selecting a [ONE SHOT] weapon uses it up, with or without a target. @rule 24.26-a */
export function spendOneShots(game: Game, way: WayOfAttacking, declared: readonly DeclaredWeapon[]): void {
  for (const weapon of declared) {
    const { model, slot } = weaponPlace(weapon);
    const id = weaponsOf(game, model)[slot]?.id;
    if (id !== undefined && has(game, way, weapon, 'one-shot')) spendWeapon(game, model, id);
  }
}

/** How many [HAZARDOUS] weapons were selected; those without a target count. @rule 24.15-a 24.15-b 06.03-h */
export function hazardousSelected(game: Game, way: WayOfAttacking, declared: readonly DeclaredWeapon[]): number {
  return declared.filter((weapon) => has(game, way, weapon, 'hazardous')).length;
}

function has(game: Game, way: WayOfAttacking, declared: DeclaredWeapon, id: string): boolean {
  const { model, slot, profile: at } = weaponPlace(declared);
  const weapon = weaponsOf(game, model)[slot];
  const profile = weapon?.profiles[at];
  if (weapon === undefined || profile === undefined) return false;
  const { unit, shootingType, outOfPhase, kind } = way;
  const use = { unit, model, weapon, profile, melee: kind === 'fight', shootingType, outOfPhase };
  return abilitiesOf(game, use).some((ability) => ability.id === id);
}

/** Says in the log which of several instances of an ability the engine took, each weapon and target once. @rule 24.02-b */
export function noteDuplicates(game: Game, planned: readonly PlannedAttack[]): void {
  if (!game.keepsLog) return;
  const said = new Set<string>();
  for (const { record } of planned) {
    for (const taken of duplicatesTaken(game, record)) {
      const key = `${taken.weapon}/${taken.ability}/${record.target}`;
      if (!said.has(key))
        note(game, 'duplicate-ability', '24.02-b', { ...taken, unit: record.unit, target: record.target });
      said.add(key);
    }
  }
}

function duplicatesTaken(game: Game, record: AttackRecord) {
  const { target: _unknown, ...use } = attackOf(game, record);
  const all = abilitiesOf(game, use);
  if (bestOfDuplicates(all) === all) return [];
  const ids = all.map((ability) => ability.id).filter((id, at, list) => id !== 'special' && list.indexOf(id) !== at);
  return attackOf(game, record)
    .abilities.filter((ability) => ids.includes(ability.id))
    .map((ability) => ({
      weapon: use.weapon.name,
      ability: ability.id,
      value: { ...ability.value },
      threshold: ability.threshold,
    }));
}
