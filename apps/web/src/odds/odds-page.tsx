import { useEffect, useState } from 'react';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { engine } from '../worker/client.ts';
import type { MatchupAnswer, MatchupAsked } from '../worker/matchup.ts';
import { fromFragment, toFragment } from './fragment.ts';
import { Results } from './results.tsx';

const [first] = t.odds.list;

/** The calculator: the whole question stands in the address, behind the #. */
export function OddsPage() {
  const [asked, setAsked] = useState<MatchupAsked>(
    () => fromFragment(location.hash) ?? { attacks: first.attacks, target: first.target, circumstances: [] },
  );
  const answer = useAnswer(asked);
  useEffect(() => history.replaceState(history.state, '', `${location.pathname}${toFragment(asked)}`), [asked]);
  return (
    <Page title={t.odds.title}>
      <div className="ph">
        <div>
          <h1>{t.odds.title}</h1>
          <p>{t.odds.intro}</p>
        </div>
        <div className="act">
          <CopyLink />
        </div>
      </div>
      <div className="oddsg">
        <div className="stk">
          <Question asked={asked} answer={answer} onAsk={setAsked} />
          <Situation asked={asked} onAsk={setAsked} />
        </div>
        <div className="stk">
          {answer?.ok === true ? (
            <Results answer={answer} />
          ) : (
            <p className="pulse">{answer === undefined ? t.odds.counting : ''}</p>
          )}
        </div>
      </div>
    </Page>
  );
}

/** The answer to the question as it stands; an older one that comes late is dropped. */
function useAnswer(asked: MatchupAsked): MatchupAnswer | undefined {
  const [answer, setAnswer] = useState<MatchupAnswer | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const wait = setTimeout(() => {
      void engine()
        .matchup(asked)
        .then((found) => (current ? setAnswer(found) : undefined));
    }, 120);
    return () => {
      current = false;
      clearTimeout(wait);
    };
  }, [asked]);
  return answer;
}

interface Props {
  readonly asked: MatchupAsked;
  readonly onAsk: (asked: MatchupAsked) => void;
}

function Question({ asked, answer, onAsk }: Props & { readonly answer: MatchupAnswer | undefined }) {
  return (
    <section className="card bring">
      <Notation part="attacks" rows={4} asked={asked} answer={answer} onAsk={onAsk} />
      <Notation part="target" rows={2} asked={asked} answer={answer} onAsk={onAsk} />
      <div className="field">
        <span>{t.odds.examples}</span>
        <div className="acts">
          {t.odds.list.map(({ name, attacks, target }) => (
            <button key={name} type="button" className="btn s" onClick={() => onAsk({ ...asked, attacks, target })}>
              {name}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

interface NotationProps extends Props {
  readonly part: 'attacks' | 'target';
  readonly rows: number;
  readonly answer: MatchupAnswer | undefined;
}

/** Profiles as they are written, and what of them was not understood. */
function Notation({ part, rows, asked, answer, onAsk }: NotationProps) {
  const problem = answer?.ok === false && answer.where === part ? answer.problem : undefined;
  return (
    <label className="field">
      <span>{t.odds[part]}</span>
      <textarea
        className="textarea"
        rows={rows}
        value={asked[part]}
        spellCheck={false}
        onChange={(event) => onAsk({ ...asked, [part]: event.target.value })}
      />
      {problem === undefined ? undefined : (
        <span className="fieldproblem" role="alert">
          {problem}
        </span>
      )}
    </label>
  );
}

function Situation({ asked, onAsk }: Props) {
  return (
    <section className="card">
      <h2>{t.odds.situation}</h2>
      {t.odds.switches.map(({ id, name, rule }) => {
        const on = asked.circumstances.includes(id);
        const others = asked.circumstances.filter((one) => one !== id);
        return (
          <div key={id} className="tog">
            <label>
              <input
                type="checkbox"
                className="checkbox"
                checked={on}
                onChange={() => onAsk({ ...asked, circumstances: on ? others : [...others, id] })}
              />
              {name}
            </label>
            <RuleChip rule={rule} />
          </div>
        );
      })}
    </section>
  );
}

function CopyLink() {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="btn"
      onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
    >
      <Icon name="link" />
      {copied ? t.odds.copied : t.odds.copy}
    </button>
  );
}
