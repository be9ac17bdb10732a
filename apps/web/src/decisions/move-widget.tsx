import type { MoveModels, PlaceModels } from '@adjutant/engine';
import { useEffect } from 'react';
import {
  addWaypoint,
  answer,
  answerDraft,
  answerInstead,
  clearDraft,
  firstPlaces,
  nearestLegal,
  turnDraft,
} from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { constraintName } from '../text/constraints.ts';
import { t } from '../text/index.ts';
import { inches } from '../text/numbers.ts';
import { Icon } from '../ui/icons.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import type { Asked, BattleFacts, Broken, CheckedConstraint, Judged } from '../worker/protocol.ts';
import { AnswerButton, Footer } from './footer.tsx';

interface Props {
  readonly asked: Asked;
  readonly facts: BattleFacts;
  readonly question: MoveModels | PlaceModels;
}

/** Places of models: what they must satisfy, what is wrong so far, and help by the solver. */
export function MoveWidget({ facts, question }: Props) {
  const judged = useBattle((screen) => screen.judged);
  useFirstPlaces(question);
  return (
    <>
      <div className="dbody">
        <Grip question={question} />
        <Problems judged={judged} facts={facts} question={question} />
        <Used question={question} judged={judged} facts={facts} />
        <Checklist checklist={judged?.checklist ?? emptyChecklist(question)} />
        <p className="hint">
          <span className="mouse">{t.move.hint}</span>
          <span className="touch">{t.move.hintTouch}</span>
        </p>
      </div>
      <MoveFooter question={question} judged={judged} />
    </>
  );
}

/** Models to be set up, and those that may not stay where they are, stand at the solver's proposal at once. */
function useFirstPlaces(question: Props['question']): void {
  useEffect(() => {
    void firstPlaces(question.kind === 'place-models');
  }, [question.kind]);
}

/** Whether the whole unit is moved or one model, a waypoint, a turn. */
function Grip({ question }: { readonly question: Props['question'] }) {
  const model = useBattle((screen) => screen.model);
  const first = question.kind === 'move-models' ? question.movers[0]?.model : question.models[0];
  const many = (question.kind === 'move-models' ? question.movers.length : question.models.length) > 1;
  return (
    <div className="grip">
      {many ? (
        <div className="seg" role="group" aria-label={t.move.grip}>
          <button
            type="button"
            aria-pressed={model === undefined}
            onClick={() => useBattle.setState({ model: undefined })}
          >
            {t.move.whole}
          </button>
          <button type="button" aria-pressed={model !== undefined} onClick={() => useBattle.setState({ model: first })}>
            {t.move.one}
          </button>
        </div>
      ) : undefined}
      <button type="button" className="btn s" onClick={() => turnDraft(15)}>
        {t.move.turn}
      </button>
      {question.kind === 'move-models' ? (
        <button type="button" className="btn s" onClick={addWaypoint}>
          {t.move.waypoint}
        </button>
      ) : undefined}
    </div>
  );
}

/** The sentences about the two models that are worst off, or about the unit. */
function Problems({
  judged,
  facts,
  question,
}: {
  readonly judged: Judged | undefined;
  readonly facts: BattleFacts;
  readonly question: Props['question'];
}) {
  const broken = judged?.broken ?? [];
  if (broken.length === 0) return undefined;
  const models = new Set(broken.flatMap(({ model }) => model ?? []));
  const all = question.kind === 'move-models' ? question.movers.length : question.models.length;
  const shown = firstOfEach(broken).slice(0, 2);
  return (
    <div className="refuse" role="status">
      <h2>
        <Icon name="refused" />
        {models.size === 0 ? t.move.brokenUnit : t.move.broken(models.size, all)}
      </h2>
      <ul>
        {shown.map((one) => (
          <li key={`${one.model} ${one.rule} ${one.kind}`}>
            {withoutUnit(one, facts)} <RuleChip rule={one.rule} />
          </li>
        ))}
        {models.size > 2 ? <li>{t.move.more(models.size - 2)}</li> : undefined}
      </ul>
    </div>
  );
}

function firstOfEach(broken: readonly Broken[]): readonly Broken[] {
  return [...new Map([...broken].reverse().map((one) => [one.model, one])).values()].reverse();
}

/** The unit's own name is not said again: it stands in the title. */
function withoutUnit({ text, model }: Broken, facts: BattleFacts): string {
  const own = model === undefined ? undefined : facts.models[model];
  const unit = own === undefined ? undefined : facts.units[own.unit]?.name;
  return unit === undefined ? text : text.replaceAll(` of ${unit}`, '');
}

