import type { BaseShape, Pose } from '../body.ts';
import { tally } from '../tally.ts';
import { areasHolding, type SightTerrain } from './blockers.ts';
import { fullyVisiblePast } from './fully-visible.ts';
import { makePair, type Pair } from './pair.ts';
import type { Piece } from './piece.ts';
import { comesFirst, Places, type SightGroup, type SightPlace } from './place.ts';
import { type Obstruction, obstructing, obstructions, obstructionsWithin } from './relevant.ts';
import { see } from './see.ts';
import { stops } from './segment.ts';
import type { FullSight, Sight, SightId } from './types.ts';

/** Models in the way: all groups but those of the two ends, which are looked through. */
export interface Crowd {
  readonly groups: readonly SightGroup[];
  readonly without: readonly (SightGroup | undefined)[];
}

/** What is kept for two places: what terrain alone does there, for ever, and the last answer with models in between. */
interface Entry {
  pair: Pair | undefined;
  sight: Sight | undefined;
  full: FullSight | undefined;
  lastSight: Last<Sight> | undefined;
  lastFull: Last<FullSight> | undefined;
}

interface Last<Answer> {
  readonly near: readonly Piece[];
  readonly answer: Answer;
}

/**
 * Answers about lines of sight over one terrain, kept by the places of both ends.
 * An answer never depends on what was asked before, only on its own question: the line that sees past terrain alone is tried against
 * the models in between, and if that fails all is searched anew.
 */
export class SightCache {
  readonly terrain: SightTerrain;
  readonly #most: number;
  readonly #places: Places;
  #entries = new Map<SightPlace, Map<SightPlace, Entry>>();
  #kept = 0;

  /** At most `most` pairs of places are kept; when there are more, all are forgotten. */
  constructor(terrain: SightTerrain, most = 100_000) {
    this.terrain = terrain;
    this.#most = most;
    this.#places = new Places((body) => areasHolding(body, terrain));
  }

  /** The place of a model; the same object for the same place. */
  place(shape: BaseShape, pose: Pose, height: number): SightPlace {
    return this.#places.at(shape, pose, height);
  }

  /** Whether a line joins two models, or what blocks all; areas that one of them is within are looked through. Models are named by the serial numbers of their places. */
  sight(observer: SightPlace, target: SightPlace, crowd?: Crowd): Sight {
    tally.sights += 1;
    const forth = comesFirst(observer, target);
    const answer = forth ? this.#sight(observer, target, crowd) : this.#sight(target, observer, crowd);
    return forth || !answer.visible ? answer : { visible: true, line: [answer.line[1], answer.line[0]] };
  }

  /** Whether a line joins two models. */
  sees(observer: SightPlace, target: SightPlace, crowd?: Crowd): boolean {
    tally.sights += 1;
    return (comesFirst(observer, target) ? this.#sight(observer, target, crowd) : this.#sight(target, observer, crowd))
      .visible;
  }

  /** Whether all parts of the target that face the observer are seen; otherwise what hides one. */
  full(observer: SightPlace, target: SightPlace, crowd?: Crowd): FullSight {
    tally.fullSights += 1;
    const entry = this.#entry(observer, target);
    entry.full ??= this.#searchFull(entry, observer, target, []);
    if (!crowd || !entry.full.fully) return entry.full;
    const near = modelsBetween(pairOf(entry, observer, target), crowd);
    if (near.length === 0) return entry.full;
    if (!entry.lastFull || !sameList(entry.lastFull.near, near))
      entry.lastFull = { near, answer: this.#searchFull(entry, observer, target, near) };
    return entry.lastFull.answer;
  }

  #sight(first: SightPlace, second: SightPlace, crowd: Crowd | undefined): Sight {
    const entry = this.#entry(first, second);
    entry.sight ??= this.#search(entry, first, second, []);
    const { sight } = entry;
    if (!crowd || !sight.visible) return sight;
    const near = modelsBetween(pairOf(entry, first, second), crowd);
    if (!near.some((piece) => stops(piece, sight.line))) return sight;
    if (!entry.lastSight || !sameList(entry.lastSight.near, near))
      entry.lastSight = { near, answer: this.#search(entry, first, second, near) };
    return entry.lastSight.answer;
  }

  #search(entry: Entry, first: SightPlace, second: SightPlace, near: readonly Piece[]): Sight {
    tally.sightSearches += 1;
    const pair = pairOf(entry, first, second);
    return see(pair, this.#inTheWay(pair, first, second, near));
  }

  #searchFull(entry: Entry, observer: SightPlace, target: SightPlace, near: readonly Piece[]): FullSight {
    tally.sightSearches += 1;
    const pair = pairOf(entry, observer, target);
    return fullyVisiblePast(pair, this.#inTheWay(pair, observer, target, near));
  }

  #inTheWay(pair: Pair, first: SightPlace, second: SightPlace, near: readonly Piece[]): Obstruction[] {
    const ignored = lookedThrough(first, second);
    const found = obstructions(pair, ignored ? { terrain: this.terrain, ignored } : { terrain: this.terrain });
    if (found[0]?.closes) return found;
    for (const piece of near) {
      const obstruction = obstructing(pair, piece);
      if (obstruction?.closes) return [obstruction];
      if (obstruction) found.push(obstruction);
    }
    return found;
  }

  #entry(first: SightPlace, second: SightPlace): Entry {
    let row = this.#entries.get(first);
    if (row === undefined) {
      row = new Map();
      this.#entries.set(first, row);
    }
    let entry = row.get(second);
    if (entry === undefined) {
      if (this.#kept >= this.#most) return this.#forget(first, second);
      entry = { pair: undefined, sight: undefined, full: undefined, lastSight: undefined, lastFull: undefined };
      row.set(second, entry);
      this.#kept += 1;
    }
    return entry;
  }

  #forget(first: SightPlace, second: SightPlace): Entry {
    this.#entries = new Map();
    this.#kept = 0;
    this.#places.clear();
    return this.#entry(first, second);
  }
}

/** Makes a cache for one terrain; see `SightCache`. */
export function makeSightCache(terrain: SightTerrain, most?: number): SightCache {
  return new SightCache(terrain, most);
}

function pairOf(entry: Entry, first: SightPlace, second: SightPlace): Pair {
  entry.pair ??= makePair(first.end, second.end);
  return entry.pair;
}

function lookedThrough(a: SightPlace, b: SightPlace): ReadonlySet<SightId> | undefined {
  return a.areas.length + b.areas.length === 0 ? undefined : new Set([...a.areas, ...b.areas]);
}

function modelsBetween(pair: Pair, { groups, without }: Crowd): Piece[] {
  const near: Piece[] = [];
  for (const group of groups) if (!without.includes(group)) obstructionsWithin(pair, group, near);
  return near;
}

function sameList(one: readonly Piece[], other: readonly Piece[]): boolean {
  return one.length === other.length && one.every((piece, at) => piece === other[at]);
}
