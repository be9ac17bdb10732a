import { type Game, type PlayerId, setControl, setSecured, standingBody, type UnitId } from '@adjutant/engine';
import { living, livingOnTable, unitsOnTable } from '../01-core-concepts/populations.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { ability } from '../effect.ts';
import { isBodyInRange, isUnitInRange, objectivePlace } from './place.ts';

/** Both players' levels of control of an objective: the OC of all their models in range. @rule 14.02-e 14.02-g */
export function levelsOfControl(game: Game, objective: string): [number, number] {
  const place = objectivePlace(game, objective);
  const level = (player: PlayerId): number => {
    let sum = 0;
    for (const unit of unitsOnTable(game, player)) {
      for (const model of livingOnTable(game, unit)) {
        if (isBodyInRange(standingBody(game, model), place))
          sum += characteristic(game, model, 'objectiveControl') ?? 0;
      }
    }
    return sum;
  };
  return [level(0), level(1)];
}

/** Who controls an objective at these levels; a secured one only changes hands when the other's level is higher. @rule 14.02-f 14.02-g 14.03-b to 14.03-d */
export function controllerAt(levels: readonly [number, number], securedBy: PlayerId | undefined): PlayerId | undefined {
  const [first, second] = levels;
  if (first === second) return securedBy;
  return first > second ? 0 : 1;
}

/** How an edition reads levels of control. */
type ControlReading = typeof controllerAt;

/** Works out control of every objective anew. @rule 14.02-d 14.03-c 14.03-e */
export function determineControl(game: Game, controller: ControlReading = controllerAt): void {
  for (const { id, controlledBy, securedBy, levels: before } of game.state.objectives) {
    const levels = levelsOfControl(game, id);
    const now = controller(levels, securedBy);
    if (securedBy !== undefined && now !== securedBy) setSecured(game, id, undefined, '14.03-c');
    if (now === controlledBy && levels[0] === before[0] && levels[1] === before[1]) continue;
    setControl(game, id, now, levels, '14.02-d');
  }
}

/** Whether working out control anew would change anything. */
function hasChanged(game: Game, controller: ControlReading): boolean {
  return game.state.objectives.some(({ id, controlledBy, securedBy, levels: before }) => {
    const levels = levelsOfControl(game, id);
    return levels[0] !== before[0] || levels[1] !== before[1] || controller(levels, securedBy) !== controlledBy;
  });
}

/** Objectives that a player controls, by the last time control was worked out. @rule 14.02-h */
export function objectivesControlledBy(game: Game, player: PlayerId): string[] {
  return game.state.objectives
    .filter((objective) => objective.controlledBy === player)
    .map((objective) => objective.id);
}

/** Whether a unit is controlling an objective: its player controls it, it is in range and has a model with OC 1 or more. @rule 14.02-i 14.02-j */
export function isControlling(game: Game, unit: UnitId, objective: string): boolean {
  const state = game.state.objectives.find((candidate) => candidate.id === objective);
  if (state === undefined || state.controlledBy !== game.unit(unit).player) return false;
  if (!living(game, unit).some((model) => (characteristic(game, model, 'objectiveControl') ?? 0) >= 1)) return false;
  return isUnitInRange(game, unit, objective);
}

/**
 * Secures an objective for a player who controls it: it stays theirs without units in range until the other's level is higher.
 * An objective that the player does not control cannot be secured.
 * @rule 14.03-a 14.03-b
 */
export function secureObjective(game: Game, player: PlayerId, objective: string, rule: string): void {
  const state = game.state.objectives.find((candidate) => candidate.id === objective);
  if (state?.controlledBy === player && state.securedBy !== player) setSecured(game, objective, player, rule);
}

/** Works out control before any other rule of a moment. @rule 07.02-j */
export function controlTrigger(controller: ControlReading) {
  return {
    layer: 'control',
    forced: true,
    applies: (_context: unknown, _self: unknown, game: Game) => hasChanged(game, controller),
    use: (_context: unknown, _self: unknown, game: Game) => determineControl(game, controller),
  } as const;
}

const determine = controlTrigger(controllerAt);

/** Control is worked out at the end of every phase and turn, before any other rule. @rule 14.02-d 14.02.01-a 07.02-e 07.02-j */
export const controlOfObjectives = ability({
  id: 'core/control-of-objectives',
  rule: '14.02.01-a',
  triggers: {
    endOfCommandPhase: determine,
    endOfMovementPhase: determine,
    endOfShootingPhase: determine,
    endOfChargePhase: determine,
    endOfFightPhase: determine,
    endOfTurn: determine,
  },
});
