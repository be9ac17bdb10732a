import type { FormEvent } from 'react';
import { answer } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import type { Asked } from '../worker/protocol.ts';
import { Die } from './dice-row.tsx';
import { AnswerButton, Footer } from './footer.tsx';
import { diceTyped, faces, facesOf, withFace } from './typed-dice.ts';

interface Props {
  readonly asked: Asked;
  readonly count: number;
}

/** Real dice, typed in as how many show each face: tap a face, write its count, or press 1 to 6. */
export function DiceWidget({ asked, count }: Props) {
  const counts = useBattle((screen) => screen.numbers);
  const typed = diceTyped(counts);
  const left = count - typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (left === 0) answer([...facesOf(counts)]);
  };
  return (
    <>
      <form className="dbody" id="typed-dice" onSubmit={submit}>
        <p className="counter" aria-live="polite">
          <span>{t.dice.left(typed, count)}</span>
          <button type="button" className="btn q s" onClick={() => useBattle.setState({ numbers: {} })}>
            {t.decide.none}
          </button>
        </p>
        <ul className="counters">
          {faces.map((face) => (
            <Face key={face} face={face} times={counts[face] ?? 0} left={left} fails={asked.dice?.fails ?? []} />
          ))}
        </ul>
        {left < 0 ? (
          <p className="refuse" role="alert">
            {t.dice.tooMany(typed, count)}
          </p>
        ) : undefined}
        <p className="hint mouse">{t.dice.hint}</p>
        {/* Enter in a field sends the form. */}
        <button type="submit" hidden />
      </form>
      <DiceFooter left={left} onAnswer={() => answer([...facesOf(counts)])} />
    </>
  );
}

function DiceFooter({ left, onAnswer }: { readonly left: number; readonly onAnswer: () => void }) {
  return (
    <Footer>
      <AnswerButton
        kind="p"
        keyName="Enter"
        not={left === 0 ? undefined : left > 0 ? t.dice.more(left) : t.dice.fewer(-left)}
        onAnswer={onAnswer}
      >
        {t.dice.confirm}
      </AnswerButton>
      {left > 0 ? <AnswerButton onAnswer={() => throwRest(left)}>{t.dice.throwHere(left)}</AnswerButton> : undefined}
    </Footer>
  );
}

interface FaceProps {
  readonly face: number;
  readonly times: number;
  readonly left: number;
  readonly fails: readonly number[];
}

function Face({ face, times, left, fails }: FaceProps) {
  const set = (next: number) =>
    useBattle.setState(({ numbers }) => ({ numbers: withFace(numbers, face, next), refusals: [] }));
  const means = fails.length === 0 ? '' : fails.includes(face) ? t.dice.failed : t.dice.made;
  return (
    <li className={fails.includes(face) ? 'bad' : ''}>
      <button
        type="button"
        className="facebtn"
        aria-label={t.dice.add(face)}
        aria-disabled={left <= 0}
        onClick={() => (left > 0 ? set(times + 1) : undefined)}
      >
        <Die face={face} failed={fails.includes(face)} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="count"
        aria-label={t.dice.countOf(face)}
        value={times === 0 ? '' : String(times)}
        placeholder="0"
        onChange={({ target }) => set(Number(target.value.replace(/\D/g, '').slice(0, 3)))}
      />
      <span className="means">{means}</span>
      <button
        type="button"
        className="ibtn"
        aria-label={t.dice.take(face)}
        aria-disabled={times === 0}
        onClick={() => (times > 0 ? set(times - 1) : undefined)}
      >
        <Icon name="minus" />
      </button>
    </li>
  );
}

/** The dice that are left, thrown by the device: for whoever has none at hand for the bot. */
function throwRest(left: number): void {
  const { numbers } = useBattle.getState();
  let next: Readonly<Record<string, number>> = numbers;
  for (const byte of crypto.getRandomValues(new Uint32Array(left))) {
    const face = (byte % 6) + 1;
    next = withFace(next, face, (next[face] ?? 0) + 1);
  }
  useBattle.setState({ numbers: next });
}
