import { useEffect, useRef } from 'react';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { announce } from '../ui/announcer.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import type { Asked, BattleFacts, BattleNow } from '../worker/protocol.ts';
import { AssignWidget } from './assign-widget.tsx';
import { AttackWidget } from './attack-widget.tsx';
import { BattleOver } from './battle-over.tsx';
import { ChoiceWidget } from './choice-widget.tsx';
import { DiceWidget } from './dice-widget.tsx';
import { MoveWidget } from './move-widget.tsx';
import { NumberWidget } from './number-widget.tsx';
import { OrderWidget } from './order-widget.tsx';
import { TakenRow } from './taken-row.tsx';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
}

/** The one place that says who decides what and why, and takes the answer. */
export function DecisionPlace({ facts, now }: Props) {
  const { asked } = now;
  return (
    <section className="decide" aria-label={t.decide.region} id="decision" data-question={asked?.number ?? 'none'}>
      <Band facts={facts} now={now} />
      {now.result !== undefined ? (
        <BattleOver facts={facts} now={now} result={now.result} />
      ) : asked === undefined ? (
        <Waiting facts={facts} now={now} />
      ) : (
        <Question key={asked.number} asked={asked} facts={facts} now={now} />
      )}
    </section>
  );
}

function Band({ facts, now }: Props) {
  const { asked, thinking, result } = now;
  const sent = useBattle((screen) => screen.sent);
  const player = asked?.player ?? thinking?.player;
  if (result !== undefined || player === undefined) return <div className="band none">{t.band.over}</div>;
  const name = facts.sides[player].short;
  const persons = facts.sides.filter(({ seat }) => seat.kind === 'person').length;
  const who =
    asked === undefined
      ? t.band.decides(name)
      : asked.question.kind === 'dice'
        ? t.band.types(name)
        : persons === 2
          ? asked.reaction
            ? t.band.reacts(name)
            : t.band.decides(name)
          : asked.reaction
            ? t.band.react
            : t.band.decide;
  const promise =
    asked === undefined || sent
      ? t.band.working
      : asked.reaction && asked.declining !== undefined
        ? t.band.safe
        : t.band.waits;
  return (
    <div className={`band ${player === 0 ? 'a' : 'b'}${asked === undefined ? ' quiet' : ''}`}>
      <SideMark player={player} />
      {who}
      <span className={asked === undefined || sent ? 'r pulse' : 'r'}>{promise}</span>
    </div>
  );
}

function Question({ asked, facts, now }: Props & { readonly asked: Asked }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const typing = document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'text';
    if (!typing && !inDialog(document.activeElement)) title.current?.focus({ preventScroll: true });
    announce(asked.title, asked.reaction);
  }, [asked]);
  return (
    <>
      <div className="dhead">
        {asked.path.length > 1 ? (
          <p className="crumb">
            <span className="sr">{t.decide.path}: </span>
            {asked.path.map((step) => (
              <span key={step}>{step}</span>
            ))}
          </p>
        ) : undefined}
        <h1 ref={title} tabIndex={-1}>
          {asked.title}
        </h1>
        <p>
          {asked.why.text} <RuleChip rule={asked.why.rule} />
        </p>
        <TakenRow taken={asked.taken} />
      </div>
      <Widget asked={asked} facts={facts} now={now} />
    </>
  );
}

function inDialog(element: Element | null): boolean {
  return element?.closest('[role=dialog]') !== null && element !== null;
}

function Widget(props: Props & { readonly asked: Asked }) {
  const { question } = props.asked;
  switch (question.kind) {
    case 'choose-one':
    case 'choose-some':
      return <ChoiceWidget {...props} question={question} />;
    case 'move-models':
    case 'place-models':
      return <MoveWidget {...props} question={question} />;
    case 'declare-attacks':
      return <AttackWidget {...props} question={question} />;
    case 'order':
      return <OrderWidget {...props} />;
    case 'number':
      return <NumberWidget question={question} />;
    case 'assign':
      return <AssignWidget {...props} question={question} />;
    case 'dice':
      return <DiceWidget asked={props.asked} count={question.count} />;
  }
}