/** How far the unit has gone, of what it has. */
function Used({
  question,
  judged,
  facts,
}: {
  readonly question: Props['question'];
  readonly judged: Judged | undefined;
  readonly facts: BattleFacts;
}) {
  const model = useBattle((screen) => screen.model);
  if (question.kind !== 'move-models') return undefined;
  const most = Math.max(
    0,
    ...Object.entries(judged?.used ?? {})
      .filter(([id]) => model === undefined || Number(id) === model)
      .map(([, used]) => used),
  );
  const maximum = Math.max(...question.movers.map((mover) => mover.maximum));
  return (
    <p className="used">
      <Icon name="ruler" />
      {model === undefined ? '' : `${facts.models[model]?.name ?? ''}: `}
      {t.move.used(inches(most), inches(maximum))}
      <span className="barx" aria-hidden="true">
        <i
          style={{ width: `${Math.min(100, (100 * most) / maximum)}%` }}
          className={most > maximum + 0.005 ? 'red' : ''}
        />
      </span>
    </p>
  );
}

function emptyChecklist(question: Props['question']): readonly CheckedConstraint[] {
  const all = question.kind === 'move-models' ? question.movers.length : question.models.length;
  return question.constraints.map(({ kind, rule, movers }) => ({ kind, rule, of: movers?.length ?? all, broken: 0 }));
}

function Checklist({ checklist }: { readonly checklist: readonly CheckedConstraint[] }) {
  return (
    <ul className="checks" aria-label={t.move.checklist}>
      {checklist.map(({ kind, rule, of, broken }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list keeps its order, and a kind may stand in it twice
        <li key={`${kind} ${rule} ${at}`} className={broken > 0 ? 'x' : ''}>
          <Icon name={broken > 0 ? 'cross' : 'check'} />
          <span>{constraintName(kind)}</span>
          <span className="val">{t.move.of(of - broken, of)}</span>
          <RuleChip rule={rule} />
        </li>
      ))}
    </ul>
  );
}

interface FooterProps {
  readonly question: Props['question'];
  readonly judged: Judged | undefined;
}

/** The move that is none: a unit that does nothing else stands still by the rules (09.04). */
const STAY = 'remain-stationary';
const isStaying = ({ value }: { readonly value: string }) => value === STAY;

function MoveFooter({ question, judged }: FooterProps) {
  const untouched = useBattle((screen) => screen.draft.size === 0);
  const none = useBattle((screen) => screen.noPlace);
  const kinds = useBattle((screen) => screen.now?.asked?.taken.find(({ options }) => options.some(isStaying)));
  const broken = judged?.broken ?? [];
  const placing = question.kind === 'place-models';
  const stays = untouched && !placing && kinds !== undefined;
  const confirm = placing ? t.move.confirmPlaces : untouched ? t.move.stay : t.move.confirm;
  return (
    <Footer>
      {none ? (
        <p className="note" role="status">
          {t.move.none}
        </p>
      ) : undefined}
      {broken.length > 0 ? (
        <AnswerButton kind="p" keyName="F" onAnswer={() => void nearestLegal()}>
          {t.move.nearest}
        </AnswerButton>
      ) : (
        <AnswerButton
          kind="p"
          keyName="Enter"
          not={placing && untouched ? t.move.toFix(question.models.length) : undefined}
          onAnswer={stays ? () => answerInstead(kinds.number, STAY) : answerDraft}
        >
          {confirm}
        </AnswerButton>
      )}
      {untouched ? undefined : <AnswerButton onAnswer={clearDraft}>{t.move.reset}</AnswerButton>}
      {question.mayDecline && kinds === undefined ? <Decline placing={placing} /> : undefined}
      {broken.length > 0 ? <NotYet broken={broken} confirm={confirm} /> : undefined}
    </Footer>
  );
}

function Decline({ placing }: { readonly placing: boolean }) {
  return (
    <AnswerButton kind="q" onAnswer={() => answer('decline')}>
      {placing ? t.move.declineSetUp : t.move.decline}
    </AnswerButton>
  );
}

/** The answer that cannot be given yet, with what is missing. */
function NotYet({ broken, confirm }: { readonly broken: readonly Broken[]; readonly confirm: string }) {
  const toFix = Math.max(1, new Set(broken.flatMap(({ model }) => model ?? [])).size);
  return (
    <AnswerButton wide not={`${confirm}: ${t.move.toFix(toFix)}`} onAnswer={answerDraft}>
      {confirm}
    </AnswerButton>
  );
}
