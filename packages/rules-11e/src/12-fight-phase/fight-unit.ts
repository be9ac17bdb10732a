import {
  type ChooseOne,
  flow,
  flowName,
  type Game,
  note,
  openWindow,
  selectUnit,
  setUnitFact,
  type UnitId,
} from '@adjutant/engine';
import { acting } from '../01-core-concepts/populations.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { attacksFlow, fightUnitFlow, pileInFlow, releaseFightersFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { type FightType, fightTypesOf } from './eligibility.ts';

/** What comes before a unit's attacks. */
const prepareFightFlow = flowName<{ unit: UnitId }>('prepare-fight');

/** A unit selected to fight; until its attacks are resolved its player is active, then again the one whose turn it is. @rule 12.04-j 01.03-e */
export const fightUnitSteps = flow(fightUnitFlow, {
  start(game, { unit }) {
    game.call(prepareFightFlow.begin({ unit }, game.unit(unit).player));
    return 'attack';
  },
  attack(game, { unit }) {
    if (acting(game, unit).length === 0) return 'done';
    if (!isEngaged(game, unit)) note(game, 'fights-nobody', '12.06-d', { unit });
    game.call(attacksFlow.begin({ unit, kind: 'fight', outOfPhase: false }));
    return 'release';
  },
  release(game, { unit }) {
    game.call(releaseFightersFlow.begin({ unit }));
    return 'done';
  },
});

/** Its fight type, and for an overrun one more pile-in move. @rule 12.04-j 12.05 12.06-c */
export const prepareFightSteps = flow(prepareFightFlow, {
  start(game, { unit }) {
    setUnitFact(game, unit, 'foughtSelectedOn', game.state.clock.phase);
    selectUnit(game, unit, 'fight', '12.04-j');
    openWindow(game, moments.unitSelectedToFight, { unit });
    return 'selected';
  },
  selected: (game, { unit }) => (acting(game, unit).length === 0 ? 'done' : 'type'),
  type(game, { unit }) {
    game.ask(typeOfFight(game, unit));
    return 'chosen';
  },
  chosen(game, { unit }) {
    if (game.answer<FightType>() === 'overrun') game.call(pileInFlow.begin({ unit }));
    return 'done';
  },
});

/** How the unit fights; an engaged unit that was unengaged when the step started may choose. @rule 12.05-a 12.06-a 12.06-f */
function typeOfFight(game: Game, unit: UnitId): ChooseOne {
  return {
    kind: 'choose-one',
    player: game.unit(unit).player,
    purpose: 'fight-type',
    rule: '12.04-j',
    unit,
    mayPass: false,
    options: fightTypesOf(game, unit).map((type) => ({ id: type, value: type })),
  };
}
