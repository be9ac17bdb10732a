import type { MoveModels, PlaceModels } from '@adjutant/engine';
import type { Pose } from '@adjutant/geometry';
import { useMemo } from 'react';
import { useBattle } from '../state/battle-store.ts';
import { shortOf } from '../text/constraints.ts';
import type { BattleFacts, BattleNow, Broken, Judged } from '../worker/protocol.ts';
import { widthOf } from './banner-layout.ts';
import { Base } from './base-shape.tsx';
import { Model } from './model.tsx';
import { extentOf, nearestTo, num, placedAt } from './shapes.ts';

type Places = MoveModels | PlaceModels;

interface MatterProps {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly question: Places;
}

/** A move or set-up in hand: where it began, where it ends and what is wrong there. */
export function Matter({ facts, now, question }: MatterProps) {
  const draft = useBattle((screen) => screen.draft);
  const judged = useBattle((screen) => screen.judged);
  const movers = question.kind === 'move-models' ? question.movers.map(({ model }) => model) : question.models;
  const worst = useMemo(() => worstOf(judged), [judged]);
  return (
    <g className="matter">
      <BrokenRings facts={facts} now={now} worst={worst} />
      {movers.map((model) => (
        <Trail key={model} facts={facts} model={model} from={now.models[model]?.pose} path={draft.get(model)} />
      ))}
      <Links facts={facts} movers={movers} now={now} judged={judged} />
      {movers.map((model) => (
        <Mover key={model} facts={facts} now={now} model={model} path={draft.get(model)} broken={worst.has(model)} />
      ))}
    </g>
  );
}

interface MoverProps {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly model: number;
  readonly path: readonly Pose[] | undefined;
  readonly broken: boolean;
}

/** A model of the unit in hand where it would end: legal, crossed out, or not moved yet. */
function Mover({ facts, now, model, path, broken }: MoverProps) {
  const end = path?.at(-1) ?? now.models[model]?.pose;
  const own = facts.models[model];
  if (end === undefined || own === undefined) return undefined;
  const state = broken ? 'broken' : path === undefined ? 'waits' : 'ends';
  const wounds = now.models[model]?.wounds ?? own.wounds;
  return (
    <g className={`mover ${state}`} data-model={model}>
      <Model facts={own} pose={end} wounds={wounds} height={facts.layout.height} lit="no" fading={false} />
      {broken ? <Crossed facts={facts} model={model} pose={end} /> : undefined}
    </g>
  );
}

