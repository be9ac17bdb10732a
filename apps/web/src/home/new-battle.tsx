import type { LayoutSetup } from '@adjutant/engine';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../text/index.ts';
import { Select } from '../ui/select.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import { TablePicture } from '../ui/table-picture.tsx';
import { engine } from '../worker/client.ts';
import type { SeatChoice } from '../worker/protocol.ts';
import { DisputedReadings } from './disputed.tsx';
import { type Choosable, useArmies } from './use-armies.ts';

interface Choices {
  readonly switches: Parameters<typeof DisputedReadings>[0]['switches'];
  readonly layouts: readonly {
    readonly id: string;
    readonly name: string;
    readonly width: number;
    readonly height: number;
  }[];
  readonly missions: readonly { readonly id: string; readonly name: string }[];
  readonly bots: readonly string[];
}

function useChoices(): Choices | undefined {
  const [choices, setChoices] = useState<Choices | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void engine()
      .choices()
      .then((read) => (current ? setChoices(read) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return choices;
}

/** Four fields and a button: with the examples chosen, Enter begins a battle. */
export function NewBattle() {
  const armies = useArmies();
  const choices = useChoices();
  return (
    <section className="card newbattle">
      <h2>{t.home.newBattle}</h2>
      {armies === undefined || choices === undefined ? (
        <p className="pulse">{t.home.reading}</p>
      ) : (
        <Form armies={armies} choices={choices} />
      )}
    </section>
  );
}

interface Chosen {
  readonly own: string;
  readonly theirs: string;
  readonly layout: string;
  readonly mission: string;
  readonly bot: string;
  readonly dice: string;
  readonly switches: Readonly<Record<string, string>>;
}

function firstChoice(armies: readonly Choosable[], { layouts, missions }: Choices): Chosen {
  const wanted = new URLSearchParams(location.search).get('army');
  const own = armies.find(({ id }) => id === wanted) ?? armies[0];
  const theirs = armies.find(({ id }) => id !== own?.id) ?? own;
  const largest = layouts.find(({ width, height }) => width * height >= 60 * 44) ?? layouts[0];
  return {
    own: own?.id ?? '',
    theirs: theirs?.id ?? '',
    layout: largest?.id ?? '',
    mission: missions[0]?.id ?? '',
    bot: 'greedy',
    dice: 'seeded',
    switches: {},
  };
}

interface FormProps {
  readonly armies: readonly Choosable[];
  readonly choices: Choices;
}

function Form({ armies, choices }: FormProps) {
  const [chosen, setChosen] = useState(() => firstChoice(armies, choices));
  const [problem, setProblem] = useState('');
  const [, navigate] = useLocation();
  const layout = useLayout(chosen.layout);
  const begin = async (seats: readonly [SeatChoice, SeatChoice]) => {
    try {
      navigate(`/battle/${await create(chosen, armies, seats)}`);
    } catch (error) {
      setProblem(`${t.home.failed} ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin([{ kind: 'person' }, { kind: 'bot', bot: chosen.bot }]);
  };
  return (
    <form onSubmit={submit} className="setup">
      <Fields
        armies={armies}
        choices={choices}
        chosen={chosen}
        onChange={(part) => setChosen({ ...chosen, ...part })}
      />
      {layout === undefined ? undefined : (
        <TablePicture layout={layout} places={[]} label={t.home.picture(layout.name)} />
      )}
      <DisputedReadings
        switches={choices.switches}
        chosen={chosen.switches}
        onChange={(switches) => setChosen({ ...chosen, switches })}
      />
      <Starts bot={chosen.bot} onBegin={(seats) => void begin(seats)} />
      <Failure problem={problem} />
    </form>
  );
}

/** Why a battle could not be begun. */
function Failure({ problem }: { readonly problem: string }) {
  if (problem === '') return undefined;
  return (
    <p className="problem" role="alert">
      {problem}
    </p>
  );
}

/** With whom it is begun; the first way is the form's own. */
function Starts({
  bot,
  onBegin,
}: {
  readonly bot: string;
  readonly onBegin: (seats: readonly [SeatChoice, SeatChoice]) => void;
}) {
  const person = { kind: 'person' } as const;
  const bots = { kind: 'bot', bot } as const;
  return (
    <div className="acts">
      {/* biome-ignore lint/a11y/noAutofocus: Enter begins a battle at once */}
      <button type="submit" className="btn p" autoFocus>
        {t.home.start}
      </button>
      <button type="button" className="btn" onClick={() => onBegin([person, person])}>
        {t.home.two}
      </button>
      <button type="button" className="btn q" onClick={() => onBegin([bots, bots])}>
        {t.home.watchBots}
      </button>
    </div>
  );
}

interface FieldsProps extends FormProps {
  readonly chosen: Chosen;
  readonly onChange: (part: Partial<Chosen>) => void;
}

function Fields({ armies, choices, chosen, onChange }: FieldsProps) {
  const field = (id: 'layout' | 'mission' | 'bot' | 'dice', label: string, items: FieldProps['items']) => (
    <Field id={id} label={label} value={chosen[id]} items={items} onChange={(value) => onChange({ [id]: value })} />
  );
  const army = (id: 'own' | 'theirs', label: string, player: 0 | 1) => (
    <ArmyField
      label={label}
      player={player}
      value={chosen[id]}
      armies={armies}
      onChange={(value) => onChange({ [id]: value })}
    />
  );
  const sized = ({ id, name, width, height }: Choices['layouts'][number]) => ({
    value: id,
    label: name,
    note: `${width}″ × ${height}″`,
  });
  const bots = choices.bots.map((name) => ({ value: name, label: t.home.bots[name] ?? name }));
  return (
    <div className="fgrid">
      {army('own', t.home.yourArmy, 0)}
      {army('theirs', t.home.theirArmy, 1)}
      {field('layout', t.home.layout, choices.layouts.map(sized))}
      {field(
        'mission',
        t.home.mission,
        choices.missions.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {field('bot', t.home.opponent, bots.reverse())}
      {field('dice', t.home.dice, [
        { value: 'seeded', label: t.home.diceSeeded },
        { value: 'typed', label: t.home.diceTyped },
      ])}
    </div>
  );
}

/** The layout that is chosen, once it is read. */
function useLayout(id: string): LayoutSetup | undefined {
  const [layout, setLayout] = useState<LayoutSetup | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void engine()
      .layout(id)
      .then((read) => (current ? setLayout(read) : undefined));
    return () => {
      current = false;
    };
  }, [id]);
  return layout;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly items: Parameters<typeof Select<string>>[0]['items'];
  readonly onChange: (value: string) => void;
}

function Field({ id, label, value, items, onChange }: FieldProps) {
  return (
    <div className="field">
      <span id={`new-${id}`}>{label}</span>
      <Select labelledBy={`new-${id}`} value={value} onChange={onChange} items={items} />
    </div>
  );
}

function ArmyField({
  label,
  player,
  value,
  armies,
  onChange,
}: Pick<FieldProps, 'label' | 'value' | 'onChange'> & {
  readonly player: 0 | 1;
  readonly armies: readonly Choosable[];
}) {
  const items = armies.map(({ id, army }) => ({
    value: id,
    label: `${army.name}, ${army.points}`,
    mark: <SideMark player={player} />,
  }));
  return <Field id={`army-${player}`} label={label} value={value} onChange={onChange} items={items} />;
}

async function create(
  chosen: Chosen,
  armies: readonly Choosable[],
  seats: readonly [SeatChoice, SeatChoice],
): Promise<string> {
  const [own, theirs] = [chosen.own, chosen.theirs].map((id) => armies.find((one) => one.id === id)?.army);
  if (own === undefined || theirs === undefined) throw new Error('an army is missing');
  const id = crypto.randomUUID().slice(0, 8);
  const seed = new URLSearchParams(location.search).get('seed') ?? id;
  await engine().create(id, {
    armies: [own, theirs],
    layout: chosen.layout,
    mission: chosen.mission,
    switches: chosen.switches,
    seats,
    dice: chosen.dice === 'typed' ? { kind: 'typed' } : { kind: 'seeded', seed },
  });
  return id;
}
