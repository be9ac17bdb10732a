import { Select as Base } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

interface Props<Value extends string> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly items: readonly {
    readonly value: Value;
    readonly label: string;
    readonly note?: string;
    readonly mark?: ReactNode;
  }[];
  readonly labelledBy?: string;
  readonly label?: string;
}

/** One of a list, in a popup. */
export function Select<Value extends string>({ value, onChange, items, labelledBy, label }: Props<Value>) {
  const current = items.find((item) => item.value === value);
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => (next === null ? undefined : onChange(next as Value))}
      items={items.map((item) => ({ value: item.value, label: item.label }))}
    >
      <Base.Trigger
        className="select"
        aria-labelledby={labelledBy}
        aria-label={label === undefined ? undefined : `${label}: ${current?.label ?? ''}`}
      >
        {current?.mark}
        <Base.Value />
        <Base.Icon render={<Icon name="down" />} />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="positioner">
          <Base.Popup className="popup">
            {items.map((item) => (
              <Base.Item key={item.value} value={item.value} className="item">
                {item.mark}
                <Base.ItemText>{item.label}</Base.ItemText>
                {item.note === undefined ? undefined : <small>{item.note}</small>}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