/** The chips at models that cannot end where they are; above everything. */
export function Chips({ facts, now }: { readonly facts: BattleFacts; readonly now: BattleNow }) {
  const draft = useBattle((screen) => screen.draft);
  const judged = useBattle((screen) => screen.judged);
  const worst = useMemo(() => worstOf(judged), [judged]);
  const ends = [...worst].flatMap(([model, broken]) => {
    const end = draft.get(model)?.at(-1) ?? now.models[model]?.pose;
    return end === undefined ? [] : [{ model, broken, end }];
  });
  return (
    <g className="onpx">
      {apart(ends).map(({ model, broken, end }) => {
        const own = facts.models[model];
        if (own === undefined) return undefined;
        const text = shortOf(broken);
        const right = end.x + extentOf(own.base).along + 0.3;
        const at = `${num(right)}px ${num(facts.layout.height - end.y)}px`;
        return (
          <g key={model} className="px chip no" style={{ translate: at }}>
            <rect y={-9} width={widthOf(text) + 14} height={18} rx={4} />
            <text x={7} y={4}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** At most three, so far from each other that one does not hide the next. */
function apart<Ended extends { readonly end: Pose }>(ends: readonly Ended[]): readonly Ended[] {
  const kept: Ended[] = [];
  for (const one of ends) {
    const free = kept.every(({ end }) => Math.abs(end.y - one.end.y) > 2 || Math.abs(end.x - one.end.x) > 12);
    if (free && kept.length < 3) kept.push(one);
  }
  return kept;
}

/** The worst that is wrong with each model: what it misses by most. */
function worstOf(judged: Judged | undefined): ReadonlyMap<number, Broken> {
  const worst = new Map<number, Broken>();
  for (const broken of judged?.broken ?? []) {
    if (broken.model === undefined) continue;
    const before = worst.get(broken.model);
    if (before === undefined || missedBy(broken) > missedBy(before)) worst.set(broken.model, broken);
  }
  return worst;
}

function missedBy({ actual, needed }: Broken): number {
  return actual === undefined || needed === undefined ? 0.5 : Math.abs(actual - needed);
}

function Trail({
  facts,
  model,
  from,
  path,
}: {
  readonly facts: BattleFacts;
  readonly model: number;
  readonly from: Pose | undefined;
  readonly path: readonly Pose[] | undefined;
}) {
  const own = facts.models[model];
  if (from === undefined || path === undefined || path.length === 0 || own === undefined) return undefined;
  const { height } = facts.layout;
  const points = [from, ...path].map(({ x, y }) => `${num(x)} ${num(height - y)}`);
  return (
    <g className={`trail ${own.player === 0 ? 'side-a' : 'side-b'}`}>
      <g transform={placedAt(from, height)}>
        <Base base={own.base} className="start" />
      </g>
      <path d={`M${points.join('L')}`} className="way" />
    </g>
  );
}

function Crossed({ facts, model, pose }: { readonly facts: BattleFacts; readonly model: number; readonly pose: Pose }) {
  const own = facts.models[model];
  if (own === undefined) return undefined;
  const { along, across } = extentOf(own.base);
  const r = Math.min(along, across) * 0.5;
  return (
    <g transform={placedAt(pose, facts.layout.height)} className="crossed">
      <Base base={own.base} strokeWidth={0.12} />
      <path d={`M${num(-r)} ${num(-r)}L${num(r)} ${num(r)}M${num(r)} ${num(-r)}L${num(-r)} ${num(r)}`} />
    </g>
  );
}

/** The ranges of the enemies that a model would be too near to. */
function BrokenRings({
  facts,
  now,
  worst,
}: {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly worst: ReadonlyMap<number, Broken>;
}) {
  const limits = new Map(
    [...worst.values()].flatMap(({ kind, other, needed }) =>
      (kind === 'unengaged' || kind === 'more-than') && other !== undefined && needed !== undefined
        ? [[other, needed] as const]
        : [],
    ),
  );
  return (
    <g className="rings">
      {[...limits].map(([id, inches]) => {
        const pose = now.models[id]?.pose;
        const own = facts.models[id];
        if (pose === undefined || own === undefined) return undefined;
        return (
          <g key={id} transform={placedAt(pose, facts.layout.height)}>
            <Base base={own.base} grow={inches} className="engagement" />
          </g>
        );
      })}
    </g>
  );
}

/** Each model of the draft tied to the nearest of its unit; what has no mate near enough is tied in dashes. */
function Links({
  facts,
  movers,
  now,
  judged,
}: {
  readonly facts: BattleFacts;
  readonly movers: readonly number[];
  readonly now: BattleNow;
  readonly judged: Judged | undefined;
}) {
  const draft = useBattle((screen) => screen.draft);
  if (draft.size === 0 || movers.length < 2) return undefined;
  const { height } = facts.layout;
  const ends = movers.flatMap((model) => {
    const pose = draft.get(model)?.at(-1) ?? now.models[model]?.pose;
    return pose === undefined ? [] : [{ model, pose }];
  });
  const lone = new Set(judged?.broken.filter(({ kind }) => kind === 'coherent').map(({ model }) => model));
  return (
    <g>
      {ends.map(({ model, pose }) => {
        const mate = nearestTo(
          pose,
          ends.filter((other) => other.model !== model).map((other) => other.pose),
        );
        if (mate === undefined) return undefined;
        const d = `M${num(pose.x)} ${num(height - pose.y)}L${num(mate.x)} ${num(height - mate.y)}`;
        return <path key={model} d={d} className={lone.has(model) ? 'link missing' : 'link'} />;
      })}
    </g>
  );
}
