import { t } from '../text/index.ts';
import { average, percent } from '../text/numbers.ts';
import type { MatchupAnswer } from '../worker/matchup.ts';
import { ChanceTable, Chart } from './chart.tsx';

type Answer = Extract<MatchupAnswer, { ok: true }>;

/** What the attacks do: four numbers, the distribution, the way of the dice, what was assumed. */
export function Results({ answer }: { readonly answer: Answer }) {
  return (
    <>
      <Four answer={answer} />
      <section className="card">
        <h2>{t.odds.woundsLost}</h2>
        <Chart chances={answer.wounds} />
        <p className="mut">{t.odds.atLeast}</p>
        <ChanceTable chances={answer.wounds} />
      </section>
      <Steps answer={answer} />
      <section className="card">
        <h2>{t.odds.assumptions}</h2>
        <ul className="plain">
          {[...(answer.toughnessAssumed ? [t.odds.assumed] : []), ...t.odds.assume].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Four({ answer }: { readonly answer: Answer }) {
  const [mean, median, destroyed, nothing] = t.odds.results;
  const several = answer.models.length > 2;
  const middle = several ? average(answer.meanModels) : String(answer.medianWounds);
  return (
    <dl className="big" aria-live="polite">
      <Figure value={average(answer.meanWounds)} text={mean} />
      <Figure value={middle} text={several ? t.odds.modelsResult : median} />
      <Figure value={percent(answer.destroyed)} text={destroyed} />
      <Figure value={percent(answer.wounds[0] ?? 0)} text={nothing} />
    </dl>
  );
}

function Steps({ answer }: { readonly answer: Answer }) {
  return (
    <section className="card">
      <h2>{t.odds.steps}</h2>
      {answer.stages.map((stage, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stages keep the order of the lines
        <ol key={at} className="steps">
          {[stage.attacks, stage.hits, stage.wounds, stage.unsaved, stage.damage].map((value, step) => (
            <li key={t.odds.stepNames[step]}>
              <b>{average(value)}</b>
              <span>{t.odds.stepNames[step]}</span>
            </li>
          ))}
        </ol>
      ))}
    </section>
  );
}

function Figure({ value, text }: { readonly value: string; readonly text: string }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd>{value}</dd>
    </div>
  );
}
