/** The one place where modifiers of characteristics are ordered, capped and rounded. @rule 02.02.01 */
import type { Game, Hook, ModelId, Part, UnitId } from '@adjutant/engine';
import type { Attack } from '../04-making-attacks/attack.ts';
import { hooks } from '../hooks.ts';
import type { CharacteristicName, Modifier, WeaponCharacteristicName } from './modifier.ts';
import { printedMove } from './random-move.ts';

/** `sightRange` stands for detection range and Lone Operative range. */
type AnyName = CharacteristicName | WeaponCharacteristicName | 'sightRange';

/** The least and greatest value of each characteristic after all modifiers. @rule 02.02.01-j to 02.02.01-o 02.02.01-v */
const limits: Readonly<Record<AnyName, readonly [number, number]>> = {
  move: [1, Number.POSITIVE_INFINITY],
  toughness: [1, Number.POSITIVE_INFINITY],
  save: [2, Number.POSITIVE_INFINITY],
  invulnerable: [2, Number.POSITIVE_INFINITY],
  leadership: [5, 8],
  objectiveControl: [0, Number.POSITIVE_INFINITY],
  range: [1, Number.POSITIVE_INFINITY],
  attacks: [1, Number.POSITIVE_INFINITY],
  skill: [2, 6],
  strength: [1, Number.POSITIVE_INFINITY],
  armourPenetration: [Number.NEGATIVE_INFINITY, 0],
  damage: [1, Number.POSITIVE_INFINITY],
  sightRange: [9, 30],
};

/** Characteristics that are better the lower they are: improving subtracts. @rule 02.02.01-g 02.02.01-h */
const lowerIsBetter: ReadonlySet<AnyName> = new Set<AnyName>([
  'save',
  'invulnerable',
  'leadership',
  'skill',
  'armourPenetration',
]);

/** A model's characteristic after all modifiers, or those that apply to an attack on it; undefined stands for "-". @rule 02.02.01 */
export function characteristic(
  game: Game,
  model: ModelId,
  name: CharacteristicName,
  attack?: Attack,
): number | undefined {
  const context = attack === undefined ? { model, name } : { model, name, attack };
  const { profile, unit } = game.modelInfo(model);
  const printed = name === 'move' ? printedMove(game, unit, profile) : profile[name];
  return modified(name, printed, withoutIgnored(game, unit, name, hooks.characteristic.parts(game, context)));
}

/** The modifiers that count for a unit: one that ignores modifiers keeps the good ones. @rule 02.02.02-a 02.02.02-b */
function withoutIgnored(game: Game, unit: UnitId, name: AnyName, parts: readonly Part<Modifier>[]) {
  if (parts.length === 0 || hooks.ignoresPenalties.first(game, { unit }) === undefined) return parts;
  return parts.filter((part) => !isPenalty(name, part.value));
}

/** The modifiers of a unit's roll; one that ignores modifiers keeps the good ones. @rule 02.02.02-a 02.02.02-b */
export function rollParts<Context extends { readonly unit: UnitId }>(
  game: Game,
  hook: Hook<Context, number>,
  context: Context,
): readonly Part<number>[] {
  const parts = hook.parts(game, context);
  if (parts.length === 0 || hooks.ignoresPenalties.first(game, { unit: context.unit }) === undefined) return parts;
  return parts.filter((part) => part.value >= 0);
}

/** The sum of the modifiers of a unit's roll. @rule 02.02.01-b 02.02.02-a */
export function rollModifier(game: Game, hook: Hook<{ readonly unit: UnitId }, number>, unit: UnitId): number {
  return rollParts(game, hook, { unit }).reduce((sum, part) => sum + part.value, 0);
}

/** A value after the modifiers that a hook collected; "-" stays "-". @rule 02.02.01-e */
export function modified(
  name: AnyName,
  printed: number | undefined,
  parts: readonly Part<Modifier>[],
): number | undefined {
  if (parts.length === 0 || printed === undefined) return printed;
  return applyModifiers(
    name,
    printed,
    parts.map((part) => part.value),
  );
}

/** A value after its modifiers: replace, multiply, add, divide, subtract, round up, then the limits. @rule 02.02.01-c 02.02.01-d */
export function applyModifiers(name: AnyName, printed: number, modifiers: readonly Modifier[]): number | undefined {
  const steps = modifiers.map((modifier) => asSteps(name, modifier));
  let value: number | undefined = printed;
  for (const modifier of steps) {
    if (modifier.step !== 'replace') continue;
    if (modifier.value === undefined || modifier.value === 0) return modifier.value;
    value = modifier.value;
  }
  for (const modifier of steps) if (modifier.step === 'multiply') value *= modifier.value;
  for (const modifier of steps) if (modifier.step === 'add') value += modifier.value;
  for (const modifier of steps) if (modifier.step === 'divide') value /= modifier.value;
  for (const modifier of steps) if (modifier.step === 'subtract') value -= modifier.value;
  const [least, most] = limits[name];
  return Math.min(most, Math.max(least, Math.ceil(value)));
}

/** Whether a modifier makes a value worse for the one who has it. @rule 02.02.02-b */
export function isPenalty(name: AnyName, modifier: Modifier): boolean {
  if (modifier.step === 'improve' || modifier.step === 'worsen') return modifier.step === 'worsen';
  return lowerIsBetter.has(name) ? modifier.step === 'add' : modifier.step === 'subtract' || modifier.step === 'divide';
}

/** Improve and worsen as adding or subtracting. */
function asSteps(name: AnyName, modifier: Modifier): Modifier {
  if (modifier.step !== 'improve' && modifier.step !== 'worsen') return modifier;
  const adds = lowerIsBetter.has(name) === (modifier.step === 'worsen');
  return { step: adds ? 'add' : 'subtract', value: modifier.value };
}
