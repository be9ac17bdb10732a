import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, useState } from 'react';
import { adjust } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Sentence } from '../ui/rule-chip.tsx';
import { Select } from '../ui/select.tsx';
import type { BattleFacts, BattleNow, Said } from '../worker/protocol.ts';
import { AdjustFields } from './adjust-fields.tsx';
import { type AdjustDraft, adjustKinds, adjustmentsOf, freshDraft } from './adjustment.ts';

interface Props {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
}

/** What only the table knows: a change on which the players agree, at any question, with its reason. */
export function AdjustDrawer({ facts, now }: Props) {
  const open = useBattle((screen) => screen.adjusting);
  const close = () => useBattle.setState({ adjusting: false });
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="drawer">
          <div className="drawerhead">
            <Dialog.Title className="drawertitle">{t.adjust.title}</Dialog.Title>
            <Dialog.Close className="ibtn" aria-label={t.menu.close}>
              <Icon name="cross" />
            </Dialog.Close>
          </div>
          <div className="drawerbody">
            {now.asked === undefined ? (
              <p className="empty">{t.adjust.notNow}</p>
            ) : (
              <AdjustForm facts={facts} now={now} onDone={close} />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function AdjustForm({ facts, now, onDone }: Props & { readonly onDone: () => void }) {
  const [draft, setDraft] = useState(() => freshDraft(facts, now, useBattle.getState().selected));
  const [agreed, setAgreed] = useState(false);
  const [why, setWhy] = useState<readonly Said[]>([]);
  const two = facts.sides.every(({ seat }) => seat.kind === 'person');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = adjustmentsOf(draft, now);
    if (made === undefined) return setWhy([{ text: t.adjust.missing }]);
    if (two && !agreed) return setWhy([{ text: t.adjust.bothFirst }]);
    const replied = await adjust(made);
    if (replied.ok) onDone();
    else setWhy(replied.why);
  };
  const agree = (both: boolean) => {
    setWhy([]);
    setAgreed(both);
  };
  const change = (part: Partial<AdjustDraft>) => {
    setWhy([]);
    setDraft((before) => ({ ...before, ...part }));
  };
  return (
    <form className="adjust" onSubmit={(event) => void submit(event)}>
      <p className="sec">{t.adjust.intro}</p>
      <KindOfChange draft={draft} onChange={change} />
      <AdjustFields facts={facts} now={now} draft={draft} onChange={change} />
      <Reason draft={draft} onChange={change} />
      {two ? <BothAgree agreed={agreed} onChange={agree} /> : undefined}
      <Problems why={why} />
      <button type="submit" className="btn p">
        {t.adjust.confirm}
      </button>
      <p className="sec">{t.adjust.noUndo}</p>
    </form>
  );
}

interface PartProps {
  readonly draft: AdjustDraft;
  readonly onChange: (part: Partial<AdjustDraft>) => void;
}

function KindOfChange({ draft, onChange }: PartProps) {
  return (
    <div className="field">
      <span id="adjust-kind">{t.adjust.what}</span>
      <Select
        labelledBy="adjust-kind"
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
        items={adjustKinds.map((value) => ({ value, label: t.adjust.kinds[value] }))}
      />
    </div>
  );
}

function Reason({ draft, onChange }: PartProps) {
  return (
    <label className="field">
      {draft.kind === 'note' ? t.adjust.note : t.adjust.reason}
      <textarea
        rows={2}
        maxLength={300}
        value={draft.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </label>
  );
}

/** At one table both players have to want the change. */
function BothAgree({ agreed, onChange }: { readonly agreed: boolean; readonly onChange: (agreed: boolean) => void }) {
  return (
    <label className="check">
      <input
        type="checkbox"
        className="checkbox"
        checked={agreed}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t.adjust.both}
    </label>
  );
}

function Problems({ why }: { readonly why: readonly Said[] }) {
  if (why.length === 0) return undefined;
  return (
    <div className="problem" role="alert">
      {why.map((said) => (
        <p key={said.text}>
          <Sentence said={said} />
        </p>
      ))}
    </div>
  );
}
