import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { examples } from '../home/examples.ts';
import { type Choosable, useArmies } from '../home/use-armies.ts';
import { useBattle } from '../state/battle-store.ts';
import { Board } from '../table/board.tsx';
import { ZoomButtons } from '../table/table-column.tsx';
import { t } from '../text/index.ts';
import { Icon, Mark } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { Select } from '../ui/select.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import { engine } from '../worker/client.ts';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import { listArmies } from '../worker/store.ts';
import { SketchAnswers } from './answers.tsx';
import { SketchKey, SketchLines, SketchWash } from './drawing.tsx';
import { sketchGestures, sketchKeys, turnUnit } from './handling.ts';
import { Palette } from './palette.tsx';
import type { SketchPosition } from './position.ts';
import { openFromAddress, removeUnit, reopen, type SketchLayer, setLayer, useSketch } from './store.ts';

/** Units anywhere on any layout, and what the rules say of them; the whole position stands in the address, behind the #. */
export function SketchPage() {
  const { status, facts, now } = useSketch();
  useEffect(() => {
    const opened = () => void openFromAddress(location.hash, freshPosition);
    opened();
    addEventListener('hashchange', opened);
    return () => removeEventListener('hashchange', opened);
  }, []);
  useEffect(() => {
    document.title = `${t.sketch.title} · Adjutant`;
    document.body.classList.add('battle');
    return () => document.body.classList.remove('battle');
  }, []);
  if (status === 'refused') return <Refused />;
  if (facts === undefined || now === undefined) return <p className="page pulse">{t.loading}</p>;
  return <Screen facts={facts} now={now} />;
}

/** The two examples on the first layout that is large enough. */
async function freshPosition(): Promise<SketchPosition> {
  const { layouts } = await engine().choices();
  const largest = layouts.find(({ width, height }) => width * height >= 60 * 44) ?? layouts[0];
  const [first, second] = examples;
  return {
    layout: largest?.id ?? '',
    sides: [
      { list: first.id, datasheets: [] },
      { list: second.id, datasheets: [] },
    ],
    units: [],
  };
}

function Refused() {
  const problem = useSketch((screen) => screen.problem);
  const say = t.sketch.link as Readonly<Record<string, (part: string) => string>>;
  return (
    <Page title={t.sketch.title}>
      <h1>{t.sketch.title}</h1>
      <div className="problem" role="alert">
        <p>
          <b>{t.sketch.refused}.</b> {say[problem?.code ?? '']?.(problem?.part ?? '')}
        </p>
        <button
          type="button"
          className="btn p"
          onClick={() => {
            history.replaceState(history.state, '', '/sketch');
            void openFromAddress('', freshPosition);
          }}
        >
          {t.sketch.fresh}
        </button>
      </div>
    </Page>
  );
}

interface Props {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
}

function Screen({ facts, now }: Props) {
  const poses = useSketch((screen) => screen.poses);
  const shown = useMemo(() => withPlaces(facts, now, poses), [facts, now, poses]);
  const gestures = useMemo(() => sketchGestures(facts), [facts]);
  const keys = useMemo(() => sketchKeys(facts), [facts]);
  return (
    <>
      <a className="skip" href="#decision">
        {t.skip}
      </a>
      <Bar />
      <main className="play sketch">
        <div className="tablecol">
          <Tools facts={facts} />
          <section className="table" aria-label={t.table.label(facts.layout.width, facts.layout.height)}>
            <Board
              facts={facts}
              now={shown}
              gestures={gestures}
              onKeyDown={keys}
              below={<SketchWash facts={facts} />}
              above={<SketchLines facts={facts} />}
            />
          </section>
          <Handles facts={facts} />
        </div>
        <div className="side">
          <SketchAnswers facts={facts} />
          <div className="lower sketch-lower">
            <Setting facts={facts} />
            <Palette facts={facts} />
          </div>
        </div>
      </main>
    </>
  );
}

/** The places of this moment, before the rules have said anything of them. */
function withPlaces(
  facts: BattleFacts,
  now: BattleNow,
  poses: readonly BattleNow['models'][number]['pose'][],
): BattleNow {
  return {
    ...now,
    models: facts.models.map(({ id, wounds }) => ({ pose: poses[id], wounds, status: 'living' as const })),
    units: now.units.map((unit, id) => {
      const there = (facts.units[id]?.models ?? []).some((model) => poses[model] !== undefined);
      return { ...unit, place: there ? ('table' as const) : ('undeployed' as const) };
    }),
  };
}

