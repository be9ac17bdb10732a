import type { Pose } from '@adjutant/geometry';
import { memo } from 'react';
import type { ModelFacts } from '../worker/protocol.ts';
import { Base } from './base-shape.tsx';
import { extentOf, isLarge, num, placedAt } from './shapes.ts';

interface Props {
  readonly facts: ModelFacts;
  readonly pose: Pose;
  readonly wounds: number;
  readonly height: number;
  /** Of the thing in hand. */
  readonly lit: 'no' | 'acting' | 'target' | 'pointed';
  readonly fading: boolean;
}

/** A model to scale: its base in the colour and pattern of its side, its front, and the wounds that it has left. */
export const Model = memo(function Model({ facts, pose, wounds, height, lit, fading }: Props) {
  const { base, player, id } = facts;
  const large = isLarge(base);
  return (
    <g
      data-model={id}
      className={`model ${player === 0 ? 'side-a' : 'side-b'}${large ? ' large' : ''}${fading ? ' fading' : ''}`}
    >
      <g transform={placedAt(pose, height)}>
        <Base base={base} className="base" strokeWidth={large ? 0.26 : 0.1} />
        <Front facts={facts} />
        {lit === 'no' ? undefined : <Base base={base} grow={0.28} className={`lit ${lit}`} />}
      </g>
      {facts.wounds > 1 ? (
        <Wounds
          x={pose.x}
          y={height - pose.y}
          wounds={wounds}
          large={large}
          base={extentOf(base).across}
          player={player}
        />
      ) : undefined}
    </g>
  );
});

/** A chevron where the model faces: on ovals and hulls, and on leaders. */
function Front({ facts: { base, leads, wounds } }: { readonly facts: ModelFacts }) {
  if (base.kind === 'round' && (!leads || wounds > 1)) return undefined;
  const { along } = extentOf(base);
  const reach = base.kind === 'round' ? 0.16 : along * 0.78;
  const size = Math.min(1.1, Math.max(0.32, along * 0.24));
  return (
    <path
      className="front"
      d={`M${num(reach - size)} ${num(-size)}L${num(reach)} 0L${num(reach - size)} ${num(size)}`}
      strokeWidth={Math.min(0.3, Math.max(0.13, along * 0.08))}
    />
  );
}

function Wounds({
  x,
  y,
  wounds,
  large,
  base,
  player,
}: {
  readonly x: number;
  readonly y: number;
  readonly wounds: number;
  readonly large: boolean;
  readonly base: number;
  readonly player: number;
}) {
  const size = large ? 1.5 : Math.min(0.95, base * 1.1);
  const plate = large || player === 1;
  return (
    <>
      {plate ? <circle className="plate" cx={x} cy={y} r={size * 0.78} strokeWidth={0.07} /> : undefined}
      <text className={plate ? 'wounds on-plate' : 'wounds'} x={x} y={y + size * 0.36} fontSize={size}>
        {wounds}
      </text>
    </>
  );
}
