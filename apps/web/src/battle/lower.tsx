import { useState } from 'react';
import { t } from '../text/index.ts';
import { Tabs } from '../ui/tabs.tsx';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import { Log } from './log.tsx';
import type { PhoneTab } from './phone-tabs.tsx';
import { TextBoard } from './text-board.tsx';
import { UnitCard } from './unit-card.tsx';

type Part = 'log' | 'unit' | 'board' | 'rules';

/** What is looked at on demand: log, unit, text board, what is not enforced. */
export function Lower({
  facts,
  now,
  phoneTab,
}: {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly phoneTab: PhoneTab;
}) {
  const [part, setPart] = useState<Part>('log');
  const forced: Part | undefined =
    phoneTab === 'units'
      ? part === 'unit'
        ? 'unit'
        : 'board'
      : phoneTab === 'log'
        ? 'log'
        : phoneTab === 'rules'
          ? 'rules'
          : undefined;
  const items = [
    { value: 'log', label: t.tabs.log, panel: <Log facts={facts} /> },
    { value: 'unit', label: t.tabs.unit, panel: <UnitCard facts={facts} now={now} /> },
    { value: 'board', label: t.tabs.board, panel: <TextBoard facts={facts} now={now} /> },
    { value: 'rules', label: t.tabs.rules, panel: <NotEnforced facts={facts} /> },
  ] as const;
  return <Tabs className="lower" label={t.tabs.log} value={forced ?? part} onChange={setPart} items={items} />;
}

function NotEnforced({ facts }: { readonly facts: BattleFacts }) {
  return (
    <div className="pad">
      <p className="sec">{facts.notEnforced.length === 0 ? t.enforce.none : t.enforce.intro}</p>
      <ul className="plain">
        {facts.notEnforced.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
