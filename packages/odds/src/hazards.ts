import type { Game, ModelId, UnitId } from '@adjutant/engine';
import { feelNoPainOf, livingOnTable, modelHas } from '@adjutant/rules-11e/queries';
import type { Edition } from './editions/edition.ts';
import { eleventh } from './editions/eleventh.ts';
import { type Outcomes, outcomesOf } from './outcomes.ts';
import { type TargetGroup, targetOf, untouched } from './target.ts';

/** What hazard rolls do to the unit that makes them. */
export interface HazardOdds extends Outcomes {
  readonly rolls: number;
  /** Mortal wounds to be expected. */
  readonly mortalWounds: number;
}

/** What so many hazard rolls do to a unit as it stands, such as those after attacks with [HAZARDOUS] weapons. @rule 06.03 24.15 */
export function hazardOdds(game: Game, unit: UnitId, rolls: number, edition: Edition = eleventh): HazardOdds {
  const target = targetOf(mortalGroups(game, livingOnTable(game, unit)));
  const numbers = edition.hazardNumbers(game, unit);
  const { standing, mortalWounds } = edition.dealHazards(target, untouched, rolls, numbers);
  return { ...outcomesOf(target, standing), rolls, mortalWounds };
}

/** Models that mortal wounds treat alike; saves do not matter to these. @rule 06.02-b */
function mortalGroups(game: Game, models: readonly ModelId[]): readonly TargetGroup[] {
  const groups = new Map<string, TargetGroup & { left: number[] }>();
  for (const model of models) {
    const full = game.modelInfo(model).profile.wounds;
    const character = modelHas(game, model, 'CHARACTER');
    const feelNoPain = feelNoPainOf(game, model, true);
    const { wounds } = game.model(model);
    const key = JSON.stringify([character ? model : '', full, feelNoPain ?? 7]);
    const same = groups.get(key);
    if (same !== undefined) same.left.push(wounds);
    else {
      const pain = feelNoPain === undefined ? {} : { feelNoPainMortal: feelNoPain };
      groups.set(key, { full, left: [wounds], character, save: { save: 7 }, reductions: [], ...pain });
    }
  }
  return [...groups.values()];
}
