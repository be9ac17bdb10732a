import { weaponAbilityIds } from '@adjutant/engine';
import { ruleset11e } from '@adjutant/rules-11e';
import { hooks, livingOnTable, modelHas } from '@adjutant/rules-11e/queries';
import { stageIn } from '../attack-stage.ts';
import { resolveChanging } from '../changing-pool.ts';
import { dealMortalWounds, hazardWounds } from '../mortal.ts';
import { resolvePool } from '../pool.ts';
import type { Edition } from './edition.ts';

/** The 11th edition: all save rolls of a pool together, the lowest first; mortal wounds of critical wounds after each pool. @rule 05.00 06.02 06.03 */
export const eleventh: Edition = {
  id: '11e',
  ruleset: ruleset11e,
  plays: true,
  abilities: new Set(weaponAbilityIds),
  circumstances: new Set(['halfRange', 'stationary', 'charged', 'cover', 'plunging', 'indirect', 'spotted', 'snap']),
  stages: stageIn,
  resolvePool({ target, pool, changing }, standing) {
    const { means, standing: after } =
      changing === undefined ? resolvePool(target, standing, pool) : resolveChanging(target, standing, pool, changing);
    return { means, standings: [after] };
  },
  deliver: (_target, standing) => standing,
  dealMortalWounds,
  dealHazards: (target, standing, rolls, { onlyMonstersAndVehicles, modifier }) =>
    dealMortalWounds(target, standing, hazardWounds(rolls, onlyMonstersAndVehicles, modifier)),
  hazardNumbers(game, unit) {
    const onlyMonstersAndVehicles = livingOnTable(game, unit).every(
      (model) => modelHas(game, model, 'MONSTER') || modelHas(game, model, 'VEHICLE'),
    );
    const modifier = hooks.hazardModifier.parts(game, { unit }).reduce((sum, part) => sum + part.value, 0);
    return { onlyMonstersAndVehicles, modifier };
  },
};
