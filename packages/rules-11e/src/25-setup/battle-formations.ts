import {
  type Cause,
  destroyUnit,
  flow,
  flowName,
  type Game,
  keepSecret,
  type ModelId,
  note,
  type Option,
  type PlayerId,
  setPlace,
  setStatus,
  type UnitId,
} from '@adjutant/engine';
import { living, unitsOf } from '../01-core-concepts/populations.ts';
import { modelHas, unitHas } from '../02-datasheets/keywords.ts';
import { passengersOf } from '../05-attack-sequence/destroy-model.ts';
import { capacityOf, hasRoomFor } from '../18-transports/capacity.ts';
import { reservesLeft } from '../20-strategic-reserves/points-limit.ts';

/** A player decides in secret which units start aboard a TRANSPORT or in strategic reserves. */
export const battleFormationsFlow = flowName<{ player: PlayerId }>('battle-formations');

/** Both players' formations are shown, and take effect. */
export const revealFormationsFlow = flowName<Record<never, never>>('reveal-formations');

/** What becomes of one unit. */
type Formation = {
  readonly unit: UnitId;
  /** Absent: strategic reserves. */
  readonly transport?: ModelId;
};

/** Where a player's secrets hold the formations. */
const SECRET = 'formations';

/**
 * Declare Battle Formations: one unit after the other, as long as the player wants; the other player sees nothing of it until both
 * have decided (25 open point 3).
 * @rule 25.10-b 18.01-c 20.01-a
 */
export const battleFormationsSteps = flow(battleFormationsFlow, {
  start(game, { player }) {
    keepSecret(game, player, SECRET, []);
    return 'choose';
  },
  choose(game, { player }) {
    const planned = asPlanned(game, player);
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'battle-formation',
      rule: '25.10-b',
      options: formationOptions(planned, player),
      mayPass: true,
      facts: {
        emptyTransports: emptyDedicatedTransports(planned, player),
        reservesLeft: reservesLeft(planned, player),
      },
    });
    return 'form';
  },
  form(game, { player }) {
    const formation = game.answer<Formation | null>();
    if (formation === null) return 'done';
    keepSecret(game, player, SECRET, [...formationsOf(game, player), formation]);
    return 'choose';
  },
});

export const revealFormationsSteps = flow(revealFormationsFlow, {
  start(game) {
    for (const player of [0, 1] as const) {
      form(game, player);
      keepSecret(game, player, SECRET, []);
      for (const model of emptyDedicatedTransports(game, player)) destroyEmpty(game, model);
    }
    return 'done';
  },
});

function formationsOf(game: Game, player: PlayerId): readonly Formation[] {
  return (game.state.players[player].secrets[SECRET] ?? []) as readonly Formation[];
}

/** The battle as it will be when a player's formations are shown: what is still possible is asked there. */
function asPlanned(game: Game, player: PlayerId): Game {
  const planned = game.fork();
  form(planned, player);
  return planned;
}

/** Carries out what a player has decided; AIRCRAFT start in reserves in any case. @rule 23.01-a 20.01-d */
function form(game: Game, player: PlayerId): void {
  for (const unit of undeployed(game, player)) {
    if (unitHas(game, unit, 'AIRCRAFT')) setPlace(game, unit, { kind: 'reserves' }, '23.01-a');
  }
  for (const { unit, transport } of formationsOf(game, player)) {
    if (transport === undefined) setPlace(game, unit, { kind: 'reserves' }, '20.01-a');
    else setPlace(game, unit, { kind: 'aboard', transport }, '18.01-c');
  }
}

function undeployed(game: Game, player: PlayerId): UnitId[] {
  return unitsOf(game, player).filter((unit) => game.unit(unit).place.kind === 'undeployed');
}

function formationOptions(game: Game, player: PlayerId): Option[] {
  const waiting = undeployed(game, player);
  const transports = unitsOf(game, player)
    .filter((unit) => ['undeployed', 'reserves'].includes(game.unit(unit).place.kind))
    .flatMap((unit) => living(game, unit).filter((model) => capacityOf(game, model) > 0));
  return waiting.flatMap((unit) => [
    ...transports
      .filter((transport) => mayBoard(game, unit, transport))
      .map((transport) => aboardOption(unit, transport)),
    ...(mayStartInReserves(game, unit) ? [{ id: `reserves:${unit}`, value: { unit }, unit }] : []),
  ]);
}

function aboardOption(unit: UnitId, transport: ModelId): Option {
  return { id: `aboard:${unit}:${transport}`, value: { unit, transport }, unit, model: transport };
}

/** Whether a unit with nobody aboard may start in a TRANSPORT; one in strategic reserves takes its points along. @rule 18.01-c 20.01-c */
function mayBoard(game: Game, unit: UnitId, transport: ModelId): boolean {
  if (ridersOf(game, unit).length > 0 || !hasRoomFor(game, transport, unit)) return false;
  const inReserves = game.unit(game.modelInfo(transport).unit).place.kind === 'reserves';
  return !inReserves || game.unitInfo(unit).setup.points <= reservesLeft(game, game.unit(unit).player);
}

/** Any unit but a FORTIFICATION, within half of the points limit. @rule 20.01-a 20.01-c */
function mayStartInReserves(game: Game, unit: UnitId): boolean {
  if (unitHas(game, unit, 'FORTIFICATION')) return false;
  const points = [unit, ...ridersOf(game, unit)].reduce((sum, id) => sum + game.unitInfo(id).setup.points, 0);
  return points <= reservesLeft(game, game.unit(unit).player);
}

function ridersOf(game: Game, unit: UnitId): UnitId[] {
  return living(game, unit).flatMap((model) => passengersOf(game, model));
}

/** DEDICATED TRANSPORT models in which nobody starts: they would be destroyed. @rule 18.01-d */
function emptyDedicatedTransports(game: Game, player: PlayerId): ModelId[] {
  return unitsOf(game, player).flatMap((unit) =>
    living(game, unit).filter(
      (model) => modelHas(game, model, 'DEDICATED TRANSPORT') && passengersOf(game, model).length === 0,
    ),
  );
}

/** Destroys an empty DEDICATED TRANSPORT; nothing is triggered by it. @rule 18.01-e */
function destroyEmpty(game: Game, model: ModelId): void {
  const cause: Cause = { kind: 'rule', rule: '18.01-e', owner: undefined };
  const { unit } = game.model(model);
  note(game, 'dedicated-transport-empty', '18.01-e', { unit, model });
  setStatus(game, model, 'removed', cause);
  if (living(game, unit).length === 0) destroyUnit(game, unit, cause);
}
