import { answer } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import type { Asked } from '../worker/protocol.ts';
import { AnswerButton, Footer } from './footer.tsx';

/** An order; as shown, or with something earlier. */
export function OrderWidget({ asked }: { readonly asked: Asked }) {
  const ids = useBattle((screen) => screen.chosen);
  const move = (at: number, by: number) => {
    const next = [...ids];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(Math.max(0, at + by), 0, moved);
    useBattle.setState({ chosen: next });
  };
  return (
    <>
      <div className="dbody">
        <ol className="ordered">
          {ids.map((id, at) => (
            <li key={id} className="opt">
              <span className="ring">{at + 1}</span>
              <b>{asked.options.find((option) => option.id === id)?.label}</b>
              <span className="sec">{asked.options.find((option) => option.id === id)?.facts.join(' · ')}</span>
              <button
                type="button"
                className="ibtn"
                aria-label={t.order.up}
                aria-disabled={at === 0}
                onClick={() => (at > 0 ? move(at, -1) : undefined)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                className="ibtn"
                aria-label={t.order.down}
                aria-disabled={at === ids.length - 1}
                onClick={() => (at < ids.length - 1 ? move(at, 1) : undefined)}
              >
                <Icon name="down" />
              </button>
            </li>
          ))}
        </ol>
      </div>
      <Footer>
        <AnswerButton kind="p" keyName="Enter" onAnswer={() => answer([...ids])}>
          {t.order.asShown}
        </AnswerButton>
      </Footer>
    </>
  );
}
