import { parseAmount, parseWeaponAbility } from '@adjutant/content/data';
import type { Amount } from '@adjutant/engine';
import type { EntryInput, Matchup, Reroll, WeaponInput } from '../input/matchup.ts';
import type { TargetGroup } from '../target.ts';
import type { CaseEntry, CaseGroup, CaseReroll, CaseWeapon, OddsCase } from './format.ts';

/** Reads a case of the file format; throws where a printed amount or ability means nothing. */
export function readCase({ attacks, target, context = {} }: OddsCase): Matchup {
  const { indirectSpotted, ...circumstances } = context;
  return {
    attacks: attacks.map((entry) => entryOf(entry, target.allMonsterVehicle === true)),
    target: {
      toughness: target.T,
      keywords: (target.keywords ?? []).map((keyword) => keyword.toUpperCase()),
      groups: target.groups.map(groupOf),
      ...(target.order === undefined ? {} : { order: target.order }),
      ...(target.rerollSaves === undefined ? {} : { rerollSaves: target.rerollSaves }),
    },
    circumstances: { ...circumstances, ...(indirectSpotted === undefined ? {} : { spotted: indirectSpotted }) },
  };
}

function entryOf(entry: CaseEntry, onlyMonstersAndVehicles: boolean): EntryInput {
  if (entry.kind === 'hazardRolls') return { kind: 'hazard-rolls', rolls: entry.rolls, onlyMonstersAndVehicles };
  if (entry.kind === 'mortalWounds')
    return { kind: 'mortal-wounds', amount: amountOf(entry.amount), times: entry.times };
  return weaponOf(entry);
}

function weaponOf(entry: CaseWeapon): WeaponInput {
  const { hitMod, woundMod, critHitOn, critWoundOn, rerollHit, rerollWound, lethal, precisionGroup } = entry;
  return {
    name: entry.name ?? 'weapon',
    weapons: entry.weapons,
    melee: entry.type === 'melee',
    attacks: amountOf(entry.A),
    strength: entry.S,
    armourPenetration: entry.AP,
    damage: amountOf(entry.D),
    abilities: entry.abilities.map(abilityOf),
    ...(entry.skill === null ? {} : { skill: entry.skill }),
    ...(hitMod === undefined ? {} : { hitModifier: hitMod }),
    ...(woundMod === undefined ? {} : { woundModifier: woundMod }),
    ...(critHitOn === undefined ? {} : { criticalHitOn: critHitOn }),
    ...(critWoundOn === undefined ? {} : { criticalWoundOn: critWoundOn }),
    ...(rerollHit === undefined ? {} : { rerollHits: rerolls[rerollHit] }),
    ...(rerollWound === undefined ? {} : { rerollWounds: rerolls[rerollWound] }),
    ...(lethal === undefined ? {} : { lethalHits: lethal }),
    ...(precisionGroup === undefined ? {} : { precisionGroup }),
  };
}

const rerolls: Readonly<Record<CaseReroll, Reroll>> = { ones: 'ones', failed: 'failed', nonCritical: 'non-critical' };

function amountOf(printed: string | number): Amount {
  const amount = parseAmount(String(printed));
  if (amount === undefined) throw new Error(`"${printed}" is no amount such as 3, D6 or 2D3+1`);
  return amount;
}

function abilityOf(printed: string) {
  const ability = parseWeaponAbility(printed);
  if (ability === undefined || ability.id === 'special') throw new Error(`there is no weapon ability [${printed}]`);
  return ability;
}

function groupOf(group: CaseGroup): TargetGroup {
  const { InSv, FNP, FNPmortal, damageReduction } = group;
  const mortal = [FNP, FNPmortal].filter((value) => typeof value === 'number');
  return {
    full: group.W,
    left: group.wounds,
    character: group.character === true,
    save: typeof InSv === 'number' ? { save: group.Sv, invulnerable: InSv } : { save: group.Sv },
    reductions: damageReduction === undefined ? [] : [{ step: 'subtract', value: damageReduction }],
    ...(typeof FNP === 'number' ? { feelNoPain: FNP } : {}),
    ...(mortal.length === 0 ? {} : { feelNoPainMortal: Math.min(...mortal) }),
  };
}
