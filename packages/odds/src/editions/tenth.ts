import type { Ruleset } from '@adjutant/engine';
import { effectsOf11e, HAZARDOUS_WOUNDS, hazardousFails, weaponAbilities } from '@adjutant/rules-10e/queries';
import { ruleset11e } from '@adjutant/rules-11e';
import { stageOnce } from '../attack-stage.ts';
import { damageChances } from '../blow.ts';
import { binomial, chancesOf, meanOf } from '../distribution.ts';
import type { Edition } from './edition.ts';
import { dealTenth } from './tenth-mortal.ts';
import { resolveOneByOne } from './tenth-pool.ts';

const named = new Set<string>(effectsOf11e);

/** What decides attacks in the 10th edition, as the ruleset of imagined battles: of the 11th only what is taken by its name. */
const ruleset: Ruleset = {
  ...ruleset11e,
  id: '10e',
  effects: new Map([...ruleset11e.effects].filter(([id]) => named.has(id))),
  startingEffects: (battle, roster) =>
    ruleset11e
      .startingEffects(battle, roster)
      .filter(({ effect }) => named.has(effect) || !ruleset11e.effects.has(effect)),
};

/**
 * The 10th edition: one attack after the other, each allocated to a model before it is saved; mortal wounds of critical wounds after all
 * attacks of the unit.
 * @rule 10e.save-a 10e.devastating-a 10e.hazardous-a
 */
export const tenth: Edition = {
  id: '10e',
  ruleset,
  plays: false,
  abilities: new Set(weaponAbilities),
  circumstances: new Set(['halfRange', 'stationary', 'charged', 'cover', 'snap']),
  stages: stageOnce,
  resolvePool: resolveOneByOne,
  deliver: (target, standing, waiting) =>
    waiting.reduce((now, { pool, count }) => {
      const times = Array.from({ length: count + 1 }, (_none, at) => (at === count ? 1 : 0));
      const each = damageChances(pool.numbers.damage);
      return dealTenth(target, now, { times, each, source: 'devastating-wounds', picked: pool.picked });
    }, standing),
  dealMortalWounds: (target, standing, wounds) => ({
    mortalWounds: meanOf(wounds),
    standing: dealTenth(target, standing, { times: wounds, each: [0, 1], source: 'rule' }),
  }),
  dealHazards(target, standing, rolls) {
    const times = binomial(rolls, meanOf(chancesOf(1, ([face = 1]) => (hazardousFails(face) ? 1 : 0))));
    const each = Array.from({ length: HAZARDOUS_WOUNDS + 1 }, (_none, at) => (at === HAZARDOUS_WOUNDS ? 1 : 0));
    return {
      mortalWounds: meanOf(times) * HAZARDOUS_WOUNDS,
      standing: dealTenth(target, standing, { times, each, source: 'hazardous' }),
    };
  },
  hazardNumbers: () => ({ onlyMonstersAndVehicles: false, modifier: 0 }),
};
