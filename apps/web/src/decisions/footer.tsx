import type { ReactNode } from 'react';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Sentence } from '../ui/rule-chip.tsx';

/** The answers, always in sight; above them why the last one was refused. */
export function Footer({ children }: { readonly children: ReactNode }) {
  return (
    <div className="dfoot">
      <Refused />
      {children}
    </div>
  );
}

function Refused() {
  const refusals = useBattle((screen) => screen.refusals);
  if (refusals.length === 0) return undefined;
  return (
    <div className="refuse" role="alert">
      <h2>
        <Icon name="refused" />
        {t.decide.refusedAnswer}
      </h2>
      <ul>
        {refusals.slice(0, 3).map((said) => (
          <li key={said.text}>
            <Sentence said={said} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The key beside an answer, for the eye alone: those who hear know it from the list of keys. */
function KeyName({ name }: { readonly name: string }) {
  return (
    <span className="kbd" aria-hidden="true">
      {name}
    </span>
  );
}

interface AnswerProps {
  readonly children: ReactNode;
  readonly onAnswer: () => void;
  readonly kind?: 'p' | 'q' | undefined;
  /** Why it cannot be given yet; the button stays reachable and says so. */
  readonly not?: string | undefined;
  readonly keyName?: string | undefined;
  readonly wide?: boolean;
}

/** One answer. */
export function AnswerButton({ children, onAnswer, kind, not, keyName, wide = false }: AnswerProps) {
  return (
    <button
      type="button"
      className={`btn ${kind ?? ''}${kind === 'q' ? ' s' : ''}${wide ? ' wide' : ''}`}
      aria-disabled={not === undefined ? undefined : true}
      onClick={() => (not === undefined ? onAnswer() : undefined)}
    >
      <span>{not ?? children}</span>
      {keyName === undefined || not !== undefined ? undefined : <KeyName name={keyName} />}
    </button>
  );
}
