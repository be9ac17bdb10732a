/** Who may fight, how, and who may pass (12.04 to 12.06). */
import { type Game, type PlayerId, setUnitFact, type UnitId } from '@adjutant/engine';
import { isWithin } from '@adjutant/geometry';
import { unitDistance } from '../01-core-concepts/measuring.ts';
import { acting, enemiesOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { hasCharged } from '../11-charge-phase/eligibility.ts';

/** Eligible units that are all farther than this many inches from every enemy let their player pass. @rule 12.04.01-a */
const PASSING_DISTANCE = 5;

/** Notes which units are engaged when the Fight step starts; all others, wherever they are, are unengaged then. @rule 12.04-b */
export function noteEngagedUnits(game: Game): void {
  for (const { id, place } of game.state.units) {
    if (place.kind === 'table' && isEngaged(game, id))
      setUnitFact(game, id, 'engagedAtFightStepOn', game.state.clock.phase);
  }
}

/** Whether a unit was engaged when this phase's Fight step started. */
function wasEngagedAtStart(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.engagedAtFightStepOn === game.state.clock.phase;
}

/** Whether a unit was already selected to fight in this phase. @rule 12.04-k */
export function wasSelectedToFight(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.foughtSelectedOn === game.state.clock.phase;
}

/** Whether a unit on the battlefield may be selected to fight. @rule 12.04-a 12.04-c 12.04-o 12.04-p */
export function isEligibleToFight(game: Game, unit: UnitId): boolean {
  if (wasSelectedToFight(game, unit) || acting(game, unit).length === 0) return false;
  return wasEngagedAtStart(game, unit) || hasCharged(game, unit) || isEngaged(game, unit);
}

/** A player's units that may be selected to fight. */
export function eligibleUnits(game: Game, player: PlayerId): UnitId[] {
  return unitsOnTable(game, player).filter((unit) => isEligibleToFight(game, unit));
}

/** Notes that a unit was eligible to fight in this phase, which lets it consolidate. @rule 12.08-b */
export function markEligible(game: Game, unit: UnitId): void {
  const { phase } = game.state.clock;
  if (game.unit(unit).facts.eligibleToFightOn !== phase) setUnitFact(game, unit, 'eligibleToFightOn', phase);
}

/** Whether a unit was eligible to fight at some time in this phase. @rule 12.08-b */
export function wasEligibleToFight(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.eligibleToFightOn === game.state.clock.phase;
}

/** Whether a player to choose may pass: every eligible unit, of both stages, is far from all enemies. @rule 12.04.01-a */
export function mayPass(game: Game, player: PlayerId): boolean {
  return eligibleUnits(game, player).every((unit) =>
    enemiesOf(game, unit).every((enemy) => !isWithin(unitDistance(game, unit, enemy), PASSING_DISTANCE)),
  );
}

/** Ways in which a unit can fight. */
export const fightTypes = ['normal', 'overrun'] as const;
export type FightType = (typeof fightTypes)[number];

/** The fight types that a selected unit is eligible for. @rule 12.05-a 12.06-a 12.06-f */
export function fightTypesOf(game: Game, unit: UnitId): FightType[] {
  const engaged = isEngaged(game, unit);
  return fightTypes.filter((type) => (type === 'normal' ? engaged : !engaged || !wasEngagedAtStart(game, unit)));
}
