import { surfacesNear } from '../ground/crossing.ts';
import { boundingRadius } from '../pose.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { HighDisc } from './discs.ts';
import { moverAt, type Prepared } from './judge.ts';
import type { Focus } from './points.ts';
import { climbsFreely, standsAbove } from './way-rules.ts';

/** Heights at which a model may be placed. */

interface Level {
  readonly level: number;
  /** Whether it is looked at in any case. */
  readonly isWanted: boolean;
}

/** The table and the level where the mover stands, then the surfaces in reach on which it may stand, lowest first. */
export function levelsFor(
  prepared: Prepared,
  index: number,
  { toward, levels = [] }: Pick<Focus, 'toward'> & { readonly levels?: readonly number[] },
): readonly Level[] {
  const { body } = moverAt(prepared, index);
  const start = prepared.problem.mode === 'set-up' ? 0 : body.pose.z;
  const found: Level[] = [{ level: start, isWanted: true }];
  if (start !== 0) found.push({ level: 0, isWanted: true });
  const above = standsAbove(prepared, index) ? surfacesInReach(prepared, index, toward) : [];
  const wanted = (level: number) => levels.some((one) => Math.abs(one - level) <= TOLERANCE);
  const others = [...new Set(above)].filter((level) => !found.some((one) => one.level === level));
  const sorted = others.sort((a, b) => Number(wanted(b)) - Number(wanted(a)) || a - b);
  return [...found, ...sorted.map((level) => ({ level, isWanted: wanted(level) }))];
}

/** Whether some place on a level can be in one of the discs: on the table any can, above it only those over a surface. */
export function meetsLevel({ ground }: Prepared, level: number, discs: readonly HighDisc[]): boolean {
  return discs.some(
    (disc) =>
      Math.abs(level - disc.z) <= disc.vertical + TOLERANCE &&
      (level === 0 || surfacesNear(ground.terrain, level, disc).length > 0),
  );
}

/** In a set-up surfaces are looked at that are at most so many inches from where the unit is wanted. */
const setUpReach = 9;

function surfacesInReach(prepared: Prepared, index: number, toward: Focus['toward']): number[] {
  const { surfaces } = prepared.ground.terrain;
  if (surfaces.length === 0) return [];
  const { body, maximum = Infinity } = moverAt(prepared, index);
  const isMove = prepared.problem.mode === 'move';
  const [x, y] = isMove ? [body.pose.x, body.pose.y] : (toward[0] ?? [body.pose.x, body.pose.y]);
  const isFree = !isMove || climbsFreely(prepared, index);
  return surfaces.flatMap((surface) => {
    const rise = isFree ? 0 : Math.abs(surface.z - body.pose.z);
    const reach = (isMove ? maximum : setUpReach) - rise + surface.radius - boundingRadius(body.shape);
    const [dx, dy] = [surface.x - x, surface.y - y];
    return rise <= maximum && reach >= 0 && dx * dx + dy * dy <= reach * reach ? [surface.z] : [];
  });
}
