/** Auras: abilities that reach units or models within a range (22.01). */
import {
  type EffectDefinition,
  type EffectInstance,
  type Game,
  type ModelId,
  standingBody,
  stands,
  type UnitId,
} from '@adjutant/engine';
import { type Body, distance, isWithin } from '@adjutant/geometry';
import { acting } from '../01-core-concepts/populations.ts';
import { ability } from '../effect.ts';

/** Whether an instance of an aura reaches a unit or a model, and is the one that counts where several do. */
export interface Reach {
  unit(game: Game, self: EffectInstance, unit: UnitId): boolean;
  model(game: Game, self: EffectInstance, model: ModelId): boolean;
}

/** What an aura is written as. */
export interface AuraSketch {
  readonly id: string;
  readonly rule: string;
  /** Inches. */
  readonly range: number;
  readonly whom: 'friendly' | 'enemy' | 'all';
  /** Its hooks and triggers, which ask `reach` about the unit or model that they are for. */
  readonly does: (reach: Reach) => Pick<Parameters<typeof ability>[0], 'hooks' | 'triggers' | 'fidelity'>;
}

/**
 * Writes an aura.
 *
 * ```ts
 * const inspiring = aura({
 *   id: 'example/inspiring', rule: 'example', range: 6, whom: 'friendly',
 *   does: (reach) => ({ hooks: { hitModifier: ({ unit }, self, game) => (reach.unit(game, self, unit) ? 1 : undefined) } }),
 * });
 * ```
 * @rule 22.01
 */
export function aura({ id, rule, range, whom, does }: AuraSketch): EffectDefinition {
  const reaches = (game: Game, self: EffectInstance, unit: UnitId, bodies: () => readonly Body[]) => {
    if (!isMeant(game, self, unit, whom)) return false;
    if (self.unit === unit) return true;
    const targets = bodies();
    return sourcesOf(game, self).some((source) => targets.some((body) => isWithin(distance(source, body), range)));
  };
  const first = (game: Game, self: EffectInstance, counts: (other: EffectInstance) => boolean) =>
    counts(self) && game.effects.of(id).find(counts) === self;
  const reach: Reach = {
    unit: (game, self, unit) =>
      first(game, self, (other) =>
        reaches(game, other, unit, () => acting(game, unit).map((one) => standingBody(game, one))),
      ),
    model: (game, self, model) =>
      first(game, self, (other) =>
        reaches(game, other, game.model(model).unit, () =>
          stands(game.model(model)) ? [standingBody(game, model)] : [],
        ),
      ),
  };
  return ability({ id, rule, ...does(reach) });
}

function isMeant(game: Game, self: EffectInstance, unit: UnitId, whom: AuraSketch['whom']): boolean {
  return whom === 'all' || (game.unit(unit).player === self.owner) === (whom === 'friendly');
}

/** Where an aura comes from: the models that have it, while they stand on the table; one that has left reaches nobody else. @rule 22.01-b 22.01-e 01.02.04-c */
function sourcesOf(game: Game, { model, sources, unit }: EffectInstance): Body[] {
  const models = model !== undefined ? [model] : (sources ?? (unit === undefined ? [] : game.unitInfo(unit).models));
  return models.filter((one) => stands(game.model(one))).map((one) => standingBody(game, one));
}
