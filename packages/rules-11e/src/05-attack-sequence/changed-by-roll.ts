/** Attacks that their own hit or wound dice change (05.03.02). */
import type { Game, WeaponAbility } from '@adjutant/engine';
import type { Modifier } from '../02-datasheets/modifier.ts';
import type { Attack, AttackRecord } from '../04-making-attacks/attack.ts';
import { hooks } from '../hooks.ts';

/** One die of an attack that hit or wounded. */
export interface RollShown {
  readonly attack: Attack;
  readonly roll: 'hit' | 'wound';
  /** After re-rolls, before modifiers. */
  readonly face: number;
  readonly critical: boolean;
}

/** What a rule changes about an attack because of what its die showed. */
export interface AttackChange {
  readonly strength?: FixedModifier;
  readonly armourPenetration?: FixedModifier;
  readonly damage?: FixedModifier;
  readonly abilities?: readonly WeaponAbility[];
}

/** No change by a die sets a characteristic to "-". */
type FixedModifier = Modifier & { readonly value: number };

/** A change as an attack keeps it, with the rule that made it. */
export interface RecordedChange extends AttackChange {
  readonly source: string;
  readonly rule: string;
}

/** What recorded changes do to a characteristic. */
export function changesOf(changes: readonly RecordedChange[], name: string) {
  return changes.flatMap(({ source, rule, ...change }) => {
    const value = name === 'strength' || name === 'armourPenetration' || name === 'damage' ? change[name] : undefined;
    return value === undefined ? [] : [{ value, source, rule }];
  });
}

/** Attacks of a pool that are still identical, or identical again. */
export interface ChangedAttacks {
  readonly record: AttackRecord;
  readonly faces: readonly { readonly face: number; readonly critical: boolean }[];
}

/** Attacks by what their dice change about them, the unchanged ones first; these are always there. @rule 05.03.02-a 05.03.02-b */
export function changedByRoll(
  game: Game,
  record: AttackRecord,
  attack: Attack,
  roll: RollShown['roll'],
  dice: ChangedAttacks['faces'],
): readonly ChangedAttacks[] {
  const found = new Map<string, { record: AttackRecord; faces: { face: number; critical: boolean }[] }>();
  found.set('', { record, faces: [] });
  for (const die of dice) {
    const changes = hooks.changedByRoll
      .parts(game, { attack, roll, ...die })
      .map(({ value, source, rule }) => ({ ...value, source, rule }));
    const key = changes.length === 0 ? '' : JSON.stringify(changes);
    const same = found.get(key);
    if (same !== undefined) same.faces.push(die);
    else found.set(key, { record: { ...record, changes: [...(record.changes ?? []), ...changes] }, faces: [die] });
  }
  return [...found.values()];
}
