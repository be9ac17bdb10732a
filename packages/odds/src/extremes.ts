import { type EntryInput, isAttack, type Matchup, type WeaponInput } from './input/matchup.ts';
import { type MatchupOdds, matchupOdds } from './matchup-odds.ts';
import { atLeast } from './outcomes.ts';

/** What the attacker wants: much of something, or at least so many models destroyed. */
export type Aim = 'destroyed' | 'wounds' | 'wiped-out' | { readonly atLeast: number };

/** How well an aim is served. */
export function servedBy(odds: MatchupOdds, aim: Aim): number {
  if (aim === 'destroyed') return odds.modelsDestroyed.mean;
  if (aim === 'wounds') return odds.woundsLost.mean;
  if (aim === 'wiped-out') return odds.unitDestroyed;
  return atLeast(odds.modelsDestroyed)[aim.atLeast] ?? 0;
}

/** One way in which both players may choose, and what comes of it. */
export interface Extreme {
  readonly matchup: Matchup;
  readonly odds: MatchupOdds;
  readonly value: number;
}

/** What the players' choices make of a matchup. */
export interface Extremes {
  /** The attacker chooses best, the target's player worst. */
  readonly best: Extreme;
  /** The attacker chooses best against the order of allocation that is hardest for it. */
  readonly contested: Extreme;
  /** The attacker chooses worst, the target's player best. */
  readonly worst: Extreme;
  /** False where there were too many ways to choose and only some were tried. */
  readonly complete: boolean;
}

/** More ways to choose are not tried. */
const MOST_WAYS = 2000;

/**
 * The best and the worst that the players' open choices make of a matchup: the order of pools (04.03), what is thrown again (01.05.02),
 * [LETHAL HITS] taken or not (24.23), the group that [PRECISION] picks (24.28), the order of allocation (05.03). Each choice is made
 * beforehand for all dice of a pool; choices that wait for the dice are not among them.
 */
export function extremes(matchup: Matchup, aim: Aim): Extremes {
  const offences = offencesOf(matchup);
  const defences = permutations(matchup.target.groups.map((_group, at) => at));
  const tried = offences.slice(0, Math.max(1, Math.floor(MOST_WAYS / defences.length)));
  const rows = defences.map((order) => {
    const target = { ...matchup.target, order };
    return tried.map((attacks) => extremeOf({ ...matchup, attacks, target }, aim));
  });
  const bestOf = (all: readonly Extreme[]) => all.reduce((best, one) => (one.value > best.value ? one : best));
  const worstOf = (all: readonly Extreme[]) => all.reduce((worst, one) => (one.value < worst.value ? one : worst));
  return {
    best: bestOf(rows.flat()),
    contested: worstOf(rows.map(bestOf)),
    worst: worstOf(rows.flat()),
    complete: tried.length === offences.length,
  };
}

function extremeOf(matchup: Matchup, aim: Aim): Extreme {
  const odds = matchupOdds(matchup);
  return { matchup, odds, value: servedBy(odds, aim) };
}

function offencesOf({ attacks, target }: Matchup): readonly (readonly EntryInput[])[] {
  const characters = target.groups.flatMap((group, at) => (group.character === true ? [at] : []));
  const variants: readonly (readonly EntryInput[])[] = attacks.map((entry) =>
    isAttack(entry) ? variantsOf(entry, characters) : [entry],
  );
  const orders = permutations(attacks.map((_entry, at) => at));
  return orders.flatMap((order) => product(order.map((at) => variants[at] ?? [])));
}

function variantsOf(entry: WeaponInput, characters: readonly number[]): readonly WeaponInput[] {
  const has = (id: string) => entry.abilities.some((ability) => ability.id === id);
  const both = ['failed', 'non-critical'] as const;
  const free = (given: WeaponInput['rerollHits'], linked = false) =>
    linked || (given !== undefined && given !== 'ones');
  const hits = free(entry.rerollHits) ? both.map((rerollHits) => ({ rerollHits })) : [{}];
  const wounds = free(entry.rerollWounds, has('twin-linked')) ? both.map((rerollWounds) => ({ rerollWounds })) : [{}];
  const lethal =
    has('lethal-hits') && has('devastating-wounds')
      ? (['take', 'decline'] as const).map((lethalHits) => ({ lethalHits }))
      : [{}];
  const { precisionGroup: _picked, ...unpicked } = entry;
  const picks = has('precision') ? [{}, ...characters.map((precisionGroup) => ({ precisionGroup }))] : [{}];
  return product([hits, wounds, lethal, picks]).map((chosen) => Object.assign({}, unpicked, ...chosen));
}

/** One of each list, in all ways. */
function product<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (all, list) => all.flatMap((chosen) => list.map((one) => [...chosen, one])),
    [[]],
  );
}

/** All orders of up to five things; of more the given one and its reverse. */
function permutations(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length > 5) return [list, [...list].reverse()];
  if (list.length <= 1) return [list];
  return list.flatMap((first) => permutations(list.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}
