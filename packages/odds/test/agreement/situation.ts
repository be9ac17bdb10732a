/** Random situations of attacks. */
import type { Game, WeaponAbility } from '@adjutant/engine';
import type { AttackRecord } from '@adjutant/rules-11e/queries';
import { scene, type WeaponSketch } from '../../../rules-11e/test/scene.ts';
import { type AttackPolicy, plainPolicy } from '../../src/index.ts';
import { type Pick, picker } from './picker.ts';
import { randomEffects } from './random-effects.ts';
import { randomTarget } from './random-target.ts';
import { randomWeapon } from './random-weapon.ts';

/** A battle, the attacks that are made in it, each record a pool, and how their players choose. */
export interface Situation {
  readonly game: Game;
  readonly records: readonly AttackRecord[];
  readonly policy: AttackPolicy;
}

/** The situation of that number, always the same. */
export function situation(number: number): Situation {
  const pick = picker(`situation ${number}`);
  const melee = pick(4) === 0;
  const weapons = Array.from({ length: 1 + pick(2) }, () => randomWeapon(pick, melee));
  const [attacking, suffering] = randomEffects(pick);
  const { game } = scene({
    units: { shooter: { weapons, at: [5, 5] }, target: randomTarget(pick) },
    effects: [...attacking, ...suffering],
    detachments: [attacking.map(({ id }) => id), suffering.map(({ id }) => id)],
    phase: melee ? 'fight' : 'shooting',
  });
  if (pick(2) === 0) game.unit(0).facts.chargedOn = game.state.clock.turn;
  const facts = factsOf(pick, game, melee);
  const records = weapons.map((_weapon, slot): AttackRecord => ({ ...facts, slot }));
  return { game, records, policy: policyOf(pick, weapons) };
}

function factsOf(pick: Pick, game: Game, melee: boolean): Omit<AttackRecord, 'slot'> {
  const shootingType = (['normal', 'normal', 'normal', 'indirect', 'snap'] as const)[pick(5)];
  return {
    unit: 0,
    model: 0,
    profile: 0,
    melee,
    ...(melee ? {} : { shootingType }),
    outOfPhase: false,
    target: 1,
    targetModels: game.unitInfo(1).models.length,
    visible: true,
    engagedWithTarget: melee,
    targetEngaged: melee,
    singleTarget: true,
    halfRange: !melee && pick(2) === 0,
    cover: !melee && pick(3) === 0,
    steady: !melee && pick(2) === 0,
  };
}

/** Critical hits of [LETHAL HITS] are declined only where the engine asks: where critical wounds bring something. */
function policyOf(pick: Pick, weapons: readonly WeaponSketch[]): AttackPolicy {
  const has = ({ abilities = [] }: WeaponSketch, id: WeaponAbility['id']) => abilities.some((one) => one.id === id);
  const asks = weapons.every((weapon) => !has(weapon, 'lethal-hits') || has(weapon, 'devastating-wounds'));
  return {
    ...plainPolicy,
    reroll: pick(3) === 0 ? 'non-critical' : 'failed',
    lethalHits: asks && pick(2) === 0 ? 'decline' : 'take',
    precision: pick(4) === 0 ? 'decline' : 'pick',
  };
}
