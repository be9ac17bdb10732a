import type { LayoutSetup } from '@adjutant/engine';
import { Base } from '../table/base-shape.tsx';
import { Ground } from '../table/ground.tsx';
import { ObjectiveGround } from '../table/objectives.tsx';
import { Patterns } from '../table/patterns.tsx';
import { placedAt } from '../table/shapes.ts';
import { Terrain } from '../table/terrain.tsx';
import type { BattleSummary } from '../worker/protocol.ts';

/** A small picture of a table with what stands on it. */
export function TablePicture({
  layout,
  places,
  label,
}: {
  readonly layout: LayoutSetup;
  readonly places: BattleSummary['places'];
  readonly label?: string;
}) {
  const { width, height, name } = layout;
  return (
    <svg className="thumb" viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`} role="img" aria-label={label ?? name}>
      <Patterns />
      <Ground layout={layout} />
      <Terrain layout={layout} />
      <ObjectiveGround layout={layout} />
      {places.map(({ player, base, pose }) => (
        <g
          key={`${pose.x} ${pose.y} ${player}`}
          className={player === 0 ? 'side-a' : 'side-b'}
          transform={placedAt(pose, height)}
        >
          <Base base={base} className="base" strokeWidth={0.12} />
        </g>
      ))}
    </svg>
  );
}
