import type { Game, JsonObject, RerollPermission, RollInProgress } from '@adjutant/engine';
import type { RollPart } from '../04-making-attacks/attack-rolls.ts';
import { hooks, type RerollRule } from '../hooks.ts';
import { commandRerollPermission } from './command-re-roll.ts';

/** Every permission that the roll's player has to throw its dice again: abilities', then Command Re-roll; none where a rule forbids it. @rule 01.05.02 15.02-g */
export function rerollPermissions(game: Game, roll: RollInProgress): readonly RerollPermission[] {
  const parts = roll.context.parts as unknown as readonly RollPart[] | undefined;
  if (parts === undefined) return permissionsOf(game, roll);
  let from = 0;
  return parts.flatMap((part, at) => {
    const first = from;
    from += part.size;
    return permissionsOfPart(game, roll, part, first).map((one) => ({ ...one, id: `${one.id}/part-${at + 1}` }));
  });
}

function permissionsOf(game: Game, roll: RollInProgress): RerollPermission[] {
  if (hooks.noReroll.first(game, roll) !== undefined) return [];
  return [...abilityPermissions(game, roll), ...commandRerollPermission(game, roll)];
}

/** The dice of one part of a roll are seen as a roll of that part's attacks; what may touch one die may touch one in all parts together. */
function permissionsOfPart(game: Game, roll: RollInProgress, part: RollPart, from: number): RerollPermission[] {
  const { size, ...needs } = part;
  const faces = roll.faces.slice(from, from + size);
  const rerolled = roll.rerolled.flatMap((die) => (die >= from && die < from + size ? [die - from] : []));
  const context = { ...roll.context, ...needs } as unknown as JsonObject;
  return permissionsOf(game, { ...roll, count: size, faces, rerolled, context }).map((one) => ({
    ...one,
    dice: one.dice.map((die) => die + from),
    ...(one.pick === 'one' ? { once: one.id } : {}),
  }));
}

/** One permission for each thing that an ability allows, from however many sources it comes. @rule 24.02 01.05.02-f */
function abilityPermissions(game: Game, roll: RollInProgress): RerollPermission[] {
  const permissions: RerollPermission[] = [];
  const seen = new Set<string>();
  for (const { value, source, rule } of hooks.reroll.parts(game, roll)) {
    const key = `${source} ${value.pick} ${value.faces?.join() ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const taken = permissions.filter(({ id }) => id.split('#')[0] === source).length;
    permissions.push({
      id: taken === 0 ? source : `${source}#${taken + 1}`,
      rule,
      pick: value.pick,
      dice: diceOf(roll, value),
    });
  }
  return permissions;
}

/** Positions of the dice that a rule may touch; a sum is thrown again as a whole. @rule 01.05.02-b */
function diceOf({ faces }: RollInProgress, rule: RerollRule): number[] {
  return faces.flatMap((face, die) => (rule.faces === undefined || rule.faces.includes(face) ? [die] : []));
}
