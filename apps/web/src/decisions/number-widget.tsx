import type { ChooseNumber } from '@adjutant/engine';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { answerMade } from './choosing.ts';
import { AnswerButton, Footer } from './footer.tsx';
import { within } from './made.ts';

/** A whole number within its range. */
export function NumberWidget({ question }: { readonly question: ChooseNumber }) {
  const { min, max } = question;
  const value = useBattle((screen) => screen.numbers.value ?? max);
  const set = (next: number) => useBattle.setState({ numbers: { value: within(question, next) } });
  return (
    <>
      <div className="dbody">
        <div className="stepper">
          <button type="button" className="ibtn" aria-label={t.assign.less} onClick={() => set(value - 1)}>
            <Icon name="minus" />
          </button>
          <output>{value}</output>
          <button type="button" className="ibtn" aria-label={t.assign.more} onClick={() => set(value + 1)}>
            <Icon name="plus" />
          </button>
          <span className="sec">{t.number.range(min, max)}</span>
        </div>
      </div>
      <Footer>
        <AnswerButton kind="p" keyName="Enter" onAnswer={answerMade}>
          {t.number.take(value)}
        </AnswerButton>
      </Footer>
    </>
  );
}
