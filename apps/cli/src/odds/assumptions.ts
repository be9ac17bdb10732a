import type { Circumstances, Edition, Pool, Target } from '@adjutant/odds';
import type { ExplainedAttack, NumberName } from '@adjutant/rules-11e/queries';
import { type SequenceWords, sequenceWords, usualWords } from './sequence-words.ts';

/** What was taken for granted, or a rule that had its part, with its number. */
export interface Assumption {
  readonly rule: string;
  readonly text: string;
}

interface Asked {
  readonly pool: Pool;
  readonly explained: ExplainedAttack;
}

/** Everything that the numbers rest on. */
export function assumptionsOf(
  { target }: { readonly target: Target },
  pools: readonly Asked[],
  { circumstances, edition }: { readonly circumstances: Circumstances; readonly edition: Pick<Edition, 'id'> },
): readonly Assumption[] {
  const words = sequenceWords[edition.id] ?? usualWords;
  const found = [
    ...words.always,
    ...(pools.length > 1 ? [words.pools] : []),
    ...pools.flatMap((pool) => ofPool(pool, words)),
    ...ofTarget(target, words),
    ...ofCircumstances(circumstances, pools, words),
  ];
  return found.filter((one, at) => found.findIndex((other) => other.text === one.text) === at);
}

const names: Readonly<Record<NumberName, string>> = {
  skill: 'skill',
  hitRoll: 'hit roll',
  criticalHit: 'critical hits',
  hitFails: 'hit rolls that fail',
  strength: 'strength',
  toughness: 'toughness',
  woundRoll: 'wound roll',
  criticalWound: 'critical wounds',
  armourPenetration: 'AP',
  saveRoll: 'save roll',
  damage: 'damage',
};

function ofPool({ pool, explained }: Asked, words: SequenceWords): readonly Assumption[] {
  const parts = Object.entries(explained.parts).flatMap(([name, all]) =>
    (all ?? []).map(({ rule, value, ignored }) => ({
      rule,
      text: `${names[name as NumberName]} ${valueWords(value, name as NumberName)}${ignored ? ', ignored by the attacker' : ''}`,
    })),
  );
  const { hit, wound } = pool.numbers;
  const { rerolls, policy } = pool;
  const again = (kind: string, mine: string) =>
    `${kind} are thrown again where they ${mine === 'failed' ? 'fail' : 'are not critical'}`;
  return [
    ...parts,
    ...(rerolls.hit.length > 1 ? [{ rule: '01.05.02', text: again('hit rolls', policy.reroll) }] : []),
    ...(rerolls.wound.length > 1
      ? [{ rule: '01.05.02', text: again('wound rolls', policy.rerollWounds ?? policy.reroll) }]
      : []),
    ...('die' in pool.numbers.damage
      ? [{ rule: '01.05.02', text: 'damage dice that show less than is to be expected are thrown again' }]
      : []),
    ...(hit.lethalHits ? [policy.lethalHits === 'take' ? words.lethal : words.lethalDeclined] : []),
    ...(wound.devastatingWounds ? [words.devastating] : []),
    ...(pool.picked === undefined ? [] : [words.precision]),
  ];
}

function valueWords(value: number | object, name: NumberName): string {
  if (typeof value !== 'number') return Object.values(value).join(' ');
  if (name === 'criticalHit' || name === 'criticalWound') return `on ${value}+`;
  if (name === 'hitFails') return `up to ${value}`;
  return value > 0 ? `+${value}` : String(value);
}

function ofTarget({ groups, order }: Target, words: SequenceWords): readonly Assumption[] {
  const pain = groups.some((group) => group.feelNoPain !== undefined || group.feelNoPainMortal !== undefined);
  return [
    words.saves,
    words.lost,
    ...(groups.length > 1 ? [words.groups(order.map((at) => at + 1))] : []),
    ...(pain ? [words.feelNoPain] : []),
  ];
}

function ofCircumstances(
  circumstances: Circumstances,
  pools: readonly Asked[],
  words: SequenceWords,
): readonly Assumption[] {
  const sentences: readonly (readonly [keyof Circumstances, string, string])[] = [
    ['halfRange', '04.02-n', 'the target is within half range of all weapons'],
    ['stationary', '24.16', 'the unit stood still'],
    ['charged', '24.21', 'the unit made a charge move this turn'],
    ['cover', words.cover.rule, words.cover.text],
    ['plunging', '22.05', 'plunging fire'],
    ['indirect', '10.07', 'indirect shooting'],
    ['snap', '15.09', 'snap shooting: only unmodified sixes hit'],
  ];
  const told = sentences.flatMap(([name, rule, text]) => (circumstances[name] === true ? [{ rule, text }] : []));
  const worsened = pools.some(({ explained }) => explained.parts.skill?.some(({ rule }) => rule === '13.08'));
  const open = circumstances.charged !== true && circumstances.cover !== true && !worsened;
  return [...told, ...(open ? [words.open] : [])];
}
