/** A set piece: what stands where, in which phase it begins, and what is said on the way. All of it is data. */
export interface Lesson {
  readonly number: number;
  readonly title: string;
  /** One sentence on what is learnt. */
  readonly about: string;
  /** Place of the phase in the turn, from 0. */
  readonly phase: number;
  /** Army lists of both sides; the first is the player's. */
  readonly lists: readonly [string, string];
  readonly layout: string;
  readonly units: readonly LessonUnit[];
  /** What is to be done, in this order. */
  readonly steps: readonly LessonStep[];
  /** What is said at a question, by its purpose. */
  readonly hints: Readonly<Record<string, string>>;
  /** What is said of dice, by their purpose: how many passed, of how many, and their sum. */
  readonly remarks: Readonly<Record<string, string>>;
}

/** A unit at the beginning: whose, which of the list, its middle, and how many models are left. */
export interface LessonUnit {
  readonly player: 0 | 1;
  readonly unit: number;
  readonly at: readonly [number, number];
  readonly models: number;
  readonly columns: number;
}

/** Something to do, and how it is known that it was done. */
export interface LessonStep {
  readonly say: string;
  /** A question of one of these purposes waits, these dice were thrown, or the phase is another. */
  readonly until: { readonly asked: readonly string[] } | { readonly dice: string } | { readonly over: true };
}

/** What has happened in a lesson so far. */
export interface LessonSeen {
  readonly asked: ReadonlySet<string>;
  readonly dice: ReadonlySet<string>;
  readonly over: boolean;
}

/** How many steps are done. What is only asked where there is a choice may never be asked: a later step says that it is past. */
export function stepsDone({ steps }: Lesson, seen: LessonSeen): number {
  const last = steps.findLastIndex(({ until }) => !('over' in until) && isDone(until, seen));
  const open = steps.findIndex(({ until }, at) => at > last && !isDone(until, seen));
  return open < 0 ? steps.length : open;
}

function isDone(until: LessonStep['until'], { asked, dice, over }: LessonSeen): boolean {
  if ('asked' in until) return until.asked.some((purpose) => asked.has(purpose));
  return 'dice' in until ? dice.has(until.dice) : over;
}

/** A remark with its numbers. */
export function remarkOn(remark: string, faces: readonly number[], fails: readonly number[]): string {
  const numbers: Readonly<Record<string, number>> = {
    passed: faces.filter((face) => !fails.includes(face)).length,
    all: faces.length,
    sum: faces.reduce((sum, face) => sum + face, 0),
  };
  return remark.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(numbers[name] ?? ''));
}
