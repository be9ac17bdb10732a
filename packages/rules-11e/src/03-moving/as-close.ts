/** Moves that a rule makes "as close as possible" to something, as conditions (01.04.03); "closer" and "engaged if possible" ask for less. */
import { type Game, type ModelId, standingBody } from '@adjutant/engine';
import { type Constraint, touches } from '@adjutant/geometry';
import { objectiveRegions } from '../14-objectives/place.ts';

/** As close as possible to some models: in base contact where that can be; one that is already cannot be moved. @rule 01.04.03-a 01.04.03-b 01.04.03-e */
export function asCloseToModels(
  game: Game,
  movers: readonly ModelId[],
  to: readonly ModelId[],
  rule: string,
): Constraint[] {
  const isThere = (mover: ModelId) => to.some((model) => touches(standingBody(game, mover), standingBody(game, model)));
  return [
    { kind: 'fixed', rule: '01.04.03-b', models: movers.filter(isThere) },
    { kind: 'as-close-as-possible', rule, to },
  ];
}

/** As close as possible to an objective: within range of it where that can be; one that is may move and has to stay within range. @rule 01.04.03-c 01.04.03-d */
export function asCloseToObjective(game: Game, objective: string, rule: string): Constraint[] {
  return [{ kind: 'as-close-as-possible', rule, to: [], regions: objectiveRegions(game, objective) }];
}
