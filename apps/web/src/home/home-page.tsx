import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { OpenBattleFile } from '../replay/file-buttons.tsx';
import { t } from '../text/index.ts';
import { ago } from '../text/numbers.ts';
import { Icon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import { TablePicture } from '../ui/table-picture.tsx';
import type { BattleSummary, StoredBattle } from '../worker/protocol.ts';
import { deleteBattle, listBattles } from '../worker/store.ts';
import { NewBattle } from './new-battle.tsx';

interface Kept {
  readonly id: string;
  readonly summary: BattleSummary;
  readonly battle: StoredBattle;
}

/** Continue, begin, and the tools. */
export function HomePage() {
  const [battles, setBattles] = useState<readonly Kept[] | undefined>(undefined);
  const load = () => void listBattles().then(setBattles);
  useEffect(load, []);
  const waiting = battles?.find(({ summary }) => summary.result === undefined && summary.questions > 0);
  return (
    <Page title={t.nav.home}>
      <h1>{waiting === undefined ? t.home.title : t.home.titleWaiting}</h1>
      <div className={waiting === undefined ? 'one' : 'two'}>
        {waiting === undefined ? undefined : <Continue kept={waiting} />}
        <NewBattle />
      </div>
      <ul className="jobs">
        {t.home.jobs.map(({ to, icon, name, text }) => (
          <li key={to}>
            <Link className="job" href={to}>
              <Icon name={icon} />
              <b>{name}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {battles === undefined ? undefined : <Recent battles={battles} onRemoved={load} />}
    </Page>
  );
}

function Continue({ kept: { id, summary, battle } }: { readonly kept: Kept }) {
  const { names, victoryPoints, round, rounds, phase, savedAt } = summary;
  return (
    <section className="card resume">
      <div>
        <h2>{t.home.against(names[0], names[1])}</h2>
        <p className="sec">
          {t.home.stands(round, rounds, phase)} {t.home.saved(ago(savedAt, Date.now(), t.ago))}
        </p>
        {names.map((name, player) => (
          <div className="vsrow" key={name}>
            <SideMark player={player === 0 ? 0 : 1} />
            <span>
              {name}, {whoPlays(battle, player === 0 ? 0 : 1)}
            </span>
            <b>{victoryPoints[player === 0 ? 0 : 1]}</b>
          </div>
        ))}
        <div className="acts">
          <Link className="btn p" href={`/battle/${id}`}>
            <Icon name="play" />
            {t.home.resume}
          </Link>
          <Link className="btn" href={`/battle/${id}/replay`}>
            {t.home.watch}
          </Link>
        </div>
      </div>
      <TablePicture layout={battle.setup.layout} places={summary.places} />
    </section>
  );
}

function whoPlays({ seats }: StoredBattle, player: 0 | 1): string {
  const seat = seats[player];
  return seat.kind === 'bot'
    ? (t.home.bots[seat.bot] ?? seat.bot).toLowerCase()
    : seats.every(({ kind }) => kind === 'person')
      ? t.bar.person
      : t.bar.you;
}

function Recent({ battles, onRemoved }: { readonly battles: readonly Kept[]; readonly onRemoved: () => void }) {
  return (
    <section className="card">
      <div className="recent-head">
        <h2>{t.home.recent}</h2>
        <OpenBattleFile />
      </div>
      {battles.length === 0 ? <p className="empty">{t.home.noRecent}</p> : undefined}
      {battles.length === 0 ? undefined : (
        <div className="scrollx">
          <table className="t">
            <thead>
              <tr>
                {t.home.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <th>
                  <span className="sr">{t.home.remove('')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {battles.slice(0, 12).map((kept) => (
                <Row key={kept.id} kept={kept} onRemoved={onRemoved} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ kept: { id, summary, battle }, onRemoved }: { readonly kept: Kept; readonly onRemoved: () => void }) {
  const { names, points, victoryPoints, round, rounds, phase, savedAt, result } = summary;
  const against = t.home.against(names[0], names[1]);
  const ended =
    result === undefined
      ? ''
      : result.winner === 'draw'
        ? t.home.drawn
        : result.winner === 0
          ? t.home.won
          : t.home.lost;
  return (
    <tr>
      <td>
        <Link href={`/battle/${id}`}>{against}</Link>
        <div className="mut">
          {whoPlays(battle, 1)}, {points[0].toLocaleString('en')} to {t.home.points(points[1])}
        </div>
      </td>
      <td className="nb">
        {ended} <b>{victoryPoints[0]}</b> : <b>{victoryPoints[1]}</b>
      </td>
      <td>{result === undefined ? t.home.stands(round, rounds, phase) : ''}</td>
      <td className="nb">{ago(savedAt, Date.now(), t.ago)}</td>
      <td className="r">
        <button
          type="button"
          className="ibtn"
          aria-label={t.home.remove(against)}
          onClick={() => void deleteBattle(id).then(onRemoved)}
        >
          <Icon name="trash" />
        </button>
      </td>
    </tr>
  );
}
