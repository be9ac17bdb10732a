/** Rules of mission cards that are neither awards nor actions: what is marked before, during and after turns. */
import {
  type ChooseSome,
  type EffectDefinition,
  flow,
  flowName,
  type Game,
  type Option,
  type PlayerId,
  type UnitId,
} from '@adjutant/engine';
import { opponentOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { terrainAreas } from '../13-terrain/terrain.ts';
import { isUnitInRange } from '../14-objectives/place.ts';
import { ability } from '../effect.ts';
import { isAreaAt } from './actions.ts';
import type { CardRule } from './cards.ts';
import { activeCards, isTagged, type MarkedPlace, markersOf, placeMarker, putTag, removeMarkers } from './marks.ts';
import { objectivesNearMarker } from './quantities/marked.ts';
import { objectivesMeant } from './quantities/objectives.ts';

/** Operation markers that are placed before the battle. */
const MARKERS_BEFORE_BATTLE = 5;
/** Enemy units that may be condemned at once. */
const CONDEMNED = 3;

/** Asks a player for what a rule of a card marks, and marks it. */
export const cardRuleFlow = flowName<{ rule: ChoosingRule; player: PlayerId }>('card-rule');

/** Rules with a choice, and how it is asked. */
export type ChoosingRule = Exclude<CardRule, 'clear-markers' | 'consecrate-objectives'>;

export const cardRuleSteps = flow(cardRuleFlow, {
  start: (game, { rule, player }) => (questionOf(game, rule, player).options.length === 0 ? 'done' : 'choose'),
  choose(game, { rule, player }) {
    game.ask(questionOf(game, rule, player));
    return 'mark';
  },
  mark(game, { rule, player }) {
    for (const place of game.answer<MarkedPlace[]>()) choosing[rule].mark(game, player, place);
    return 'done';
  },
});

interface Choosing {
  readonly purpose: string;
  /** Who chooses, where not the card's player. */
  readonly byOpponent?: true;
  options(game: Game, player: PlayerId): Option[];
  least(options: readonly Option[]): number;
  most(options: readonly Option[]): number;
  /** One option of each group at most. */
  readonly onePerGroup?: true;
  mark(game: Game, player: PlayerId, place: MarkedPlace): void;
}

const one = () => 1;

const choosing: Readonly<Record<ChoosingRule, Choosing>> = {
  'condemn-units': {
    purpose: 'units-to-condemn',
    options: (game, player) => condemnable(game, player).map(unitOption),
    least: one,
    most: ({ length }) => Math.min(CONDEMNED, length),
    mark: (game, player, { unit = -1 }) =>
      putTag(game, player, 'condemned', { unit }, { kind: 'turn-start', serial: game.state.clock.turn + 2 }),
  },
  'markers-before-battle': {
    purpose: 'areas-to-mark',
    options: (game, player) =>
      terrainAreas(game)
        .filter(({ id }) => isAreaAt(game, player, id, 'outside-own-zone'))
        .map(({ id }) => ({ id, value: { area: id } })),
    least: ({ length }) => Math.min(MARKERS_BEFORE_BATTLE, length),
    most: ({ length }) => Math.min(MARKERS_BEFORE_BATTLE, length),
    mark: (game, player, { area = '' }) => placeMarker(game, player, { area }),
  },
  'guard-objectives': {
    purpose: 'units-to-guard',
    options: guardOptions,
    least: () => 0,
    most: ({ length }) => length,
    onePerGroup: true,
    mark: (game, player, place) =>
      putTag(game, player, 'guard', place, { kind: 'turn-start', serial: game.state.clock.turn + 2 }),
  },
  'beacon-unit': {
    purpose: 'beacon-unit',
    options: (game, player) => unitsInPlay(game, player).map(unitOption),
    least: one,
    most: one,
    mark: (game, player, { unit = -1 }) => putTag(game, player, 'beacon', { unit }, { kind: 'battle' }),
  },
  'tempting-target': {
    purpose: 'tempting-target',
    byOpponent: true,
    options: (game, player) =>
      objectivesMeant(game, player, { noMansLand: true })
        .filter(({ role }) => role !== 'home')
        .map(({ setup: { id } }) => ({ id, value: { objective: id } })),
    least: one,
    most: one,
    mark: (game, player, { objective = '' }) =>
      putTag(game, player, 'tempting-target', { objective }, { kind: 'battle' }),
  },
};

function unitOption(unit: UnitId): Option {
  return { id: `unit:${unit}`, value: { unit }, unit };
}

function questionOf(game: Game, rule: ChoosingRule, player: PlayerId): ChooseSome {
  const { purpose, byOpponent, onePerGroup, ...how } = choosing[rule];
  const options = how.options(game, player);
  const groups = [...new Set(options.map(({ group = '' }) => group))];
  return {
    kind: 'choose-some',
    player: byOpponent === true ? opponentOf(player) : player,
    purpose,
    rule: 'mission',
    options,
    min: how.least(options),
    max: how.most(options),
    ...(onePerGroup === true ? { groupMax: Object.fromEntries(groups.map((group) => [group, 1])) } : {}),
  };
}

/** Enemy units on an objective or that destroyed a unit in the turn before; where there are none, any. */
function condemnable(game: Game, player: PlayerId): UnitId[] {
  const enemies = unitsOnTable(game, opponentOf(player));
  const fitting = enemies.filter(
    (unit) =>
      game.unit(unit).facts.destroyedUnitOn === game.state.clock.turn - 1 ||
      game.state.objectives.some(({ id }) => isUnitInRange(game, unit, id)),
  );
  return fitting.length > 0 ? fitting : enemies;
}

/** Any unit on the table for any objective; one in range of it guards it now. */
function guardOptions(game: Game, player: PlayerId): Option[] {
  return game.state.objectives.flatMap(({ id }) =>
    unitsOnTable(game, player).map((unit) => ({
      id: `${id}:unit:${unit}`,
      value: { unit, guards: id },
      unit,
      group: id,
    })),
  );
}

/** Units on the battlefield, and those that ride in a TRANSPORT on it. */
function unitsInPlay(game: Game, player: PlayerId): UnitId[] {
  return game.state.units
    .filter((unit) => unit.player === player)
    .filter(({ place }) => {
      if (place.kind !== 'aboard') return place.kind === 'table';
      return game.unit(game.modelInfo(place.transport).unit).place.kind === 'table';
    })
    .map(({ id }) => id);
}

/** Units that have destroyed an enemy unit consecrate objectives in whose range they are. */
const consecrateFlow = flowName<{ player: PlayerId; left: UnitId[] }>('consecrate');

export const consecrateSteps = flow(consecrateFlow, {
  start(game, { player, left }) {
    const [unit] = left;
    if (unit === undefined) return 'done';
    return unconsecrated(game, player, unit).length === 0 ? 'next' : 'choose';
  },
  choose(game, { player, left: [unit = -1] }) {
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'objective-to-consecrate',
      rule: 'mission',
      unit,
      mayPass: true,
      options: unconsecrated(game, player, unit).map((id) => ({ id, value: id })),
    });
    return 'mark';
  },
  mark(game, { player }) {
    const objective = game.answer<string | null>();
    if (objective === null) return 'next';
    putTag(game, player, 'consecrated', { objective }, { kind: 'battle' });
    placeMarker(game, player, { objective });
    return 'next';
  },
  next(_game, consecrating) {
    consecrating.left = consecrating.left.slice(1);
    return 'start';
  },
});

