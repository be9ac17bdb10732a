import type { SwitchDefinition } from '@adjutant/engine';
import { t } from '../text/index.ts';
import { RuleChip } from '../ui/rule-chip.tsx';
import { Select } from '../ui/select.tsx';

interface Props {
  readonly switches: Readonly<Record<string, SwitchDefinition>>;
  /** What is read otherwise than recommended. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChange: (chosen: Readonly<Record<string, string>>) => void;
}

/** The readings on which tables disagree, each with its rule and what is recommended; they stay with the battle. */
export function DisputedReadings({ switches, chosen, onChange }: Props) {
  return (
    <details className="disputed">
      <summary>
        {t.disputed.title}, {t.disputed.changed(Object.keys(chosen).length)}
      </summary>
      {Object.entries(switches).map(([id, { default: recommended, choices, rule }]) => {
        const { [id]: own, ...others } = chosen;
        const reading = t.disputed.readings[id];
        const worded = (choice: string) => reading?.choices[choice] ?? choice;
        return (
          <div key={id} className="field row">
            <span>
              {reading?.name ?? id} <RuleChip rule={rule} />
            </span>
            <Select
              label={reading?.name ?? id}
              value={own ?? recommended}
              onChange={(choice) => onChange(choice === recommended ? others : { ...others, [id]: choice })}
              items={choices.map((choice) => ({
                value: choice,
                label: choice === recommended ? t.disputed.recommended(worded(choice)) : worded(choice),
              }))}
            />
          </div>
        );
      })}
    </details>
  );
}
