import type { Game, RerollPermission, RollInProgress } from '@adjutant/engine';
import { isInPhase } from '../07-battle-round/clock.ts';
import { offersOf } from './offers.ts';
import { stratagem, targetUnit } from './stratagem.ts';

/** Rolls that Command Re-roll may touch. @rule 15.02-b 15.02-f */
const purposes: ReadonlySet<string> = new Set([
  'hit',
  'wound',
  'save',
  'damage',
  'advance',
  'charge',
  'hazard',
  'desperate-escape',
  'attacks',
]);

/** Command Re-roll: the roll offers it among its permissions, and throws the dice again once it is paid. @rule 15.02 */
export const commandReroll = stratagem({
  id: 'core/command-re-roll',
  name: 'Command Re-roll',
  rule: '15.02',
  price: 1,
  turn: 'either',
  when: [],
  targets: ({ unit }: { readonly unit: number }) => [targetUnit(unit)],
  use: () => undefined,
});

/** One die of a roll that was made for one's own unit, all dice of a charge roll; only inside a phase. @rule 15.02-b to 15.02-e 15.11-i */
export function commandRerollPermission(game: Game, made: RollInProgress): RerollPermission[] {
  const { unit, purpose, player, count } = made;
  if (unit === undefined || !purposes.has(purpose) || !isInPhase(game) || game.unit(unit).player !== player) return [];
  const offers = offersOf(game, player, commandReroll, { unit });
  if (offers.length === 0) return [];
  const pick = purpose === 'charge' ? 'all' : 'one';
  const dice = Array.from({ length: count }, (_, die) => die);
  return offers.map((offer) => ({
    id: commandReroll.id,
    rule: commandReroll.rule,
    pick,
    dice,
    offer,
  }));
}
