import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Props<Value extends string> {
  readonly className: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly items: readonly { readonly value: Value; readonly label: string; readonly panel: ReactNode }[];
}

/** Panels of which one is shown. */
export function Tabs<Value extends string>({ className, label, value, onChange, items }: Props<Value>) {
  return (
    <Base.Root className={className} value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List className="tabs" aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value}>
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="panel" tabIndex={0}>
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
