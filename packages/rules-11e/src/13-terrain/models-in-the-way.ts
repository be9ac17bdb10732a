/** Where models stand, as lines of sight meet them: all of them block but those of both units. @rule 06.01-b 13.07-c */
import type { BattleState, Game, ModelId, ModelState, UnitId } from '@adjutant/engine';
import { type Crowd, groupOf, type Pose, type SightCache, type SightGroup, type SightPlace } from '@adjutant/geometry';

/** The units of a battle as they stand; never changed, so that states that share places share it. */
interface Standing {
  readonly poses: readonly (Pose | undefined)[];
  readonly units: readonly UnitId[];
  readonly groups: readonly (SightGroup | undefined)[];
  readonly present: readonly SightGroup[];
}

/** What was found last: for each state, and whatever state it was. */
interface Found {
  readonly of: WeakMap<BattleState, Standing>;
  last: Standing;
}

const known = new WeakMap<SightCache, Found>();
const nobody: Standing = { poses: [], units: [], groups: [], present: [] };

/** The place of a model on the table, as a cache of sight knows it. */
export function sightPlace(game: Game, cache: SightCache, model: ModelId): SightPlace {
  const { base, height } = game.modelInfo(model).profile;
  const { pose } = game.model(model);
  if (pose === undefined) throw new Error(`model ${model} is not on the table`);
  return cache.place(base, pose, height);
}

/** What stands in the way between models of two units: living, fighting on and wrecks, friend or foe. */
export function crowdBetween(game: Game, cache: SightCache, unit: UnitId, other: UnitId): Crowd {
  const { groups, present } = standing(game, cache);
  return { groups: present, without: [groups[unit], groups[other]] };
}

/** The models of one unit alone as what stands in the way. */
export function crowdOfUnit(game: Game, cache: SightCache, unit: UnitId): Crowd {
  const group = standing(game, cache).groups[unit];
  return { groups: group === undefined ? [] : [group], without: [] };
}

/** The models among what blocks a line. */
export function modelsNamed(game: Game, cache: SightCache, ids: readonly (string | number)[]): ModelId[] {
  const serials = new Set(ids);
  return game.state.models
    .filter((model) => poseOf(model) !== undefined && serials.has(sightPlace(game, cache, model.id).serial))
    .map(({ id }) => id);
}

function standing(game: Game, cache: SightCache): Standing {
  let found = known.get(cache);
  if (found === undefined) {
    found = { of: new WeakMap(), last: nobody };
    known.set(cache, found);
  }
  const before = found.of.get(game.state) ?? found.last;
  const now = renewed(game, cache, before);
  if (found.of.get(game.state) !== now) found.of.set(game.state, now);
  found.last = now;
  return now;
}

function poseOf({ status, pose }: ModelState): Pose | undefined {
  return status === 'removed' ? undefined : pose;
}

/** The same where nothing has moved; otherwise the units in which something has are put together anew. */
function renewed(game: Game, cache: SightCache, before: Standing): Standing {
  const { models } = game.state;
  const changed = new Set<UnitId>();
  for (let at = 0; at < Math.max(models.length, before.poses.length); at += 1) {
    const model = models[at];
    const pose = model && poseOf(model);
    const unitBefore = before.units[at];
    if (pose === before.poses[at] && model?.unit === unitBefore) continue;
    if (unitBefore !== undefined) changed.add(unitBefore);
    if (model !== undefined) changed.add(model.unit);
  }
  if (changed.size === 0) return before;
  const groups = game.state.units.map(({ id }) => (changed.has(id) ? groupOfUnit(game, cache, id) : before.groups[id]));
  const present = groups.filter((group) => group !== undefined);
  return { poses: models.map(poseOf), units: models.map(({ unit }) => unit), groups, present };
}

function groupOfUnit(game: Game, cache: SightCache, unit: UnitId): SightGroup | undefined {
  const places = game.state.models
    .filter((model) => model.unit === unit && poseOf(model) !== undefined)
    .map(({ id }) => sightPlace(game, cache, id));
  return places.length === 0 ? undefined : groupOf(places);
}
