import type { Cause, Game } from '@adjutant/engine';
import type { AttackRecord } from '../04-making-attacks/attack.ts';
import { attackOf, hasAbility } from '../04-making-attacks/weapon-abilities.ts';

/** What an attack leaves in the record of who destroyed what; one with a [PSYCHIC] weapon is a psychic attack. @rule 05.04.04-g 24.29-b */
export function causeOf(game: Game, record: AttackRecord): Cause {
  const attack = attackOf(game, record);
  const psychic = hasAbility(attack, 'psychic') ? ({ psychic: true } as const) : {};
  return { kind: 'attack', unit: record.unit, weapon: attack.weapon.id, ...psychic };
}
