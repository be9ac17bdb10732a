/** Units that come into being in mid-battle: added to an army, or split off another unit (01.02.06, 01.02.10). */
import type { Game } from './game.ts';
import { type ModelInfo, modelsOf, type Roster, type UnitInfo } from './roster.ts';
import type { UnitSetup } from './setup.ts';
import type { FormedUnit, ModelId, UnitId } from './state.ts';

const rosters = new WeakMap<readonly FormedUnit[], { readonly base: Roster; readonly roster: Roster }>();

/** The roster of a battle in which units were formed; built once for a list, which all forks share. */
export function rosterWith(base: Roster, game: Pick<Game, 'setup'>, formed: readonly FormedUnit[]): Roster {
  if (formed.length === 0) return base;
  const known = rosters.get(formed);
  if (known?.base === base) return known.roster;
  const roster = formed.reduce((so, unit) => withUnit(so, game, unit), base);
  rosters.set(formed, { base, roster });
  return roster;
}

function withUnit(roster: Roster, { setup }: Pick<Game, 'setup'>, formed: FormedUnit): Roster {
  if (formed.kind === 'split') return withPart(roster, formed.from, formed.models);
  const { player } = formed;
  const first = { unit: roster.units.length, model: roster.models.length };
  const { unit, models } = modelsOf(setup.armies[player], player, formed.setup, first);
  return { units: [...roster.units, unit], models: [...roster.models, ...models] };
}

/** The models stay what they are and belong to the new unit. */
function withPart(roster: Roster, from: UnitId, taken: readonly ModelId[]): Roster {
  const part = roster.units.length;
  const whole = roster.units[from];
  if (whole === undefined) throw new Error(`there is no unit ${from}`);
  const units = roster.units.map((unit): UnitInfo => {
    if (unit.id !== from) return unit;
    return { ...unit, models: unit.models.filter((model) => !taken.includes(model)) };
  });
  const models = roster.models.map((model): ModelInfo => (taken.includes(model.id) ? { ...model, unit: part } : model));
  return { units: [...units, { ...whole, id: part, models: [...taken] }], models };
}

/**
 * What a new unit is that is identical to one of the battle: the same models with the same wargear. Being WARLORD and enhancements
 * belong to the army list and do not come with it.
 */
export function setupLike(game: Game, unit: UnitId): UnitSetup {
  const { setup } = game.unitInfo(unit);
  const models = setup.models.map(({ warlord: _warlord, enhancement: _enhancement, ...model }) => model);
  return { ...setup, models };
}

/** Which formed unit a unit is, if it did not start the battle. */
export function formedAs(game: Game, unit: UnitId): FormedUnit | undefined {
  return game.state.formed[unit - game.startingRoster.units.length];
}
