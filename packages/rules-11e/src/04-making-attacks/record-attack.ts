import type { Game, ModelId } from '@adjutant/engine';
import { isWithin } from '@adjutant/geometry';
import { hasCover } from '../13-terrain/benefit-of-cover.ts';
import type { AttackRecord } from './attack.ts';
import { rangeOf } from './legal-targets.ts';
import type { Sighting, Surroundings } from './surroundings.ts';
import { attackOf } from './weapon-abilities.ts';

/** Which weapon of which model, with which profile. */
export interface WeaponPlace {
  readonly model: ModelId;
  readonly slot: number;
  readonly profile: number;
}

/** An attack on a unit as it is found when targets are selected, but for cover and half range, which cost more to find out. Who fights needs no line of sight. @rule 04.02-n */
export function recordAttack(around: Surroundings, place: WeaponPlace, sighting: Sighting): AttackRecord {
  const { unit, kind, shootingType, outOfPhase, steady } = around;
  const { enemy } = sighting;
  return {
    unit,
    model: place.model,
    slot: place.slot,
    profile: place.profile,
    melee: kind === 'fight',
    shootingType,
    outOfPhase,
    target: enemy.unit,
    targetModels: enemy.models.length,
    halfRange: false,
    cover: false,
    visible: kind === 'fight' || sighting.visible,
    steady,
    engagedWithTarget: enemy.engagedWithUs,
    targetEngaged: enemy.engaged,
    singleTarget: true,
  };
}

/** The record of an attack that was declared, with everything that stays fixed while the unit's attacks are resolved. @rule 04.02-n 13.08-l */
export function fixAttack(game: Game, record: AttackRecord, inches: number, targets: number): AttackRecord {
  const declared = { ...record, singleTarget: targets === 1 };
  const attack = attackOf(game, declared);
  const halfRange = !record.melee && isWithin(inches, rangeOf(game, attack) / 2);
  return { ...declared, halfRange, cover: hasCover(game, attack) };
}
