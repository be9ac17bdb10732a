/** A small distribution: a bar a value, the last one (all lost) in the acting colour. */
export function Spark({ chances }: { readonly chances: readonly number[] }) {
  const shown = chances.length > 24 ? grouped(chances, 24) : chances;
  const most = Math.max(...shown, 0.0001);
  const step = 72 / Math.max(8, shown.length);
  return (
    <svg className="spark" width="72" height="30" viewBox="0 0 72 30" aria-hidden="true">
      <path d="M0 29.5H72" stroke="var(--line-2)" />
      {shown.map((chance, value) => {
        const height = (26 * chance) / most;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the value is the key
            key={value}
            x={value * step + 0.5}
            y={29 - height}
            width={Math.max(1, step - 1)}
            height={height}
            fill={value === shown.length - 1 ? 'var(--act)' : 'var(--ink-3)'}
          />
        );
      })}
    </svg>
  );
}

function grouped(chances: readonly number[], bars: number): readonly number[] {
  const size = Math.ceil(chances.length / bars);
  return Array.from({ length: Math.ceil(chances.length / size) }, (_, at) =>
    chances.slice(at * size, (at + 1) * size).reduce((sum, chance) => sum + chance, 0),
  );
}
