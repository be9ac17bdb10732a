import { moveUnitStepsWith, phaseMoveTypes, type Section } from '@adjutant/rules-11e/edition';
import { allocateAttacksSteps } from './attacks/allocate-attacks.ts';
import { attacksSteps, lateHazards } from './attacks/attacks.ts';
import { dealDevastatingSteps, devastatingWoundsSteps } from './attacks/devastating-wounds.ts';
import { hazardousTestsSteps } from './attacks/hazardous-tests.ts';
import { commandPhaseSteps } from './battle-shock/command-phase.ts';
import { chargeUnitSteps } from './charge/charge-unit.ts';
import { separation } from './leaders/separate.ts';
import { clearWays } from './movement/clear-ways.ts';
import { fallBackMove, fallBackMoveSteps } from './movement/fall-back-move.ts';
import { controlOfMarkers } from './objectives/control.ts';
import { notOnMarkers } from './objectives/markers.ts';
import { oneTargetForPistols } from './shooting/pistols.ts';
import { commandReroll, insaneBravery, rapidIngress } from './stratagems/as-in-11e.ts';
import { counterOffensive } from './stratagems/counter-offensive.ts';
import { fireOverwatch, onlyAtMover } from './stratagems/fire-overwatch.ts';
import { goToGround, onTheGround } from './stratagems/go-to-ground.ts';
import { grenade } from './stratagems/grenade.ts';
import { chargersFightFirst, heroicIntervention, noChargeBonus } from './stratagems/heroic-intervention.ts';

/** The move types of the Movement phase: falling back has no modes. */
const moveTypes = phaseMoveTypes.map((rule) => (rule.moveType === fallBackMove.moveType ? fallBackMove : rule));

const forEverybody = [
  chargersFightFirst,
  clearWays,
  controlOfMarkers,
  lateHazards,
  notOnMarkers,
  oneTargetForPistols,
  separation,
];

/** What this edition has of its own: what has the name of a part of the 11th edition stands in its place. */
export const section: Section = {
  flows: [
    moveUnitStepsWith(moveTypes),
    fallBackMoveSteps,
    chargeUnitSteps,
    attacksSteps,
    allocateAttacksSteps,
    devastatingWoundsSteps,
    dealDevastatingSteps,
    hazardousTestsSteps,
    commandPhaseSteps,
  ],
  effects: [...forEverybody, noChargeBonus, onlyAtMover, onTheGround],
  stratagems: [
    commandReroll,
    insaneBravery,
    fireOverwatch,
    rapidIngress,
    grenade,
    goToGround,
    heroicIntervention,
    counterOffensive,
  ],
  always: forEverybody.map((effect) => effect.id),
};
