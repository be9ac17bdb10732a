import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { ColumnHeads } from '../ui/column-heads.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import type { BattleFacts, BattleNow, UnitFacts, UnitNow } from '../worker/protocol.ts';

/** Everything about the unit that is selected. */
export function UnitCard({ facts, now }: { readonly facts: BattleFacts; readonly now: BattleNow }) {
  const selected = useBattle((screen) => screen.selected);
  const unit = selected === undefined ? undefined : facts.units[selected];
  const state = selected === undefined ? undefined : now.units[selected];
  if (unit === undefined || state === undefined) return <p className="empty pad">{t.unit.none}</p>;
  return (
    <div className="pad unitcard">
      <h2>
        <SideMark player={unit.player} /> {unit.short}
      </h2>
      <p className="sec">
        {[
          facts.sides[unit.player].name,
          t.unit.models(state.models, unit.models.length),
          t.unit.points(unit.points),
          t.unit.place[state.place],
        ].join(' · ')}
      </p>
      <Marks marks={state.marks} />
      <Profiles unit={unit} />
      <button type="button" className="btn s" onClick={() => useBattle.setState({ adjusting: true })}>
        {t.unit.adjust}
      </button>
      <h3>{t.unit.weapons}</h3>
      <ul className="plain">
        {unit.weapons.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{t.unit.abilities}</h3>
      <p>{unit.abilities.map(({ name }) => name).join(', ')}</p>
      <h3>{t.unit.keywords}</h3>
      <p className="keywords">{unit.keywords.join(', ')}</p>
    </div>
  );
}

function Marks({ marks }: { readonly marks: UnitNow['marks'] }) {
  if (marks.length === 0) return undefined;
  return (
    <p className="marks">
      {marks.map((mark) => (
        <span key={mark} className={mark === 'shocked' || mark === 'engaged' ? 'tag no' : 'tag'}>
          {mark}
        </span>
      ))}
    </p>
  );
}

function Profiles({ unit }: { readonly unit: UnitFacts }) {
  return (
    <table className="wtab">
      <ColumnHeads names={t.unit.columns} />
      <tbody>
        {unit.profiles.map((profile) => (
          <tr key={profile.name}>
            <th scope="row">
              {profile.count} {profile.name}
            </th>
            <td>{profile.move}</td>
            <td>{profile.toughness}</td>
            <td>
              {profile.save}
              {profile.invulnerable === undefined ? '' : ` / ${profile.invulnerable}`}
            </td>
            <td>{profile.wounds}</td>
            <td>{profile.leadership}</td>
            <td>{profile.objectiveControl}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
