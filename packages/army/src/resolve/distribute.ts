/** A loadout that a model may have, and of which kind the model is. */
export interface Candidate {
  readonly profile: string;
  readonly items: readonly string[];
}

/** How many models have which loadout, and whether another way would fit the same totals. */
export interface Distribution {
  readonly models: readonly Candidate[];
  readonly unique: boolean;
}

const searchLimit = 20_000;

/**
 * Gives each of the models one of the candidate loadouts so that together they carry exactly the totals; earlier
 * candidates are preferred. `undefined` where the candidates cannot make up the totals.
 */
export function distribute(
  models: number,
  totals: ReadonlyMap<string, number>,
  candidates: readonly Candidate[],
): Distribution | undefined {
  const usable = candidates.filter((candidate) => fits(candidate, totals));
  const search: Search = { usable, left: new Map(totals), chosen: [], found: [], budget: searchLimit };
  place(search, models);
  const [first, second] = search.found;
  if (first === undefined) return undefined;
  return { models: first, unique: second === undefined && search.budget > 0 };
}

interface Search {
  readonly usable: readonly Candidate[];
  readonly left: Map<string, number>;
  readonly chosen: Candidate[];
  readonly found: (readonly Candidate[])[];
  budget: number;
}

function fits(candidate: Candidate, left: ReadonlyMap<string, number>): boolean {
  const needed = new Map<string, number>();
  for (const item of candidate.items) needed.set(item, (needed.get(item) ?? 0) + 1);
  return [...needed].every(([item, count]) => (left.get(item) ?? 0) >= count);
}

/** The scarcest item left must be on some model: only loadouts with it are tried, in one order until none of it is left. */
function place(search: Search, models: number, item?: string, from = 0): void {
  search.budget -= 1;
  if (search.budget <= 0 || search.found.length >= 2) return;
  const same = item !== undefined && (search.left.get(item) ?? 0) > 0;
  const scarce = same ? item : scarcest(search.left);
  if (models === 0 || scarce === undefined) {
    if (models === 0 && scarce === undefined) record(search);
    else if (scarce === undefined) placeBare(search, models);
    return;
  }
  for (let index = same ? from : 0; index < search.usable.length; index += 1) {
    const candidate = search.usable[index];
    if (candidate === undefined || !candidate.items.includes(scarce) || !fits(candidate, search.left)) continue;
    add(search.left, candidate, -1);
    search.chosen.push(candidate);
    place(search, models - 1, scarce, index);
    search.chosen.pop();
    add(search.left, candidate, 1);
  }
}

/** The rest of the models carry nothing, where that is a loadout at all. */
function placeBare(search: Search, models: number): void {
  const bare = search.usable.find((candidate) => candidate.items.length === 0);
  if (bare === undefined) return;
  for (let index = 0; index < models; index += 1) search.chosen.push(bare);
  record(search);
  search.chosen.length -= models;
}

function record(search: Search): void {
  const key = (list: readonly Candidate[]): string =>
    list
      .map((candidate) => `${candidate.profile}:${[...candidate.items].sort().join('|')}`)
      .sort()
      .join(';');
  const first = search.found[0];
  if (first === undefined || key(first) !== key(search.chosen)) search.found.push([...search.chosen]);
}

function scarcest(left: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [item, count] of left) {
    if (count > 0 && count < least) {
      best = item;
      least = count;
    }
  }
  return best;
}

function add(left: Map<string, number>, candidate: Candidate, sign: 1 | -1): void {
  for (const item of candidate.items) left.set(item, (left.get(item) ?? 0) + sign);
}
