import type { ImportResult, MusterFinding, ReportEntry } from '@adjutant/army';
import type { ArmySetup } from '@adjutant/engine';
import { listErrorSentence, listRemarkSentence, musterFindingSentence, wordsOfId } from '@adjutant/text';
import { useLocation } from 'wouter';
import { t } from '../text/index.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { saveArmy } from '../worker/store.ts';

interface Props {
  readonly text: string;
  readonly result: ImportResult;
  readonly onAnother: () => void;
}

/** What was read of a list, line by line, and what was not. */
export function ImportReport({ text, result, onAnother }: Props) {
  if (!result.ok) return <NoArmy text={text} result={result} onAnother={onAnother} />;
  const { army, format, report, findings } = result;
  return (
    <>
      <Head army={army} format={format} text={text} onAnother={onAnother} />
      <Counts army={army} text={text} report={report} />
      <div className="impg">
        <section className="card">
          <h2>{t.armies.lines}</h2>
          <SourceLines text={text} report={report} />
        </section>
        <div className="stk">
          <Findings report={report} />
          <Muster findings={findings} />
          <UnitList army={army} />
        </div>
      </div>
    </>
  );
}

function Head({
  army,
  format,
  text,
  onAnother,
}: { readonly army: ArmySetup; readonly format: string } & Pick<Props, 'text' | 'onAnother'>) {
  const [, navigate] = useLocation();
  const play = async () => {
    const id = crypto.randomUUID().slice(0, 8);
    await saveArmy({ id, text, army, savedAt: Date.now() });
    navigate(`/?army=${id}`);
  };
  return (
    <div className="ph">
      <div>
        <h1>{army.name === '' ? wordsOfId(army.faction) : army.name}</h1>
        <p>{t.armies.as(format, wordsOfId(army.faction))}</p>
      </div>
      <div className="act">
        <button type="button" className="btn" onClick={onAnother}>
          {t.armies.another}
        </button>
        <button type="button" className="btn p" onClick={() => void play()}>
          {t.armies.play}
        </button>
      </div>
    </div>
  );
}

function NoArmy({ text, result, onAnother }: Props & { readonly result: Extract<ImportResult, { ok: false }> }) {
  return (
    <>
      <h1>{t.armies.failed}</h1>
      <div className="problem" role="alert">
        <p>{listErrorSentence(result.error)}</p>
        <button type="button" className="btn" onClick={onAnother}>
          {t.armies.another}
        </button>
      </div>
      <section className="card">
        <h2>{t.armies.lines}</h2>
        <SourceLines text={text} report={result.report} />
      </section>
    </>
  );
}

type Status = 'found' | 'guessed' | 'unknown';
const signs: Readonly<Record<Status, IconName>> = { found: 'check', guessed: 'pencil', unknown: 'cross' };

function statusOf(entries: readonly ReportEntry[]): Status {
  if (entries.some(({ status }) => status === 'unknown')) return 'unknown';
  return entries.some(({ status }) => status === 'guessed') ? 'guessed' : 'found';
}

function entriesOn(report: readonly ReportEntry[], line: number): readonly ReportEntry[] {
  return report.filter((entry) => entry.line === line && entry.status !== 'found' && entry.status !== 'note');
}

function Counts({
  army,
  text,
  report,
}: { readonly army: ArmySetup } & Pick<Props, 'text'> & { readonly report: readonly ReportEntry[] }) {
  const statuses = text
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [statusOf(entriesOn(report, at + 1))]));
  const count = (status: Status) => statuses.filter((one) => one === status).length;
  const models = army.units.reduce((sum, unit) => sum + unit.models.length, 0);
  const parts = [
    { icon: 'check', number: count('found'), text: t.armies.exact(count('found')) },
    { icon: 'pencil', number: count('guessed'), text: t.armies.guessed(count('guessed')) },
    { icon: 'cross', number: count('unknown'), text: t.armies.unknown(count('unknown')) },
    { icon: 'units', number: t.armies.models(models), text: t.armies.units(army.units.length, army.points) },
  ] as const;
  return (
    <div className="sumr">
      {parts.map(({ icon, number, text: words }) => (
        <div key={icon} className={icon}>
          <Icon name={icon} />
          <b>{number}</b>
          <span>{words}</span>
        </div>
      ))}
    </div>
  );
}

function SourceLines({ text, report }: { readonly text: string; readonly report: readonly ReportEntry[] }) {
  return (
    <ol className="src">
      {text
        .trimEnd()
        .split('\n')
        .map((line, at) => {
          const entries = entriesOn(report, at + 1);
          const status = statusOf(entries);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their number
            <li key={at} className={line.trim() === '' ? 'e' : status}>
              <span className="n">{at + 1}</span>
              <Icon name={signs[status]} />
              <span>{line}</span>
              {entries.map((entry) => (
                <em key={entry.code}>{listRemarkSentence(entry)}</em>
              ))}
            </li>
          );
        })}
    </ol>
  );
}

function Findings({ report }: { readonly report: readonly ReportEntry[] }) {
  const shown = report.filter(({ status, line }) => status !== 'found' && (line === undefined || status === 'note'));
  const found = report.filter(
    ({ status, code }) => status === 'found' && (code.startsWith('faction') || code.startsWith('detachment')),
  );
  return (
    <section className="card">
      <h2>{t.armies.remarks}</h2>
      <ul className="lines">
        {[...found, ...shown].map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes
          <li key={at} className={entry.status}>
            <Icon name={entry.status === 'note' ? 'warning' : signs[entry.status]} />
            <span>{listRemarkSentence(entry)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the rules of mustering forbid, and what could not be told. */
function Muster({ findings }: { readonly findings: readonly MusterFinding[] }) {
  return (
    <section className="card">
      <h2>{t.armies.muster}</h2>
      {findings.length === 0 ? <p className="empty">{t.armies.mustered}</p> : undefined}
      <ul className="lines">
        {findings.map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes
          <li key={at} className={finding.kind === 'breach' ? 'unknown' : 'note'}>
            <Icon name={finding.kind === 'breach' ? signs.unknown : 'warning'} />
            <span>{musterFindingSentence(finding)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnitList({ army }: { readonly army: ArmySetup }) {
  return (
    <section className="card">
      <h2>{t.armies.unitList}</h2>
      <ul className="lines">
        {army.units.map((unit) => (
          <li key={unit.name}>
            <b>{unit.name}</b>
            <span className="sec">
              {t.armies.models(unit.models.length)}, {unit.points}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
