import type { Game, ModelId } from '@adjutant/engine';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import type { Attack } from '../04-making-attacks/attack.ts';
import { hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';
import { hooks } from '../hooks.ts';
import { mayShelter } from './hidden.ts';
import { isHiddenInPartByTerrain } from './in-part-hidden.ts';
import { areasOf } from './terrain.ts';

/** An attack on a unit with the benefit of cover has a BS worse by 1, from however many sources; [IGNORES COVER] takes the benefit away. @rule 13.08-g 13.08-h 24.18 */
export const benefitOfCover = ability({
  id: 'benefit-of-cover',
  rule: '13.08',
  hooks: {
    weaponCharacteristic: ({ attack, name }) =>
      name === 'skill' && attack.cover && !hasAbility(attack, 'ignores-cover')
        ? { step: 'worsen', value: 1 }
        : undefined,
  },
});

/** Whether the target has the benefit of cover against one attacking model: by its place, by what it is hidden behind, or by a rule. @rule 13.08-a 13.08-b 13.08-i 13.08-j */
export function hasCover(game: Game, attack: Attack): boolean {
  if (attack.melee) return false;
  const open = livingOnTable(game, attack.target).filter((model) => !isSheltered(game, model));
  if (open.length === 0 && livingOnTable(game, attack.target).length > 0) return true;
  if (hooks.cover.first(game, attack) !== undefined) return true;
  return open.length > 0 && open.every((model) => isHiddenInPartByTerrain(game, attack.model, model));
}

/** Whether a model is INFANTRY, BEASTS or SWARM and within a terrain area of whatever category. @rule 13.08-c */
export function isSheltered(game: Game, model: ModelId): boolean {
  return mayShelter(game, model) && areasOf(game, model).length > 0;
}

/** Why one model of a unit counts towards cover against a model: where it stands, or what hides part of it; or why it does not. */
export interface ModelCover {
  readonly model: ModelId;
  /** Its own keyword and the areas that shelter it. @rule 13.08-c */
  readonly shelteredIn: readonly string[];
  /** Terrain in between keeps it from being fully visible. @rule 13.08-d */
  readonly hiddenInPart: boolean;
}

/** Why a unit has the benefit of cover against an attack, or has not. */
export interface CoverExplained {
  readonly cover: boolean;
  /** Rules that give it whatever the unit's place: ids of effects. @rule 13.08-j */
  readonly sources: readonly { readonly source: string; readonly rule: string }[];
  readonly models: readonly ModelCover[];
}

/** The parts of `hasCover`: each model of the target, and each rule that gives cover. @rule 13.08 */
export function explainCover(game: Game, attack: Attack): CoverExplained {
  const sources = hooks.cover.parts(game, attack).map(({ source, rule }) => ({ source, rule }));
  const models = livingOnTable(game, attack.target).map(
    (model): ModelCover => ({
      model,
      shelteredIn: mayShelter(game, model) ? areasOf(game, model).map(({ id }) => id) : [],
      hiddenInPart: !attack.melee && isHiddenInPartByTerrain(game, attack.model, model),
    }),
  );
  return { cover: hasCover(game, attack), sources: attack.melee ? [] : sources, models };
}
