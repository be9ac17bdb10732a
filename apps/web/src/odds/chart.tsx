import { t } from '../text/index.ts';
import { percent } from '../text/numbers.ts';
import { ColumnHeads } from '../ui/column-heads.tsx';

const WIDTH = 720;
const HEIGHT = 220;
const LEFT = 40;
const FOOT = 26;

/** Chances of each number as bars, with the chance of at least so many as a dashed line; a table says the same. */
export function Chart({ chances }: { readonly chances: readonly number[] }) {
  const top = Math.max(0.1, Math.ceil(Math.max(...chances) * 10) / 10);
  const step = (WIDTH - LEFT) / chances.length;
  const y = (chance: number, most: number) => HEIGHT - (chance / most) * (HEIGHT - 14);
  const tails = atLeastEach(chances);
  const every = Math.ceil(chances.length / 16);
  const line = tails.map((chance, value) => `${LEFT + (value + 0.5) * step} ${y(chance, 1)}`).slice(1);
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={t.odds.chart}>
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <path d={`M${LEFT} ${y(part * top, top)}H${WIDTH}`} stroke="var(--line)" />
          <text x={LEFT - 6} y={y(part * top, top) + 4} textAnchor="end">
            {Math.round(part * top * 100)}%
          </text>
        </g>
      ))}
      {chances.map((chance, value) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the value is the key
        <g key={value}>
          <rect
            x={LEFT + value * step + step * 0.08}
            y={y(chance, top)}
            width={step * 0.84}
            height={HEIGHT - y(chance, top)}
            fill={value === chances.length - 1 ? 'var(--act)' : 'var(--ink-3)'}
            rx={1.5}
          />
          {value % every === 0 ? (
            <text x={LEFT + (value + 0.5) * step} y={HEIGHT + 17} textAnchor="middle">
              {value}
            </text>
          ) : undefined}
        </g>
      ))}
      <path d={`M${line.join('L')}`} fill="none" stroke="var(--ink)" strokeWidth={1.6} strokeDasharray="5 4" />
    </svg>
  );
}

/** The chance of each number or more. */
function atLeastEach(chances: readonly number[]): readonly number[] {
  return chances.map((_chance, value) => chances.slice(value).reduce((sum, chance) => sum + chance, 0));
}

export function ChanceTable({ chances }: { readonly chances: readonly number[] }) {
  const tails = atLeastEach(chances);
  return (
    <details>
      <summary>{t.odds.table}</summary>
      <table className="t">
        <ColumnHeads names={t.odds.columns} />
        <tbody>
          {chances.map((chance, value) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the value is the key
            <tr key={value}>
              <td>{value}</td>
              <td>{percent(chance)}</td>
              <td>{percent(tails[value] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
