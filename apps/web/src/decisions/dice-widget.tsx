import type { TypeDice } from '@adjutant/engine';
import { answer } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Stepper } from '../ui/stepper.tsx';
import { Die } from './dice-row.tsx';
import { AnswerButton, Footer } from './footer.tsx';

/** Real dice, typed in as how many show each face. */
export function DiceWidget({ question }: { readonly question: TypeDice }) {
  const faces = useBattle((screen) => screen.faces);
  const full = faces.length >= question.count;
  const count = (face: number) => faces.filter((other) => other === face).length;
  const set = (face: number, times: number) => {
    const others = faces.filter((other) => other !== face);
    useBattle.setState({ faces: [...others, ...Array.from({ length: times }, () => face)] });
  };
  return (
    <>
      <div className="dbody">
        <ul className="counters">
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <li key={face}>
              <Die face={face} />
              <Stepper value={count(face)} name={String(face)} full={full} onChange={(times) => set(face, times)} />
            </li>
          ))}
        </ul>
      </div>
      <Footer>
        <AnswerButton
          kind="p"
          keyName="Enter"
          not={full ? undefined : t.dice.sum(faces.length, question.count)}
          onAnswer={() => answer([...faces])}
        >
          {t.dice.confirm}
        </AnswerButton>
      </Footer>
    </>
  );
}
