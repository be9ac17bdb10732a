import type { Body } from '../body.ts';
import type { Blockers, PieceSet, SightTerrain } from './blockers.ts';
import { fullyVisible } from './fully-visible.ts';
import { isClear, sightLine } from './sight-line.ts';
import type { FullSight, Sight, SightId } from './types.ts';

/** Answers about lines of sight over one terrain, kept by the places of both bodies. */
export interface SightCache {
  /** As `sightLine`; what terrain alone blocks is named without the models. */
  sight(observer: Body, target: Body, models?: PieceSet, ignored?: ReadonlySet<SightId>): Sight;
  /** As `fullyVisible`; what terrain alone hides is named without the models. */
  full(observer: Body, target: Body, models?: PieceSet, ignored?: ReadonlySet<SightId>): FullSight;
  /** How many answers were asked for, and how many of them were searched for anew. */
  readonly counts: { asked: number; searched: number };
}

/** What is kept for two places: what terrain alone does there, for ever, and the last answer with models in the way. */
interface Entry<Answer> {
  readonly byTerrain: Answer;
  last?: { readonly models: PieceSet; readonly ignored: ReadonlySet<SightId> | undefined; readonly answer: Answer };
}

interface Kind<Answer> {
  readonly find: (observer: Body, target: Body, blockers: Blockers) => Answer;
  /** Whether the answer for terrain alone is also the answer with the models. */
  readonly settled: (answer: Answer, models: Blockers) => boolean;
  readonly entries: Map<string, Entry<Answer>>;
}

/**
 * Makes a cache for one terrain. An answer never depends on what was asked before, only on its own question:
 * the line that sees past terrain alone is tried against the models, and if that fails all is searched anew.
 * At most `most` pairs of places are kept for each kind of question, the oldest are dropped.
 */
export function makeSightCache(terrain: SightTerrain, most = 50_000): SightCache {
  const counts = { asked: 0, searched: 0 };
  const terrainIds = [...new Set(terrain.pieces.map(({ id }) => id))];
  const ask = <Answer>(kind: Kind<Answer>, observer: Body, target: Body, blockers: Blockers): Answer => {
    const { models, ignored } = blockers;
    counts.asked += 1;
    const key = pairKey(observer, target, terrainIds, ignored);
    const entry = kept(kind.entries, key, most, () => {
      counts.searched += 1;
      return { byTerrain: kind.find(observer, target, ignored ? { terrain, ignored } : { terrain }) };
    });
    if (!models || kind.settled(entry.byTerrain, blockers)) return entry.byTerrain;
    if (entry.last?.models !== models || !sameIds(entry.last.ignored, ignored)) {
      counts.searched += 1;
      entry.last = { models, ignored, answer: kind.find(observer, target, { ...blockers, terrain }) };
    }
    return entry.last.answer;
  };
  const sight: Kind<Sight> = { find: sightLine, settled: sightSettled, entries: new Map() };
  const full: Kind<FullSight> = { find: fullyVisible, settled: ({ fully }) => !fully, entries: new Map() };
  return {
    sight: (observer, target, models, ignored) => ask(sight, observer, target, bundled(models, ignored)),
    full: (observer, target, models, ignored) => ask(full, observer, target, bundled(models, ignored)),
    counts,
  };
}

function sightSettled(answer: Sight, models: Blockers): boolean {
  return !answer.visible || isClear(answer.line, models);
}

function bundled(models?: PieceSet, ignored?: ReadonlySet<SightId>): Blockers {
  return { ...(models && { models }), ...(ignored && { ignored }) };
}

function kept<Answer>(
  entries: Map<string, Entry<Answer>>,
  key: string,
  most: number,
  make: () => Entry<Answer>,
): Entry<Answer> {
  const known = entries.get(key);
  if (known) return known;
  const entry = make();
  if (entries.size >= most) for (const oldest of entries.keys()) if (entries.delete(oldest)) break;
  entries.set(key, entry);
  return entry;
}

function sameIds(a: ReadonlySet<SightId> | undefined, b: ReadonlySet<SightId> | undefined): boolean {
  if (a === b) return true;
  if ((a?.size ?? 0) !== (b?.size ?? 0)) return false;
  for (const id of a ?? []) if (!b?.has(id)) return false;
  return true;
}

const keys = new WeakMap<Body, string>();

function pairKey(
  observer: Body,
  target: Body,
  terrainIds: readonly SightId[],
  ignored: ReadonlySet<SightId> | undefined,
): string {
  const without = ignored && ignored.size > 0 ? terrainIds.filter((id) => ignored.has(id)).join(' ') : '';
  return `${bodyKey(observer)}|${bodyKey(target)}|${without}`;
}

function bodyKey(body: Body): string {
  let key = keys.get(body);
  if (key === undefined) {
    const { shape, pose, height } = body;
    key = `${pose.x} ${pose.y} ${pose.z} ${pose.facingX} ${pose.facingY} ${height} ${Object.values(shape).join(' ')}`;
    keys.set(body, key);
  }
  return key;
}
