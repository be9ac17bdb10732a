/** Attacks that their own dice change: a pool falls into sub-pools (05.03.02). */
import type { Game } from '@adjutant/engine';
import {
  type Attack,
  type AttackNumbers,
  type AttackRecord,
  amountOf,
  attackOf,
  changedByRoll,
  hitOutcome,
  hooks,
  numbersOf,
  woundOutcome,
} from '@adjutant/rules-11e/queries';
import { type AttackPolicy, faceChances } from './attack-die.ts';
import { withDamageDice } from './damage-dice.ts';
import { chancesOf } from './distribution.ts';
import type { Pool } from './pool.ts';

/** What a hit comes to: a wound in a sub-pool that is saved against, or one that ends in mortal wounds. */
export interface HitEvent {
  readonly subPool: number;
  readonly devastating: boolean;
  readonly chance: number;
}

/** A pool whose dice change attacks. */
export interface Changing {
  /** What an attack die may come to: hits of each kind. */
  readonly results: readonly { readonly chance: number; readonly hits: readonly number[] }[];
  /** For each kind of hit: what it comes to. */
  readonly kinds: readonly (readonly HitEvent[])[];
  /** Attacks that are identical again, in the order in which they are saved. */
  readonly subPools: readonly AttackNumbers[];
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** How dice change the attacks of a pool; undefined where they do not. @rule 05.03.02-a 05.03.02-b 05.03.02-d */
export function changingOf(
  game: Game,
  record: AttackRecord,
  pool: Pick<Pool, 'numbers' | 'rerolls' | 'policy'>,
): Changing | undefined {
  const attack = attackOf(game, record);
  if (!mayChange(game, attack)) return undefined;
  const subPools: { key: string; numbers: AttackNumbers }[] = [];
  const place = (changed: AttackRecord, numbers: AttackNumbers): number => {
    const key = JSON.stringify(changed.changes ?? []);
    const at = subPools.findIndex((one) => one.key === key);
    return at < 0 ? subPools.push({ key, numbers: withDamageDice(game, changed, numbers) }) - 1 : at;
  };
  const woundsOf = (from: AttackRecord, automatic: boolean) => eventsOf(game, from, pool, automatic, place);
  const { results, kinds } = hitKinds(game, record, attack, pool, woundsOf);
  return { results, kinds, subPools: subPools.map(({ numbers }) => numbers) };
}

function mayChange(game: Game, attack: Attack): boolean {
  return (['hit', 'wound'] as const).some((roll) =>
    faces.some((face) =>
      [true, false].some((critical) => hooks.changedByRoll.parts(game, { attack, roll, face, critical }).length > 0),
    ),
  );
}

type WoundsOf = (record: AttackRecord, automatic: boolean) => readonly HitEvent[];

function hitKinds(
  game: Game,
  record: AttackRecord,
  attack: Attack,
  { numbers: { hit }, rerolls, policy }: Pick<Pool, 'numbers' | 'rerolls' | 'policy'>,
  woundsOf: WoundsOf,
): Pick<Changing, 'results' | 'kinds'> {
  const plain = woundsOf(record, false);
  if (hit.skill === undefined) return { results: [{ chance: 1, hits: [1] }], kinds: [plain] };
  const outcomes = faces.map((face) => hitOutcome(face, hit));
  const chances = faceChances(rerolls.hit, (face) =>
    policy.reroll === 'failed' ? outcomes[face - 1]?.hit !== true : outcomes[face - 1]?.critical !== true,
  );
  const kinds: (readonly HitEvent[])[] = [plain];
  const results: { chance: number; hits: readonly number[] }[] = [];
  let missed = 1;
  for (const [at, { hit: isHit, critical, extraHits, mayWoundAutomatically }] of outcomes.entries()) {
    const chance = chances[at + 1] ?? 0;
    if (!isHit || chance === 0) continue;
    missed -= chance;
    const found = changedByRoll(game, record, attack, 'hit', [{ face: at + 1, critical }]);
    const own = found.find((one) => one.faces.length > 0)?.record ?? record;
    const automatic = mayWoundAutomatically && policy.lethalHits === 'take';
    const kind = own === record && !automatic ? 0 : sameKind(kinds, woundsOf(own, automatic));
    const extra = extraHits === undefined ? [1] : chancesOf(extraHits.dice, (rolled) => amountOf(extraHits, rolled));
    for (const [more, share] of extra.entries())
      if (share > 0) results.push({ chance: chance * share, hits: hitsOf(kind, more) });
  }
  results.push({ chance: missed, hits: [0] });
  return { results, kinds };
}

function sameKind(kinds: (readonly HitEvent[])[], events: readonly HitEvent[]): number {
  const at = kinds.findIndex((one) => JSON.stringify(one) === JSON.stringify(events));
  return at < 0 ? kinds.push(events) - 1 : at;
}

function hitsOf(kind: number, more: number): readonly number[] {
  const hits = Array.from({ length: kind + 1 }, () => 0);
  hits[kind] = 1;
  hits[0] = (hits[0] ?? 0) + more;
  return hits;
}

/** What one hit comes to; an automatic wound is in the sub-pool of unchanged wounds. @rule 05.02 05.03.02-d */
function eventsOf(
  game: Game,
  record: AttackRecord,
  { rerolls, policy }: { readonly rerolls: Pool['rerolls']; readonly policy: AttackPolicy },
  automatic: boolean,
  place: (record: AttackRecord, numbers: AttackNumbers) => number,
): readonly HitEvent[] {
  const attack = attackOf(game, record);
  const numbers = numbersOf(game, attack);
  const unchanged = place(record, numbers);
  if (automatic) return [{ subPool: unchanged, devastating: false, chance: 1 }];
  const again = policy.rerollWounds ?? policy.reroll;
  const chances = faceChances(rerolls.wound, (face) => {
    const outcome = woundOutcome(face, numbers.wound);
    return again === 'failed' ? !outcome.wound : !outcome.critical;
  });
  const events: { subPool: number; devastating: boolean; chance: number }[] = [];
  for (const face of faces) {
    const { wound, critical } = woundOutcome(face, numbers.wound);
    const chance = chances[face] ?? 0;
    if (!wound || chance === 0) continue;
    const found = changedByRoll(game, record, attack, 'wound', [{ face, critical }]);
    const own = found.find((one) => one.faces.length > 0)?.record ?? record;
    const changed = own === record ? numbers : numbersOf(game, attackOf(game, own));
    const { devastating } = woundOutcome(face, changed.wound);
    const subPool = place(own, changed);
    const same = events.find((one) => one.subPool === subPool && one.devastating === devastating);
    if (same === undefined) events.push({ subPool, devastating, chance });
    else same.chance += chance;
  }
  return events;
}
