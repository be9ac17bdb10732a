import type { Body, Pose } from '../body.ts';
import type { Grid } from '../grid.ts';
import type { Terrain } from '../ground/terrain.ts';
import type { Constraint } from './constraint.ts';
import type { LoopCache } from './curve.ts';
import type { MoveProblem, Mover, Scene, Standing, Violation } from './problem.ts';

/** What stands, with its look-ups; made once for a scene. */
export interface Ground {
  readonly scene: Scene;
  readonly terrain: Terrain;
  readonly bodies: readonly Body[];
  readonly indexOf: ReadonlyMap<number, number>;
  /** Indices of standing bodies that may have a part within `radius` of a point. */
  readonly near: Grid['near'];
  readonly loops: LoopCache;
  /** Whether all that stands is round, so that all borders are exact for round movers. */
  readonly allRound: boolean;
}

/** Where the movers are while an answer is judged or made. */
export interface Layout {
  /** The present body of each mover; undefined: not on the table. */
  readonly bodies: (Body | undefined)[];
  /** Whether the mover's place is final. */
  readonly placed: boolean[];
  /** Whether a mover that still waits for its turn blocks the place where it stands. */
  readonly waitingBlocks: boolean;
}

/** What is wrong, without the rule's number and the kind, which the constraint holds. */
export type Fault = Omit<Violation, 'rule' | 'kind'>;

/** 0: no longer; 1: if others follow; 2: already met as far as this model is concerned. */
export type Outlook = 0 | 1 | 2;

/** A constraint made ready to judge; each function is there only if the constraint has something to say at that point. */
export interface Judge {
  readonly constraint: Constraint;
  /** The way of one model from its start. */
  readonly path?: (layout: Layout, mover: number, path: readonly Pose[]) => Fault | undefined;
  /** One model's end, whatever the others do. A model whose body is the mover's own has not moved. */
  readonly end?: (layout: Layout, mover: number, body: Body) => Fault | undefined;
  /** Whether the unit's test can still be met when this model ends here, given those already placed. */
  readonly promising?: (layout: Layout, mover: number, body: Body) => Outlook;
  /** The unit's test when all have ended. */
  readonly unit?: (layout: Layout) => readonly Fault[];
  /** A duty of the form "if able": 0 when met, more the farther from it. */
  readonly cost?: (layout: Layout, mover: number, body: Body) => number;
  /** What the mover's start would cost if it were an end; no place within the maximum costs less by more than the way there. */
  readonly startCost?: (mover: number) => number;
  /** Set where the duty is to have the least cost, not only to meet it: inches by which an answer may miss the best. */
  readonly slack?: number;
}

/** A judge of a duty. */
export type DutyJudge = Judge & Required<Pick<Judge, 'cost'>>;

/** A problem made ready: its look-ups and judges. */
export interface Prepared {
  readonly problem: MoveProblem;
  readonly ground: Ground;
  readonly movers: readonly Mover[];
  /** Whether each mover may not move at all. */
  readonly fixed: readonly boolean[];
  /** Bounding radius of each mover. */
  readonly radii: readonly number[];
  readonly indexOf: ReadonlyMap<number, number>;
  readonly judges: readonly Judge[];
  /** Those that judge a model's end, the cheap ones first. */
  readonly endJudges: readonly Judge[];
  /** Those of the form "if able", in the order in which they bind. */
  readonly duties: readonly DutyJudge[];
}

/** What a family of constraints needs in order to make judges. */
export type Frame = Omit<Prepared, 'judges' | 'endJudges' | 'duties'>;

/** The standing model's body. */
export function standingBody(ground: Ground, id: number): Body {
  const index = ground.indexOf.get(id);
  const body = index === undefined ? undefined : ground.bodies[index];
  if (body === undefined) throw new Error(`no standing model ${id}`);
  return body;
}

/** The mover at an index. */
export function moverAt(frame: Frame, index: number): Mover {
  const mover = frame.movers[index];
  if (mover === undefined) throw new Error(`no mover at ${index}`);
  return mover;
}

/** Whether a body is not the mover's own start, that is, whether it moved. */
export function hasMoved(frame: Frame, index: number, body: Body): boolean {
  return frame.problem.mode === 'set-up' || body !== moverAt(frame, index).body;
}

/** The layout before anything moves; in a set-up nobody is on the table. */
export function startLayout(frame: Frame): Layout {
  const setUp = frame.problem.mode === 'set-up';
  return {
    bodies: frame.movers.map((mover) => (setUp ? undefined : mover.body)),
    placed: frame.movers.map(() => false),
    waitingBlocks: true,
  };
}

export function copyLayout(layout: Layout): Layout {
  return { bodies: [...layout.bodies], placed: [...layout.placed], waitingBlocks: layout.waitingBlocks };
}

/** The scene's standing model at an index. */
export function standingAt(ground: Ground, index: number): Standing {
  const standing = ground.scene.standing[index];
  if (standing === undefined) throw new Error(`no standing model at ${index}`);
  return standing;
}
