import type { Luck, Statistics } from '@adjutant/session';
import { useEffect, useState } from 'react';
import { t } from '../text/index.ts';
import { average } from '../text/numbers.ts';
import { ColumnHeads } from '../ui/column-heads.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import { engine } from '../worker/client.ts';
import type { BattleFacts } from '../worker/protocol.ts';

/** The battle in numbers: points by round, luck against the odds, damage by unit. */
export function StatisticsView({ id, facts }: { readonly id: string; readonly facts: BattleFacts }) {
  const [counted, setCounted] = useState<Statistics | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void engine()
      .statisticsFor(id)
      .then((found) => (current ? setCounted(found) : undefined));
    return () => {
      current = false;
    };
  }, [id]);
  if (counted === undefined) return <p className="pad pulse">{t.loading}</p>;
  return (
    <div className="pad statistics">
      <h2>{t.replay.points}</h2>
      <Rounds counted={counted} facts={facts} />
      <h2>{t.statistics.luck}</h2>
      <p className="sec">{t.statistics.luckNote}</p>
      {facts.sides.map(({ name }, player) => (
        <SideLuck
          key={player === 0 ? 'a' : 'b'}
          name={name}
          player={player === 0 ? 0 : 1}
          luck={counted.luck[player === 0 ? 0 : 1]}
        />
      ))}
      <h2>{t.statistics.damage}</h2>
      <Damage counted={counted} facts={facts} />
    </div>
  );
}

interface Props {
  readonly counted: Statistics;
  readonly facts: BattleFacts;
}

/** Points of both players round by round, as bars with their numbers. */
function Rounds({ counted: { rounds }, facts }: Props) {
  const most = Math.max(1, ...rounds.flatMap(({ victoryPoints }) => victoryPoints));
  if (rounds.length === 0) return <p className="sec">{t.statistics.noRounds}</p>;
  return (
    <table className="t bars">
      <thead>
        <tr>
          <th scope="col">{t.replay.columns[0]}</th>
          {facts.sides.map(({ short }, player) => (
            <th key={player === 0 ? 'a' : 'b'} scope="col">
              <SideMark player={player === 0 ? 0 : 1} /> {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ round, victoryPoints }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {victoryPoints.map((points, player) => (
              <td key={player === 0 ? 'a' : 'b'}>
                <span className={`barv ${player === 0 ? 'a' : 'b'}`} style={{ width: `${(points / most) * 70}%` }} />{' '}
                {points}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a player's dice fell: what was thrown against what the odds promised, within how far chance carries it. */
function SideLuck({
  name,
  player,
  luck,
}: {
  readonly name: string;
  readonly player: 0 | 1;
  readonly luck: readonly Luck[];
}) {
  const all = luck.reduce(
    (sum, one) => ({
      dice: sum.dice + one.dice,
      passed: sum.passed + one.passed,
      expected: sum.expected + one.expected,
      variance: sum.variance + one.variance,
    }),
    { dice: 0, passed: 0, expected: 0, variance: 0 },
  );
  return (
    <section className="luck">
      <h3>
        <SideMark player={player} /> {name}
      </h3>
      {all.dice === 0 ? (
        <p className="sec">{t.statistics.noDice}</p>
      ) : (
        <>
          <LuckPicture passed={all.passed} expected={all.expected} spread={Math.sqrt(all.variance)} player={player} />
          <LuckTable luck={luck} />
        </>
      )}
    </section>
  );
}

/** The same for each kind of roll. */
function LuckTable({ luck }: { readonly luck: readonly Luck[] }) {
  return (
    <table className="t">
      <ColumnHeads names={t.statistics.luckColumns} />
      <tbody>
        {luck.map(({ purpose, dice, passed, expected }) => (
          <tr key={purpose}>
            <th scope="row">{t.statistics.purpose(purpose)}</th>
            <td>{dice}</td>
            <td>{passed}</td>
            <td>{average(expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Spreads of chance to each side that the picture shows. */
const SHOWN = 3;

/** A line on which the odds are the middle; the band is where two battles in three end. */
function LuckPicture({
  passed,
  expected,
  spread,
  player,
}: {
  readonly passed: number;
  readonly expected: number;
  readonly spread: number;
  readonly player: 0 | 1;
}) {
  const off = spread === 0 ? 0 : (passed - expected) / spread;
  const x = 100 + (Math.max(-SHOWN, Math.min(SHOWN, off)) / SHOWN) * 94;
  const text = t.statistics.off(passed - expected, spread);
  return (
    <figure>
      <svg viewBox="0 0 200 26" role="img" aria-label={text} className={`luckline ${player === 0 ? 'a' : 'b'}`}>
        <path d="M4 13H196" className="axis" />
        <rect x={100 - 94 / SHOWN} y={8} width={(2 * 94) / SHOWN} height={10} rx={5} className="band-of-chance" />
        <path d="M100 5V21" className="axis" />
        <circle cx={x} cy={13} r={6} className="fell" />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

function Damage({ counted: { units }, facts }: Props) {
  const shown = units
    .filter(({ dealt, lost }) => dealt > 0 || lost > 0)
    .sort((one, other) => other.dealt - one.dealt || one.lost - other.lost);
  if (shown.length === 0) return <p className="sec">{t.statistics.noDamage}</p>;
  return (
    <table className="t">
      <thead>
        <tr>
          {t.statistics.damageColumns.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ unit, player, dealt, destroyed, lost }) => (
          <tr key={unit}>
            <th scope="row">
              <SideMark player={player} /> {facts.units[unit]?.name ?? ''}
            </th>
            <td>{dealt}</td>
            <td>{destroyed}</td>
            <td>{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
