/** Who shoots, and how. */
import { isWorthStarting } from './mission.ts';
import { bestShooting } from './plan.ts';
import { best, policy } from './thought.ts';

/** Actions that are worth more than shooting; then units with something in reach shoot, the one that takes the most points first; the phase ends when none is left. */
export const unitToShoot = policy('choose-one', (thought, question) => {
  const { game } = thought;
  const action = question.options.find((option) => isWorthStarting(thought, option));
  if (action !== undefined) return action.id;
  const army = question.options.find(
    ({ group = '' }) => game.ruleset.effects.get(group)?.about?.source === 'army-rule',
  );
  if (army !== undefined) return army.id; // free, and of use only before the others shoot
  const armed = question.options.filter(({ unit }) => unit !== undefined && bestShooting(game, unit) > 0);
  return best(armed, ({ unit = -1 }) => bestShooting(game, unit))?.id;
});

const typesByValue = ['normal', 'close-quarters', 'assault', 'indirect', 'snap'];

/** Normal shooting where it is open; indirect shooting only where nothing else is. */
export const shootingType = policy('choose-one', (_thought, question) => {
  return best(question.options, ({ id }) => -typesByValue.indexOf(id))?.id;
});
