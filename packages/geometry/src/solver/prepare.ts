import { makeGrid } from '../grid.ts';
import { makeTerrain } from '../ground/terrain.ts';
import { boundingRadius } from '../pose.ts';
import { coherentJudge } from './coherency.ts';
import type { ConstraintKind, ConstraintOf } from './constraint.ts';
import type { LoopCache } from './curve.ts';
import { asCloseAsPossibleJudge, engagedIfAbleJudge, withinIfAbleJudge, withinRegionIfAbleJudge } from './duty.ts';
import { engagedWithAnyJudge, engagedWithEachJudge, keepsEngagementsJudge, unengagedJudge } from './engagement.ts';
import { endJudges } from './fit.ts';
import type { DutyJudge, Frame, Ground, Judge, Prepared } from './judge.ts';
import { closerToAnyJudge, closerToClosestJudge, closerToRegionJudge } from './nearer.ts';
import {
  ceilingsJudge,
  clearOfOpeningsJudge,
  clearOfPartsJudge,
  climbedJudge,
  climbsJudge,
  sectionsJudge,
  standsJudge,
} from './over-terrain.ts';
import {
  allMoveJudge,
  fixedJudge,
  moreThanJudge,
  noOverlapJudge,
  someWithinJudge,
  whollyWithinJudge,
  withinJudge,
} from './place.ts';
import type { MoveProblem, Scene } from './problem.ts';
import { onTableJudge, passesJudge, pathLengthJudge } from './way.ts';

const noTerrain = makeTerrain([]);
const grounds = new WeakMap<Scene, Ground>();
const problems = new WeakMap<MoveProblem, Prepared>();

/** A problem with its look-ups and judges; the same object is made ready only once. */
export function prepare(problem: MoveProblem): Prepared {
  const known = problems.get(problem);
  if (known) return known;
  const { movers } = problem;
  const fixed = problem.constraints.flatMap((constraint) => (constraint.kind === 'fixed' ? constraint.models : []));
  const frame: Frame = {
    problem,
    ground: groundOf(problem.scene),
    movers,
    fixed: movers.map((mover) => fixed.includes(mover.id)),
    radii: movers.map((mover) => boundingRadius(mover.body.shape)),
    indexOf: new Map(movers.map((mover, index) => [mover.id, index])),
  };
  const judges = problem.constraints.map((constraint) => bindTo(frame, judgeOf(frame, constraint)));
  const duties = judges.filter((judge): judge is DutyJudge => judge.cost !== undefined);
  const prepared = { ...frame, judges, endJudges: endJudges(judges), duties };
  problems.set(problem, prepared);
  return prepared;
}

function groundOf(scene: Scene): Ground {
  const known = grounds.get(scene);
  if (known) return known;
  const bodies = scene.standing.map((standing) => standing.body);
  const indexOf = new Map(scene.standing.map((standing, index) => [standing.id, index]));
  const allRound = bodies.every((body) => body.shape.kind === 'round');
  const terrain = scene.terrain ?? noTerrain;
  const loops: LoopCache = new WeakMap();
  const ground = { scene, terrain, bodies, allRound, indexOf, near: makeGrid(bodies).near, loops };
  grounds.set(scene, ground);
  return ground;
}

/** Leaves alone the movers that a constraint does not bind. */
function bindTo(frame: Frame, judge: Judge): Judge {
  const ids = judge.constraint.movers;
  if (ids === undefined) return judge;
  const bound = frame.movers.map((mover) => ids.includes(mover.id));
  const { path, end, promising, cost } = judge;
  return {
    ...judge,
    ...(path && { path: (layout, index, way) => (bound[index] ? path(layout, index, way) : undefined) }),
    ...(end && { end: (layout, index, body) => (bound[index] ? end(layout, index, body) : undefined) }),
    ...(promising && { promising: (layout, index, body) => (bound[index] ? promising(layout, index, body) : 2) }),
    ...(cost && { cost: (layout, index, body) => (bound[index] ? cost(layout, index, body) : 0) }),
  };
}

type Makers = { readonly [K in ConstraintKind]: (frame: Frame, constraint: ConstraintOf<K>) => Judge };

const makers: Makers = {
  'path-length': pathLengthJudge,
  passes: passesJudge,
  'on-table': onTableJudge,
  climbs: climbsJudge,
  sections: sectionsJudge,
  ceilings: ceilingsJudge,
  climbed: climbedJudge,
  'clear-of-parts': clearOfPartsJudge,
  'clear-of-openings': clearOfOpeningsJudge,
  fixed: fixedJudge,
  'all-move': allMoveJudge,
  'placed-if-able': (_frame, constraint) => ({ constraint }),
  'no-overlap': noOverlapJudge,
  stands: standsJudge,
  'wholly-within': whollyWithinJudge,
  within: withinJudge,
  'some-within': someWithinJudge,
  'more-than': moreThanJudge,
  coherent: coherentJudge,
  unengaged: unengagedJudge,
  'engaged-with-each': engagedWithEachJudge,
  'engaged-with-any': engagedWithAnyJudge,
  'keeps-engagements': keepsEngagementsJudge,
  'engaged-if-able': engagedIfAbleJudge,
  'closer-to-any': closerToAnyJudge,
  'closer-to-closest': closerToClosestJudge,
  'closer-to-region': closerToRegionJudge,
  'within-if-able': withinIfAbleJudge,
  'within-region-if-able': withinRegionIfAbleJudge,
  'as-close-as-possible': asCloseAsPossibleJudge,
};

function judgeOf<K extends ConstraintKind>(frame: Frame, constraint: ConstraintOf<K> & { readonly kind: K }): Judge {
  return makers[constraint.kind](frame, constraint);
}
