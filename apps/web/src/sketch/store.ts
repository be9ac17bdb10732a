import type { Pose } from '@adjutant/geometry';
import { create } from 'zustand';
import { closeScreen, useBattle } from '../state/battle-store.ts';
import { engine } from '../worker/client.ts';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import type { SketchOpened, SketchPoses, SketchThreat } from '../worker/sketch.ts';
import type { SketchAnswer } from '../worker/sketch-answer.ts';
import { fromLink, type SketchPosition, type SketchUnit, toLink } from './position.ts';

export type SketchLayer = 'none' | 'threat' | 'first-0' | 'first-1';

/** What the sketch shows. */
interface SketchScreen {
  readonly status: 'loading' | 'open' | 'refused';
  readonly problem: { readonly code: string; readonly part: string } | undefined;
  /** Layout and armies; the places of units are in `poses`. */
  readonly base: Pick<SketchPosition, 'layout' | 'sides'> | undefined;
  readonly facts: BattleFacts | undefined;
  /** As the rules see it; while something is dragged its places are those before. */
  readonly now: BattleNow | undefined;
  readonly poses: SketchPoses;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly answer: SketchAnswer | undefined;
  readonly threat: SketchThreat | undefined;
  readonly layer: SketchLayer;
  /** Models are dragged one by one. */
  readonly single: boolean;
}

const closed: SketchScreen = {
  status: 'loading',
  problem: undefined,
  base: undefined,
  facts: undefined,
  now: undefined,
  poses: [],
  from: undefined,
  to: undefined,
  answer: undefined,
  threat: undefined,
  layer: 'none',
  single: false,
};

export const useSketch = create<SketchScreen>(() => closed);

/** Opens the position of a fragment, or one with the examples where there is none. */
export async function openFromAddress(fragment: string, fresh: () => Promise<SketchPosition>): Promise<void> {
  closeScreen();
  useSketch.setState(closed);
  const linked = fragment.length > 1;
  const read = linked ? await fromLink(fragment) : { ok: true as const, position: await fresh() };
  if (read.ok) await open(read.position, !linked);
  else useSketch.setState({ status: 'refused', problem: { code: read.problem, part: read.part } });
}

async function open(position: SketchPosition, fresh: boolean): Promise<void> {
  const opened: SketchOpened = await engine().openSketch(position);
  if (!opened.ok) {
    useSketch.setState({ status: 'refused', problem: { code: opened.problem, part: opened.part } });
    return;
  }
  const { facts, now, poses } = opened;
  const { layout, sides } = position;
  const [from, to] = position.ask ?? [];
  const known = (unit: number | undefined) => (facts.units[unit ?? -1] === undefined ? undefined : unit);
  const unasked = { answer: undefined, threat: undefined, from: known(from), to: known(to) };
  useSketch.setState({ status: 'open', problem: undefined, base: { layout, sides }, facts, now, poses, ...unasked });
  show();
  if (fresh) firstUnits(facts);
  await refresh();
}

/** Goes on with other armies, another layout or other units; the units of a side whose army changes are taken off. */
export function reopen(change: Partial<SketchPosition>, without?: 0 | 1): Promise<void> {
  const position = positionNow();
  if (position === undefined) return Promise.resolve();
  const { ask, ...rest } = position;
  const units = position.units.filter(({ player }) => player !== without);
  const kept = without === undefined && ask !== undefined && change.units === undefined ? { ask } : {};
  return open({ ...rest, ...kept, units, ...change }, false);
}

