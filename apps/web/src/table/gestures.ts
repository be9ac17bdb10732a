import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Camera, inchesAt, panBy, useCamera, zoomAt } from './camera.ts';

/** What the table does with what a finger or a mouse does on it. */
export interface TableGestures {
  /** Pressed on a model: true where dragging it moves it. */
  mayDrag(model: number): boolean;
  dragStart(model: number): void;
  /** Inches since the start of the drag. */
  dragBy(dx: number, dy: number): void;
  dragEnd(): void;
  tapModel(model: number): void;
  tapUnit(unit: number): void;
  tapGround(x: number, y: number): void;
  point(unit: number | undefined): void;
}

interface Press {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  lastX: number;
  lastY: number;
  readonly model: number | undefined;
  readonly unit: number | undefined;
  readonly drags: boolean;
  moved: boolean;
}

/** Pixels that a press may wander and still be a tap. */
const SLACK = 5;

type Spot = { readonly x: number; readonly y: number };
type Touches = Map<number, Spot>;

/** Where a press began, and on what. */
function pressed(event: PointerEvent, at: Spot, gestures: TableGestures): Press {
  const { model, unit } = under(event.target);
  const drags = model !== undefined && gestures.mayDrag(model);
  const { x, y } = at;
  return { pointer: event.pointerId, startX: x, startY: y, lastX: x, lastY: y, model, unit, drags, moved: false };
}

/** Pan, zoom, pinch, drag and tap on the table. */
export function useGestures(frame: RefObject<SVGSVGElement | null>, gestures: TableGestures, tableHeight: number) {
  const press = useRef<Press | undefined>(undefined);
  const touches = useRef<Touches>(new Map());
  useWheel(frame);
  const local = (event: PointerEvent): Spot => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const end = (event: PointerEvent): Press | undefined => {
    touches.current.delete(event.pointerId);
    const ended = press.current;
    if (ended?.drags === true && ended.moved) gestures.dragEnd();
    press.current = undefined;
    return ended?.pointer === event.pointerId ? ended : undefined;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const second = touches.current.size > 0;
      if (second) end(event);
      touches.current.set(event.pointerId, local(event));
      if (second) return;
      press.current = pressed(event, local(event), gestures);
      frame.current?.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (touches.current.size === 2) pinch(touches.current, event.pointerId, local(event));
      if (press.current?.pointer === event.pointerId) follow(press.current, local(event), gestures);
      else if (event.pointerType === 'mouse') gestures.point(under(event.target).unit);
    },
    onPointerUp(event: PointerEvent) {
      const ended = end(event);
      if (ended?.moved === false) tapped(ended, gestures, inchesAt(ended.startX, ended.startY, tableHeight));
    },
    onPointerCancel: end,
    onPointerLeave: () => gestures.point(undefined),
  };
}

function follow(now: Press, at: { readonly x: number; readonly y: number }, gestures: TableGestures): void {
  const far = Math.hypot(at.x - now.startX, at.y - now.startY) > SLACK;
  if (!now.moved && !far) return;
  if (!now.moved && now.drags && now.model !== undefined) gestures.dragStart(now.model);
  now.moved = true;
  const { k }: Camera = useCamera.getState();
  if (now.drags) gestures.dragBy((at.x - now.startX) / k, (now.startY - at.y) / k);
  else panBy(at.x - now.lastX, at.y - now.lastY);
  now.lastX = at.x;
  now.lastY = at.y;
}

function tapped({ model, unit }: Press, gestures: TableGestures, at: { readonly x: number; readonly y: number }): void {
  if (model !== undefined) gestures.tapModel(model);
  else if (unit !== undefined) gestures.tapUnit(unit);
  else gestures.tapGround(at.x, at.y);
}

function pinch(touches: Touches, pointer: number, at: Spot): void {
  const other = [...touches].find(([id]) => id !== pointer)?.[1];
  const before = touches.get(pointer);
  if (other === undefined || before === undefined) return;
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  const is = Math.hypot(at.x - other.x, at.y - other.y);
  if (was > 0) zoomAt(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
  panBy((at.x - before.x) / 2, (at.y - before.y) / 2);
  touches.set(pointer, at);
}

/** The model and unit under the pointer. */
function under(target: EventTarget): { readonly model: number | undefined; readonly unit: number | undefined } {
  if (!(target instanceof Element)) return { model: undefined, unit: undefined };
  const model = target.closest('[data-model]')?.getAttribute('data-model');
  const unit = target.closest('[data-unit]')?.getAttribute('data-unit');
  return { model: numberOf(model), unit: numberOf(unit) };
}

function numberOf(text: string | null | undefined): number | undefined {
  return text === null || text === undefined ? undefined : Number(text);
}

/** React listens to the wheel passively; the page must not scroll or zoom meanwhile. */
function useWheel(frame: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const svg = frame.current;
    if (svg === null) return;
    const turned = (event: WheelEvent) => {
      event.preventDefault();
      const box = svg.getBoundingClientRect();
      zoomAt(2 ** (-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
    };
    svg.addEventListener('wheel', turned, { passive: false });
    return () => svg.removeEventListener('wheel', turned);
  }, [frame]);
}
