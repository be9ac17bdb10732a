import type { TypeDice } from '@adjutant/engine';
import { answer } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Die } from './dice-row.tsx';
import { AnswerButton, Footer } from './footer.tsx';

/** Real dice, typed in as how many show each face. */
export function DiceWidget({ question }: { readonly question: TypeDice }) {
  const faces = useBattle((screen) => screen.faces);
  const count = (face: number) => faces.filter((other) => other === face).length;
  const set = (face: number, times: number) =>
    useBattle.setState({
      faces: [...faces.filter((other) => other !== face), ...Array.from({ length: times }, () => face)],
    });
  return (
    <>
      <div className="dbody">
        <ul className="counters">
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <li key={face}>
              <Die face={face} />
              <button
                type="button"
                className="ibtn"
                aria-label={t.dice.take(face)}
                onClick={() => set(face, Math.max(0, count(face) - 1))}
              >
                <Icon name="minus" />
              </button>
              <b>{count(face)}</b>
              <button
                type="button"
                className="ibtn"
                aria-label={t.dice.add(face)}
                onClick={() => (faces.length < question.count ? set(face, count(face) + 1) : undefined)}
              >
                <Icon name="plus" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Footer>
        <AnswerButton
          kind="p"
          keyName="Enter"
          not={faces.length === question.count ? undefined : t.dice.sum(faces.length, question.count)}
          onAnswer={() => answer([...faces])}
        >
          {t.dice.confirm}
        </AnswerButton>
      </Footer>
    </>
  );
}
