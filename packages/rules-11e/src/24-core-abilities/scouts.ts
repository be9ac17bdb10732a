/** Scouts X" and the scout move (24.31, 24.32). */
import {
  type Amount,
  type EffectInstance,
  flow,
  flowName,
  type Game,
  type ModelId,
  setUnitFact,
  type UnitId,
} from '@adjutant/engine';
import { isOnTable, living, livingOnTable } from '../01-core-concepts/populations.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import { awayFromEnemies } from '../03-moving/constraints.ts';
import { passengersOf } from '../05-attack-sequence/destroy-model.ts';
import { isWhollyInZone, zoneConstraints } from '../25-setup/zone.ts';
import { ability } from '../effect.ts';
import { moveFlow, setUpUnitFlow } from '../flows.ts';
import { everyModelHas, modelHasFrom } from './every-model.ts';

const SCOUTS = 'scouts';

/** Inches, horizontally, by which a scout move ends away from every enemy. @rule 24.32-b */
const DISTANCE = 8;

/** A unit uses its Scouts, or its transport makes the move for it. */
const scoutFlow = flowName<{ unit: UnitId }>('scout');

/** Scouts X": before the first battle round a unit is set up from reserves or makes a scout move. @rule 24.31 */
export const scouts = ability({
  id: SCOUTS,
  rule: '24.31',
  triggers: {
    preBattleAbilities: {
      forced: false,
      applies: (_context, self, game) => self === firstOf(game, self.unit) && wayOf(game, self.unit) !== undefined,
      use: (_context, { unit = -1 }, game) => game.call(scoutFlow.begin({ unit })),
    },
  },
});

/** Several instances on one unit are duplicates: the first speaks for all. @rule 24.02 */
function firstOf(game: Game, unit: UnitId | undefined): EffectInstance | undefined {
  return game.effects.of(SCOUTS).find((instance) => instance.unit === unit);
}

type Way =
  | { readonly kind: 'set-up' }
  /** The unit that moves: itself, or the one that carries it. */
  | { readonly kind: 'move'; readonly mover: UnitId; readonly inches: number };

/** What a unit's Scouts let it do, or undefined. @rule 24.31-a to 24.31-d */
function wayOf(game: Game, unit: UnitId | undefined): Way | undefined {
  if (unit === undefined || hasScouted(game, unit) || !everyModelHas(game, unit, SCOUTS)) return undefined;
  const { place } = game.unit(unit);
  if (place.kind === 'reserves') return { kind: 'set-up' };
  if (place.kind === 'aboard') return wayAboard(game, place.transport);
  if (!isOnTable(game, unit) || !isWhollyInZone(game, unit)) return undefined;
  return { kind: 'move', mover: unit, inches: scoutDistance(game, unit) };
}

/** A DEDICATED TRANSPORT moves once for all aboard, the lowest number among them (24 open point 12). @rule 24.31-d */
function wayAboard(game: Game, transport: ModelId): Way | undefined {
  const mover = game.model(transport).unit;
  const aboard = passengersOf(game, transport);
  if (!modelHas(game, transport, 'DEDICATED TRANSPORT') || !isOnTable(game, mover)) return undefined;
  if (hasScouted(game, mover) || !isWhollyInZone(game, mover)) return undefined;
  if (!aboard.every((passengers) => everyModelHas(game, passengers, SCOUTS))) return undefined;
  return { kind: 'move', mover, inches: Math.min(...aboard.map((passengers) => scoutDistance(game, passengers))) };
}

function hasScouted(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.scoutedOn !== undefined;
}

/** The X of a unit's Scouts: the highest number that all its models have, else the lowest of all. @rule 24.02-f */
export function scoutDistance(game: Game, unit: UnitId): number {
  const models = living(game, unit);
  const numbers = models.map((model) => numbersOf(game, model));
  const all = [...new Set(numbers.flat())];
  const common = all.filter((number) => numbers.every((own) => own.includes(number)));
  return common.length > 0 ? Math.max(...common) : Math.min(...all);
}

function numbersOf(game: Game, model: ModelId): number[] {
  return game.effects
    .of(SCOUTS)
    .filter((instance) => modelHasFrom(game, model, instance))
    .map(({ data }) => (data.value as Amount | undefined)?.plus ?? 0);
}

/** Set up in the own deployment zone, which is no ingress move, or a scout move. @rule 24.31-b 24.31-c 24.32 */
export const scoutSteps = flow(scoutFlow.keeping<{ mover: UnitId; inches: number }>(), {
  start(game, scout) {
    const way = wayOf(game, scout.unit);
    if (way === undefined) return 'done';
    if (way.kind === 'set-up') return 'setUp';
    scout.mover = way.mover;
    scout.inches = way.inches;
    return 'move';
  },
  setUp(game, { unit }) {
    const constraints = zoneConstraints(game, unit, '24.31-b');
    game.call(setUpUnitFlow.begin({ unit, models: living(game, unit), rule: '24.31', constraints, mayDecline: true }));
    return 'isSetUp';
  },
  isSetUp(game, { unit }) {
    if (game.result(setUpUnitFlow).setUp) markScouted(game, unit);
    return 'done';
  },
  move(game, { mover = -1, inches = 0 }) {
    const movers = livingOnTable(game, mover)
      .filter((model) => characteristic(game, model, 'move') !== undefined)
      .map((model) => ({ model, maximum: inches }));
    const constraints = [awayFromEnemies(game, mover, DISTANCE, '24.32-b')];
    game.call(moveFlow.begin({ unit: mover, moveType: 'scout', rule: '24.32', movers, constraints, mayDecline: true }));
    return 'moved';
  },
  moved(game, { unit, mover = -1 }) {
    if (!game.result(moveFlow).made) return 'done';
    const aboard = mover === unit ? [] : living(game, mover).flatMap((model) => passengersOf(game, model));
    for (const one of [mover, ...aboard]) markScouted(game, one);
    return 'done';
  },
});

function markScouted(game: Game, unit: UnitId): void {
  setUnitFact(game, unit, 'scoutedOn', game.state.clock.phase);
}
