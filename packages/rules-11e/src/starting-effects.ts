/** What is in force when a battle begins, besides the core rules' own effects. */
import type {
  AbilityEntry,
  ArmySetup,
  BattleSetup,
  Datasheet,
  EffectStart,
  ModelId,
  Roster,
  UnitInfo,
} from '@adjutant/engine';
import { startsOfCards } from './mission/card-missions.ts';

/** The detachments' rules, the mission's, and every ability that stands on a datasheet of either army. */
export function effectsOfArmies(battle: BattleSetup, roster: Roster): readonly EffectStart[] {
  const starts: EffectStart[] = [];
  for (const owner of [0, 1] as const) {
    for (const effect of battle.armies[owner].detachments)
      starts.push({ effect, owner, data: {}, until: { kind: 'battle' } });
  }
  for (const unit of roster.units) starts.push(...effectsOfUnit(battle.armies[unit.player], roster, unit));
  if (battle.mission.cards !== undefined) starts.push(...startsOfCards());
  else starts.push({ effect: battle.mission.id, owner: 0, data: {}, until: { kind: 'battle' } });
  return starts;
}

/** Every ability that stands on the datasheets of a unit, and its enhancements. */
export function effectsOfUnit(army: ArmySetup, roster: Roster, unit: UnitInfo): EffectStart[] {
  const whose = { owner: unit.player, unit: unit.id, until: { kind: 'battle' } } as const;
  const starts: EffectStart[] = [];
  for (const [index, { datasheet }] of unit.components.entries()) {
    const models = unit.models.filter((model) => roster.models[model]?.component === index);
    for (const entry of datasheet.abilities) {
      if (entry.kind === 'faction' && !isOfFaction(datasheet, army.faction)) continue;
      const data = entry.value === undefined ? {} : { value: { ...entry.value } };
      if (entry.kind !== 'wargear') starts.push({ effect: entry.id, ...whose, sources: models, data });
      else
        for (const model of bearersOf(roster, models, entry)) {
          starts.push({ effect: entry.id, ...whose, model, sources: [model], data });
        }
    }
  }
  for (const model of unit.models) {
    const enhancement = roster.models[model]?.setup.enhancement;
    if (enhancement !== undefined) starts.push({ effect: enhancement, ...whose, model, sources: [model], data: {} });
  }
  return starts;
}

/** The models that carry an item of wargear: its ability is theirs, and lasts until they are destroyed. @rule 22.04-b */
function bearersOf(roster: Roster, models: readonly ModelId[], { id }: AbilityEntry): ModelId[] {
  return models.filter((model) => roster.models[model]?.setup.wargear?.includes(id) === true);
}

/** A faction ability works only where the army's faction is one of the datasheet's. @rule 22.02-b */
function isOfFaction({ faction, factionKeywords }: Datasheet, armyFaction: string): boolean {
  return [faction, ...factionKeywords].some((name) => plain(name) === plain(armyFaction));
}

/** `T'AU EMPIRE` as `tau-empire`. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/['’]/g, '').replaceAll(' ', '-');
}
