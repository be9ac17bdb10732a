/** Circumstances as the rules see them. */
import type { Game } from '@adjutant/engine';
import { type AttackRecord, attackOf, hooks } from '@adjutant/rules-11e/queries';
import type { Circumstances } from './matchup.ts';

/** What the attacking unit did before. */
export function factsOf({ charged, stationary, spotted, plunging }: Circumstances): Record<string, number> {
  return {
    ...(charged === true ? { chargedOn: 1 } : {}),
    // nothing stands in the way of the imagined models, so the spotter's absence is told by the other condition of 10.07-h
    ...(stationary === true && spotted === true ? { stationaryOn: 1 } : {}),
    ...(plunging === true ? { plunging: 1 } : {}),
  };
}

/** What is fixed about a weapon when targets are selected. */
export function recordOf(
  game: Game,
  {
    melee = false,
    slot,
    targetModels,
  }: { readonly melee?: boolean | undefined; readonly slot: number; readonly targetModels: number },
  { halfRange = false, stationary = false, cover = false, indirect = false, snap = false }: Circumstances,
): AttackRecord {
  const record: AttackRecord = {
    unit: 0,
    model: 0,
    slot,
    profile: 0,
    melee,
    outOfPhase: snap,
    target: 1,
    targetModels,
    halfRange: halfRange && !melee,
    cover: cover && !melee,
    visible: true,
    steady: stationary && !melee && !snap,
    engagedWithTarget: melee,
    targetEngaged: melee,
    singleTarget: true,
    ...(melee ? {} : { shootingType: snap ? 'snap' : indirect ? 'indirect' : 'normal' }),
  };
  return indirect && !melee ? { ...record, cover: record.cover || hasCoverByRule(game, record) } : record;
}

/** @rule 10.07-e */
function hasCoverByRule(game: Game, record: AttackRecord): boolean {
  return hooks.cover.first(game, attackOf(game, record)) !== undefined;
}
