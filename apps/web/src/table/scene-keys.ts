import type { KeyboardEvent } from 'react';
import { chooseUnit } from '../decisions/choosing.ts';
import { moversNow } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { announce } from '../ui/announcer.tsx';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Keys of the scene: arrows go to the nearest unit in their direction and say what stands there, Enter picks it. */
export function useSceneKeys(facts: BattleFacts, now: BattleNow) {
  return {
    onKeyDown(event: KeyboardEvent) {
      const direction = directions[event.key];
      if (direction === undefined || moversNow().length > 0 || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const unit = nextUnit(facts, now, useBattle.getState().selected, direction);
      if (unit === undefined) return;
      chooseUnit(unit);
      announce(describe(facts, now, unit));
    },
  };
}

function centreOf(facts: BattleFacts, now: BattleNow, unit: number): readonly [number, number] | undefined {
  const poses = (facts.units[unit]?.models ?? []).flatMap((id) => now.models[id]?.pose ?? []);
  if (poses.length === 0) return undefined;
  const sum = poses.reduce(([x, y], pose) => [x + pose.x, y + pose.y] as const, [0, 0] as readonly [number, number]);
  return [sum[0] / poses.length, sum[1] / poses.length];
}

/** The nearest unit on that side of the one selected, or of the table's middle. */
function nextUnit(
  facts: BattleFacts,
  now: BattleNow,
  from: number | undefined,
  [dx, dy]: readonly [number, number],
): number | undefined {
  const { width, height } = facts.layout;
  const [x, y] = (from === undefined ? undefined : centreOf(facts, now, from)) ?? [width / 2, height / 2];
  const found = facts.units.flatMap(({ id }) => {
    const centre = id === from ? undefined : centreOf(facts, now, id);
    if (centre === undefined) return [];
    const [along, across] = [
      (centre[0] - x) * dx + (centre[1] - y) * dy,
      Math.abs((centre[0] - x) * dy) + Math.abs((centre[1] - y) * dx),
    ];
    return along > 0.1 ? [{ id, cost: along + 2 * across }] : [];
  });
  return found.sort((one, other) => one.cost - other.cost)[0]?.id;
}

/** What stands there, for those who cannot see it. */
function describe(facts: BattleFacts, now: BattleNow, unit: number): string {
  const own = facts.units[unit];
  const state = now.units[unit];
  const centre = centreOf(facts, now, unit);
  if (own === undefined || state === undefined || centre === undefined) return '';
  const marks = state.marks.length === 0 ? '' : `, ${state.marks.join(', ')}`;
  return `${own.name}, ${facts.sides[own.player].name}, ${state.models} of ${own.models.length} models${marks}, at ${centre[0].toFixed(1)} by ${centre[1].toFixed(1)}`;
}
