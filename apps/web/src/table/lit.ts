import type { BattleScreen } from '../state/battle-store.ts';

export type Light = 'no' | 'acting' | 'target' | 'pointed';

/** How a unit is lit: what acts or is chosen, what is aimed at, what is pointed at. */
export function lightOf(
  screen: Pick<BattleScreen, 'now' | 'chosen' | 'target' | 'hovered' | 'selected'>,
  unit: number,
): Light {
  const { now, chosen, target, hovered, selected } = screen;
  const asked = now?.asked;
  if (target === unit) return 'target';
  if (asked?.question.unit === unit) return 'acting';
  const options = asked?.options.filter((option) => option.unit === unit && option.model === undefined) ?? [];
  if (options.some(({ id }) => chosen.includes(id)))
    return options.some(({ id }) => chosen.includes(id)) && asked?.question.unit !== undefined ? 'target' : 'acting';
  if (hovered === unit) return 'pointed';
  return selected === unit ? 'acting' : 'no';
}

/** The word of a unit's state that matters most. */
export function stateWord(marks: readonly string[]): string {
  return (
    ['shocked', 'engaged', 'charged', 'advanced', 'fell back', 'arrived', 'shot', 'fought', 'hidden', 'moved'].find(
      (mark) => marks.includes(mark),
    ) ?? ''
  );
}
