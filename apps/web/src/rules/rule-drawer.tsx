import { Dialog } from '@base-ui/react/dialog';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { findSection, sectionNumber } from './reference.ts';
import { closeRule, useRuleDrawer } from './rule-drawer-state.ts';
import { SectionView } from './section-view.tsx';
import { useReference } from './use-reference.ts';

/** The reference at one rule, beside whatever page is open. */
export function RuleDrawer() {
  const rule = useRuleDrawer((drawer) => drawer.rule);
  useEffect(() => {
    const back = () => useRuleDrawer.setState({ rule: undefined });
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  return (
    <Dialog.Root open={rule !== undefined} onOpenChange={(open) => (open ? undefined : closeRule())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="drawer">
          <div className="drawerhead">
            <Dialog.Title className="drawertitle">{t.rules.drawer(rule ?? '')}</Dialog.Title>
            <Dialog.Close className="ibtn" aria-label={t.menu.close}>
              <Icon name="cross" />
            </Dialog.Close>
          </div>
          {rule === undefined ? undefined : <Content rule={rule} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Content({ rule }: { readonly rule: string }) {
  const chapters = useReference();
  if (chapters === undefined) return <p className="pulse">{t.rules.loading}</p>;
  const section = findSection(chapters, rule);
  return (
    <div className="drawerbody">
      {section === undefined ? (
        <p className="empty">{t.rules.unknown}</p>
      ) : (
        <SectionView section={section} wanted={rule} />
      )}
      <Link className="btn s" href={`/rules/${sectionNumber(rule)}`} onClick={closeRule}>
        {t.rules.open}
      </Link>
    </div>
  );
}
