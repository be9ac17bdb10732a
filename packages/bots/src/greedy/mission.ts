/** What mission cards ask: actions instead of shooting, cards drawn and scored, what is marked. */
import type { ChooseOne, Game, Option } from '@adjutant/engine';
import { isUnitInRange } from '@adjutant/rules-11e/queries';
import { bestShooting } from './plan.ts';
import { best, policy, type Thought } from './thought.ts';
import { worthOfWound } from './worth.ts';

/** Points of shooting that an action is worth: some four victory points. */
const ACTION = 30;

/** Whether an option starts an action of a card with a unit that has little to shoot. */
export function isWorthStarting(thought: Thought, { id, group = '', unit }: Option): boolean {
  if (unit !== undefined || !group.startsWith('mission/')) return false;
  const game = thought.rehearse();
  game.reply({ question: thought.number, value: id });
  const { question } = game;
  if (question?.purpose !== 'unit-to-start-action' || question.kind !== 'choose-one') return false;
  return leastMissed(thought.game, question) !== undefined;
}

/** The unit whose shooting is missed least, if it is not missed more than the action is worth. */
function leastMissed(game: Game, { options }: ChooseOne): Option | undefined {
  const option = best(options, ({ unit = -1 }) => -bestShooting(game, unit));
  return option !== undefined && bestShooting(game, option.unit ?? -1) <= ACTION ? option : undefined;
}

/** Who performs the action. */
export const unitToStartAction = policy('choose-one', ({ game }, question) => leastMissed(game, question)?.id);

/** The first of what is offered: a card to score, a better one, a place to act on. */
export const firstOffered = policy('choose-one', (_thought, { options }) => options[0]?.id);

/** As many enemy units as may be chosen, those whose wounds are worth most first. */
export const worthiestEnemies = policy('choose-some', ({ game }, { options, max }) =>
  [...options]
    .sort((a, b) => worthOfWound(game, b.unit ?? -1) - worthOfWound(game, a.unit ?? -1))
    .slice(0, max)
    .map(({ id }) => id),
);

/** A unit that stands in range guards each objective. */
export const guards = policy('choose-some', ({ game }, { options }) => {
  const chosen: Option[] = [];
  for (const option of options) {
    const { group = '', unit = -1 } = option;
    if (!chosen.some((other) => other.group === group) && isUnitInRange(game, unit, group)) chosen.push(option);
  }
  return chosen.map(({ id }) => id);
});
