import { t } from '../text/index.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly value: number;
  /** What is counted, for those who hear it. */
  readonly name: string;
  readonly onChange: (value: number) => void;
  readonly full?: boolean;
}

/** A number with one less and one more beside it. */
export function Stepper({ value, name, onChange, full = false }: Props) {
  return (
    <>
      <button
        type="button"
        className="ibtn"
        aria-label={`${t.assign.less}: ${name}`}
        onClick={() => onChange(Math.max(0, value - 1))}
      >
        <Icon name="minus" />
      </button>
      <output>{value}</output>
      <button
        type="button"
        className="ibtn"
        aria-label={`${t.assign.more}: ${name}`}
        aria-disabled={full}
        onClick={() => (full ? undefined : onChange(value + 1))}
      >
        <Icon name="plus" />
      </button>
    </>
  );
}
