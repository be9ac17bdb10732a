import type { Circumstances, Pool, Target } from '@adjutant/odds';
import type { ExplainedAttack, NumberName } from '@adjutant/rules-11e/queries';

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
  circumstances: Circumstances,
): readonly Assumption[] {
  const found = [
    ...(pools.length > 1 ? [{ rule: '04.03', text: 'weapons attack in this order, one pool after the other' }] : []),
    ...pools.flatMap(ofPool),
    ...ofTarget(target),
    ...ofCircumstances(circumstances, pools),
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

function ofPool({ pool, explained }: Asked): readonly Assumption[] {
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
    ...(hit.lethalHits
      ? [
          {
            rule: '24.23',
            text:
              policy.lethalHits === 'take' ? 'critical hits wound without a roll' : 'critical hits are rolled to wound',
          },
        ]
      : []),
    ...(wound.devastatingWounds
      ? [
          {
            rule: '24.10',
            text: 'critical wounds allow no save; their mortal wounds come after the normal damage and hurt one model each',
          },
        ]
      : []),
    ...(pool.picked === undefined ? [] : [{ rule: '24.28', text: 'the CHARACTER is seen and picked by [PRECISION]' }]),
  ];
}

function valueWords(value: number | object, name: NumberName): string {
  if (typeof value !== 'number') return Object.values(value).join(' ');
  if (name === 'criticalHit' || name === 'criticalWound') return `on ${value}+`;
  if (name === 'hitFails') return `up to ${value}`;
  return value > 0 ? `+${value}` : String(value);
}

function ofTarget({ groups, order }: Target): readonly Assumption[] {
  const several = groups.length > 1;
  return [
    { rule: '05.04-a', text: 'saves are taken from the lowest result; a wounded model suffers first' },
    { rule: '05.04-f', text: 'damage that a destroyed model has not left is lost' },
    ...(several
      ? [
          {
            rule: '05.03',
            text: `groups suffer in the order ${order.map((at) => at + 1).join(', ')}, as far as wounded models do not change it`,
          },
        ]
      : []),
    ...(groups.some(({ feelNoPain, feelNoPainMortal }) => feelNoPain !== undefined || feelNoPainMortal !== undefined)
      ? [{ rule: '24.12', text: 'Feel No Pain is rolled for each wound' }]
      : []),
  ];
}

function ofCircumstances(circumstances: Circumstances, pools: readonly Asked[]): readonly Assumption[] {
  const sentences: readonly (readonly [keyof Circumstances, string, string])[] = [
    ['halfRange', '04.02-n', 'the target is within half range of all weapons'],
    ['stationary', '24.16', 'the unit stood still'],
    ['charged', '24.21', 'the unit made a charge move this turn'],
    ['cover', '13.08', 'the target has the benefit of cover'],
    ['plunging', '22.05', 'plunging fire'],
    ['indirect', '10.07', 'indirect shooting'],
    ['snap', '15.09', 'snap shooting: only unmodified sixes hit'],
  ];
  const told = sentences.flatMap(([name, rule, text]) => (circumstances[name] === true ? [{ rule, text }] : []));
  const worsened = pools.some(({ explained }) => explained.parts.skill?.some(({ rule }) => rule === '13.08'));
  const open = circumstances.charged !== true && circumstances.cover !== true && !worsened;
  return [...told, ...(open ? [{ rule: '13.08', text: 'the target has no cover from ranged attacks' }] : [])];
}
