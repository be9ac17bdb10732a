/** What rules say about attacks depends on which groups of their target still stand: T, keywords, picks of [PRECISION]. */
import { lostBy, type Standing, type Target } from './target.ts';

/** Positions of the groups of which no model is left in a state, as digits of a number: 0 where all of them stand. */
function goneIn(target: Target, state: number): number {
  let gone = 0;
  for (const [at, line] of target.lines.entries()) if (lostBy(target, at, state) >= line.wounds) gone |= 1 << at;
  return gone;
}

/** Whether a group is among those that are gone. */
export function isGone(gone: number, group: number): boolean {
  return (gone & (1 << group)) !== 0;
}

/** The states of a standing by what `when` says for the groups that are gone in them; what is the same is told by being the same thing. */
export function bySurvivors<T>(
  target: Target,
  whole: Standing,
  when: (gone: number) => T,
): readonly { readonly what: T; readonly standing: Standing }[] {
  if (target.lines.length < 2) return [{ what: when(0), standing: whole }];
  const { states, chances } = whole;
  const parts = new Map<T, { states: number[]; chances: number[] }>();
  for (const [at, state] of states.entries()) {
    const what = when(goneIn(target, state));
    let part = parts.get(what);
    if (part === undefined) {
      part = { states: [], chances: [] };
      parts.set(what, part);
    }
    part.states.push(state);
    part.chances.push(chances[at] ?? 0);
  }
  return [...parts].map(([what, standing]) => ({ what, standing }));
}

/** Chances of the same states added up. */
export function together(parts: readonly Standing[]): Standing {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only;
  const sums = new Map<number, number>();
  for (const { states, chances } of parts)
    for (const [at, state] of states.entries()) sums.set(state, (sums.get(state) ?? 0) + (chances[at] ?? 0));
  return { states: [...sums.keys()], chances: [...sums.values()] };
}
