import type { BattleEvent } from '@adjutant/engine';
import { neededOf } from '../events.ts';
import type { Names } from '../names.ts';
import { weaponOf } from '../notes.ts';
import { Values } from '../values.ts';
import { count, listOf, possessive } from '../words.ts';
import type { StoryLine } from './line.ts';

/** One pool of identical attacks while its dice fall. */
export interface PoolStory {
  hitOn: string | undefined;
  woundOn: string | undefined;
  /** The note that says what the dice came to; until it comes nothing is told. */
  rolled: Values | undefined;
  damage: number;
  /** Models that were destroyed, by name of their profile. */
  readonly destroyed: number[];
}

/** A pool about which nothing is known yet. */
export function newPool(): PoolStory {
  return { hitOn: undefined, woundOn: undefined, rolled: undefined, damage: 0, destroyed: [] };
}

/** Whether an event belongs to the pool that is being rolled, and not to what comes after it. */
export function belongsToPool(event: BattleEvent): boolean {
  switch (event.type) {
    case 'dice':
      return !['attacks', 'hit'].includes(event.purpose) || event.rerolled !== undefined;
    case 'wounds':
    case 'model-status':
    case 'forced':
    case 'stratagem':
    case 'command-points':
    case 'spent':
      return true;
    case 'note':
      return ['wounds-ignored', 'mortal-wounds', 'attacks-lost', 'attacks-rolled', 'duplicate-ability'].includes(
        event.code,
      );
    default:
      return false;
  }
}

/** Takes in one event of the pool. */
export function seeInPool(pool: PoolStory, event: BattleEvent, names: Names): void {
  if (event.type === 'dice' && event.fails !== undefined) {
    if (event.purpose === 'hit') pool.hitOn = neededOf(event.fails);
    if (event.purpose === 'wound') pool.woundOn = neededOf(event.fails);
  }
  if (event.type === 'note' && event.code === 'attacks-rolled') pool.rolled = new Values(event.values, names);
  if (event.type === 'wounds' && event.cause.kind === 'attack' && event.change < 0) {
    pool.damage -= event.change;
    if (event.wounds === 0) pool.destroyed.push(event.model);
  }
}

/** What the pool came to in one sentence. */
export function poolLine(pool: PoolStory, names: Names): StoryLine | undefined {
  const { rolled, hitOn, woundOn } = pool;
  if (rolled === undefined) return undefined;
  const [attacks, hits, wounds] = ['attacks', 'hits', 'wounds'].map((key) => rolled.number(key));
  const parts = [
    count(attacks ?? 0, 'attack'),
    `${count(hits ?? 0, 'hit')}${hitOn === undefined ? '' : ` (${hitOn})`}`,
    ...((hits ?? 0) > 0 ? [`${count(wounds ?? 0, 'wound')}${woundOn === undefined ? '' : ` (${woundOn})`}`] : []),
    ...((wounds ?? 0) > 0 ? [outcome(pool, names)] : []),
  ];
  const who = `${possessive(rolled.unit('unit'))} ${weaponOf(rolled.in('weapon'))} at ${rolled.unit('target')}`;
  return { weight: 'main', rule: '05.00', text: `${who}: ${parts.join(', ')}` };
}

function outcome({ damage, destroyed }: PoolStory, names: Names): string {
  if (damage === 0) return 'no damage';
  return destroyed.length === 0 ? `${damage} damage` : `${damage} damage, ${fallen(destroyed, names)}`;
}

/** "2 Boy and 1 Boss Nob destroyed". */
function fallen(models: readonly number[], names: Names): string {
  const profiles = models.map((model) => names.profile(model));
  const each = [...new Set(profiles)].map((name) => `${profiles.filter((other) => other === name).length} x ${name}`);
  return `${listOf(each)} destroyed`;
}
