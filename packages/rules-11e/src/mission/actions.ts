/** The actions that mission cards let units perform (16.01-a): two effects, for those that are completed at once and those that last until the turn's end. */
import {
  type EffectInstance,
  flow,
  flowName,
  type Game,
  type JsonObject,
  type PlayerId,
  type UnitId,
} from '@adjutant/engine';
import { contains, isWithin } from '@adjutant/geometry';
import { unitDistance } from '../01-core-concepts/measuring.ts';
import { enemiesOf, opponentOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { isUnitVisibleToUnit } from '../06-other-concepts/visibility.ts';
import { untilTurnEnd } from '../07-battle-round/durations.ts';
import { terrainAreas } from '../13-terrain/terrain.ts';
import { isControlling } from '../14-objectives/control.ts';
import { areasOfObjective, isUnitInRange } from '../14-objectives/place.ts';
import { type ActionChoice, action, actionStarted, type PerformedAction } from '../16-actions/action.ts';
import type { CardAction } from './cards.ts';
import {
  activeCards,
  completed,
  isTagged,
  type MarkedPlace,
  markersOf,
  placeMarker,
  putTag,
  removeMarkers,
  startMark,
} from './marks.ts';
import { objectivesNearMarker } from './quantities/marked.ts';
import { objectivesMeant } from './quantities/objectives.ts';
import { namedObjectives, outlineOf } from './table.ts';
import { areasUnitIsIn } from './turn-began.ts';

/** What is chosen with the unit: which action, on what. */
interface Chosen extends MarkedPlace {
  readonly action: string;
  readonly enemy?: UnitId;
}

/** The actions of a player's active cards. */
function cardActions(game: Game, player: PlayerId): CardAction[] {
  return activeCards(game, player).flatMap(({ card }) => card.actions);
}

function choicesOf(game: Game, unit: UnitId, completes: CardAction['completes']): ActionChoice[] {
  const { player } = game.unit(unit);
  const actions = cardActions(game, player).filter((one) => one.completes === completes && isOpen(game, player, one));
  return actions.flatMap((one) => placesFor(game, unit, one).map((place) => choice(one.id, place)));
}

function choice(id: string, place: Omit<Chosen, 'action'>): ActionChoice {
  const on = place.objective ?? place.area ?? `unit-${place.enemy ?? -1}`;
  return { id: `${id}:${on}`, value: { action: id, ...place } };
}

/** Not too early in the battle, within the use limit, and with a marker to spare where it takes one. */
function isOpen(game: Game, player: PlayerId, { id, fromRound = 1, useLimit, needsTwoMarkers }: CardAction): boolean {
  if (game.state.clock.round < fromRound) return false;
  if (needsTwoMarkers === true && markersOf(game, 0).length + markersOf(game, 1).length < 2) return false;
  return useLimit === undefined || started(game, player, id).length < useLimit;
}

/** What a player's units have started an action on this turn; starts count, not completions (16 open point 3). */
function started(game: Game, player: PlayerId, id: string): JsonObject[] {
  const starts = game.effects.of(actionStarted.id).filter(({ owner }) => owner === player);
  return starts.map(({ data }) => data.choice as JsonObject).filter((chosen) => chosen?.action === id);
}

/** What a unit can perform an action on now: nothing twice in a turn, and nothing that already has the action's tag. */
function placesFor(game: Game, unit: UnitId, one: CardAction): Omit<Chosen, 'action'>[] {
  const { player } = game.unit(unit);
  const taken = started(game, player, one.id);
  const { on } = one;
  switch (on.kind) {
    case 'objective':
      return objectivesFor(game, unit, on, player)
        .filter((objective) => !taken.some((other) => other.objective === objective))
        .map((objective) => ({ objective }));
    case 'area':
      return areasFor(game, unit, on, player)
        .filter((area) => !taken.some((other) => other.area === area))
        .map((area) => ({ area }));
    case 'enemy':
      return enemiesOf(game, unit)
        .filter((enemy) => !isTagged(game, player, on.untagged ?? '', { unit: enemy }))
        .filter((enemy) => isWithin(unitDistance(game, unit, enemy), on.inches))
        .filter((enemy) => isUnitVisibleToUnit(game, unit, enemy))
        .map((enemy) => ({ enemy }));
  }
}

type On<Kind extends CardAction['on']['kind']> = Extract<CardAction['on'], { kind: Kind }>;

function objectivesFor(game: Game, unit: UnitId, on: On<'objective'>, player: PlayerId): string[] {
  const marked = markersOf(game, player).flatMap((one) => objectivesNearMarker(game, one).map(({ setup }) => setup.id));
  return objectivesMeant(game, player, on.which)
    .map(({ setup }) => setup.id)
    .filter((objective) => isUnitInRange(game, unit, objective))
    .filter((objective) => on.untagged === undefined || !isTagged(game, player, on.untagged, { objective }))
    .filter((objective) => on.unmarked !== true || !marked.includes(objective));
}

/** Areas that a unit is within; the own home objective is none of them, any other objective is wherever it lies. */
function areasFor(game: Game, unit: UnitId, { place, untagged }: On<'area'>, player: PlayerId): string[] {
  const objectives = namedObjectives(game).flatMap((one) =>
    areasOfObjective(game, one.setup).map(({ id }) => ({ id, isHome: one.role === 'home' && one.player === player })),
  );
  return areasUnitIsIn(game, unit).filter((area) => {
    if (untagged !== undefined && isTagged(game, player, untagged, { area })) return false;
    const objective = objectives.find(({ id }) => id === area);
    if (place === 'outside-own-zone' && objective !== undefined) return !objective.isHome;
    return place === undefined || isAreaAt(game, player, area, place);
  });
}

/** An area is in a territory if all its corners are, and outside of one if none is. */
export function isAreaAt(game: Game, player: PlayerId, area: string, place: NonNullable<On<'area'>['place']>): boolean {
  const corners = terrainAreas(game).find(({ id }) => id === area)?.outline ?? [];
  if (place === 'opponent-territory') {
    const outline = outlineOf(game, player, 'opponent-territory');
    return corners.every((corner) => contains(outline, corner));
  }
  const outline = outlineOf(game, player, place === 'outside-own-zone' ? 'own-zone' : 'own-territory');
  return !corners.some((corner) => contains(outline, corner));
}

/** What a completed action does. */
function complete(game: Game, { unit, player, choice: chosen }: PerformedAction): void {
  const { action: id, enemy, ...place } = chosen as unknown as Chosen;
  const one = cardActions(game, player).find((candidate) => candidate.id === id);
  if (one === undefined || !isFulfilled(game, unit, one, place)) return;
  const data = { action: id, turn: game.state.clock.turn, ...place };
  startMark(game, completed, player, data, untilTurnEnd(game), unit);
  const lasts = one.tagLasts === 'turn' ? untilTurnEnd(game) : ({ kind: 'battle' } as const);
  if (one.tag !== undefined) putTag(game, player, one.tag, enemy === undefined ? place : { unit: enemy }, lasts);
  if (one.marker === 'place') placeMarker(game, player, place);
  if (one.marker === 'remove') game.call(removeMarkerFlow.begin({ player }));
}

/** What the action's end asks for: the unit controls the objective, or no enemy is in the area. */
function isFulfilled(
  game: Game,
  unit: UnitId,
  { needs }: CardAction,
  { objective = '', area = '' }: MarkedPlace,
): boolean {
  if (needs === 'control') return isControlling(game, unit, objective);
  if (needs !== 'no-enemies') return true;
  const enemies = unitsOnTable(game, opponentOf(game.unit(unit).player));
  return !enemies.some((enemy) => areasUnitIsIn(game, enemy).includes(area));
}

/** One of the opponent's markers goes, or of one's own where only the player has any. */
const removeMarkerFlow = flowName<{ player: PlayerId }>('remove-marker');

export const removeMarkerSteps = flow(removeMarkerFlow, {
  start: (game, { player }) => (removable(game, player).length === 0 ? 'done' : 'choose'),
  choose(game, { player }) {
    const options = removable(game, player).map(({ serial, data }) => ({
      id: `marker:${data.area ?? data.objective ?? serial}`,
      value: serial,
    }));
    game.ask({ kind: 'choose-one', player, purpose: 'marker-to-remove', rule: 'mission', options, mayPass: false });
    return 'remove';
  },
  remove(game, { player }) {
    const serial = game.answer<number>();
    removeMarkers(
      game,
      removable(game, player).filter((one) => one.serial === serial),
    );
    return 'done';
  },
});

function removable(game: Game, player: PlayerId): EffectInstance[] {
  const theirs = markersOf(game, opponentOf(player));
  return theirs.length > 0 ? theirs : markersOf(game, player);
}

const shared = {
  name: 'Mission action',
  rule: '16.01-a',
  open: true,
  starts: { at: 'duringShootingPhase' },
  useLimit: { count: Number.POSITIVE_INFINITY, per: 'turn' },
  effect: complete,
} as const;

/** An action of a card that is completed when the turn ends. */
const lasting = action({
  ...shared,
  id: 'mission/action',
  completes: { at: 'endOfTurn', turn: 'own' },
  units: () => true,
  choices: (game, unit) => choicesOf(game, unit, 'end-of-turn'),
});

/** An action of a card that is completed as soon as it is started. */
const immediate = action({
  ...shared,
  id: 'mission/action-at-once',
  completes: 'at-once',
  units: () => true,
  choices: (game, unit) => choicesOf(game, unit, 'at-once'),
});

export const missionActions = [...lasting, ...immediate];

/** Ids of the effects that offer the cards' actions. */
export const offeredActions = ['mission/action', 'mission/action-at-once'] as const;
