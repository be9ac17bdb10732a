import type { DeclareAttacks, Game, UnitId } from '@adjutant/engine';
import { type AttackStage, chargeChance, meanOf, outcomesOf, whatIf } from '@adjutant/odds';
import {
  chargeable,
  type ExplainedAttack,
  type NumberName,
  neededSave,
  requiredWoundRoll,
  unitDistance,
  type WayOfAttacking,
} from '@adjutant/rules-11e/queries';
import { amountWords, type Names, signed, wordsOfId } from '@adjutant/text';
import type { Chance, NumberShown, TargetOdds, WeaponOdds } from './protocol.ts';
import { printed } from './said.ts';

/** What a unit's attacks would do to one of its targets if all that can be used were used. */
export function targetOdds(game: Game, question: DeclareAttacks, target: UnitId, names: Names): TargetOdds {
  return oddsOf(game, question.facts?.way as unknown as WayOfAttacking, target, names);
}

/** What a unit's attacks made that way would do to a target. */
export function oddsOf(game: Game, way: WayOfAttacking, target: UnitId, names: Names): TargetOdds {
  const attacked = whatIf(game, way, target);
  const { woundsLost, modelsDestroyed, unitDestroyed } = outcomesOf(attacked.target, attacked.standing);
  return {
    unit: target,
    distance: unitDistance(game, way.unit, target),
    models: game.unitInfo(target).models.length,
    destroyed: unitDestroyed,
    oneOrMore: 1 - (modelsDestroyed.chances[0] ?? 0),
    cover: attacked.stages.some(({ explained }) =>
      Object.values(explained.parts).some((parts) => parts?.some(({ rule }) => rule.startsWith('13.08'))),
    ),
    meanModels: modelsDestroyed.mean,
    meanWounds: woundsLost.mean,
    wounds: woundsLost.chances,
    lines: attacked.stages.map((stage) => lineOf(stage, attacked.groups[0], names)),
  };
}

type SaveGroup = Parameters<typeof neededSave>[0] | undefined;

function lineOf({ pool, entries, means, explained }: AttackStage, group: SaveGroup, names: Names): WeaponOdds {
  const record = entries[0]?.record;
  const weapon = record === undefined ? undefined : names.weaponAt(record.model, record.slot, record.profile);
  const { save, damage } = explained.numbers;
  return {
    weapon: printed(weapon ?? ''),
    count: entries.reduce((sum, entry) => sum + (entry.weapons ?? 1), 0),
    dice: { text: diceText(pool.dice), parts: [] },
    hit: hitShown(explained, pool.rerolls.hit, record?.melee === true, names),
    wound: woundShown(explained, pool.rerolls.wound, names),
    save: saveShown(group, save, partsOf(explained, 'saveRoll', names)),
    damage: amountWords(damage.amount),
    mean: means.unsaved,
  };
}

const again = (faces: readonly number[]) => (faces.length > 0 ? ' ↻' : '');

function hitShown(explained: ExplainedAttack, rerolls: readonly number[], melee: boolean, names: Names): NumberShown {
  const { skill, modifier } = explained.numbers.hit;
  const parts = partsOf(explained, 'hitRoll', names);
  if (skill === undefined) return { text: 'auto', parts };
  const own = { name: melee ? 'Weapon skill' : 'Ballistic skill', rule: '05.01', value: `${skill}+` };
  return { text: `${onDie(skill - modifier)}${again(rerolls)}`, parts: [own, ...parts] };
}

function woundShown(explained: ExplainedAttack, rerolls: readonly number[], names: Names): NumberShown {
  const { strength, toughness, modifier } = explained.numbers.wound;
  const needed = requiredWoundRoll(strength, toughness);
  const own = { name: `Strength ${strength} against toughness ${toughness}`, rule: '05.02-c', value: `${needed}+` };
  return {
    text: `${onDie(needed - modifier)}${again(rerolls)}`,
    parts: [own, ...partsOf(explained, 'woundRoll', names)],
  };
}

function saveShown(group: SaveGroup, save: Parameters<typeof neededSave>[1], parts: NumberShown['parts']): NumberShown {
  if (group === undefined) return { text: '−', parts };
  const needed = neededSave(group, save);
  const armour = {
    name: `Armour ${group.save}+ at AP ${save.armourPenetration}`,
    rule: '05.04-d',
    value: `${group.save - save.armourPenetration}+`,
  };
  const invulnerable =
    group.invulnerable === undefined
      ? []
      : [{ name: 'Invulnerable save', rule: '05.04-e', value: `${group.invulnerable}+` }];
  return {
    text: needed > 6 ? 'none' : `${needed}+`,
    parts: [armour, ...invulnerable, ...parts].map((one) => ({ ...one, name: printed(one.name) })),
  };
}

function onDie(needed: number): string {
  return `${Math.min(6, Math.max(2, needed))}+`;
}

function diceText(chances: readonly number[]): string {
  const certain = chances.findIndex((chance) => chance > 0.999999);
  return certain >= 0 ? String(certain) : `≈${meanOf(chances).toFixed(1)}`;
}

function partsOf({ parts }: ExplainedAttack, name: NumberName, names: Names): NumberShown['parts'] {
  return (parts[name] ?? []).map(({ source, rule, value, ignored }) => ({
    name: `${printed(sourceName(source, names))}${ignored ? ' (ignored)' : ''}`,
    rule,
    value: typeof value === 'number' ? printed(signed(value)) : `${value.step} ${value.value ?? '−'}`,
  }));
}

function sourceName(source: string, names: Names): string {
  return source.startsWith('core/') ? wordsOfId(source) : names.effect(source);
}

/** What a charge of each unit that may declare one would need, to the enemy nearest to it. */
export function chargeOdds(game: Game, units: readonly UnitId[], names: Names): readonly Chance[] {
  return units.map((unit) => {
    const distances = chargeable(game, unit).map((enemy) => ({ enemy, distance: unitDistance(game, unit, enemy) }));
    const [nearest] = distances.sort((one, other) => one.distance - other.distance);
    if (nearest === undefined) return { option: `unit:${unit}`, text: '', chance: undefined, distance: undefined };
    return {
      option: `unit:${unit}`,
      text: printed(`nearest: ${names.unit(nearest.enemy)}`),
      chance: chargeChance({ distance: nearest.distance }),
      distance: nearest.distance,
    };
  });
}
