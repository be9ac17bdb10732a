/** Deployment zones and territories of a deployment pattern, by player. */
import type { PlayerId } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { centroidOf, cornersOf, type Placing } from './frame.ts';
import type { SourcePattern, SourceZone } from './source.ts';

/** Zones by player: the first player has the lower or left one. */
export interface Places {
  readonly deploymentZones: readonly [readonly Point[], readonly Point[]];
  readonly territories?: readonly [readonly Point[], readonly Point[]];
  /** Whose zone the pattern calls the attacker's. */
  readonly attacker: PlayerId;
}

/** The places of a pattern on the table. */
export function placesOf(pattern: SourcePattern, table: Placing): Places {
  const zones = byName(pattern.zones, table);
  if (zones === undefined) throw new Error(`${pattern.id}: a deployment pattern needs a zone for either player`);
  const attacker: PlayerId = isFirst(zones.attacker, zones.defender) ? 0 : 1;
  const pair = ({ attacker: a, defender: d }: ByName) => (attacker === 0 ? ([a, d] as const) : ([d, a] as const));
  const territories = byName(pattern.territories ?? [], table);
  return { deploymentZones: pair(zones), attacker, ...(territories && { territories: pair(territories) }) };
}

interface ByName {
  readonly attacker: readonly Point[];
  readonly defender: readonly Point[];
}

function byName(zones: readonly SourceZone[], table: Placing): ByName | undefined {
  const [attacker, defender] = (['attacker', 'defender'] as const).map((player) => {
    const zone = zones.find((one) => one.player === player);
    const put = ([x, y]: Point): Point => table([x + (zone?.position.x ?? 0), y + (zone?.position.y ?? 0)]);
    return zone && cornersOf(zone.shape).map(put);
  });
  return attacker === undefined || defender === undefined ? undefined : { attacker, defender };
}

/** Whether a zone lies rather below or left of the other. */
function isFirst(zone: readonly Point[], other: readonly Point[]): boolean {
  const [[x, y], [otherX, otherY]] = [centroidOf(zone), centroidOf(other)];
  return Math.abs(y - otherY) > Math.abs(x - otherX) ? y < otherY : x < otherX;
}
