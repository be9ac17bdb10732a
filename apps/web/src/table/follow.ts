import { useEffect } from 'react';
import { endOf } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import { showBox, useCamera } from './camera.ts';
import { boxAround } from './shapes.ts';

/** Narrower than this the whole table is too small to act on. */
const NARROW = 600;
/** Inches round the matter in hand. */
const ROOM = 8;

/** On a small screen each question shows the unit that it is about; on a large one the whole table stays. */
export function useFollow(facts: BattleFacts, now: BattleNow): void {
  const placed = useBattle((screen) => screen.draft.size > 0);
  const number = now.asked?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows questions, not every change
  useEffect(() => {
    const unit = now.asked?.question.unit;
    if (useCamera.getState().width > NARROW || unit === undefined) return;
    const points = (facts.units[unit]?.models ?? []).flatMap((model) => endOf(model) ?? []);
    const { height } = facts.layout;
    const box = boxAround(
      points.map(({ x, y }) => ({ x, y: height - y })),
      ROOM,
    );
    if (box !== undefined) showBox(box);
  }, [number, placed]);
}
