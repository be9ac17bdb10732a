import { lessonWords } from '../text/lessons.ts';
import type { Lesson } from './lesson.ts';
import { orks, tau } from './lists.ts';

const layout = 'adjutant/open-fields';
/** Far away, out of sight: only there so that the battle goes on. */
const farTau = { player: 1, unit: 0, at: [8, 38], models: 10, columns: 5 } as const;

/** Five set pieces, each of which teaches one phase. */
export const lessons: readonly Lesson[] = [
  {
    number: 1,
    phase: 0,
    lists: [orks, tau],
    layout,
    units: [
      { player: 0, unit: 0, at: [9, 18], models: 4, columns: 4 },
      { player: 0, unit: 1, at: [37, 18], models: 3, columns: 3 },
      farTau,
    ],
    ...lessonWords.command,
  },
  {
    number: 2,
    phase: 1,
    lists: [orks, tau],
    layout,
    units: [{ player: 0, unit: 0, at: [15.5, 17.2], models: 10, columns: 2 }, farTau],
    ...lessonWords.movement,
  },
  {
    number: 3,
    phase: 2,
    lists: [tau, orks],
    layout,
    units: [
      { player: 0, unit: 0, at: [37.5, 16.8], models: 10, columns: 5 },
      { player: 1, unit: 0, at: [37.5, 23.6], models: 10, columns: 5 },
    ],
    ...lessonWords.shooting,
  },
  {
    number: 4,
    phase: 3,
    lists: [orks, tau],
    layout,
    units: [
      { player: 0, unit: 0, at: [37.5, 16.8], models: 10, columns: 5 },
      { player: 1, unit: 0, at: [37.5, 23.4], models: 10, columns: 5 },
    ],
    ...lessonWords.charge,
  },
  {
    number: 5,
    phase: 4,
    lists: [orks, tau],
    layout,
    units: [
      { player: 0, unit: 0, at: [37.5, 18.2], models: 10, columns: 5 },
      { player: 1, unit: 0, at: [37.5, 21.8], models: 10, columns: 5 },
    ],
    ...lessonWords.fight,
  },
];
