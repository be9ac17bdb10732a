import { useState } from 'react';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Sentence } from '../ui/rule-chip.tsx';
import type { RefusedCard } from '../worker/protocol.ts';

/** What cannot be chosen now, each with its reason; folded away where there are many. */
export function RefusedCards({
  refused,
  title,
}: {
  readonly refused: readonly RefusedCard[];
  readonly title?: string | undefined;
}) {
  const [open, setOpen] = useState(refused.length <= 2);
  if (refused.length === 0) return undefined;
  return (
    <>
      {title === undefined ? undefined : <h2 className="notnow">{title}</h2>}
      {refused.length > 2 ? (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'down' : 'chevron'} />
          {t.decide.refused(refused.length)}
        </button>
      ) : undefined}
      {open
        ? refused.map(({ id, label, why }) => (
            <div key={id} className="opt off">
              <div className="top">
                <Icon name="refused" />
                <b>{label}</b>
              </div>
              <p>
                <Sentence said={why} />
              </p>
            </div>
          ))
        : undefined}
    </>
  );
}
