import { type Game, type ModelId, type Refusal, refuse, type UnitId, type WeaponAbilityId } from '@adjutant/engine';
import { acting } from '../01-core-concepts/populations.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { type ShootingType, shootingTypes } from '../04-making-attacks/attack.ts';
import { abilitiesOf } from '../04-making-attacks/weapon-abilities.ts';
import { weaponsOf } from '../04-making-attacks/weapons-of.ts';
import { unlessAllowed } from '../09-movement-phase/activities.ts';
import { isMonsterOrVehicleUnit } from '../17-monsters-vehicles/shooting-engaged.ts';

/** The types that any unit may choose from; others are offered by a rule (15.09-a). @rule 10.02-e */
export const openTypes = shootingTypes.filter((type) => type !== 'snap');

/** Why a unit may not use a shooting type, or undefined. @rule 10.02-g 10.02-h 10.04-a 10.05-a 10.06-a 10.07-a */
export function whyNotType(game: Game, unit: UnitId, type: ShootingType): Refusal | undefined {
  switch (type) {
    case 'normal':
      return engaged(game, unit, '10.04-a') ?? advanced(game, unit, '10.04-a');
    case 'assault':
      return engaged(game, unit, '10.05-a') ?? notAdvanced(game, unit) ?? without(game, unit, 'assault', '10.05-a');
    case 'close-quarters':
      return closeQuarters(game, unit);
    case 'indirect':
      return (
        engaged(game, unit, '10.07-a') ??
        advanced(game, unit, '10.07-a') ??
        without(game, unit, 'indirect-fire', '10.07-a')
      );
    case 'snap':
      return undefined;
  }
}

/** The shooting types that a unit may use out of some. */
export function typesFor(game: Game, unit: UnitId, types: readonly ShootingType[]): readonly ShootingType[] {
  return types.filter((type) => whyNotType(game, unit, type) === undefined);
}

function closeQuarters(game: Game, unit: UnitId): Refusal | undefined {
  if (!isEngaged(game, unit)) return refuse('not-engaged', '10.06-a', { unit });
  const refusal = advanced(game, unit, '10.06-a');
  if (refusal !== undefined || isMonsterOrVehicleUnit(game, unit)) return refusal;
  return without(game, unit, 'close-quarters', '10.06-a');
}

function engaged(game: Game, unit: UnitId, rule: string): Refusal | undefined {
  return isEngaged(game, unit) ? refuse('engaged', rule, { unit }) : undefined;
}

/** A rule may let a unit shoot as if it had not advanced. */
function advanced(game: Game, unit: UnitId, rule: string): Refusal | undefined {
  return hasAdvanced(game, unit) ? unlessAllowed(game, unit, 'shoot', [refuse('advanced', rule, { unit })]) : undefined;
}

function notAdvanced(game: Game, unit: UnitId): Refusal | undefined {
  return hasAdvanced(game, unit) ? undefined : refuse('did-not-advance', '10.05-a', { unit });
}

function hasAdvanced(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.advancedOn === game.state.clock.turn;
}

function without(game: Game, unit: UnitId, ability: WeaponAbilityId, rule: string): Refusal | undefined {
  const has = acting(game, unit).some((model) => modelHasWeaponWith(game, model, ability));
  return has ? undefined : refuse('no-weapon-with-ability', rule, { unit, ability });
}

function modelHasWeaponWith(game: Game, model: ModelId, ability: WeaponAbilityId): boolean {
  const { unit } = game.modelInfo(model);
  return weaponsOf(game, model).some((weapon) =>
    weapon.profiles.some((profile) => {
      if (profile.range === undefined) return false;
      const use = { unit, model, weapon, profile, melee: false, outOfPhase: false };
      return abilitiesOf(game, use).some(({ id }) => id === ability);
    }),
  );
}
