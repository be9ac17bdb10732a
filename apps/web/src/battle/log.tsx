import { useEffect, useRef, useState } from 'react';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { RuleChip, Sentence } from '../ui/rule-chip.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import type { BattleFacts, LogLine } from '../worker/protocol.ts';

/** Lines shown at once; older ones on demand. */
const WINDOW = 120;

/** What happened, the newest last; it follows unless it is scrolled up. */
export function Log({ facts }: { readonly facts: BattleFacts }) {
  const log = useBattle((screen) => screen.log);
  const [shown, setShown] = useState(WINDOW);
  const end = useRef<HTMLLIElement>(null);
  const [follows, setFollows] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what is followed
  useEffect(() => {
    if (follows) end.current?.parentElement?.parentElement?.scrollTo({ top: 1e9 });
  }, [log.length, follows]);
  if (log.length === 0) return <p className="empty pad">{t.log.empty}</p>;
  const lines = log.slice(-shown);
  return (
    <div
      className="log"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
        setFollows(scrollHeight - scrollTop - clientHeight < 40)
      }
    >
      {log.length > lines.length ? (
        <button type="button" className="btn q s" onClick={() => setShown(shown + WINDOW)}>
          {t.log.older}
        </button>
      ) : undefined}
      <ol>
        {lines.map((line) => (
          <Line key={line.id} line={line} facts={facts} />
        ))}
        <li ref={end} />
      </ol>
    </div>
  );
}

function Line({ line, facts }: { readonly line: LogLine; readonly facts: BattleFacts }) {
  if (line.weight === 'round' || line.weight === 'turn' || line.weight === 'phase')
    return (
      <li className={`heading ${line.weight}`}>
        <h2>{line.text}</h2>
      </li>
    );
  const [unit] = line.units;
  const look = () => useBattle.setState({ selected: unit });
  return (
    <li className={`entry${line.weight === 'key' ? ' key' : ''}${line.agreed === true ? ' agreed' : ''}`}>
      <SideMark player={line.player} />
      <div>
        {unit === undefined ? (
          <span>{line.text}</span>
        ) : (
          <button type="button" className="jump" onClick={look}>
            {line.text}
          </button>
        )}{' '}
        <RuleChip rule={line.rule} />
        {line.details.length === 0 ? undefined : (
          <details>
            <summary>{t.log.details}</summary>
            <ul>
              {line.details.map((said, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: details never change
                <li key={at}>
                  <Sentence said={said} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <span className="sr">{unit === undefined ? '' : facts.units[unit]?.name}</span>
      </div>
    </li>
  );
}
