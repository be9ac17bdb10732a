import type { ChooseOne, Game, UnitId } from '@adjutant/engine';
import { identicalPools } from './identical-attacks.ts';
import { type PlannedAttack, targetsLeft } from './planned-attack.ts';

/** The id of a planned attack's weapon in the declaration. */
export function weaponId(attack: PlannedAttack | undefined): string {
  return `${attack?.record.model}:${attack?.record.slot}`;
}

/** Which enemy unit is attacked next. @rule 04.03-a 04.03-g */
export function targetQuestion(game: Game, attacker: UnitId, planned: readonly PlannedAttack[]): ChooseOne {
  return {
    kind: 'choose-one',
    player: game.unit(attacker).player,
    purpose: 'unit-to-attack',
    rule: '04.03-a',
    unit: attacker,
    options: targetsLeft(planned).map((unit) => ({ id: `unit:${unit}`, value: unit, unit })),
    mayPass: false,
  };
}

/** Which pool of identical attacks is rolled next; the value is the positions of its planned attacks. @rule 04.03-b 04.03-c */
export function poolQuestion(
  game: Game,
  attacker: UnitId,
  planned: readonly PlannedAttack[],
  target: UnitId,
): ChooseOne {
  const pools = identicalPools(game, planned, target).map((pool) => {
    const attacks = pool.members.flatMap((at) => planned[at] ?? []);
    return { ...pool, model: attacks[0]?.record.model ?? 0, weapons: attacks.map(weaponId) };
  });
  return {
    kind: 'choose-one',
    player: game.unit(attacker).player,
    purpose: 'attacks-to-resolve',
    rule: '04.03-b',
    unit: attacker,
    options: pools.map(({ id, members, model }) => ({ id, value: [...members], count: members.length, model })),
    facts: { target, pools: pools.map(({ id, weapons }) => ({ id, weapons })) },
    mayPass: false,
  };
}
