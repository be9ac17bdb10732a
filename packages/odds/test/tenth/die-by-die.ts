/** The 10th edition played one die after the other over all faces, with nothing of the odds package: slow and plain. */
import { hitOutcome, isSaved, woundOutcome } from '@adjutant/rules-10e/queries';

export interface PlainModel {
  readonly wounds: number;
  readonly full: number;
  readonly save: number;
  readonly invulnerable?: number;
  readonly feelNoPain?: number;
  readonly character?: boolean;
}

export interface PlainPool {
  readonly attacks: number;
  readonly skill: number;
  readonly strength: number;
  readonly toughness: number;
  readonly armourPenetration: number;
  /** Faces of D, each as likely. */
  readonly damage: readonly number[];
  readonly sustained?: number;
  readonly lethal?: boolean;
  readonly devastating?: boolean;
  readonly cover?: boolean;
  readonly precision?: boolean;
}

interface State {
  readonly models: readonly PlainModel[];
  /** Damage of critical wounds that wait, in the order in which they came. */
  readonly waiting: readonly { readonly damage: readonly number[]; readonly precision: boolean }[];
}

type Chances = Map<string, { readonly state: State; chance: number }>;

const faces = [1, 2, 3, 4, 5, 6];

/** Chances of each number of wounds lost after all pools. */
export function dieByDie(models: readonly PlainModel[], pools: readonly PlainPool[]): readonly number[] {
  let now: Chances = new Map();
  add(now, { models, waiting: [] }, 1);
  for (const pool of pools)
    for (let attack = 0; attack < pool.attacks; attack++)
      now = step(now, (state, chance) => oneAttack(pool, state, chance));
  while ([...now.values()].some(({ state }) => state.waiting.length > 0)) now = step(now, deliver);
  const all = models.reduce((sum, { wounds }) => sum + wounds, 0);
  const lost = Array.from({ length: all + 1 }, () => 0);
  for (const { state, chance } of now.values())
    lost[all - state.models.reduce((sum, { wounds }) => sum + wounds, 0)]! += chance;
  return lost;
}

type Way = readonly [state: State, chance: number];

function step(from: Chances, ways: (state: State, chance: number) => readonly Way[]): Chances {
  const next: Chances = new Map();
  for (const { state, chance } of from.values())
    for (const [after, share] of ways(state, chance)) add(next, after, share);
  return next;
}

function add(into: Chances, state: State, chance: number): void {
  const key = JSON.stringify(state);
  const same = into.get(key);
  if (same === undefined) into.set(key, { state, chance });
  else same.chance += chance;
}

function oneAttack(pool: PlainPool, state: State, chance: number): Way[] {
  const { skill, lethal = false, sustained } = pool;
  const extra = sustained === undefined ? {} : { sustainedHits: { dice: 0, sides: 6, plus: sustained } as const };
  return faces.flatMap((face) => {
    const hit = hitOutcome(face, { skill, modifier: 0, criticalOn: 6, failsUpTo: 1, lethalHits: lethal, ...extra });
    if (!hit.hit) return [[state, chance / 6] as const];
    let ways: Way[] = hit.mayWoundAutomatically ? saved(pool, state, chance / 6) : rolled(pool, state, chance / 6);
    for (let more = 0; more < (hit.extraHits?.plus ?? 0); more++)
      ways = ways.flatMap(([after, share]) => rolled(pool, after, share));
    return ways;
  });
}

function rolled(pool: PlainPool, state: State, chance: number): Way[] {
  const { strength, toughness, devastating = false, damage, precision = false } = pool;
  return faces.flatMap((face) => {
    const wound = woundOutcome(face, {
      strength,
      toughness,
      modifier: 0,
      criticalOn: 6,
      devastatingWounds: devastating,
    });
    if (wound.devastating)
      return [[{ ...state, waiting: [...state.waiting, { damage, precision }] }, chance / 6] as const];
    return wound.wound ? saved(pool, state, chance / 6) : [[state, chance / 6] as const];
  });
}

/** The model that takes the next attack: picked by [PRECISION], else wounded, else the first of the list; bodyguards before CHARACTERS. */
function nextModel(models: readonly PlainModel[], precision: boolean): number {
  const living = models.flatMap(({ wounds }, at) => (wounds > 0 ? [at] : []));
  const characters = living.filter((at) => models[at]!.character === true);
  const bodyguards = living.filter((at) => !characters.includes(at));
  const open = (precision && characters.length > 0) || bodyguards.length === 0 ? characters : bodyguards;
  return open.find((at) => models[at]!.wounds < models[at]!.full) ?? open[0] ?? -1;
}

function saved(pool: PlainPool, state: State, chance: number): Way[] {
  const at = nextModel(state.models, pool.precision === true);
  const model = state.models[at];
  if (model === undefined) return [[state, chance]];
  const numbers = { armourPenetration: pool.armourPenetration, modifier: 0, cover: pool.cover === true };
  return faces.flatMap((face) =>
    isSaved(face, model, numbers) ? [[state, chance / 6] as const] : suffered(state, at, pool.damage, chance / 6),
  );
}

function suffered(state: State, at: number, damage: readonly number[], chance: number): Way[] {
  const { feelNoPain = 7 } = state.models[at]!;
  return damage.flatMap((most) => {
    let lost = [chance / damage.length];
    for (let wound = 0; wound < most; wound++) {
      const next = Array.from({ length: lost.length + 1 }, () => 0);
      for (const [so, share] of lost.entries())
        for (const face of faces) next[so + (face < feelNoPain ? 1 : 0)]! += share / 6;
      lost = next;
    }
    return lost.map((share, so): Way => {
      const models = state.models.map((one, other) =>
        other === at ? { ...one, wounds: Math.max(0, one.wounds - so) } : one,
      );
      return [{ ...state, models }, share];
    });
  });
}

function deliver(state: State, chance: number): Way[] {
  const [first, ...waiting] = state.waiting;
  const at = first === undefined ? -1 : nextModel(state.models, first.precision);
  if (first === undefined || at < 0) return [[{ ...state, waiting }, chance]];
  return suffered({ ...state, waiting }, at, first.damage, chance);
}
