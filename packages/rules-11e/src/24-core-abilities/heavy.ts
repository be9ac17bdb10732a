import type { Game, UnitId } from '@adjutant/engine';
import { isMoreThan } from '@adjutant/geometry';
import { living } from '../01-core-concepts/populations.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';

/** Inches that each model may have moved this turn. */
const MOST_MOVED = 3;

/** [HEAVY]: +1 to hit for a unit that stood still enough. @rule 24.16 */
export const heavy = ability({
  id: 'heavy',
  rule: '24.16',
  hooks: { hitModifier: (attack) => (attack.steady && hasAbility(attack, 'heavy') ? 1 : undefined) },
});

/** Whether a unit in its own Shooting phase is unengaged, was not set up this turn, and each of its models moved 3 inches or less in all. @rule 24.16-a 24.16-b */
export function isSteady(game: Game, unit: UnitId, outOfPhase: boolean): boolean {
  const { turn, phaseName } = game.state.clock;
  if (outOfPhase || phaseName !== 'shooting' || game.unit(unit).facts.setUpOn === turn) return false;
  const movedFar = living(game, unit).some((model) => {
    const { movedOn, moved = 0 } = game.model(model).facts;
    return movedOn === turn && isMoreThan(moved, MOST_MOVED);
  });
  return !movedFar && !isEngaged(game, unit);
}
