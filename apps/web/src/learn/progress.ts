import { create } from 'zustand';
import type { BattleNow } from '../worker/protocol.ts';
import { type Lesson, type LessonSeen, remarkOn, stepsDone } from './lesson.ts';

interface Progress extends LessonSeen {
  readonly lesson: number;
  /** The last remark on dice. */
  readonly remark: string;
}

const nothing: Progress = { lesson: 0, asked: new Set(), dice: new Set(), over: false, remark: '' };

const KEY = 'adjutant/lessons';

/** What has happened in the lesson that is open. */
export const useProgress = create<Progress>(() => nothing);

export function resetProgress(lesson: number): void {
  useProgress.setState({ ...nothing, lesson });
}

/** Takes in how the battle stands: what was asked, what was thrown, whether the phase is over. */
export function follow(lesson: Lesson, now: BattleNow): void {
  const before = useProgress.getState();
  if (before.over) return;
  const purpose = now.asked?.question.purpose;
  const thrown = now.thrown.map((dice) => dice.purpose);
  const over = now.phaseIndex >= 0 && now.phaseIndex !== lesson.phase;
  const remarked = now.thrown.findLast((dice) => lesson.remarks[dice.purpose] !== undefined);
  const remark =
    remarked === undefined
      ? before.remark
      : remarkOn(lesson.remarks[remarked.purpose] ?? '', remarked.faces, remarked.fails);
  const seen = {
    asked: purpose === undefined ? before.asked : new Set([...before.asked, purpose]),
    dice: new Set([...before.dice, ...thrown]),
    over: over || (now.asked === undefined && now.thinking === undefined),
    remark,
  };
  useProgress.setState(seen);
  if (stepsDone(lesson, seen) === lesson.steps.length) keepDone(lesson.number);
}

/** Numbers of the lessons that were finished on this device. */
export function doneLessons(): ReadonlySet<number> {
  const text = localStorage.getItem(KEY) ?? '';
  return new Set(text.split(',').filter(Boolean).map(Number));
}

function keepDone(number: number): void {
  localStorage.setItem(KEY, [...new Set([...doneLessons(), number])].join(','));
}
