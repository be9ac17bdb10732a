import { type Game, note } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { type PlannedAttack, sameWeapon } from './planned-attack.ts';

/** Attacks at a unit that is destroyed are lost (04 open point 1), and those of a model that has fallen and does not fight on. @rule 05.04.04-f */
export function loseAttacks(game: Game, planned: readonly PlannedAttack[]): void {
  const lost = planned.filter(({ done, record }) => !done && !canBeMade(game, record));
  for (const attack of lost) attack.done = true;
  noteLost(game, lost, '05.04.04-f');
}

function canBeMade(game: Game, { model, target }: PlannedAttack['record']): boolean {
  const { status } = game.model(model);
  return (status === 'living' || status === 'fighting-on') && living(game, target).length > 0;
}

/** Says in the log whose attacks are lost. */
export function noteLost(game: Game, lost: readonly PlannedAttack[], rule: string): void {
  for (const target of new Set(lost.map(({ record }) => record.target))) {
    const weapons = lost.filter(({ record }) => record.target === target).length;
    note(game, 'attacks-lost', rule, { target, weapons });
  }
}

/** Attacks that were split off a weapon stay as many with a new target. @rule 04.03.02-a 04.03.03-a */
export function withSplit(attack: PlannedAttack, old: readonly PlannedAttack[]): PlannedAttack {
  const parts = old.filter((part) => part.split !== undefined && sameWeapon(part, attack));
  return parts.length === 0 ? attack : { ...attack, split: parts.reduce((sum, part) => sum + (part.split ?? 0), 0) };
}
