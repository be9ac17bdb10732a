/** The one place where modifiers of characteristics are ordered, capped and rounded. @rule 02.02.01 */
import type { Game, ModelId, Part } from '@adjutant/engine';
import type { Attack } from '../04-making-attacks/attack.ts';
import { hooks } from '../hooks.ts';
import type { CharacteristicName, Modifier, WeaponCharacteristicName } from './modifier.ts';

type AnyName = CharacteristicName | WeaponCharacteristicName;

/** The least and greatest value of each characteristic after all modifiers. @rule 02.02.01-j to 02.02.01-o */
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
  return modified(name, game.modelInfo(model).profile[name], hooks.characteristic.parts(game, context));
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
