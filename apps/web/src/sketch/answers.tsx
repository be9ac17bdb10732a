import { Odds, Weapons } from '../decisions/target-card.tsx';
import { t } from '../text/index.ts';
import { inches, percent } from '../text/numbers.ts';
import { Icon } from '../ui/icons.tsx';
import { Sentence } from '../ui/rule-chip.tsx';
import { Select } from '../ui/select.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import type { BattleFacts, Said, TargetOdds } from '../worker/protocol.ts';
import type { SketchAnswer } from '../worker/sketch-answer.ts';
import { ask, useSketch } from './store.ts';

/** What is asked and what the rules answer, in the place where a battle has its decisions. */
export function SketchAnswers({ facts }: { readonly facts: BattleFacts }) {
  const { from, to, answer } = useSketch();
  const [own, other] = [facts.units[from ?? -1], facts.units[to ?? -1]];
  const title =
    own === undefined
      ? t.sketch.pickTitle
      : other === undefined
        ? t.sketch.oneTitle(own.short)
        : t.sketch.askTitle(own.short, other.short);
  return (
    <section className="decide" aria-label={t.sketch.title} id="decision">
      <div className="band quiet">
        {t.sketch.only}
        <span className="r">{t.sketch.onlyNote}</span>
      </div>
      <div className="dhead">
        <h1>{title}</h1>
        <p>
          {answer !== undefined
            ? t.sketch.away(inches(answer.distance))
            : own === undefined
              ? t.sketch.pickWhy
              : t.sketch.oneWhy}
        </p>
      </div>
      <div className="dbody">
        <Pair facts={facts} />
        {answer === undefined ? undefined : <Answer answer={answer} name={other?.name ?? ''} />}
      </div>
    </section>
  );
}

/** Who asks and about whom, for those who do not click on the table. */
function Pair({ facts }: { readonly facts: BattleFacts }) {
  const { from, to, poses } = useSketch();
  const there = facts.units.filter(({ models }) => models.some((model) => poses[model] !== undefined));
  const items = [
    { value: '', label: t.sketch.nobody },
    ...there.map(({ id, name, player }) => ({ value: String(id), label: name, mark: <SideMark player={player} /> })),
  ];
  const field = (label: string, value: number | undefined, onChange: (unit: number | undefined) => void) => (
    <Select
      label={label}
      value={value === undefined ? '' : String(value)}
      items={items}
      onChange={(next) => onChange(next === '' ? undefined : Number(next))}
    />
  );
  return (
    <div className="pair">
      <span>{t.sketch.from}</span>
      {field(t.sketch.from, from, (unit) => ask({ from: unit }))}
      <span>{t.sketch.to}</span>
      {field(t.sketch.to, to, (unit) => ask({ to: unit }))}
      <button
        type="button"
        className="ibtn"
        aria-label={t.sketch.swap}
        title={t.sketch.swap}
        onClick={() => ask({ from: to, to: from })}
      >
        <Icon name="swap" />
      </button>
    </div>
  );
}

function Answer({ answer, name }: { readonly answer: SketchAnswer; readonly name: string }) {
  const { charge, shooting, fighting, noShooting } = answer;
  return (
    <>
      <dl className="verdicts">
        <Verdict
          name={t.sketch.sees}
          verdict={t.sketch.seesVerdict[answer.sees]}
          good={answer.sees !== 'none'}
          said={answer.sight}
        />
        <Verdict
          name={t.sketch.cover}
          verdict={t.sketch.coverVerdict[answer.cover]}
          good={answer.cover === 'unasked' ? undefined : answer.cover === 'no'}
          said={answer.covers}
        />
        {charge === undefined ? undefined : (
          <Verdict
            name={t.sketch.charge}
            verdict={charge.chance === undefined ? t.sketch.cannot : percent(charge.chance)}
            good={charge.chance !== undefined}
            said={[charge.said]}
          />
        )}
      </dl>
      <Attacks title={t.sketch.shooting} odds={shooting} why={noShooting} name={name} />
      <Attacks title={t.sketch.fighting} odds={fighting} why={undefined} name={name} />
    </>
  );
}

/** One plain line: the answer, and what it rests on. */
function Verdict({
  name,
  verdict,
  good,
  said,
}: {
  readonly name: string;
  readonly verdict: string;
  /** Undefined where it is neither. */
  readonly good: boolean | undefined;
  readonly said: readonly Said[];
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className={good === true ? 'yes' : 'not'}>
          {good === undefined ? undefined : <Icon name={good ? 'check' : 'cross'} />}
          {verdict}
        </b>
        {said.map((one) => (
          <p key={one.text}>
            <Sentence said={one} />
          </p>
        ))}
      </dd>
    </div>
  );
}

function Attacks({
  title,
  odds,
  why,
  name,
}: {
  readonly title: string;
  readonly odds: TargetOdds | undefined;
  readonly why: Said | undefined;
  readonly name: string;
}) {
  if (odds === undefined && why === undefined) return undefined;
  return (
    <section className="needs">
      <h2>{title}</h2>
      {odds === undefined ? undefined : (
        <>
          <Odds odds={odds} />
          <Weapons odds={odds} name={name} />
        </>
      )}
      {why === undefined ? undefined : (
        <p className="sec">
          <Sentence said={why} />
        </p>
      )}
    </section>
  );
}
