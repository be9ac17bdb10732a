import type { Pose } from '@adjutant/geometry';
import type { KeyboardEvent } from 'react';
import { useBattle } from '../state/battle-store.ts';
import type { TableGestures } from '../table/gestures.ts';
import { t } from '../text/index.ts';
import { announce } from '../ui/announcer.tsx';
import type { BattleFacts } from '../worker/protocol.ts';
import { ask, place, removeUnit, tapUnit, useSketch } from './store.ts';

/** Models that move together with one: its unit, or itself alone. */
function together(facts: BattleFacts, model: number): readonly number[] {
  if (useSketch.getState().single) return [model];
  return facts.units[facts.models[model]?.unit ?? -1]?.models ?? [];
}

/** Gestures of the sketch: everything may be dragged anywhere on the table. */
export function sketchGestures(facts: BattleFacts): TableGestures {
  let start: ReadonlyMap<number, Pose> = new Map();
  return {
    mayDrag: () => true,
    dragStart(model) {
      start = posesOf(together(facts, model));
    },
    dragBy: (dx, dy) => shift(facts, start, dx, dy),
    dragEnd() {
      start = new Map();
    },
    tapModel: (model) => tapUnit(facts.models[model]?.unit ?? -1),
    tapUnit,
    tapGround: () => undefined,
    point(unit) {
      if (useBattle.getState().hovered !== unit) useBattle.setState({ hovered: unit });
    },
  };
}

function posesOf(models: readonly number[]): ReadonlyMap<number, Pose> {
  const { poses } = useSketch.getState();
  return new Map(models.flatMap((model) => (poses[model] === undefined ? [] : [[model, poses[model]] as const])));
}

/** Moves models by inches, all of them by as much as keeps each on the table. */
function shift({ layout }: BattleFacts, start: ReadonlyMap<number, Pose>, dx: number, dy: number): void {
  const all = [...start.values()];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const x = Math.max(-Math.min(...xs), Math.min(layout.width - Math.max(...xs), dx));
  const y = Math.max(-Math.min(...ys), Math.min(layout.height - Math.max(...ys), dy));
  place(new Map([...start].map(([model, pose]) => [model, { ...pose, x: pose.x + x, y: pose.y + y }])));
}

/** Turns a unit about its middle by degrees, counter-clockwise. */
export function turnUnit(facts: BattleFacts, unit: number, degrees: number): void {
  const poses = posesOf(facts.units[unit]?.models ?? []);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const all = [...poses.values()];
  const middle = (of: (pose: Pose) => number) => all.reduce((sum, pose) => sum + of(pose), 0) / all.length;
  const [midX, midY] = [middle(({ x }) => x), middle(({ y }) => y)];
  const turned = ({ x, y, z, facingX, facingY }: Pose): Pose => ({
    x: midX + (x - midX) * cos - (y - midY) * sin,
    y: midY + (x - midX) * sin + (y - midY) * cos,
    z,
    facingX: facingX * cos - facingY * sin,
    facingY: facingX * sin + facingY * cos,
  });
  place(new Map([...poses].map(([model, pose]) => [model, turned(pose)])));
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Keys of the table: arrows shift the unit that asks, Q and E turn it, Delete takes it off, brackets go to the next. */
export function sketchKeys(facts: BattleFacts): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actOf(facts, event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}

function actOf(facts: BattleFacts, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const { from } = useSketch.getState();
  if (key === '[' || key === ']') return () => next(facts, key === ']' ? 1 : -1);
  if (from === undefined) return undefined;
  const arrow = arrows[key];
  const step = shiftKey ? 0.1 : 1;
  if (arrow !== undefined)
    return () => shift(facts, posesOf(facts.units[from]?.models ?? []), arrow[0] * step, arrow[1] * step);
  if (key.toLowerCase() === 'q') return () => turnUnit(facts, from, 15);
  if (key.toLowerCase() === 'e') return () => turnUnit(facts, from, -15);
  return key === 'Delete' || key === 'Backspace' ? () => removeUnit(from) : undefined;
}

/** The next unit on the table asks. */
function next(facts: BattleFacts, step: number): void {
  const { from, to, poses } = useSketch.getState();
  const there = facts.units.filter(({ models }) => models.some((model) => poses[model] !== undefined));
  const at = there.findIndex(({ id }) => id === from);
  const unit = there[(at + step + there.length) % there.length];
  if (unit === undefined) return;
  const other = facts.units[to ?? -1];
  ask({ from: unit.id, to: other?.player === unit.player ? undefined : to });
  const pose = poses[unit.models[0] ?? -1];
  announce(`${unit.name}, ${t.sketch.at(pose?.x.toFixed(1) ?? '', pose?.y.toFixed(1) ?? '')}`);
}
