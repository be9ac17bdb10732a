import type { Assign } from '@adjutant/engine';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Stepper } from '../ui/stepper.tsx';
import type { Asked } from '../worker/protocol.ts';
import { answerMade } from './choosing.ts';
import { AnswerButton, Footer } from './footer.tsx';

/** A total dealt out over things; a default stands there already. */
export function AssignWidget({ asked, question }: { readonly asked: Asked; readonly question: Assign }) {
  const numbers = useBattle((screen) => screen.numbers);
  const left = question.total - Object.values(numbers).reduce((sum, number) => sum + number, 0);
  const set = (id: string, number: number) =>
    useBattle.setState({ numbers: { ...numbers, [id]: Math.max(question.minEach, number) } });
  return (
    <>
      <div className="dbody">
        <p className="counter">{t.assign.left(left)}</p>
        <ul className="ordered">
          {asked.options.map(({ id, label, facts }) => (
            <li key={id} className="opt">
              <b>{label}</b>
              <span className="sec">{facts.join(' · ')}</span>
              <Stepper value={numbers[id] ?? 0} name={label} full={left <= 0} onChange={(number) => set(id, number)} />
            </li>
          ))}
        </ul>
      </div>
      <Footer>
        <AnswerButton kind="p" keyName="Enter" not={left === 0 ? undefined : t.assign.left(left)} onAnswer={answerMade}>
          {t.assign.confirm}
        </AnswerButton>
      </Footer>
    </>
  );
}
