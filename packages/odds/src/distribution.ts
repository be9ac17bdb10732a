/** Chances of whole numbers: `chances[k]` is the chance of k. */
export type Chances = readonly number[];

/** One throw of some dice, in no order, with its chance. */
export interface Throw {
  readonly faces: readonly number[];
  readonly chance: number;
}

const sixFaces: readonly Throw[] = [1, 2, 3, 4, 5, 6].map((face) => ({ faces: [face], chance: 1 / 6 }));
const throws: (readonly Throw[])[] = [[{ faces: [], chance: 1 }], sixFaces];

/** Every throw of so many dice, each set of faces once. */
export function throwsOf(count: number): readonly Throw[] {
  const known = throws[count];
  if (known !== undefined) return known;
  const found = new Map<string, Throw>();
  for (const rest of throwsOf(count - 1)) {
    for (const { faces } of sixFaces) {
      const all = [...rest.faces, ...faces].sort();
      const key = all.join('');
      found.set(key, { faces: all, chance: (found.get(key)?.chance ?? 0) + rest.chance / 6 });
    }
  }
  const list = [...found.values()];
  throws[count] = list;
  return list;
}

/** The chances of a number that is read off a throw of so many dice; `die` where their faces are not equally likely, index 0 has none. */
export function chancesOf(count: number, read: (faces: readonly number[]) => number, die?: Chances): Chances {
  const chances: number[] = [];
  for (const { faces, chance } of throwsOf(count)) {
    const weight = die === undefined ? 1 : faces.reduce((product, face) => product * 6 * (die[face] ?? 0), 1);
    add(chances, read(faces), chance * weight);
  }
  return chances;
}

/** The chances of the sum of two independent numbers. */
export function sumOf(first: Chances, second: Chances): Chances {
  const chances = zeros(first.length + second.length - 1);
  for (let a = 0; a < first.length; a++) {
    const chance = first[a] ?? 0;
    if (chance === 0) continue;
    for (let b = 0; b < second.length; b++) {
      const other = second[b] ?? 0;
      if (other !== 0) chances[a + b] = (chances[a + b] ?? 0) + chance * other;
    }
  }
  return chances;
}

/** The chances of the sum of `count` independent numbers that are alike. */
export function timesOf(count: number, each: Chances): Chances {
  if (count === 0) return [1];
  const half = timesOf(count >> 1, each);
  const twice = sumOf(half, half);
  return count % 2 === 0 ? twice : sumOf(twice, each);
}

/** So many zeros. */
export function zeros(count: number): number[] {
  return new Array<number>(count).fill(0);
}

const binomials = new Map<number, Chances[]>();

/** The chances of how many of `count` things happen, each with chance `each`; kept, because the same few are asked for again and again. */
export function binomial(count: number, each: number): Chances {
  let rows = binomials.get(each);
  if (rows === undefined) {
    if (binomials.size >= MOST_KEPT) binomials.clear();
    rows = [[1]];
    binomials.set(each, rows);
  }
  while (rows.length <= count) rows.push(oneMore(rows.at(-1) ?? [1], each));
  return rows[count] ?? [1];
}

const MOST_KEPT = 200;

function oneMore(chances: Chances, each: number): Chances {
  return sumOf(chances, [1 - each, each]);
}

/** The number to be expected. */
export function meanOf(chances: Chances): number {
  return chances.reduce((sum, chance, value) => sum + value * chance, 0);
}

/** Adds a chance to that of a value; what lies between has none. */
export function add(chances: number[], value: number, chance: number): void {
  while (chances.length <= value) chances.push(0);
  chances[value] = (chances[value] ?? 0) + chance;
}
