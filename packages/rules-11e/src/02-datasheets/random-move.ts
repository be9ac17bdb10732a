/** Models with a random M: it is rolled for their unit when it is selected to move. */
import { type Amount, type Call, type Game, type ModelProfile, roll, setUnitFact, type UnitId } from '@adjutant/engine';
import { amountOf, diceFor } from '../01-core-concepts/amount.ts';
import { living } from '../01-core-concepts/populations.ts';

/** The fact of a unit that holds what a random M came to last. */
function factOf({ dice, sides, plus }: Amount): string {
  return `rolledMove/${dice}D${sides}+${plus}`;
}

/** The printed M of a model, or what its random one came to last; undefined stands for "-". @rule 02.02-a 02.02.03-a */
export function printedMove(game: Game, unit: UnitId, { move, randomMove }: ModelProfile): number | undefined {
  return randomMove === undefined ? move : game.unit(unit).facts[factOf(randomMove)];
}

/** A random M of the unit's models that has not been rolled in this phase; models with the same share a roll (02 open point 5). @rule 02.02.03-a */
export function nextRandomMove(game: Game, unit: UnitId): Amount | undefined {
  return living(game, unit)
    .flatMap((model) => game.modelInfo(model).profile.randomMove ?? [])
    .find((amount) => game.unit(unit).facts[`${factOf(amount)} on`] !== game.state.clock.phase);
}

/** The roll for a random M. @rule 02.02.03-a */
export function moveRoll(game: Game, unit: UnitId, amount: Amount): Call {
  const { player } = game.unit(unit);
  return roll({ purpose: 'move', player, unit, count: diceFor(amount), rule: '02.02.03-a', context: {} });
}

/** Keeps what a random M came to. @rule 02.02.03-a */
export function keepRandomMove(game: Game, unit: UnitId, amount: Amount, faces: readonly number[]): void {
  setUnitFact(game, unit, factOf(amount), amountOf(amount, faces));
  setUnitFact(game, unit, `${factOf(amount)} on`, game.state.clock.phase);
}