/** The position as it stands, for a link. */
function positionNow(): SketchPosition | undefined {
  const { base, facts, poses, from, to } = useSketch.getState();
  if (base === undefined || facts === undefined) return undefined;
  const units = ([0, 1] as const).flatMap((player) =>
    facts.units
      .filter((unit) => unit.player === player)
      .flatMap(({ models }, unit): readonly SketchUnit[] => {
        const places = models.flatMap((model) => poses[model] ?? []).map(placeOf);
        return places.length === models.length ? [{ player, unit, places }] : [];
      }),
  );
  return { ...base, units, ...(from === undefined || to === undefined ? {} : { ask: [from, to] as const }) };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function placeOf({ x, y, z, facingX, facingY }: Pose): SketchUnit['places'][number] {
  return [round(x), round(y), round(z), round(facingX), round(facingY)];
}

/** What is asked and pointed at is lit on the table as in a battle. */
function show(): void {
  const { from, to } = useSketch.getState();
  useBattle.setState({ selected: from, target: to });
}

/** Chooses who asks and about whom. */
export function ask(change: { readonly from?: number | undefined; readonly to?: number | undefined }): void {
  useSketch.setState({ ...change, answer: undefined });
  show();
  void refresh();
}

/** A tap on a unit: an enemy of the one that asks is asked about, any other asks itself. */
export function tapUnit(unit: number): void {
  const { facts, from } = useSketch.getState();
  const [own, other] = [facts?.units[from ?? -1], facts?.units[unit]];
  if (own !== undefined && other !== undefined && own.player !== other.player) ask({ to: unit });
  else if (unit !== from) ask({ from: unit, to: sameSide(unit) ? undefined : useSketch.getState().to });
}

function sameSide(unit: number): boolean {
  const { facts, to } = useSketch.getState();
  return facts?.units[to ?? -1]?.player === facts?.units[unit]?.player;
}

/** Puts models somewhere else, and asks anew. */
export function place(places: ReadonlyMap<number, Pose | undefined>): void {
  const poses = [...useSketch.getState().poses];
  for (const [model, pose] of places) poses[model] = pose;
  useSketch.setState({ poses });
  void refresh();
}

export function setLayer(layer: SketchLayer): void {
  useSketch.setState({ layer });
  void refresh();
}

let asking = false;
let again = false;

/** Asks the rules about the places as they stand last; what comes in between is left out. */
async function refresh(): Promise<void> {
  if (asking) {
    again = true;
    return;
  }
  asking = true;
  again = false;
  try {
    await askRules();
  } finally {
    asking = false;
  }
  if (again) await refresh();
  else await writeAddress();
}

async function askRules(): Promise<void> {
  const { poses, from, to, layer } = useSketch.getState();
  const stands = (unit: number | undefined): unit is number =>
    unit !== undefined && (useSketch.getState().facts?.units[unit]?.models ?? []).some((model) => poses[model]);
  const now = await engine().sketchNow(poses);
  useSketch.setState({ now });
  const answer = stands(from) && stands(to) ? await engine().askSketch(poses, from, to) : undefined;
  const threat = layer === 'threat' && stands(from) ? await engine().sketchThreat(poses, from) : undefined;
  const current = useSketch.getState();
  if (current.from === from && current.to === to) useSketch.setState({ answer, threat });
}

async function writeAddress(): Promise<void> {
  const position = positionNow();
  if (position !== undefined && location.pathname === '/sketch')
    history.replaceState(history.state, '', `/sketch${await toLink(position)}`);
}

/** Something to look at: two units of each side, the first of them near each other. */
function firstUnits(facts: BattleFacts): void {
  const { width, height } = facts.layout;
  const middle = (player: 0 | 1) => [width * 0.57, height * (player === 0 ? 0.35 : 0.66)] as const;
  const places = new Map<number, Pose>();
  for (const player of [0, 1] as const)
    for (const [at, unit] of facts.units
      .filter((one) => one.player === player)
      .slice(0, 2)
      .entries())
      for (const [model, pose] of formation(facts, unit.id, at === 0 ? middle(player) : spotOf(facts, player, 1)))
        places.set(model, pose);
  const [first] = facts.units;
  const enemy = facts.units.find((unit) => unit.player === 1);
  useSketch.setState({ from: first?.id, to: enemy?.id });
  show();
  const poses = facts.models.map(({ id }) => places.get(id));
  useSketch.setState({ poses });
}

/** A place in a side's own half for its next unit. */
function spotOf({ layout }: BattleFacts, player: 0 | 1, at: number): readonly [number, number] {
  const zone = layout.deploymentZones[player];
  const xs = zone.map(([x]) => x);
  const ys = zone.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const part = [0.3, 0.7, 0.5, 0.15, 0.85][at % 5] ?? 0.5;
  const wide = right - left >= top - bottom;
  return wide
    ? [left + (right - left) * part, (bottom + top) / 2]
    : [(left + right) / 2, bottom + (top - bottom) * part];
}

/** Puts a unit into its own half, where the fewest others stand. */
export function putUnit(unit: number): void {
  const { facts, poses } = useSketch.getState();
  const own = facts?.units[unit];
  if (facts === undefined || own === undefined) return;
  const spots = [0, 1, 2, 3, 4].map((at) => spotOf(facts, own.player, at));
  const room = ([x, y]: readonly [number, number]) =>
    Math.min(99, ...poses.flatMap((pose) => (pose === undefined ? [] : [Math.hypot(pose.x - x, pose.y - y)])));
  const [best] = [...spots].sort((one, other) => room(other) - room(one));
  if (best !== undefined) putUnitAt(unit, best);
}

function putUnitAt(unit: number, centre: readonly [number, number]): void {
  const { facts, from } = useSketch.getState();
  if (facts === undefined) return;
  if (from === undefined) ask({ from: unit });
  place(new Map(formation(facts, unit, centre)));
}

/** Takes a unit off the table. */
export function removeUnit(unit: number): void {
  const { facts, from, to } = useSketch.getState();
  const models = facts?.units[unit]?.models ?? [];
  if (from === unit || to === unit) ask({ from: from === unit ? undefined : from, to: to === unit ? undefined : to });
  place(new Map(models.map((model) => [model, undefined])));
}

/** Gap between bases of a formation, in inches. */
const GAP = 0.3;

/** Rows of models round a point, facing the other side. */
function formation(
  { units, models, layout }: BattleFacts,
  unit: number,
  [x, y]: readonly [number, number],
): readonly (readonly [number, Pose])[] {
  const own = units[unit]?.models ?? [];
  const step = Math.max(...own.map((model) => widthOf(models[model]?.base))) + GAP;
  const columns = Math.min(own.length, own.length > 10 ? 7 : 5);
  const rows = Math.ceil(own.length / columns);
  const up = (units[unit]?.player === 0) === isFirstLow(layout);
  const [halfX, halfY] = [(columns * step) / 2, (rows * step) / 2];
  const [midX, midY] = [within(x, halfX, layout.width), within(y, halfY, layout.height)];
  return own.map((model, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const pose = {
      x: midX + (column - (columns - 1) / 2) * step,
      y: midY + ((rows - 1) / 2 - row) * step * (up ? 1 : -1),
      z: 0,
      facingX: 0,
      facingY: up ? 1 : -1,
    };
    return [model, pose] as const;
  });
}

function isFirstLow({ deploymentZones, height }: BattleFacts['layout']): boolean {
  const ys = deploymentZones[0].map(([, y]) => y);
  return (Math.min(...ys) + Math.max(...ys)) / 2 <= height / 2;
}

function within(value: number, room: number, length: number): number {
  return Math.max(room, Math.min(length - room, value));
}

function widthOf(base: BattleFacts['models'][number]['base'] | undefined): number {
  if (base === undefined) return 1;
  if (base.kind === 'round') return 2 * base.radius;
  if (base.kind === 'oval') return 2 * Math.max(base.long, base.short);
  return 2 * Math.max(...base.outline.flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]));
}
