import { bodyOf, DECLINE, type Game, type ModelId, type PendingQuestion, stands, type UnitId } from '@adjutant/engine';
import { type Body, isOnTable, overlaps } from '@adjutant/geometry';
import { isCoherent, living } from '@adjutant/rules-11e/queries';

/** What must hold at every question of every battle, in whatever state the rules left it; a line for each thing that does not. */
export function brokenInvariants(game: Game): string[] {
  return [...brokenPlaces(game), ...brokenModels(game), ...brokenUnits(game), ...brokenPoints(game)];
}

interface Standing {
  readonly id: ModelId;
  readonly body: Body;
}

function standing(game: Game): readonly Standing[] {
  return game.state.models.flatMap((model) => {
    const body = stands(model) ? bodyOf(game, model.id) : undefined;
    return body === undefined ? [] : [{ id: model.id, body }];
  });
}

/** No model off the table, no two bases on each other. @rule 03.01 */
function brokenPlaces(game: Game): string[] {
  const { width, height } = game.setup.layout;
  const models = standing(game);
  const broken = models
    .filter(({ body }) => !isOnTable(body, width, height))
    .map(({ id }) => `model ${id} is over the edge`);
  const byX = [...models].sort((a, b) => a.body.pose.x - b.body.pose.x);
  for (const [at, { id, body }] of byX.entries()) {
    for (const other of byX.slice(at + 1)) {
      if (other.body.pose.x - body.pose.x > LARGEST) break;
      if (overlaps(body, other.body)) broken.push(`models ${id} and ${other.id} overlap`);
    }
  }
  return broken;
}

/** Inches beyond which no two bases touch. */
const LARGEST = 24;

function brokenModels(game: Game): string[] {
  return game.state.models.flatMap(({ id, status, wounds, pose }) => {
    const { profile } = game.modelInfo(id);
    const most = status === 'living' ? profile.wounds : 0;
    const least = status === 'living' ? 1 : 0;
    const broken: string[] = [];
    if (status !== 'removed' && (wounds < least || wounds > most))
      broken.push(`model ${id}, ${status}, has ${wounds} wounds`);
    if (status === 'removed' && pose !== undefined) broken.push(`model ${id} is removed and on the table`);
    return broken;
  });
}

function brokenUnits(game: Game): string[] {
  return game.state.units.flatMap(({ id, place }) => {
    const left = living(game, id);
    const placed = left.filter((model) => game.model(model).pose !== undefined);
    switch (place.kind) {
      case 'destroyed':
        return left.length === 0 ? [] : [`unit ${id} is destroyed and has living models`];
      case 'table':
        return placed.length === left.length ? [] : [`unit ${id} is on the table, some of its models are not`];
      case 'aboard':
        return placed.length === 0 && game.model(place.transport).status !== 'removed'
          ? []
          : [`unit ${id} is aboard a transport that is gone`];
      default:
        return placed.length === 0 ? [] : [`unit ${id} is not on the table, some of its models are`];
    }
  });
}

function brokenPoints(game: Game): string[] {
  return game.state.players.flatMap(({ commandPoints, victoryPoints, scored }, player) => {
    const broken: string[] = [];
    if (!Number.isInteger(commandPoints) || commandPoints < 0) broken.push(`player ${player} has ${commandPoints} CP`);
    const sum = Object.values(scored).reduce((so, points) => so + points, 0);
    if (victoryPoints !== sum || victoryPoints < 0)
      broken.push(`player ${player} has ${victoryPoints} VP, scored ${sum}`);
    return broken;
  });
}

/** How many living models a unit has on the table. */
export function strengthOnTable(game: Game, unit: UnitId): number {
  return living(game, unit).filter((model) => game.model(model).pose !== undefined).length;
}

/** A unit that has just moved or been set up is coherent, unless it lost models since. @rule 03.03-a */
export function brokenCoherency(game: Game, question: PendingQuestion, value: unknown, before: number): string[] {
  if (question.kind !== 'move-models' && question.kind !== 'place-models') return [];
  if (value === DECLINE || game.unit(question.unit).place.kind !== 'table') return [];
  if (question.kind === 'move-models' && strengthOnTable(game, question.unit) < before) return [];
  return isCoherent(game, question.unit) ? [] : [`unit ${question.unit} is not coherent after ${question.purpose}`];
}
