import { useBattle } from '../state/battle-store.ts';
import { setPace, usePreferences } from '../state/preferences.ts';
import { t } from '../text/index.ts';
import { Sentence } from '../ui/rule-chip.tsx';
import { Select } from '../ui/select.tsx';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import { DiceRow } from './dice-row.tsx';

/** The other side decides: what about, and what it did last. */
export function Waiting({ facts, now }: { readonly facts: BattleFacts; readonly now: BattleNow }) {
  const log = useBattle((screen) => screen.log);
  const pace = usePreferences((preferences) => preferences.pace);
  const last = log.filter(({ weight }) => weight === 'main' || weight === 'key').slice(-3);
  const thrown = now.thrown.at(-1);
  return (
    <>
      <div className="dhead">
        <h1 tabIndex={-1}>{now.thinking === undefined ? t.loading : now.thinking.title}</h1>
        {now.fault === undefined ? undefined : <p>{now.fault}</p>}
      </div>
      <div className="dbody">
        {thrown === undefined ? undefined : <DiceRow dice={thrown} />}
        <ul className="last">
          {last.map((line) => (
            <li key={line.id}>
              <Sentence said={{ text: line.text, ...(line.rule === undefined ? {} : { rule: line.rule }) }} />
            </li>
          ))}
        </ul>
      </div>
      <div className="dfoot quiet">
        <div className="field row">
          <span id="pace">{t.wait.pace}</span>
          <Select
            labelledBy="pace"
            value={pace}
            onChange={(value) => setPace(value)}
            items={[
              { value: 'normal', label: t.wait.paces.normal },
              { value: 'fast', label: t.wait.paces.fast },
              { value: 'instant', label: t.wait.paces.instant },
            ]}
          />
        </div>
        <span className="sr">{facts.missionName}</span>
      </div>
    </>
  );
}
