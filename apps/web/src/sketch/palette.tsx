import { useEffect, useState } from 'react';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Select } from '../ui/select.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import { engine } from '../worker/client.ts';
import type { BattleFacts, UnitFacts } from '../worker/protocol.ts';
import { ask, putUnit, removeUnit, reopen, useSketch } from './store.ts';

/** All units of both sides, to be put on the table and taken off, and any datasheet to be added. */
export function Palette({ facts }: { readonly facts: BattleFacts }) {
  return (
    <section className="palette" aria-label={t.sketch.units}>
      {facts.sides.map(({ name }, player) => (
        <div key={player === 0 ? 'a' : 'b'}>
          <h2>
            <SideMark player={player === 0 ? 0 : 1} /> {name}
          </h2>
          <ul className="plain">
            {facts.units
              .filter((unit) => unit.player === player)
              .map((unit) => (
                <UnitLine key={unit.id} unit={unit} />
              ))}
          </ul>
        </div>
      ))}
      <AnyDatasheet />
    </section>
  );
}

function UnitLine({ unit }: { readonly unit: UnitFacts }) {
  const pose = useSketch(({ poses }) => poses[unit.models[0] ?? -1]);
  const asks = useSketch(({ from }) => from === unit.id);
  if (pose === undefined)
    return (
      <li className="beside">
        <span>
          {unit.name} <span className="mut">{t.sketch.models(unit.models.length)}</span>
        </span>
        <button type="button" className="ibtn" aria-label={t.sketch.put(unit.name)} onClick={() => putUnit(unit.id)}>
          <Icon name="plus" />
        </button>
      </li>
    );
  return (
    <li>
      <button type="button" className="jump" aria-pressed={asks} onClick={() => ask({ from: unit.id })}>
        {unit.name}{' '}
        <span className="mut">
          {t.sketch.models(unit.models.length)}, {t.sketch.at(pose.x.toFixed(1), pose.y.toFixed(1))}
        </span>
      </button>
      <button
        type="button"
        className="ibtn"
        aria-label={`${t.sketch.remove}: ${unit.name}`}
        onClick={() => removeUnit(unit.id)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

type Factions = Awaited<ReturnType<ReturnType<typeof engine>['sketchDatasheets']>>;

/** The factions with their datasheets, once they are read. */
function useFactions(): Factions {
  const [factions, setFactions] = useState<Factions>([]);
  useEffect(() => {
    let current = true;
    void engine()
      .sketchDatasheets()
      .then((read) => (current ? setFactions(read) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return factions;
}

/** A unit of any datasheet, as small as it may be, joins a side. */
function AnyDatasheet() {
  const factions = useFactions();
  const [faction, setFaction] = useState('');
  const [sheet, setSheet] = useState('');
  const sheets = (factions.find(({ id }) => id === faction) ?? factions[0])?.datasheets ?? [];
  const chosen = sheets.find(({ id }) => id === sheet) ?? sheets[0];
  if (chosen === undefined) return undefined;
  return (
    <div className="anysheet">
      <h2>{t.sketch.datasheet}</h2>
      <Select
        label={t.sketch.faction}
        value={faction === '' ? (factions[0]?.id ?? '') : faction}
        onChange={setFaction}
        items={factions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label={t.sketch.datasheet}
        value={chosen.id}
        onChange={setSheet}
        items={sheets.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="acts">
        {([0, 1] as const).map((player) => (
          <button key={player} type="button" className="btn s" onClick={() => void addDatasheet(player, chosen.id)}>
            <SideMark player={player} /> {t.sketch.add} {t.sketch.army(player)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Adds it, and puts it on the table. */
async function addDatasheet(player: 0 | 1, id: string): Promise<void> {
  const { base } = useSketch.getState();
  if (base === undefined) return;
  const [first, second] = base.sides;
  const own = player === 0 ? first : second;
  const grown = { ...own, datasheets: [...own.datasheets, id] };
  await reopen({ sides: player === 0 ? [grown, second] : [first, grown] });
  const added = useSketch.getState().facts?.units.findLast((unit) => unit.player === player);
  if (added !== undefined) putUnit(added.id);
}
