import type { Body, Pose } from '../body.ts';
import type { Part, Terrain } from '../ground/terrain.ts';
import type { Constraint, Ids } from './constraint.ts';

/** A model that stands on the table and is not moving. */
export interface Standing {
  readonly id: number;
  readonly unit: number;
  readonly side: 0 | 1;
  readonly body: Body;
}

/** The table, in inches from its corner (0, 0), and everything that stands on it and is not moving. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly standing: readonly Standing[];
  readonly terrain?: Terrain;
}

/** A model that may move or is to be set up. */
export interface Mover {
  readonly id: number;
  /** Where it stands now; for a set-up only the shape, the height and the facing are read. */
  readonly body: Body;
  /** Inches this model may move; absent where nothing limits it. */
  readonly maximum?: number;
}

/** What is asked: where the movers may go, as data. Movers hold all models of the unit, also those that may not move. */
export interface MoveProblem {
  readonly mode: 'move' | 'set-up';
  readonly scene: Scene;
  readonly movers: readonly Mover[];
  /** Duties of the form "if able" bind in the order of this list: an earlier one is never given up for a later one. */
  readonly constraints: readonly Constraint[];
}

/**
 * One model's part of an answer: the poses after its start, in order. The order of the list is the order in which the models
 * move. Each step is a turn on the spot to the new facing and then a straight line. Absent or empty: the model does not move;
 * a set-up has exactly one pose for each model.
 */
export interface ModelMove {
  readonly model: number;
  readonly path: readonly Pose[];
}

/** One reason why an answer is refused. */
export interface Violation {
  /** The number of the rule that the broken constraint carries; empty for an answer that is no answer at all. */
  readonly rule: string;
  readonly kind: Constraint['kind'] | 'shape';
  /** What is wrong with the form of the answer, or that a model may stand on the table alone. */
  readonly reason?: ShapeFault | 'ground-only';
  readonly model?: number;
  /** The model that is in the way, too near or too far. */
  readonly other?: number;
  /** Name of the feature of terrain that is in the way, and which kind of part of it. */
  readonly feature?: string;
  readonly part?: Part['kind'];
  /** Inches, as it is and as it would have to be. */
  readonly actual?: number;
  readonly needed?: number;
  /** A place that shows the duty could have been met. */
  readonly better?: Pose;
}

/** The ways in which an answer is no answer to the question. */
export const shapeFaults = [
  'unknown-model',
  'model-twice',
  'not-finite',
  'far-off-table',
  'facing-not-unit',
  'path-too-long',
  'one-pose-needed',
  'not-set-up',
] as const;
export type ShapeFault = (typeof shapeFaults)[number];

/** What a proposal should aim at. */
export type Goal =
  /** The unit's nearest models as near the point as they get; with `z` also in height. */
  | { readonly kind: 'toward'; readonly x: number; readonly y: number; readonly z?: number }
  /** As near to these models as they get, in contact where possible. */
  | { readonly kind: 'toward-models'; readonly models: Ids }
  | { readonly kind: 'away'; readonly models: Ids }
  /** The smallest change that is legal. */
  | { readonly kind: 'hold' }
  /** Not in a block but with room between the models, round a point. */
  | { readonly kind: 'spread'; readonly x: number; readonly y: number }
  /** Any answer that meets all constraints. */
  | { readonly kind: 'satisfy' };
