import type { Game } from '@adjutant/engine';
import type { Attack } from './attack.ts';
import { whyNotTarget } from './legal-targets.ts';
import { recordAttack, type WeaponPlace } from './record-attack.ts';
import type { Sighting, Surroundings } from './surroundings.ts';
import { attackOf } from './weapon-abilities.ts';

/** A weapon's attack on a unit, where it may have this target: whether it is seen is asked last, when nothing else forbids it. @rule 04.02-a 04.02-b */
export function legalAttack(game: Game, around: Surroundings, place: WeaponPlace, seen: Sighting): Attack | undefined {
  const { enemy, distance } = seen;
  const attack = attackOf(game, recordAttack(around, place, { enemy, distance, visible: true }));
  if (whyNotTarget(game, attack, distance) !== undefined) return undefined;
  if (attack.melee || seen.visible) return attack;
  const unseen = { ...attack, visible: false };
  return whyNotTarget(game, unseen, distance) === undefined ? unseen : undefined;
}
