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
    dragStart(model) {
      const { draft, model: one } = useBattle.getState();
      const moved = one === undefined ? moversNow() : [model];
      if (one !== undefined) useBattle.setState({ model });
      drag = {
        before: draft,
        ends: moved.flatMap((id) => {
          const end = endOf(id);
          return end === undefined ? [] : [{ model: id, end }];
        }),
      };
    },
    dragBy(dx, dy) {
      if (drag === undefined) return;
      const next = new Map(drag.before);
      for (const { model, end } of drag.ends) {
        const path = drag.before.get(model) ?? [];
        next.set(model, [...path.slice(0, -1), { ...end, x: end.x + dx, y: end.y + dy }]);
      }
      setDraft(next);
    },
    dragEnd() {
      drag = undefined;
    },
    tapModel(model) {
      const unit = facts.models[model]?.unit;
      const { model: one } = useBattle.getState();
      if (moversNow().includes(model)) useBattle.setState({ model: one === undefined ? undefined : model });
      else if (moversNow().length > 0) goTowards(model);
      else if (!chooseModel(model) && unit !== undefined) chooseUnit(unit);
    },
    tapUnit(unit) {
      const [first] = facts.units[unit]?.models ?? [];
      if (moversNow().length > 0 && first !== undefined && !moversNow().includes(first)) goTowards(first);
      else chooseUnit(unit);
    },
    tapGround(x, y) {
      const { now, model } = useBattle.getState();
      const kind = now?.asked?.question.kind;
      if ((kind === 'move-models' || kind === 'place-models') && model === undefined)
        void placeFor({ kind: 'toward', x, y });
      else if (kind !== 'move-models' && kind !== 'place-models') useBattle.setState({ selected: undefined });
    },
    point: (unit) => {
      if (useBattle.getState().hovered !== unit) useBattle.setState({ hovered: unit });
    },
  };
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
