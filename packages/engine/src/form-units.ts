/** The part of the writing module that makes units in mid-battle (01.02.06, 01.02.10). */
import type { PlayerId } from './datasheet.ts';
import type { Game } from './game.ts';
import type { UnitSetup } from './setup.ts';
import type { EffectInstance, FormedUnit, ModelId, UnitId } from './state.ts';
import { startEffect } from './write.ts';

/** Adds a unit to a player's army, for now nowhere; its starting strength is the number of its models. Brings back the new unit. */
export function addUnit(game: Game, player: PlayerId, setup: UnitSetup, rule: string): UnitId {
  const unit = game.state.units.length;
  form(game, { kind: 'added', player, setup });
  const { models } = game.unitInfo(unit);
  game.state.units.push({
    id: unit,
    player,
    place: { kind: 'undeployed' },
    startingStrength: models.length,
    facts: {},
  });
  for (const id of models) {
    const { wounds } = game.modelInfo(id).profile;
    game.state.models.push({ id, unit, status: 'living', wounds, pose: undefined, facts: {}, spent: [] });
  }
  tell(game, unit, rule);
  return unit;
}

/**
 * Makes a unit of some models of another, where they stand. What the whole did and what lies on it holds for both parts; an ability
 * goes with the models that are its sources; each part has the starting strength of its models. Brings back the new unit.
 */
export function splitUnit(game: Game, from: UnitId, models: readonly ModelId[], rule: string): UnitId {
  const unit = game.state.units.length;
  const whole = game.unit(from);
  const strength = models.length;
  form(game, { kind: 'split', from, models: [...models] });
  game.state.units.push({ ...whole, id: unit, startingStrength: strength, facts: { ...whole.facts } });
  whole.startingStrength -= strength;
  for (const model of models) game.model(model).unit = unit;
  tell(game, unit, rule);
  shareEffects(game, from, unit, models, rule);
  return unit;
}

function form(game: Game, formed: FormedUnit): void {
  game.state.formed = [...game.state.formed, formed];
}

function tell(game: Game, unit: UnitId, rule: string): void {
  const formed = game.state.formed.at(-1);
  if (formed !== undefined) game.emit({ type: 'unit-formed', unit, formed, rule });
}

function shareEffects(game: Game, from: UnitId, part: UnitId, models: readonly ModelId[], rule: string): void {
  const taken = (model: ModelId) => models.includes(model);
  const copies: EffectInstance[] = [];
  game.state.effects = game.state.effects.map((effect) => {
    if (effect.unit !== from) return effect;
    if (effect.model !== undefined) return taken(effect.model) ? { ...effect, unit: part } : effect;
    if (effect.sources === undefined) copies.push({ ...effect, unit: part });
    else if (effect.sources.some(taken)) copies.push({ ...effect, unit: part, sources: effect.sources.filter(taken) });
    if (effect.sources === undefined) return effect;
    return { ...effect, sources: effect.sources.filter((model) => !taken(model)) };
  });
  // An ability of none but models that left is no longer this unit's.
  game.state.effects = game.state.effects.filter(
    (effect) => effect.unit !== from || effect.sources === undefined || effect.sources.length > 0,
  );
  for (const { serial: _copied, ...copy } of copies) startEffect(game, copy, rule);
}
