import type { ImportResult } from '@adjutant/army';
import { type FormEvent, useEffect, useState } from 'react';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { engine } from '../worker/client.ts';
import { deleteArmy, listArmies, type StoredArmy } from '../worker/store.ts';
import { ImportReport } from './import-report.tsx';

interface Read {
  readonly text: string;
  readonly result: ImportResult;
}

/** Bring an army: paste or open it, and see what was read. */
export function ArmiesPage() {
  const [read, setRead] = useState<Read | undefined>(undefined);
  return (
    <Page title={t.armies.title}>
      {read === undefined ? (
        <Bring onRead={setRead} />
      ) : (
        <ImportReport text={read.text} result={read.result} onAnother={() => setRead(undefined)} />
      )}
    </Page>
  );
}

/** Reads a list; `problem` says where that failed. */
function useReading(onRead: (read: Read) => void) {
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState('');
  const read = async (list: string) => {
    setReading(true);
    try {
      onRead({ text: list, result: await engine().readArmyList(list) });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setReading(false);
  };
  return { reading, problem, read };
}

function Bring({ onRead }: { readonly onRead: (read: Read) => void }) {
  return (
    <>
      <div className="ph">
        <div>
          <h1>{t.armies.title}</h1>
          <p>{t.armies.intro}</p>
        </div>
      </div>
      <div className="impg">
        <ListForm onRead={onRead} />
        <Kept />
      </div>
    </>
  );
}

function ListForm({ onRead }: { readonly onRead: (read: Read) => void }) {
  const [text, setText] = useState('');
  const { reading, problem, read } = useReading(onRead);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void read(text);
  };
  return (
    <form className="card bring" onSubmit={submit}>
      <label className="field">
        <span>{t.armies.paste}</span>
        <textarea
          className="textarea"
          rows={16}
          value={text}
          placeholder={t.armies.placeholder}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="acts">
        <button type="submit" className="btn p" aria-disabled={text.trim() === '' ? true : undefined}>
          {reading ? t.armies.reading : t.armies.read}
        </button>
        <OpenFile onText={(list) => void read(list)} />
      </div>
      {problem === '' ? undefined : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function OpenFile({ onText }: { readonly onText: (text: string) => void }) {
  return (
    <label className="btn file">
      {t.armies.open}
      <input
        type="file"
        className="sr"
        accept=".txt,.json,.xml,.ros,text/plain,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void file.text().then(onText);
        }}
      />
    </label>
  );
}

function Kept() {
  const [armies, setArmies] = useState<readonly StoredArmy[]>([]);
  const load = () => void listArmies().then(setArmies);
  useEffect(load, []);
  return (
    <section className="card">
      <h2>{t.armies.kept}</h2>
      {armies.length === 0 ? <p className="empty">{t.armies.none}</p> : undefined}
      <ul className="lines">
        {armies.map(({ id, army }) => (
          <li key={id}>
            <a href={`/?army=${id}`}>{army.name}</a>
            <span className="sec">{t.armies.units(army.units.length, army.points)}</span>
            <button
              type="button"
              className="ibtn"
              aria-label={t.armies.remove(army.name)}
              onClick={() => void deleteArmy(id).then(load)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
