import type { MoveModels } from '@adjutant/engine';
import { useBattle } from '../state/battle-store.ts';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import { widthOf } from './banner-layout.ts';
import { extentOf, lengthBetween, nearestTo, num } from './shapes.ts';

/** How far the models of a move may get in a straight line, as one wash. */
export function Reach({
  facts,
  now,
  question,
}: {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly question: MoveModels;
}) {
  const { height } = facts.layout;
  const groups = new Map<number, string[]>();
  for (const { model, maximum } of question.movers) {
    const pose = now.models[model]?.pose;
    const own = facts.models[model];
    if (pose === undefined || own === undefined) continue;
    const { along, across } = extentOf(own.base);
    const width = 2 * (maximum + Math.min(along, across));
    groups.set(width, [...(groups.get(width) ?? []), `M${num(pose.x)} ${num(height - pose.y)}h0.01`]);
  }
  return (
    <g className="reach">
      {[...groups].map(([width, points]) => (
        <path key={width} d={points.join('')} strokeWidth={width} />
      ))}
    </g>
  );
}

/** Lines from the models that attack to the target: whole where they see it, dashed with a cross where they do not. */
export function AttackLines({ facts }: { readonly facts: BattleFacts }) {
  const sight = useBattle((screen) => screen.sight);
  const { height } = facts.layout;
  return (
    <g className="sight">
      {sight.map(({ model, visible, from, to }) => {
        const [x, y] = [(from[0] + to[0]) / 2, height - (from[1] + to[1]) / 2];
        return (
          <g key={model}>
            <path
              className={visible ? 'sees' : 'blocked'}
              d={`M${num(from[0])} ${num(height - from[1])}L${num(to[0])} ${num(height - to[1])}`}
            />
            {visible ? undefined : (
              <path className="cross" d={`M${num(x - 0.3)} ${num(y - 0.3)}l0.6 0.6m0 -0.6l-0.6 0.6`} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The distance between attacker and target, in the middle of the shortest line. */
export function AttackDistance({
  facts,
  now,
  from,
  inches,
}: {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly from: number;
  readonly inches: number | undefined;
}) {
  const target = useBattle((screen) => screen.target);
  if (target === undefined || inches === undefined) return undefined;
  const posesOf = (unit: number) => (facts.units[unit]?.models ?? []).flatMap((id) => now.models[id]?.pose ?? []);
  const pairs = posesOf(from).flatMap((pose) => {
    const other = nearestTo(pose, posesOf(target));
    return other === undefined ? [] : [{ pose, other, length: lengthBetween(pose, other) }];
  });
  const [shortest] = pairs.sort((one, other) => one.length - other.length);
  if (shortest === undefined) return undefined;
  const text = `${inches.toFixed(1)}″`;
  const [x, y] = [
    (shortest.pose.x + shortest.other.x) / 2,
    facts.layout.height - (shortest.pose.y + shortest.other.y) / 2,
  ];
  const width = widthOf(text) + 14;
  return (
    <g className="onpx">
      <g className="px chip act" style={{ translate: `${num(x)}px ${num(y)}px` }}>
        <rect x={-width / 2} y={-9} width={width} height={18} rx={4} />
        <text y={4} textAnchor="middle">
          {text}
        </text>
      </g>
    </g>
  );
}
