import { type ReactNode, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { DecisionPlace } from '../decisions/decision-place.tsx';
import { leaveBattle, openBattle } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { paces, usePreferences } from '../state/preferences.ts';
import { TableColumn } from '../table/table-column.tsx';
import { t } from '../text/index.ts';
import { engine } from '../worker/client.ts';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import { AdjustDrawer } from './adjust-drawer.tsx';
import { useBattleKeys } from './keys.ts';
import { Lower } from './lower.tsx';
import { type PhoneTab, PhoneTabs } from './phone-tabs.tsx';
import { TopBar } from './top-bar.tsx';

/** A battle at one screen. */
export function BattlePage() {
  const { id = '' } = useParams<{ id: string }>();
  const { status, facts, now, error } = useBattle();
  useEffect(() => {
    void openBattle(id);
    return leaveBattle;
  }, [id]);
  useBodyClass('battle');
  if (status === 'missing' || status === 'failed')
    return <Failed text={status === 'missing' ? t.failing.missing : `${t.failing.failed} ${error}`} id={id} />;
  if (facts === undefined || now === undefined) return <p className="page pulse">{t.loading}</p>;
  return <BattleScreen facts={facts} now={now} />;
}

interface ScreenProps {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  /** Who says what to do, above the decisions. */
  readonly coach?: ReactNode;
  /** Nothing is left to decide. */
  readonly resting?: boolean;
}

/** The screen of a battle that is open. */
export function BattleScreen({ facts, now, coach, resting = false }: ScreenProps) {
  const status = useBattle((screen) => screen.status);
  const pace = usePreferences((preferences) => preferences.pace);
  useEffect(() => {
    if (status === 'open') void engine().pace(paces[pace]);
  }, [pace, status]);
  const [tab, setTab] = useState<PhoneTab>('decide');
  useBattleKeys(facts, now);
  useEffect(() => {
    document.title = `${facts.sides[0].name} against ${facts.sides[1].name} · Adjutant`;
  }, [facts]);
  return (
    <>
      <a className="skip" href="#decision">
        {t.skip}
      </a>
      <TopBar facts={facts} now={now} />
      <main className="play" data-tab={tab}>
        <TableColumn facts={facts} now={now} />
        <div className={coach === undefined ? 'side' : 'side coached'}>
          {coach}
          {resting ? undefined : <DecisionPlace facts={facts} now={now} />}
          <Lower facts={facts} now={now} phoneTab={tab} />
        </div>
        <AdjustDrawer facts={facts} now={now} />
        <PhoneTabs tab={tab} onTab={setTab} now={now} />
      </main>
    </>
  );
}

function Failed({ text, id }: { readonly text: string; readonly id: string }) {
  return (
    <main className="page">
      <div className="problem" role="alert">
        <p>{text}</p>
        <p className="sec">{t.failing.safe}</p>
        <div className="acts">
          <button type="button" className="btn p" onClick={() => void openBattle(id)}>
            {t.failing.reload}
          </button>
          <Link className="btn" href="/">
            {t.failing.home}
          </Link>
        </div>
      </div>
    </main>
  );
}

/** The page is a battle's as long as this is shown. */
export function useBodyClass(name: string): void {
  useEffect(() => {
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name]);
}