function unconsecrated(game: Game, player: PlayerId, unit: UnitId): string[] {
  return objectivesMeant(game, player, { notHome: true })
    .map(({ setup: { id } }) => id)
    .filter((objective) => !isTagged(game, player, 'consecrated', { objective }))
    .filter((objective) => isUnitInRange(game, unit, objective));
}

function hasRule(game: Game, player: PlayerId, rule: CardRule): boolean {
  return activeCards(game, player).some(({ card }) => card.rules.includes(rule));
}

function isOwnTurn(game: Game, player: PlayerId): boolean {
  return game.state.clock.player === player;
}

/** Markers of the opponent near a unit that has moved. */
function markersNear(game: Game, unit: UnitId) {
  const opponent = opponentOf(game.unit(unit).player);
  return markersOf(game, opponent).filter((marker) =>
    objectivesNearMarker(game, marker).some(({ setup }) => isUnitInRange(game, unit, setup.id)),
  );
}

const atStartOfTurn = (rule: 'condemn-units' | 'guard-objectives') =>
  ability({
    id: `mission/${rule}`,
    rule: 'mission',
    triggers: {
      startOfTurn: {
        forced: true,
        applies: (_context, { owner }, game) => isOwnTurn(game, owner) && hasRule(game, owner, rule),
        use: (_context, { owner }, game) => game.call(cardRuleFlow.begin({ rule, player: owner })),
      },
    },
  });

/** Effects of these rules; each is in force for both players, and works while a card with the rule is active. */
export const cardRules: readonly EffectDefinition[] = [
  atStartOfTurn('condemn-units'),
  atStartOfTurn('guard-objectives'),
  ability({
    id: 'mission/markers-before-battle',
    rule: 'mission',
    triggers: {
      startOfRound: {
        forced: true,
        applies: (_context, { owner }, game) =>
          game.state.clock.round === 1 && hasRule(game, owner, 'markers-before-battle'),
        use: (_context, { owner }, game) =>
          game.call(cardRuleFlow.begin({ rule: 'markers-before-battle', player: owner })),
      },
    },
  }),
  ability({
    id: 'mission/consecrate-objectives',
    rule: 'mission',
    triggers: {
      endOfTurn: {
        forced: true,
        applies: (_context, { owner }, game) => isOwnTurn(game, owner) && hasRule(game, owner, 'consecrate-objectives'),
        use(_context, { owner }, game) {
          const left = unitsOnTable(game, owner).filter((unit) => game.unit(unit).facts.destroyedUnitOn !== undefined);
          game.call(consecrateFlow.begin({ player: owner, left }));
        },
      },
    },
  }),
  ability({
    id: 'mission/clear-markers',
    rule: 'mission',
    triggers: {
      unitEndedMove: {
        layer: 'core',
        forced: true,
        applies: ({ unit }, { owner }, game) =>
          game.unit(unit).player === owner &&
          hasRule(game, owner, 'clear-markers') &&
          markersNear(game, unit).length > 0,
        use: ({ unit }, _self, game) => removeMarkers(game, markersNear(game, unit)),
      },
    },
  }),
];
