import { type ReactNode, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { Log } from '../battle/log.tsx';
import { TopBar } from '../battle/top-bar.tsx';
import { closeScreen, useBattle } from '../state/battle-store.ts';
import { TableColumn } from '../table/table-column.tsx';
import { t } from '../text/index.ts';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { engine } from '../worker/client.ts';
import type { BattleNow } from '../worker/protocol.ts';
import type { Watched } from '../worker/watch.ts';
import { ExportButton } from './file-buttons.tsx';
import { StatisticsView } from './statistics-view.tsx';
import { Score, Transport } from './transport.tsx';

/** A battle watched from its events alone. */
export function ReplayPage() {
  const { id = '' } = useParams<{ id: string }>();
  const watched = useWatched(id);
  useEffect(() => {
    document.body.classList.add('battle');
    document.title = `${t.replay.title} · Adjutant`;
    return () => {
      document.body.classList.remove('battle');
      closeScreen();
    };
  }, []);
  if (watched === undefined) return <p className="page pulse">{t.loading}</p>;
  if (watched === 'missing' || watched.steps.length === 0)
    return (
      <Page title={t.replay.title}>
        <h1>{t.replay.title}</h1>
        <p className="empty">{watched === 'missing' ? t.replay.missing : t.replay.empty}</p>
        <Link className="btn" href="/">
          {t.failing.home}
        </Link>
      </Page>
    );
  return <Screen watched={watched} id={id} />;
}

function useWatched(id: string): Watched | 'missing' | undefined {
  const [watched, setWatched] = useState<Watched | 'missing' | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void engine()
      .watch(id)
      .then((found) => (current ? setWatched(found ?? 'missing') : undefined));
    return () => {
      current = false;
    };
  }, [id]);
  return watched;
}

function Screen({ watched, id }: { readonly watched: Watched; readonly id: string }) {
  const { facts, steps } = watched;
  const [step, setStep] = useState(steps.length - 1);
  const now = useFrame(steps[step]?.at ?? 0);
  useEffect(() => {
    if (now !== undefined) useBattle.setState({ log: now.log });
  }, [now]);
  if (now === undefined) return <p className="page pulse">{t.loading}</p>;
  return (
    <>
      <TopBar facts={facts} now={now} />
      <main className="play watching" data-tab="decide">
        <TableColumn facts={facts} now={now} />
        <div className="side">
          <section className="decide" aria-label={t.replay.title}>
            <div className="band none">{t.replay.title}</div>
            <Transport steps={steps} step={step} onStep={setStep} />
            <div className="dfoot">
              <Link className="btn" href={`/battle/${id}`}>
                {t.replay.goOn}
              </Link>
              <ExportButton id={id} facts={facts} />
            </div>
          </section>
          <Lower
            log={
              <div className="watched">
                <Score steps={steps.slice(0, step + 1)} facts={facts} />
                <Log facts={facts} />
              </div>
            }
            numbers={<StatisticsView id={id} facts={facts} />}
          />
        </div>
      </main>
    </>
  );
}

/** The log up to the moment, and the whole battle in numbers. */
function Lower({ log, numbers }: { readonly log: ReactNode; readonly numbers: ReactNode }) {
  const [part, setPart] = useState<'log' | 'numbers'>('log');
  const items = [
    { value: 'log', label: t.tabs.log, panel: log },
    { value: 'numbers', label: t.statistics.title, panel: numbers },
  ] as const;
  return <Tabs className="lower" label={t.replay.title} value={part} onChange={setPart} items={items} />;
}

/** The battle at one moment; a frame that comes late is dropped. */
function useFrame(at: number): BattleNow | undefined {
  const [frame, setFrame] = useState<BattleNow | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void engine()
      .frame(at)
      .then((found) => (current ? setFrame(found) : undefined));
    return () => {
      current = false;
    };
  }, [at]);
  return frame;
}
