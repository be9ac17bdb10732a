import type { Game, Part } from '@adjutant/engine';
import { applyModifiers, isPenalty } from '../02-datasheets/characteristic.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import type { Modifier, WeaponCharacteristicName } from '../02-datasheets/modifier.ts';
import type { Attack } from '../04-making-attacks/attack.ts';
import { abilityValue, findAbility, hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { hooks } from '../hooks.ts';
import { changesOf } from './changed-by-roll.ts';
import type { HitNumbers } from './hit.ts';
import { type AttackNumbers, type NumberName, type NumberPart, numberNames } from './numbers.ts';
import { toughnessOf } from './toughness.ts';
import type { WoundNumbers } from './wound.ts';

/** The numbers of an attack with every rule's part in them. */
export interface ExplainedAttack {
  readonly numbers: AttackNumbers;
  readonly parts: Readonly<Partial<Record<NumberName, readonly NumberPart[]>>>;
}

type Explicable = Pick<Part<Modifier>, 'value' | 'source' | 'rule'>;

type Parts = Partial<Record<NumberName, readonly NumberPart[]>>;

/** Everything that decides what the dice of an attack come to. @rule 04.03.01-a 05.01 05.02 */
export function numbersOf(game: Game, attack: Attack): AttackNumbers {
  return explain(game, attack).numbers;
}

/** The numbers of an attack, each with its parts: which rule gave what, and which parts the attacker ignores. @rule 02.02.01 02.02.02 */
export function explain(game: Game, attack: Attack): ExplainedAttack {
  const parts = collect(game, attack);
  const numbers: AttackNumbers = {
    hit: hitNumbers(game, attack, parts),
    wound: woundNumbers(game, attack, parts),
    save: {
      armourPenetration: changed('armourPenetration', attack.profile.armourPenetration, parts.armourPenetration),
      modifier: sum(parts.saveRoll),
    },
    damage: { amount: attack.profile.damage, modifiers: counted(parts.damage) as readonly Modifier[] },
    precision: hasAbility(attack, 'precision') && unitHas(game, attack.target, 'CHARACTER'), // else it cannot apply (24.28-c)
    psychic: hasAbility(attack, 'psychic'),
  };
  return { numbers, parts };
}

function hitNumbers(game: Game, attack: Attack, parts: Parts): HitNumbers {
  const rolls = attack.profile.skill !== undefined && hooks.automaticHit.first(game, attack) === undefined;
  if (!rolls) return { modifier: 0, criticalOn: 7, failsUpTo: 0, lethalHits: false }; // rules keyed to the die do not apply (01.05.01-b)
  const sustained = findAbility(attack, 'sustained-hits');
  return {
    skill: changed('skill', attack.profile.skill ?? 0, parts.skill),
    modifier: clamp(sum(parts.hitRoll)),
    criticalOn: criticalHitOn(game, attack, parts),
    failsUpTo: Math.max(1, ...values(parts.hitFails)),
    lethalHits: hasAbility(attack, 'lethal-hits'),
    ...(sustained === undefined ? {} : { sustainedHits: abilityValue(sustained) }),
  };
}

function woundNumbers(game: Game, attack: Attack, parts: Parts): WoundNumbers {
  return {
    strength: changed('strength', attack.rolledStrength ?? attack.profile.strength.plus, parts.strength),
    toughness: toughnessOf(game, attack.target, attack),
    modifier: clamp(sum(parts.woundRoll)),
    criticalOn: Math.min(6, ...values(parts.criticalWound)),
    devastatingWounds: hasAbility(attack, 'devastating-wounds'),
  };
}

/** @rule 05.01-b 05.01-f */
function criticalHitOn(game: Game, attack: Attack, parts: Parts): number {
  if (attack.shootingType === 'snap' && game.switch('snapCriticals') === 'plain') return 7;
  return Math.min(6, ...values(parts.criticalHit));
}

function collect(game: Game, attack: Attack): Parts {
  const ignored = ignoredNames(game, attack);
  const sources = new Set(hooks.ignoresSources.parts(game, attack).flatMap((part) => part.value));
  const parts: Parts = {};
  const keep = <T extends number | Modifier>(
    name: NumberName,
    found: readonly Pick<Part<T>, 'value' | 'source' | 'rule'>[],
    isBad: (value: T) => boolean,
  ) => {
    if (found.length === 0) return;
    parts[name] = found.map(({ value, source, rule }) => ({
      value,
      source,
      rule,
      ignored: (ignored.has(name) || sources.has(source)) && isBad(value),
    }));
  };
  const characteristics = ['skill', 'strength', 'armourPenetration', 'damage'] as const;
  for (const name of characteristics) {
    keep(name, characteristicParts(game, attack, name), (value) => isPenalty(name, value));
  }
  keep('hitRoll', hooks.hitModifier.parts(game, attack), isNegative);
  keep('woundRoll', hooks.woundModifier.parts(game, attack), isNegative);
  keep('saveRoll', saveParts(game, attack), never); // the roll of the unit attacked: its attacker ignores nothing of it
  keep('criticalHit', hooks.criticalHit.parts(game, attack), never);
  keep('criticalWound', hooks.criticalWound.parts(game, attack), never);
  keep('hitFails', hooks.hitFailsUpTo.parts(game, attack), never); // results that fail are no modifiers (24 open point 6)
  return parts;
}

/** The numbers of which bad modifiers are left out. @rule 02.02.02-a 24.29-a */
function ignoredNames(game: Game, attack: Attack): ReadonlySet<NumberName> {
  if (hooks.ignoresPenalties.first(game, { unit: attack.unit }) !== undefined) return new Set(numberNames);
  return new Set(hooks.ignoresModifiers.parts(game, attack).flatMap((part) => part.value));
}

/** The modifiers of the save rolls of the unit attacked, which may ignore what worsens them. @rule 02.02.02-a */
function saveParts(game: Game, attack: Attack): readonly Part<number>[] {
  const parts = hooks.saveModifier.parts(game, attack);
  const ignores = parts.length > 0 && hooks.ignoresPenalties.first(game, { unit: attack.target }) !== undefined;
  return ignores ? parts.filter((part) => part.value >= 0) : parts;
}

/** What rules, and the attack's own dice, change about a characteristic of its weapon. @rule 02.02.01 05.03.02-a */
function characteristicParts(game: Game, attack: Attack, name: WeaponCharacteristicName): readonly Explicable[] {
  const parts = hooks.weaponCharacteristic.parts(game, { attack, name });
  return attack.changes === undefined ? parts : [...parts, ...changesOf(attack.changes, name)];
}

const isNegative = (value: number) => value < 0;
const never = () => false;

function counted(parts: readonly NumberPart[] = []): readonly (number | Modifier)[] {
  return parts.filter((part) => !part.ignored).map((part) => part.value);
}

function values(parts: readonly NumberPart[] | undefined): readonly number[] {
  return counted(parts) as readonly number[];
}

function sum(parts: readonly NumberPart[] | undefined): number {
  return values(parts).reduce((so, value) => so + value, 0);
}

/** @rule 02.02.01-s */
function clamp(modifier: number): number {
  return Math.max(-1, Math.min(1, modifier));
}

function changed(name: WeaponCharacteristicName, printed: number, parts: readonly NumberPart[] | undefined): number {
  return applyModifiers(name, printed, counted(parts) as readonly Modifier[]) ?? 0;
}
