import { type Game, type ModelId, setStartingStrength, splitUnit, type UnitId } from '@adjutant/engine';
import { ability } from '@adjutant/rules-11e/content';
import { living } from '@adjutant/rules-11e/edition';

const rule = '10e.leader-c';

/** Where only leaders or only bodyguards are left of an attached unit, they become separate units, each as strong as it was mustered. @rule 10e.leader-c 10e.leader-e */
export const separation = ability({
  id: 'core/separation',
  rule,
  triggers: {
    attacksResolved: separates(),
    endOfMovementPhase: separates(),
    endOfShootingPhase: separates(),
    endOfChargePhase: separates(),
    endOfFightPhase: separates(),
  },
});

function separates() {
  return {
    layer: 'core',
    forced: true,
    applies: (_context: unknown, _self: unknown, game: Game) => unitsToSeparate(game).length > 0,
    use(_context: unknown, _self: unknown, game: Game) {
      for (const unit of unitsToSeparate(game)) separate(game, unit);
    },
  } as const;
}

/** Units that were attached when they were mustered and have lost their bodyguards or all their leaders. */
function unitsToSeparate(game: Game): UnitId[] {
  return game.state.units.filter(({ id }) => isBroken(game, id)).map(({ id }) => id);
}

function isBroken(game: Game, unit: UnitId): boolean {
  const { components } = game.unitInfo(unit);
  if (components.length < 2) return false;
  const left = componentsLeft(game, unit);
  if (left.length === 0 || left.length === components.length) return false;
  const isGuarded = left.some((at) => components[at]?.setup.role === 'bodyguard');
  if (isGuarded && left.length > 1) return false;
  const [only] = left;
  return (
    left.length > 1 || (only !== undefined && game.unit(unit).startingStrength !== musteredStrength(game, unit, only))
  );
}

/** Positions of the components of which a model lives. */
function componentsLeft(game: Game, unit: UnitId): number[] {
  const alive = living(game, unit).map((model) => game.modelInfo(model).component);
  return [...new Set(alive)];
}

function musteredStrength(game: Game, unit: UnitId, component: number): number {
  return modelsOf(game, unit, component).length;
}

function modelsOf(game: Game, unit: UnitId, component: number): ModelId[] {
  return game.unitInfo(unit).models.filter((model) => game.modelInfo(model).component === component);
}

function separate(game: Game, unit: UnitId): void {
  const [first = 0, ...others] = componentsLeft(game, unit);
  for (const component of others) splitUnit(game, unit, modelsOf(game, unit, component), rule);
  setStartingStrength(game, unit, musteredStrength(game, unit, first));
}
