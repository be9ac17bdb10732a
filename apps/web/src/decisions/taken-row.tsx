import { answerInstead } from '../state/battle-actions.ts';
import { t } from '../text/index.ts';
import { Select } from '../ui/select.tsx';
import type { TakenShown } from '../worker/protocol.ts';

/** What standing orders answered on the way to this question; choosing something else goes back to there. */
export function TakenRow({ taken }: { readonly taken: readonly TakenShown[] }) {
  if (taken.length === 0) return undefined;
  return (
    <div className="taken" role="group" aria-label={t.taken.label}>
      {taken.slice(-2).map(({ number, title, value, options }) => (
        <Select
          key={number}
          label={t.taken.instead(title)}
          value={value}
          items={options}
          onChange={(next) => (next === value ? undefined : answerInstead(number, next))}
        />
      ))}
    </div>
  );
}
