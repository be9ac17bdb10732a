function Hatch({
  id,
  step,
  width,
  fill,
  ink,
  opacity = 1,
}: {
  readonly id: string;
  readonly step: number;
  readonly width: number;
  readonly fill?: string;
  readonly ink: string;
  readonly opacity?: number;
}) {
  return (
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      {fill === undefined ? undefined : <rect width={step} height={step} fill={fill} />}
      <rect width={width} height={step} fill={ink} fillOpacity={opacity} />
    </pattern>
  );
}

function Dots({
  id,
  step,
  radius,
  ink,
  opacity = 1,
}: {
  readonly id: string;
  readonly step: number;
  readonly radius: number;
  readonly ink: string;
  readonly opacity?: number;
}) {
  return (
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse">
      <circle cx={step / 2} cy={step / 2} r={radius} fill={ink} fillOpacity={opacity} />
    </pattern>
  );
}

/** The second sign of every colour: stripes, hatches, dots; shared by all that is drawn. */
export function Patterns() {
  return (
    <defs>
      <Hatch id="stripes-b" step={0.5} width={0.16} fill="var(--b)" ink="var(--base-rim)" />
      <Hatch id="tint-b" step={0.9} width={0.16} fill="var(--b-soft)" ink="var(--b)" opacity={0.55} />
      <Hatch id="crossed" step={0.34} width={0.1} fill="var(--no-soft)" ink="var(--no)" opacity={0.55} />
      <Hatch id="refused-wash" step={0.6} width={0.12} ink="var(--no)" opacity={0.5} />
      <Hatch id="light" step={0.7} width={0.07} ink="var(--speck)" />
      <Hatch id="zone-a" step={1.4} width={0.09} ink="var(--a)" opacity={0.2} />
      <Hatch id="stripes-px" step={4} width={1.4} fill="var(--b)" ink="var(--base-rim)" />
      <Dots id="zone-b" step={1.4} radius={0.1} ink="var(--b)" opacity={0.4} />
      <Dots id="exposed" step={0.6} radius={0.07} ink="var(--speck)" />
    </defs>
  );
}