function Bar() {
  const [copied, setCopied] = useState(false);
  return (
    <header className="bar">
      <Link className="brand" href="/" aria-label={t.bar.home}>
        <Mark />
        <span className="hide">{t.brand}</span>
      </Link>
      <b className="rd">{t.sketch.title}</b>
      <span className="sp" />
      <button
        type="button"
        className="btn s"
        onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
      >
        <Icon name="link" />
        {copied ? t.sketch.copied : t.sketch.copy}
      </button>
    </header>
  );
}

function Tools({ facts }: { readonly facts: BattleFacts }) {
  const layer = useSketch((screen) => screen.layer);
  const heights = useBattle((screen) => screen.heights);
  const layers: readonly { readonly id: SketchLayer; readonly name: string }[] = [
    { id: 'threat', name: t.sketch.overlays.threat },
    { id: 'first-0', name: t.sketch.overlays.first(0) },
    { id: 'first-1', name: t.sketch.overlays.first(1) },
  ];
  return (
    <div className="tools">
      <div className="layers" role="group" aria-label={t.sketch.overlays.label}>
        {layers.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={layer === id}
            onClick={() => setLayer(layer === id ? 'none' : id)}
          >
            {name}
          </button>
        ))}
        <button type="button" aria-pressed={heights} onClick={() => useBattle.setState({ heights: !heights })}>
          {t.table.heights}
        </button>
      </div>
      <SketchKey />
      <ZoomButtons facts={facts} />
    </div>
  );
}

/** What a drag moves, and what else may be done with the unit that asks. */
function Handles({ facts }: { readonly facts: BattleFacts }) {
  const { single, from } = useSketch();
  const none = from === undefined;
  return (
    <div className="handles">
      <div className="seg" role="group" aria-label={t.sketch.grip}>
        {[false, true].map((one) => (
          <button
            key={String(one)}
            type="button"
            aria-pressed={single === one}
            onClick={() => useSketch.setState({ single: one })}
          >
            {one ? t.sketch.single : t.sketch.whole}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="btn s"
        aria-disabled={none}
        onClick={() => (none ? undefined : turnUnit(facts, from, 15))}
      >
        {t.sketch.turn}
      </button>
      <button
        type="button"
        className="btn s"
        aria-disabled={none}
        onClick={() => (none ? undefined : removeUnit(from))}
      >
        {t.sketch.remove}
      </button>
      <p className="sec">{t.sketch.hint}</p>
    </div>
  );
}

/** Layout and armies. */
function Setting({ facts }: { readonly facts: BattleFacts }) {
  const armies = useArmies();
  const [layouts, setLayouts] = useState<readonly { readonly id: string; readonly name: string }[]>([]);
  const base = useSketch((screen) => screen.base);
  useEffect(() => {
    let current = true;
    void engine()
      .choices()
      .then((read) => (current ? setLayouts(read.layouts) : undefined));
    return () => {
      current = false;
    };
  }, []);
  if (base === undefined || armies === undefined) return undefined;
  return (
    <div className="setting">
      <Select
        label={t.sketch.layout}
        value={base.layout}
        onChange={(layout) => void reopen({ layout })}
        items={layouts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {([0, 1] as const).map((player) => (
        <ArmySelect key={player} player={player} armies={armies} name={facts.sides[player].name} />
      ))}
      <button type="button" className="btn s q" onClick={() => void reopen({ units: [] })}>
        {t.sketch.clear}
      </button>
    </div>
  );
}

interface ArmyProps {
  readonly player: 0 | 1;
  readonly armies: readonly Choosable[];
  readonly name: string;
}

function ArmySelect({ player, armies, name }: ArmyProps) {
  const current = armies.find(({ army }) => army.name === name);
  const mark = <SideMark player={player} />;
  const items = armies.map(({ id, army }) => ({ value: id, label: army.name, mark }));
  const shown = current === undefined ? [{ value: '', label: name, mark }, ...items] : items;
  return (
    <Select
      label={t.sketch.army(player)}
      value={current?.id ?? ''}
      onChange={(id) => void changeArmy(player, id)}
      items={shown}
    />
  );
}

/** Another army: the units of the other side stay where they stand. */
async function changeArmy(player: 0 | 1, id: string): Promise<void> {
  const { base } = useSketch.getState();
  if (base === undefined || id === '') return;
  const kept = (await listArmies()).find((army) => army.id === id);
  const side = { list: kept?.text ?? id, datasheets: [] };
  const [first, second] = base.sides;
  await reopen({ sides: player === 0 ? [side, second] : [first, side] }, player);
}
