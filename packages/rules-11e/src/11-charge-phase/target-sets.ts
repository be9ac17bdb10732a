/** Which targets can be chosen together for a move: only sets for which there is a legal move. */
import type { ChooseSome, Game, Refusal, RefusedSet, SetCheck, UnitId } from '@adjutant/engine';

/** What is known of the sets of targets of one move. */
export interface SetJudge {
  /** A quick test that every legal set passes, and so does each part of it. */
  isThinkable(set: readonly UnitId[]): boolean;
  isLegal(set: readonly UnitId[]): boolean;
  /** Whether a set that is not legal may be part of one that is. */
  mayGrow(set: readonly UnitId[]): boolean;
  /** Whether reasons can be given without a search; otherwise they are found when somebody asks for them. */
  readonly quickReasons: boolean;
  /** Why a set is not legal. */
  refusal(set: readonly UnitId[]): Refusal;
}

/** Sets tried before a question is asked; any other is tried when it is chosen. */
const MOST_TRIED = 6;

/** Legal sets, the small ones first: all of them unless there are many; one at least if there is any. */
function legalSets(targets: readonly UnitId[], judge: SetJudge, most = MOST_TRIED): (readonly UnitId[])[] {
  const found: (readonly UnitId[])[] = [];
  let tried = 0;
  let level: readonly (readonly UnitId[])[] = targets.map((unit) => [unit]);
  while (level.length > 0) {
    const hopeful: (readonly UnitId[])[] = [];
    for (const set of level.filter((one) => judge.isThinkable(one))) {
      if (found.length > 0 && tried >= most) return found;
      tried++;
      const legal = judge.isLegal(set);
      if (legal) found.push(set);
      if (found.length > 0 || (set.length < targets.length && judge.mayGrow(set))) hopeful.push(set);
    }
    level = grown(hopeful);
  }
  return found;
}

/** Whether there is a legal set. */
export function hasLegalSet(targets: readonly UnitId[], judge: SetJudge): boolean {
  return legalSets(targets, judge, 1).length > 0;
}

/** Sets one larger, all of whose parts are in the list. */
function grown(sets: readonly (readonly UnitId[])[]): readonly (readonly UnitId[])[] {
  const known = new Set(sets.map((set) => set.join()));
  return sets.flatMap((set, at) =>
    sets.slice(at + 1).flatMap((other) => {
      const last = other.at(-1);
      if (last === undefined || other.slice(0, -1).join() !== set.slice(0, -1).join()) return [];
      const larger = [...set, last];
      return larger.every((left) => known.has(larger.filter((unit) => unit !== left).join())) ? [larger] : [];
    }),
  );
}

function optionOf(unit: UnitId): string {
  return `unit:${unit}`;
}

/** The targets as a question of several puts them: the sets found legal, and why single ones are not. */
export function asOptions(targets: readonly UnitId[], judge: SetJudge) {
  const sets = legalSets(targets, judge);
  const illegal = !judge.quickReasons
    ? []
    : targets.filter((unit) => !sets.some((set) => set.length === 1 && set[0] === unit));
  const refusedSets: RefusedSet[] = illegal.map((unit) => ({ ids: [optionOf(unit)], refusal: judge.refusal([unit]) }));
  return {
    options: targets.map((unit) => ({ id: optionOf(unit), value: unit, unit })),
    max: targets.length,
    sets: sets.map((set) => set.map(optionOf)),
    ...(refusedSets.length > 0 ? { refusedSets } : {}),
  };
}

/** The check of sets that were not tried beforehand. */
export function setCheck(judgeOf: (game: Game, question: ChooseSome) => SetJudge): SetCheck {
  return (game, question, ids) => {
    const set = question.options.flatMap(({ id, unit }) => (unit !== undefined && ids.includes(id) ? [unit] : []));
    const judge = judgeOf(game, question);
    return judge.isThinkable(set) && judge.isLegal(set) ? undefined : judge.refusal(set);
  };
}
