import type { Game, ModelId, UnitId } from '@adjutant/engine';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import type { Attack } from '../04-making-attacks/attack.ts';
import { hooks } from '../hooks.ts';
import type { SaveCharacteristics } from './save.ts';
import type { GroupWounds } from './take-failed-save.ts';

/** Models of the target that take attacks as one, with what they save with against these attacks. */
export interface AllocationGroup extends SaveCharacteristics {
  readonly models: readonly ModelId[];
  readonly character: boolean;
  /** W of each model. */
  readonly wounds: number;
}

/** The allocation groups of a unit: each CHARACTER model alone, the others by equal W, Sv and InSv; destroyed models are in none. @rule 05.03-a 05.04.04-i */
export function allocationGroups(game: Game, unit: UnitId, attack: Attack): AllocationGroup[] {
  const groups: (AllocationGroup & { models: ModelId[] })[] = [];
  for (const model of livingOnTable(game, unit)) {
    const character = modelHas(game, model, 'CHARACTER');
    const { wounds } = game.modelInfo(model).profile;
    const saves = savesOf(game, model, attack);
    const group = character ? undefined : groups.find((known) => isGroupOf(known, wounds, saves));
    if (group === undefined) groups.push({ models: [model], character, wounds, ...saves });
    else group.models.push(model);
  }
  return groups;
}

function isGroupOf(group: AllocationGroup, wounds: number, { save, invulnerable }: SaveCharacteristics): boolean {
  return !group.character && group.wounds === wounds && group.save === save && group.invulnerable === invulnerable;
}

/** The saves of a model that apply to an attack: current ones, with those that work only against ranged or only against melee attacks. (05 open point 10) @rule 05.03-a */
function savesOf(game: Game, model: ModelId, attack: Attack): SaveCharacteristics {
  const { invulnerableRanged, invulnerableMelee } = game.modelInfo(model).profile;
  const values = [
    characteristic(game, model, 'invulnerable', attack),
    attack.melee ? invulnerableMelee : invulnerableRanged,
    ...hooks.invulnerableSave.parts(game, { model, attack }).map((part) => part.value),
  ];
  const known = values.filter((value) => value !== undefined);
  const save = characteristic(game, model, 'save', attack) ?? 7;
  return known.length === 0 ? { save } : { save, invulnerable: Math.min(...known) };
}

/** Models of a group that still take attacks. */
export function modelsLeft(game: Game, group: AllocationGroup): ModelId[] {
  return group.models.filter((model) => game.model(model).status === 'living');
}

/** The wounds that a group has left. */
export function woundsOf(game: Game, group: AllocationGroup): GroupWounds {
  return { full: group.wounds, left: modelsLeft(game, group).map((model) => game.model(model).wounds) };
}

/** Whether a model of the group has lost wounds. */
export function isWounded(game: Game, group: AllocationGroup): boolean {
  const { full, left } = woundsOf(game, group);
  return left.some((wounds) => wounds < full);
}
