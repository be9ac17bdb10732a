import { t } from '../text/index.ts';
import { Select } from '../ui/select.tsx';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import { type AdjustDraft, modelPart, modelsOf, type StateName, states } from './adjustment.ts';

interface Props {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly draft: AdjustDraft;
  readonly onChange: (part: Partial<AdjustDraft>) => void;
}

/** The fields that a kind of adjustment has, each with how it stands now. */
export function AdjustFields(props: Props) {
  const { draft, onChange } = props;
  switch (draft.kind) {
    case 'wounds':
      return (
        <>
          <UnitAndModel {...props} />
          <Typed id="wounds" draft={draft} onChange={onChange} hint={t.adjust.woundsHint} />
        </>
      );
    case 'place':
      return (
        <>
          <UnitAndModel {...props} />
          <div className="fgrid">
            <Typed id="x" draft={draft} onChange={onChange} />
            <Typed id="y" draft={draft} onChange={onChange} />
          </div>
        </>
      );
    case 'command-points':
    case 'victory-points':
      return <Points {...props} />;
    case 'state':
      return <State {...props} />;
    case 'note':
      return undefined;
  }
}

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function List({ id, label, value, items, onChange }: ListProps) {
  return (
    <div className="field">
      <span id={`adjust-${id}`}>{label}</span>
      <Select labelledBy={`adjust-${id}`} value={value} onChange={onChange} items={items} />
    </div>
  );
}

function UnitList({ facts, now, draft, onChange }: Props) {
  const shown = facts.units.filter(({ id }) => now.units[id]?.place !== 'destroyed');
  const items = shown.map(({ id, name }) => ({ value: String(id), label: name }));
  const choose = (value: string) => {
    const unit = Number(value);
    onChange({ unit, ...modelPart(now, modelsOf(facts, now, unit)[0] ?? -1) });
  };
  return <List id="unit" label={t.adjust.unit} value={String(draft.unit)} items={items} onChange={choose} />;
}

function UnitAndModel(props: Props) {
  const { facts, now, draft, onChange } = props;
  const items = modelsOf(facts, now, draft.unit).map((id) => ({
    value: String(id),
    label: `${facts.models[id]?.name ?? ''}, ${t.unit.wounds(now.models[id]?.wounds ?? 0, facts.models[id]?.wounds ?? 0)}`,
  }));
  return (
    <>
      <UnitList {...props} />
      <List
        id="model"
        label={t.adjust.model}
        value={String(draft.model)}
        items={items}
        onChange={(value) => onChange(modelPart(now, Number(value)))}
      />
    </>
  );
}

function Typed({
  id,
  draft,
  onChange,
  hint,
}: Pick<Props, 'draft' | 'onChange'> & { readonly id: 'wounds' | 'x' | 'y' | 'change'; readonly hint?: string }) {
  return (
    <label className="field">
      {t.adjust.typed[id]}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={draft[id]}
        onChange={({ target }) => onChange({ [id]: target.value })}
      />
      {hint === undefined ? undefined : <small className="mut">{hint}</small>}
    </label>
  );
}

function Points(props: Props) {
  const { facts, now, draft, onChange } = props;
  const held = draft.kind === 'command-points' ? now.commandPoints : now.points;
  const items = ([0, 1] as const).map((player) => ({
    value: String(player),
    label: `${facts.sides[player].name}: ${held[player]}`,
  }));
  return (
    <>
      <List
        id="player"
        label={t.adjust.player}
        value={String(draft.player)}
        items={items}
        onChange={(value) => onChange({ player: value === '1' ? 1 : 0 })}
      />
      <Typed id="change" draft={draft} onChange={onChange} hint={t.adjust.changeHint} />
    </>
  );
}

function State(props: Props) {
  const { draft, onChange } = props;
  const items = Object.keys(states).map((value) => ({ value, label: t.adjust.states[value] ?? value }));
  return (
    <>
      <UnitList {...props} />
      <List
        id="state"
        label={t.adjust.state}
        value={draft.state}
        items={items}
        onChange={(value) => onChange({ state: value as StateName })}
      />
      <label className="check">
        <input
          type="checkbox"
          className="checkbox"
          checked={draft.on}
          onChange={({ target }) => onChange({ on: target.checked })}
        />
        {t.adjust.on}
      </label>
    </>
  );
}
