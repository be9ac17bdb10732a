import type { ObjectiveSetup, PlayerId } from '@adjutant/engine';
import { contains, type Point } from '@adjutant/geometry';
import { type Placing, pointOf } from './frame.ts';
import type { SourcePiece } from './source.ts';
import type { Places } from './zones.ts';

const roles = { home: 'home', expansion: 'expansion', center: 'centre' } as const;
const words = { home: 'Home', expansion: 'Expansion', center: 'Centre' } as const;

type Role = keyof typeof roles;

/** Objectives of a layout; pieces that are linked are one objective, found at any of them. */
export function objectivesOf(pieces: readonly SourcePiece[], places: Places, table: Placing): ObjectiveSetup[] {
  const groups = new Map<string, SourcePiece[]>();
  for (const [at, piece] of pieces.entries()) {
    if (piece.is_objective !== true && piece.objective_role === undefined) continue;
    const key = piece.link_group ?? piece.id ?? String(at);
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  const found = [...groups].map(([id, [first, ...others]]) => objectiveOf(id, first, others, places, table));
  const ordered = found.flatMap((one) => one ?? []).sort(byPlace);
  return ordered.map(({ role, setup }) => ({ ...setup, name: nameOf(role, setup, ordered) }));
}

interface Found {
  readonly role: Role | undefined;
  readonly setup: Omit<ObjectiveSetup, 'name'>;
}

function objectiveOf(
  id: string,
  first: SourcePiece | undefined,
  others: readonly SourcePiece[],
  places: Places,
  table: Placing,
): Found | undefined {
  if (first === undefined) return undefined;
  const at = (piece: SourcePiece) => table(pointOf(piece.objective?.position ?? piece.position));
  const [x, y] = at(first);
  const role = first.objective_role;
  const player = role === 'center' || role === undefined ? undefined : ownerOf([x, y], role, places);
  const setup = {
    id,
    x,
    y,
    ...(role !== undefined && { role: roles[role] }),
    ...(player !== undefined && { player }),
    ...(others.length > 0 && { linked: others.map(at) }),
  };
  return { role, setup };
}

/** A home objective is its zone's player's, an expansion that of the player in whose territory it lies. */
function ownerOf(
  point: Point,
  role: 'home' | 'expansion',
  { deploymentZones, territories }: Places,
): PlayerId | undefined {
  const polygons = role === 'home' ? deploymentZones : territories;
  const owner = polygons?.findIndex((polygon) => contains(polygon, point));
  return owner === 0 || owner === 1 ? owner : undefined;
}

/** Homes first, then the middle, then expansions; the first player's before the other's, then from below. */
function byPlace(a: Found, b: Found): number {
  const rank = ({ role, setup }: Found) =>
    ['home', 'center', 'expansion'].indexOf(role ?? '') * 10 + (setup.player ?? 0);
  return rank(a) - rank(b) || a.setup.y - b.setup.y || a.setup.x - b.setup.x;
}

/** "Home 1", or "Centre" where there is but one. */
function nameOf(role: Role | undefined, setup: Found['setup'], all: readonly Found[]): string {
  const same = all.filter((one) => one.role === role);
  const word = role === undefined ? 'Objective' : words[role];
  return same.length === 1 ? word : `${word} ${same.findIndex((one) => one.setup.id === setup.id) + 1}`;
}
