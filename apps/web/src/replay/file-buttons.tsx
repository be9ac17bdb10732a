import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../text/index.ts';
import { Sentence } from '../ui/rule-chip.tsx';
import { saveBattleFile } from '../ui/save-file.ts';
import { engine } from '../worker/client.ts';
import type { BattleFacts, Said } from '../worker/protocol.ts';

/** Saves a battle as a file that another device opens. */
export function ExportButton({ id, facts }: { readonly id: string; readonly facts: BattleFacts }) {
  const save = async () => {
    const text = await engine().battleFileOf(id);
    if (text !== undefined) saveBattleFile(text, facts);
  };
  return (
    <button type="button" className="btn" onClick={() => void save()}>
      {t.statistics.share}
    </button>
  );
}

/** Opens a battle file from this device; what is wrong with it is said once and precisely. */
export function OpenBattleFile() {
  const [why, setWhy] = useState<Said | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setWhy(undefined);
    const opened = await engine().openBattleFile(await file.text());
    if (opened.ok) navigate(`/battle/${opened.id}/replay`);
    else setWhy(opened.why);
    if (field.current !== null) field.current.value = '';
  };
  return (
    <div className="openfile">
      <label className="btn s">
        {t.statistics.open}
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          className="sr"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      {why === undefined ? undefined : (
        <p className="problem" role="alert">
          <span>
            <b>{t.statistics.refused}</b> <Sentence said={why} />
          </span>
        </p>
      )}
    </div>
  );
}
