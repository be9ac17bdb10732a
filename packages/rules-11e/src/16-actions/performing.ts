/** Units that are performing an action, and what stops them (16.01). */
import { type EffectInstance, endEffects, type Game, note, type UnitId } from '@adjutant/engine';
import { hooks } from '../hooks.ts';

/** What the id of the mark on a performing unit ends with; the action's own id stands before it. */
const PERFORMING = '/performing';

/** Id of the mark on a unit that is performing an action. */
export function performingId(action: string): string {
  return `${action}${PERFORMING}`;
}

/** The mark on a unit that is performing an action, or undefined. */
export function performing(game: Game, unit: UnitId): EffectInstance | undefined {
  return game.state.effects.find((instance) => instance.unit === unit && instance.effect.endsWith(PERFORMING));
}

/** A unit stops performing its action, which will not be completed. @rule 16.01-h 16.01-i */
export function stopAction(game: Game, unit: UnitId, rule: string): void {
  const mark = performing(game, unit);
  if (mark === undefined) return;
  endEffects(game, ({ serial }) => serial === mark.serial);
  note(game, 'action-stopped', rule, { unit, action: mark.effect.slice(0, -PERFORMING.length) });
}

/** Battle-shock stops an action, unless a rule lets the unit start actions while battle-shocked. @rule 01.07-f 01.07-g 16.01-i 16.01-j */
export function stopByBattleShock(game: Game, unit: UnitId): void {
  if (performing(game, unit) === undefined || startsWhileShocked(game, unit)) return;
  stopAction(game, unit, '16.01-i');
}

/** Whether a rule lets a unit start actions while it is battle-shocked. */
function startsWhileShocked(game: Game, unit: UnitId): boolean {
  return hooks.allows.parts(game, { unit, activity: 'start-action' }).some(({ value }) => value === 'battle-shocked');
}
