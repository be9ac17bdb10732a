import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import { Banners } from './banners.tsx';
import { showBox, useCamera } from './camera.ts';
import { useFollow } from './follow.ts';
import { type TableGestures, useGestures } from './gestures.ts';
import { Ground, Inches } from './ground.tsx';
import { lightOf } from './lit.ts';
import { Chips, Matter } from './matter.tsx';
import { Model } from './model.tsx';
import { ObjectiveGround, ObjectivePills } from './objectives.tsx';
import { AttackDistance, AttackLines, Reach } from './overlays.tsx';
import { Patterns } from './patterns.tsx';
import { useSceneKeys } from './scene-keys.ts';
import { tableGestures } from './table-gestures.ts';
import { Heights, Terrain } from './terrain.tsx';

interface Props {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
}

interface BoardProps extends Props {
  /** What is drawn below and above the models besides what the battle itself shows. */
  readonly below?: ReactNode;
  readonly above?: ReactNode;
  /** What gestures and keys mean, where it is not the battle's question that they answer. */
  readonly gestures?: TableGestures;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The scene is one stop of the keyboard, with keys of its own. */
const oneStop = { tabIndex: 0 } as const;

/** The table from above: everything to scale, in layers that always lie in the same order. */
export function Board({ facts, now, below, above, gestures, onKeyDown }: BoardProps) {
  const frame = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  useFrameSize(frame, facts);
  useSceneTransform(scene);
  useFollow(facts, now);
  const pointers = useGestures(frame, gestures ?? tableGestures(facts), facts.layout.height);
  const keys = useSceneKeys(facts, now);
  return (
    <svg
      ref={frame}
      className="board"
      role="application"
      aria-label={t.table.label(facts.layout.width, facts.layout.height)}
      {...oneStop}
      {...pointers}
      {...keys}
      {...(onKeyDown === undefined ? {} : { onKeyDown })}
    >
      <Patterns />
      <g ref={scene} className="scene">
        <Scene facts={facts} now={now} below={below} above={above} />
      </g>
    </svg>
  );
}

function Scene({ facts, now, below, above }: Pick<BoardProps, 'facts' | 'now' | 'below' | 'above'>) {
  const { layer, heights } = useBattle(useShallow(({ layer, heights }) => ({ layer, heights })));
  const { layout } = facts;
  const question = now.asked?.question;
  const places = question?.kind === 'move-models' || question?.kind === 'place-models' ? question : undefined;
  return (
    <>
      <Ground layout={layout} />
      <Inches layout={layout} />
      <Terrain layout={layout} />
      {question?.kind === 'move-models' && layer === 'reach' ? (
        <Reach facts={facts} now={now} question={question} />
      ) : undefined}
      <ObjectiveGround layout={layout} />
      {below}
      <Fallen facts={facts} now={now} />
      {question?.kind === 'declare-attacks' ? <AttackLines facts={facts} /> : undefined}
      <Models facts={facts} now={now} hidden={places === undefined ? none : moversOf(places)} />
      {places === undefined ? undefined : <Matter facts={facts} now={now} question={places} />}
      {above}
      <ObjectivePills layout={layout} now={now.objectives} />
      {heights ? <Heights layout={layout} /> : undefined}
      <Banners facts={facts} now={now} />
      {places === undefined ? undefined : <Chips facts={facts} now={now} />}
      {question?.kind === 'declare-attacks' ? <Distance facts={facts} now={now} from={question.unit} /> : undefined}
    </>
  );
}

const none: ReadonlySet<number> = new Set();

function moversOf(question: { readonly kind: 'move-models' | 'place-models' } & object): ReadonlySet<number> {
  if ('movers' in question)
    return new Set((question.movers as readonly { readonly model: number }[]).map(({ model }) => model));
  return 'models' in question ? new Set(question.models as readonly number[]) : none;
}

function Distance({ facts, now, from }: Props & { readonly from: number }) {
  const odds = useBattle((screen) => (screen.target === undefined ? undefined : screen.odds.get(screen.target)));
  return <AttackDistance facts={facts} now={now} from={from} inches={odds?.distance} />;
}

function Models({ facts, now, hidden }: Props & { readonly hidden: ReadonlySet<number> }) {
  const inHand = useBattle(
    useShallow(({ chosen, target, hovered, selected }) => ({ chosen, target, hovered, selected })),
  );
  const lights = facts.units.map(({ id }) => lightOf({ now, ...inHand }, id));
  const chosenModels = new Set(
    now.asked?.options.filter(({ id }) => inHand.chosen.includes(id)).map(({ model }) => model),
  );
  return (
    <g className="models">
      {facts.models.map((model) => {
        const state = now.models[model.id];
        if (state?.pose === undefined || hidden.has(model.id)) return undefined;
        const light = chosenModels.has(model.id) ? 'target' : (lights[model.unit] ?? 'no');
        return (
          <Model
            key={model.id}
            facts={model}
            pose={state.pose}
            wounds={state.wounds}
            height={facts.layout.height}
            lit={light}
            fading={state.status !== 'living'}
          />
        );
      })}
    </g>
  );
}

/** Small crosses where models fell. */
function Fallen({ facts, now }: Props) {
  const { height } = facts.layout;
  const d = now.fallen.map(({ pose: { x, y } }) => `M${x - 0.3} ${height - y - 0.3}l0.6 0.6m0 -0.6l-0.6 0.6`).join('');
  return <path d={d} className="fallen" />;
}

function useFrameSize(frame: React.RefObject<SVGSVGElement | null>, { layout }: BattleFacts): void {
  const { width, height } = layout;
  useLayoutEffect(() => {
    const svg = frame.current;
    if (svg === null) return;
    const measure = () => {
      const box = svg.getBoundingClientRect();
      useCamera.setState({ width: box.width, height: box.height });
      if (useCamera.getState().fitted) showBox({ x: 0, y: 0, width, height }, true);
    };
    useCamera.setState({ fitted: true });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  }, [frame, width, height]);
}

/** The camera writes to the scene directly: React hears nothing of a pan. */
function useSceneTransform(scene: React.RefObject<SVGGElement | null>): void {
  useEffect(() => {
    const write = ({ k, x, y }: ReturnType<typeof useCamera.getState>) => {
      const group = scene.current;
      group?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
      group?.style.setProperty('--k', String(k));
      group?.setAttribute('data-scale', k < 6 ? 'tiny' : k < 12 ? 'small' : 'full');
    };
    write(useCamera.getState());
    return useCamera.subscribe(write);
  }, [scene]);
}
