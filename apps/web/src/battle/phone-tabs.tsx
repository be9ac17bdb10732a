import { undo } from '../state/battle-actions.ts';
import { t } from '../text/index.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import type { BattleNow } from '../worker/protocol.ts';

export type PhoneTab = 'decide' | 'units' | 'log' | 'rules';

const tabs: readonly { readonly id: PhoneTab; readonly icon: IconName; readonly name: string }[] = [
  { id: 'decide', icon: 'decide', name: t.tabs.decide },
  { id: 'units', icon: 'units', name: t.tabs.units },
  { id: 'log', icon: 'list', name: t.tabs.log },
  { id: 'rules', icon: 'book', name: t.rules.title },
];

/** The parts of the screen on a phone, within reach of the thumb. */
export function PhoneTabs({
  tab,
  onTab,
  now,
}: {
  readonly tab: PhoneTab;
  readonly onTab: (tab: PhoneTab) => void;
  readonly now: BattleNow;
}) {
  return (
    <nav className="tabbar battle-tabs" aria-label={t.nav.label}>
      {tabs.map(({ id, icon, name }) => (
        <button key={id} type="button" aria-current={tab === id ? 'true' : undefined} onClick={() => onTab(id)}>
          <Icon name={icon} />
          {name}
        </button>
      ))}
      <button type="button" aria-disabled={!now.undo.possible} onClick={undo}>
        <Icon name="undo" />
        {t.tabs.undo}
      </button>
    </nav>
  );
}
