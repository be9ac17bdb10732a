/** What rules let units do beyond the phases: abilities before the battle, models that come back, weapons lent, surges. */
import type { Game, ModelId, Option, UnitId } from '@adjutant/engine';
import { strengthOfModel } from './declaring.ts';
import { bestShooting } from './plan.ts';
import { best, policy } from './thought.ts';
import { isFighter, strengthOf } from './worth.ts';

/** An ability before the battle costs nothing. */
export const preBattleAbility = policy('choose-one', (_thought, question) => question.options[0]?.id);

/** Fighters surge. */
export const surge = policy('choose-one', ({ game }, question) =>
  isFighter(game, question.unit ?? -1) ? question.options[0]?.id : undefined,
);

function strengthOfOption(game: Game, { model = -1 }: Option): number {
  return model < 0 ? 0 : strengthOfModel(game, model);
}

/** The strongest models come back. */
export const modelsToReturn = policy('choose-some', ({ game }, question) =>
  [...question.options]
    .sort((a, b) => strengthOfOption(game, b) - strengthOfOption(game, a))
    .slice(0, question.max)
    .map(({ id }) => id),
);

/** The strongest model is healed. */
export const modelToHeal = policy(
  'choose-one',
  ({ game }, question) => best(question.options, (option) => strengthOfOption(game, option))?.id,
);

/** The strongest weapons of the passengers, one of each model. */
export const firingDeckWeapons = policy('choose-some', ({ game }, question) => {
  const chosen: Option[] = [];
  const strength = (option: Option) => strengthOfWeapon(game, option);
  for (const option of [...question.options].sort((a, b) => strength(b) - strength(a))) {
    if (chosen.length < question.max && !chosen.some(({ group }) => group === option.group)) chosen.push(option);
  }
  return chosen.map(({ id }) => id);
});

function strengthOfWeapon(game: Game, { value }: Option): number {
  const { model = -1, slot = 0 } = value as { model?: ModelId; slot?: number };
  const profiles = model < 0 ? [] : (game.modelInfo(model).weapons[slot]?.profiles ?? []);
  return Math.max(0, ...profiles.map(strengthOf));
}

/** Units that watch for the others: every third, those whose own fire is worth least. */
export const observers = policy('choose-some', ({ game }, question) => {
  const worth = ({ unit = -1 }: { readonly unit?: UnitId }) => bestShooting(game, unit);
  const idle = [...question.options].sort((a, b) => worth(a) - worth(b));
  return idle.slice(0, Math.ceil(idle.length / 3)).map(({ id }) => id);
});
