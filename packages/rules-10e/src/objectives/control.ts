import { ability } from '@adjutant/rules-11e/content';
import { controllerAt, controlTrigger } from '@adjutant/rules-11e/edition';

/** At the end of a phase a marker that a rule keeps for its player stays theirs. */
const whileKept = controlTrigger((levels, keptBy) => keptBy ?? controllerAt(levels, undefined));

/** When a turn starts or ends it is lost to an opponent who has more OC there. */
const atTurns = controlTrigger(controllerAt);

/** Control of markers is worked out when a phase or turn ends; what is kept is lost only when a turn starts or ends. @rule 10e.objective-b 10e.objective-c */
export const controlOfMarkers = ability({
  id: 'core/control-of-objectives',
  rule: '10e.objective-b',
  triggers: {
    startOfTurn: atTurns,
    endOfCommandPhase: whileKept,
    endOfMovementPhase: whileKept,
    endOfShootingPhase: whileKept,
    endOfChargePhase: whileKept,
    endOfFightPhase: whileKept,
    endOfTurn: atTurns,
  },
});
