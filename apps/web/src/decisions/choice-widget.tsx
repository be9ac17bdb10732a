import type { ChooseOne, ChooseSome } from '@adjutant/engine';
import { useEffect } from 'react';
import { answer } from '../state/battle-actions.ts';
import { isOptional, useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { inches, percent } from '../text/numbers.ts';
import { Icon } from '../ui/icons.tsx';
import { engine } from '../worker/client.ts';
import type { Asked, BattleFacts, BattleNow, OptionCard } from '../worker/protocol.ts';
import { answerMade, choose } from './choosing.ts';
import { DiceRow } from './dice-row.tsx';
import { AnswerButton, Footer } from './footer.tsx';
import { RefusedCards } from './refused-cards.tsx';

interface Props {
  readonly asked: Asked;
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly question: ChooseOne | ChooseSome;
}

/** One of several things, or some of them: a card each, the refused ones below with their reason. */
export function ChoiceWidget({ asked, facts, now, question }: Props) {
  useChances(asked);
  const many = question.kind === 'choose-some';
  return (
    <>
      <div className="dbody">
        {asked.dice === undefined ? undefined : <DiceRow dice={asked.dice} />}
        {many ? <Counter question={question} /> : undefined}
        <fieldset>
          <legend className="sr">{asked.title}</legend>
          {asked.options.map((option) => (
            <Card
              key={option.id}
              option={option}
              asked={asked}
              many={many}
              commandPoints={now.commandPoints[asked.player]}
              facts={facts}
            />
          ))}
        </fieldset>
        <RefusedCards refused={asked.refused} title={asked.reaction ? t.decide.notNow : undefined} />
      </div>
      <ChoiceFooter asked={asked} question={question} commandPoints={now.commandPoints[asked.player]} />
    </>
  );
}

function useChances({ number, question }: Asked): void {
  useEffect(() => {
    if (question.purpose !== 'unit-to-charge') return;
    void engine()
      .chances(number)
      .then((chances) => {
        if (useBattle.getState().answering === number) useBattle.setState({ chances });
      });
  }, [number, question.purpose]);
}

function Counter({ question }: { readonly question: ChooseSome }) {
  const count = useBattle((screen) => screen.chosen.length);
  return (
    <div className="counter">
      <span>{t.decide.chosen(count, question.min, question.max)}</span>
      {count > 0 ? (
        <button type="button" className="btn q s" onClick={() => useBattle.setState({ chosen: [] })}>
          {t.decide.none}
        </button>
      ) : undefined}
    </div>
  );
}

interface CardProps {
  readonly option: OptionCard;
  readonly asked: Asked;
  readonly many: boolean;
  readonly commandPoints: number;
  readonly facts: BattleFacts;
}

function Card({ option, asked, many, commandPoints, facts }: CardProps) {
  const times = useBattle((screen) => screen.chosen.filter((id) => id === option.id).length);
  const { unit } = option;
  const player = unit === undefined ? undefined : facts.units[unit]?.player;
  return (
    <label
      className={`opt ${times > 0 ? 'on' : ''}`}
      onPointerEnter={() => useBattle.setState({ hovered: unit })}
      onPointerLeave={() => useBattle.setState({ hovered: undefined })}
    >
      <span className="top">
        <input
          type={many ? 'checkbox' : 'radio'}
          name={`question ${asked.number}`}
          className={many ? 'checkbox' : 'radio'}
          checked={times > 0}
          onChange={() => choose(option.id)}
        />
        <b>{option.label}</b>
        {many && (option.count ?? 1) > 1 ? (
          <span className="tag">{times > 0 ? `${times} of ${option.count}` : t.decide.equal(option.count ?? 1)}</span>
        ) : undefined}
        {player !== undefined && player !== asked.player ? (
          <span className="tag">{facts.sides[player].short}</span>
        ) : undefined}
        <Price option={option} commandPoints={commandPoints} />
      </span>
      <Facts option={option} />
    </label>
  );
}

/** What the option costs, or how far away it is. */
function Price({ option, commandPoints }: { readonly option: OptionCard; readonly commandPoints: number }) {
  const distance = useBattle((screen) => screen.chances.find((one) => one.option === option.id)?.distance);
  const { price } = option;
  if (price !== undefined) return <span className="d">{t.decide.cost(price, commandPoints - price)}</span>;
  return <span className="d">{distance === undefined ? '' : inches(distance)}</span>;
}

/** What is known of the option, and its chance. */
function Facts({ option }: { readonly option: OptionCard }) {
  const chance = useBattle((screen) => screen.chances.find((one) => one.option === option.id));
  const facts = [...option.facts, ...(chance === undefined || chance.text === '' ? [] : [chance.text])];
  return (
    <>
      {option.effect === undefined ? undefined : <span className="facts">{option.effect}</span>}
      {facts.length === 0 ? undefined : <span className="facts">{facts.join(' · ')}</span>}
      {chance?.chance === undefined ? undefined : (
        <span className="odd">
          <span>
            <b>{percent(chance.chance)}</b> {t.charge.reaches}
          </span>
        </span>
      )}
    </>
  );
}

interface FooterProps {
  readonly asked: Asked;
  readonly question: ChooseOne | ChooseSome;
  readonly commandPoints: number;
}

function ChoiceFooter({ asked, question, commandPoints }: FooterProps) {
  const optional = isOptional(asked);
  const pass =
    asked.declining === undefined ? undefined : <Pass key="pass" asked={asked} commandPoints={commandPoints} />;
  const confirm = <Confirm key="confirm" asked={asked} question={question} />;
  return (
    <Footer>
      {optional ? [pass, confirm] : [confirm, pass]}
      {asked.reaction && pass !== undefined ? <PassOn asked={asked} /> : undefined}
    </Footer>
  );
}

function Confirm({ asked, question }: Omit<FooterProps, 'commandPoints'>) {
  const chosen = useBattle((screen) => screen.chosen);
  const names = [...new Set(chosen)].map((id) => asked.options.find((option) => option.id === id)?.label ?? '');
  const few = question.kind === 'choose-some' && chosen.length < Math.max(question.min, 1);
  return (
    <AnswerButton
      kind={isOptional(asked) ? undefined : 'p'}
      not={chosen.length === 0 || few ? t.decide.chooseFirst : undefined}
      keyName="Enter"
      onAnswer={answerMade}
    >
      {names.length === 1 ? names[0] : t.decide.confirm}
    </AnswerButton>
  );
}

function Pass({ asked, commandPoints }: Omit<FooterProps, 'question'>) {
  const { options, declining, reaction, question } = asked;
  const optional = isOptional(asked);
  const keeps = reaction && options.some(({ price }) => price !== undefined);
  return (
    <AnswerButton
      kind={optional ? 'p' : undefined}
      keyName={optional ? 'Space' : undefined}
      onAnswer={() => answer(declining ?? 'pass')}
    >
      {reaction ? t.decide.pass : (t.passes[question.purpose] ?? t.decide.pass)}
      {keeps ? <small>{t.decide.keep(commandPoints)}</small> : undefined}
    </AnswerButton>
  );
}

/** The wider pass: these offers are passed until the phase ends. */
function PassOn({ asked }: { readonly asked: Asked }) {
  const offers = [...new Set(asked.options.flatMap(({ group }) => (group === undefined ? [] : [group])))];
  const filter = { purposes: [asked.question.purpose], ...(offers.length > 0 ? { offers } : {}) };
  return (
    <AnswerButton kind="q" wide onAnswer={() => void engine().order(asked.player, filter, 'phase')}>
      <Icon name="next" /> {t.decide.passPhase}
    </AnswerButton>
  );
}
