import {
  flow,
  flowName,
  type Game,
  isPossible,
  note,
  type PlayerId,
  problemOf,
  setPlace,
  type UnitId,
} from '@adjutant/engine';
import type { Constraint } from '@adjutant/geometry';
import { living, opponentOf, unitsOf } from '../01-core-concepts/populations.ts';
import { awayFromEnemies, setUpConstraints } from '../03-moving/constraints.ts';
import { everyModelHas } from '../24-core-abilities/every-model.ts';
import { redeployUnitFlow, setUpUnitFlow } from '../flows.ts';
import { zoneConstraints } from './zone.ts';

/** How a unit is deployed: in the deployment zone, or anywhere away from the enemy. */
const ways = ['zone', 'infiltrate'] as const;
type Way = (typeof ways)[number];

/** Inches that Infiltrators keep from the enemy and from the enemy's deployment zone. @rule 24.20-a */
const INFILTRATION = 8;

/** The players alternate setting up a unit each; `player` starts. */
export const deploymentFlow = flowName<{ player: PlayerId }>('deployment');

const deployUnitFlow = flowName<{ unit: UnitId }>('deploy-unit');

/** Deployment; a player with no units left is passed over, and a unit for which there is no place goes to strategic reserves. @rule 25.10-c 25.10-d */
export const deploymentSteps = flow(deploymentFlow, {
  start(game, turn) {
    if (undeployed(game, turn.player).length === 0) turn.player = opponentOf(turn.player);
    return undeployed(game, turn.player).length === 0 ? 'done' : 'choose';
  },
  choose(game, { player }) {
    const options = undeployed(game, player).map((unit) => ({ id: `unit:${unit}`, value: unit, unit }));
    game.ask({ kind: 'choose-one', player, purpose: 'unit-to-deploy', rule: '25.10-c', options, mayPass: false });
    return 'chosen';
  },
  chosen(game, turn) {
    const unit = game.answer<UnitId>();
    turn.player = opponentOf(turn.player);
    game.call(deployUnitFlow.begin({ unit }));
    return 'start';
  },
});

/** One unit is deployed where its player wants of the places that are open to it. @rule 25.10-c 24.20-a */
export const deployUnitSteps = flow(deployUnitFlow, {
  start(game, { unit }) {
    return ways.some((way) => isWayOpen(game, unit, way)) ? 'where' : 'homeless';
  },
  where(game, { unit }) {
    const options = ways.filter((way) => isWayOpen(game, unit, way)).map((way) => ({ id: way, value: way }));
    const { player } = game.unit(unit);
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'where-to-deploy',
      rule: '24.20-a',
      unit,
      options,
      mayPass: false,
    });
    return 'setUp';
  },
  setUp(game, { unit }) {
    const constraints = wayConstraints(game, unit, game.answer<Way>());
    game.call(
      setUpUnitFlow.begin({ unit, models: living(game, unit), rule: '25.10-c', constraints, mayDecline: false }),
    );
    return 'done';
  },
  homeless(game, { unit }) {
    note(game, 'no-place-to-deploy', '25.10-c', { unit });
    setPlace(game, unit, { kind: 'reserves' }, '25.10-c');
    return 'done';
  },
});

/** A unit is taken off the battlefield and deployed again, by all rules of deployment. @rule 03.02.03-a */
export const redeployUnitSteps = flow(redeployUnitFlow, {
  start(game, { unit }) {
    setPlace(game, unit, { kind: 'undeployed' }, '03.02.03-a');
    game.call(deployUnitFlow.begin({ unit }));
    return 'done';
  },
});

function undeployed(game: Game, player: PlayerId): UnitId[] {
  return unitsOf(game, player).filter((unit) => game.unit(unit).place.kind === 'undeployed');
}

function isWayOpen(game: Game, unit: UnitId, way: Way): boolean {
  if (way === 'infiltrate' && !everyModelHas(game, unit, 'infiltrators')) return false;
  const models = living(game, unit);
  const constraints = [...setUpConstraints(game, unit, models), ...wayConstraints(game, unit, way)];
  const { player } = game.unit(unit);
  const question = {
    kind: 'place-models',
    player,
    purpose: 'set-up',
    rule: '25.10-c',
    unit,
    models,
    constraints,
    mayDecline: false,
  } as const;
  return isPossible(problemOf(game, question));
}

/** What a deployed unit has to keep to besides the rules of every set-up. @rule 25.10-c 24.20-a */
function wayConstraints(game: Game, unit: UnitId, way: Way): Constraint[] {
  const { player } = game.unit(unit);
  const zones = game.setup.layout.deploymentZones;
  if (way === 'zone') return zoneConstraints(game, unit, '25.10-c');
  const enemyZone = { kind: 'polygon', outline: zones[opponentOf(player)] } as const;
  return [
    awayFromEnemies(game, unit, INFILTRATION, '24.20-a'),
    { kind: 'more-than', rule: '24.20-a', distance: INFILTRATION, horizontally: true, regions: [enemyZone] },
  ];
}
