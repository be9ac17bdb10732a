import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import type { Refusal } from '../refusal.ts';
import type { DecisionKind, Random } from './kind.ts';
import { idsOf, misshapen, pick, shuffle } from './kind.ts';
import type { ChooseSome, Option } from './question.ts';

export const chooseSome: DecisionKind<ChooseSome> = {
  check(question, value, game) {
    const ids = idsOf(value);
    if (ids === undefined) return misshapen('choose-some', 'a list of option ids');
    const found = problems(question, ids);
    return found.length > 0 ? found : problemsOfSet(question, ids, game);
  },
  resolve: (question, value) =>
    (idsOf(value) ?? []).map((id) => question.options.find((option) => option.id === id)?.value ?? null),
  forced(question) {
    if (question.max === 0 || question.options.length === 0) return [];
    if (question.sets !== undefined) return forcedSet(question.sets, question.min);
    const all = question.options.flatMap((option) => Array.from({ length: option.count ?? 1 }, () => option.id));
    return question.min === all.length && problems(question, all).length === 0 ? all : undefined;
  },
  sample,
};

function problems(question: ChooseSome, ids: readonly string[]): readonly Refusal[] {
  const { rule, min, max } = question;
  if (ids.length < min || ids.length > max)
    return [{ code: 'wrong-number-chosen', rule, values: { chosen: ids.length, min, max } }];
  const groups = new Map<string, number>();
  for (const id of new Set(ids)) {
    const option = question.options.find((candidate) => candidate.id === id);
    if (option === undefined) return [{ code: 'no-such-option', rule, values: { option: id } }];
    const times = ids.filter((other) => other === id).length;
    if (times > (option.count ?? 1))
      return [{ code: 'chosen-too-often', rule, values: { option: id, most: option.count ?? 1 } }];
    groups.set(option.group ?? '', (groups.get(option.group ?? '') ?? 0) + times);
  }
  if (question.oneGroup === true && groups.size > 1)
    return [{ code: 'groups-mixed', rule, values: { groups: [...groups.keys()] } }];
  for (const [group, chosen] of groups) {
    const most = question.groupMax?.[group];
    if (most !== undefined && chosen > most)
      return [{ code: 'too-many-of-group', rule, values: { group, chosen, most } }];
  }
  return [];
}

function forcedSet(sets: readonly (readonly string[])[], min: number): Json | undefined {
  const [only, ...others] = sets;
  if (min === 0) return only === undefined ? [] : undefined;
  return only !== undefined && others.length === 0 ? only : undefined;
}

/** Why a set that is possible by number and groups is none of the sets that may be chosen. */
function problemsOfSet(question: ChooseSome, ids: readonly string[], game: Game): readonly Refusal[] {
  const { sets, refusedSets, setCheck, rule } = question;
  if (sets === undefined || ids.length === 0 || sets.some((set) => areSameSet(set, ids))) return [];
  const refused = refusedSets?.find((set) => areSameSet(set.ids, ids));
  if (refused !== undefined) return [refused.refusal];
  const check = setCheck === undefined ? undefined : game.ruleset.setChecks?.get(setCheck);
  if (check === undefined) return [{ code: 'set-not-possible', rule, values: { chosen: ids } }];
  const refusal = check(game, question, ids);
  return refusal === undefined ? [] : [refusal];
}

function areSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

function sample(question: ChooseSome, random: Random): Json {
  if (question.sets !== undefined) return pick(question.min === 0 ? [...question.sets, []] : question.sets, random);
  const groups = [...new Set(question.options.map((option) => option.group ?? ''))];
  const usable = question.oneGroup === true && groups.length > 0 ? [pick(groups, random)] : groups;
  const pool = question.options.filter((option) => usable.includes(option.group ?? ''));
  const items: Option[] = shuffle(
    pool.flatMap((option) => Array.from({ length: option.count ?? 1 }, () => option)),
    random,
  );
  const wanted = question.min + Math.floor(random() * (Math.min(question.max, items.length) - question.min + 1));
  const chosen: string[] = [];
  const taken = new Map<string, number>();
  for (const item of items) {
    if (chosen.length >= wanted) break;
    const group = item.group ?? '';
    const already = taken.get(group) ?? 0;
    if (already >= (question.groupMax?.[group] ?? Number.POSITIVE_INFINITY)) continue;
    taken.set(group, already + 1);
    chosen.push(item.id);
  }
  return chosen;
}
