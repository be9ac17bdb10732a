import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { Log } from '../battle/log.tsx';
import { TopBar } from '../battle/top-bar.tsx';
import { closeScreen, useBattle } from '../state/battle-store.ts';
import { TableColumn } from '../table/table-column.tsx';
import { t } from '../text/index.ts';
import { Page } from '../ui/page.tsx';
import { engine } from '../worker/client.ts';
import type { BattleNow } from '../worker/protocol.ts';
import type { Watched } from '../worker/watch.ts';
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
      <main className="play" data-tab="decide">
        <TableColumn facts={facts} now={now} />
        <div className="side">
          <section className="decide" aria-label={t.replay.title}>
            <div className="band none">{t.replay.title}</div>
            <Transport steps={steps} step={step} onStep={setStep} />
            <div className="dfoot">
              <Link className="btn" href={`/battle/${id}`}>
                {t.replay.goOn}
              </Link>
            </div>
          </section>
          <div className="lower watched">
            <Score steps={steps.slice(0, step + 1)} facts={facts} />
            <Log facts={facts} />
          </div>
        </div>
      </main>
    </>
  );
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
