/** How the table stood when the present turn began: what cards compare its end with. */
import { endEffects, type Game, type ModelId, type PlayerId, type UnitId } from '@adjutant/engine';
import { livingOnTable, unitsOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import { areasOf } from '../13-terrain/terrain.ts';
import { isUnitInRange } from '../14-objectives/place.ts';
import type { MissionCards } from './cards.ts';
import { cardsOf, lostBefore, startMark, turnBegan } from './marks.ts';

/** The beginning of a turn. */
export interface TurnBegan {
  readonly turn: number;
  /** Units that were not destroyed, and those of them on the battlefield. */
  readonly units: readonly UnitId[];
  readonly onTable: readonly UnitId[];
  /** Models that cards count: CHARACTERS and those of 10 or more wounds. */
  readonly models: readonly ModelId[];
  readonly controlled: Readonly<Record<string, PlayerId>>;
  /** Units in range of each objective, and within each area where a card asks for it. */
  readonly near: Readonly<Record<string, readonly UnitId[]>>;
  readonly within: Readonly<Record<string, readonly UnitId[]>>;
}

/** The beginning of the present turn, if it was seen. */
export function turnBeganAs(game: Game): TurnBegan | undefined {
  const data = game.effects.of(turnBegan.id).at(-1)?.data as unknown as TurnBegan | undefined;
  return data?.turn === game.state.clock.turn ? data : undefined;
}

/** Writes down how the turn begins. */
export function rememberTurn(game: Game): void {
  endEffects(game, ({ effect }) => effect === turnBegan.id);
  const onTable = [...unitsOnTable(game, 0), ...unitsOnTable(game, 1)];
  const began: TurnBegan = {
    turn: game.state.clock.turn,
    units: [...unitsOf(game, 0), ...unitsOf(game, 1)],
    onTable,
    models: game.state.models
      .filter(({ id, status }) => status === 'living' && isCounted(game, id))
      .map(({ id }) => id),
    controlled: Object.fromEntries(
      game.state.objectives.flatMap(({ id, controlledBy }) => (controlledBy === undefined ? [] : [[id, controlledBy]])),
    ),
    near: Object.fromEntries(
      game.state.objectives.map(({ id }) => [id, onTable.filter((unit) => isUnitInRange(game, unit, id))]),
    ),
    within: asksForTerrain(cardsOf(game)) ? unitsInAreas(game, onTable) : {},
  };
  startMark(game, turnBegan, game.state.clock.player, { ...began }, { kind: 'battle' });
}

function isCounted(game: Game, model: ModelId): boolean {
  return modelHas(game, model, 'CHARACTER') || game.modelInfo(model).profile.wounds >= 10;
}

const asking = new WeakMap<MissionCards, boolean>();

/** Whether some award counts what began the turn in terrain. */
function asksForTerrain(cards: MissionCards): boolean {
  const known = asking.get(cards) ?? JSON.stringify(cards).includes('startedInTerrain');
  asking.set(cards, known);
  return known;
}

function unitsInAreas(game: Game, units: readonly UnitId[]): Record<string, UnitId[]> {
  const areas = new Map(units.map((unit) => [unit, areasUnitIsIn(game, unit)]));
  return Object.fromEntries(
    game.setup.layout.areas.map(({ id }) => [id, units.filter((unit) => areas.get(unit)?.includes(id) === true)]),
  );
}

/** Ids of the areas that some model of a unit is within. @rule 13.01-h */
export function areasUnitIsIn(game: Game, unit: UnitId): string[] {
  return [...new Set(livingOnTable(game, unit).flatMap((model) => areasOf(game, model).map(({ id }) => id)))];
}

/** Units that an army has lost since the turn began. */
export function lostThisTurn(game: Game, player: PlayerId): UnitId[] {
  const began = turnBeganAs(game)?.units ?? [];
  return began.filter((unit) => game.unit(unit).player === player && game.unit(unit).place.kind === 'destroyed');
}

/** Writes down how many units each army has lost in the turn that ends. */
export function rememberLosses(game: Game): void {
  const lost = ([0, 1] as const).map((player) => lostThisTurn(game, player).length);
  endEffects(game, ({ effect }) => effect === lostBefore.id);
  startMark(game, lostBefore, game.state.clock.player, { turn: game.state.clock.turn, lost }, { kind: 'battle' });
}

/** How many units an army lost in the turn before this one. */
export function lostInTurnBefore(game: Game, player: PlayerId): number {
  const data = game.effects.of(lostBefore.id).at(-1)?.data as { turn: number; lost: number[] } | undefined;
  return data?.turn === game.state.clock.turn - 1 ? (data.lost[player] ?? 0) : 0;
}
