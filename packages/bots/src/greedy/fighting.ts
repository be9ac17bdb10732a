/** The Fight phase: who fights next, and towards whom units pile in and consolidate. */
import type { Game, UnitId } from '@adjutant/engine';
import { engagedWith, opponentOf, unitDistance } from '@adjutant/rules-11e/queries';
import { shouldLeave } from './plan.ts';
import { best, policy } from './thought.ts';
import { isFighter, worthOfAttacks } from './worth.ts';

/** Points at stake in a unit's fight: what it can take, and what its foes would take from it first. */
function stakeOf(game: Game, unit: UnitId): number {
  const foes = engagedWith(game, unit);
  const dealt = Math.max(0, ...foes.map((foe) => worthOfAttacks(game, unit, foe, 'fight')));
  const taken = Math.max(0, ...foes.map((foe) => worthOfAttacks(game, foe, unit, 'fight')));
  return dealt + taken / 2;
}

/** The unit with the most at stake fights next; of the opponent's units that have to fight, the one with the least. */
export const unitToFight = policy('choose-one', ({ game, me }, question) => {
  const stake = ({ unit = -1 }: { readonly unit?: UnitId }) =>
    (game.unit(unit).player === me ? 1 : -1) * stakeOf(game, unit);
  return best(question.options, stake)?.id;
});

/** An overrun fight only where nobody is engaged: it brings the unit to the enemy first. */
export const fightType = policy('choose-one', ({ game }, question) => {
  const { unit = -1 } = question;
  const wanted = engagedWith(game, unit).length > 0 ? 'normal' : 'overrun';
  return (question.options.find(({ id }) => id === wanted) ?? question.options[0])?.id;
});

/** Everybody who can piles in. */
export const unitToPileIn = policy('choose-one', (_thought, question) => question.options[0]?.id);

/** The nearest target. */
export const pileInTargets = policy('choose-some', ({ game }, question) => {
  const { unit = -1, sets = [] } = question;
  const distance = (ids: readonly string[]) =>
    Math.max(
      ...ids.map((id) => unitDistance(game, unit, question.options.find((option) => option.id === id)?.unit ?? -1)),
    );
  return [...(best(sets, (set) => -distance(set)) ?? [])];
});

/** Fighters consolidate; so do units that have nothing to fear. */
export const unitToConsolidate = policy('choose-one', ({ game }, question) => {
  return question.options.find(({ unit = -1 }) => isFighter(game, unit) && !shouldLeave(game, unit))?.id;
});

/** Only fights that are worth it are sought. */
export const consolidationTargets = policy('choose-some', ({ game }, question) => {
  const { unit = -1, sets = [] } = question;
  const worth = (ids: readonly string[]) =>
    ids.reduce((sum, id) => {
      const target = question.options.find((option) => option.id === id)?.unit ?? -1;
      return sum + worthOfAttacks(game, unit, target, 'fight') - worthOfAttacks(game, target, unit, 'fight');
    }, 0);
  const chosen = best(sets, worth);
  return chosen !== undefined && worth(chosen) > 0 ? [...chosen] : undefined;
});

/** An objective that is not the player's yet before one that is. */
export const consolidationObjective = policy('choose-one', ({ game, me }, question) => {
  const controlled = (id: string) => game.state.objectives.find((objective) => id.includes(objective.id))?.controlledBy;
  return best(question.options, ({ id }) => (controlled(id) === me ? 1 : controlled(id) === opponentOf(me) ? 3 : 2))
    ?.id;
});
