import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import type { Asked, OptionCard } from '../worker/protocol.ts';
import { answerMade } from './choosing.ts';
import { AnswerButton, Footer } from './footer.tsx';
import { shifted } from './made.ts';

/** An order; as shown, or with something earlier. */
export function OrderWidget({ asked }: { readonly asked: Asked }) {
  const ids = useBattle((screen) => screen.chosen);
  return (
    <>
      <div className="dbody">
        <ol className="ordered">
          {ids.map((id, at) => (
            <Entry key={id} option={asked.options.find((option) => option.id === id)} at={at} last={ids.length - 1} />
          ))}
        </ol>
      </div>
      <Footer>
        <AnswerButton kind="p" keyName="Enter" onAnswer={answerMade}>
          {t.order.asShown}
        </AnswerButton>
      </Footer>
    </>
  );
}

function move(at: number, by: number): void {
  useBattle.setState(({ chosen }) => ({ chosen: shifted(chosen, at, by) }));
}

function Entry({
  option,
  at,
  last,
}: {
  readonly option: OptionCard | undefined;
  readonly at: number;
  readonly last: number;
}) {
  const button = (icon: 'up' | 'down', name: string, by: number, not: boolean) => (
    <button
      type="button"
      className="ibtn"
      aria-label={`${name}: ${option?.label ?? ''}`}
      aria-disabled={not}
      onClick={() => (not ? undefined : move(at, by))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <li className="opt">
      <span className="ring">{at + 1}</span>
      <b>{option?.label}</b>
      <span className="sec">{option?.facts.join(' · ')}</span>
      {button('up', t.order.up, -1, at === 0)}
      {button('down', t.order.down, 1, at === last)}
    </li>
  );
}
