import type { Pose } from '@adjutant/geometry';
import { choose, chooseUnit } from '../decisions/choosing.ts';
import { endOf, moversNow, placeFor, setDraft } from '../state/battle-actions.ts';
import { type Draft, useBattle } from '../state/battle-store.ts';
import type { BattleFacts } from '../worker/protocol.ts';
import type { TableGestures } from './gestures.ts';

/** Where the models that are dragged were, and the paths that they had. */
interface Drag {
  readonly before: Draft;
  readonly ends: readonly { readonly model: number; readonly end: Pose }[];
}

/** What gestures on the table mean for the question that waits. */
export function tableGestures(facts: BattleFacts): TableGestures {
  let drag: Drag | undefined;
  return {
    mayDrag: (model) => moversNow().includes(model),
    dragStart: (model) => {
      drag = dragOf(model);
    },
    dragBy: (dx, dy) => {
      if (drag !== undefined) setDraft(dragged(drag, dx, dy));
    },
    dragEnd: () => {
      drag = undefined;
    },
    tapModel: (model) => tapModel(facts, model),
    tapUnit(unit) {
      const [first] = facts.units[unit]?.models ?? [];
      if (moversNow().length > 0 && first !== undefined && !moversNow().includes(first)) goTowards(first);
      else chooseUnit(unit);
    },
    tapGround,
    point: (unit) => {
      if (useBattle.getState().hovered !== unit) useBattle.setState({ hovered: unit });
    },
  };
}

/** The whole unit is dragged, or the one model, where one is picked. */
function dragOf(model: number): Drag {
  const { draft, model: one } = useBattle.getState();
  if (one !== undefined) useBattle.setState({ model });
  const ends = (one === undefined ? moversNow() : [model]).flatMap((id) => {
    const end = endOf(id);
    return end === undefined ? [] : [{ model: id, end }];
  });
  return { before: draft, ends };
}

function dragged({ before, ends }: Drag, dx: number, dy: number): Draft {
  const next = new Map(before);
  for (const { model, end } of ends)
    next.set(model, [...(before.get(model) ?? []).slice(0, -1), { ...end, x: end.x + dx, y: end.y + dy }]);
  return next;
}

function tapModel(facts: BattleFacts, model: number): void {
  const unit = facts.models[model]?.unit;
  const { model: one } = useBattle.getState();
  if (moversNow().includes(model)) useBattle.setState({ model: one === undefined ? undefined : model });
  else if (moversNow().length > 0) goTowards(model);
  else if (!chooseModel(model) && unit !== undefined) chooseUnit(unit);
}

/** The unit in hand goes there as near as it may. */
function tapGround(x: number, y: number): void {
  if (moversNow().length === 0) useBattle.setState({ selected: undefined });
  else if (useBattle.getState().model === undefined) void placeFor({ kind: 'toward', x, y });
}

/** A unit in hand goes as near as it may to what was tapped. */
function goTowards(model: number): void {
  const pose = useBattle.getState().now?.models[model]?.pose;
  if (pose !== undefined) void placeFor({ kind: 'toward', x: pose.x, y: pose.y });
}

function chooseModel(model: number): boolean {
  const option = useBattle.getState().now?.asked?.options.find((one) => one.model === model);
  if (option !== undefined) choose(option.id);
  return option !== undefined;
}
