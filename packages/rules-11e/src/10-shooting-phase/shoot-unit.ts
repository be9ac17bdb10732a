import {
  type ChooseOne,
  flow,
  type Game,
  note,
  openWindow,
  selectUnit,
  setUnitFact,
  type UnitId,
} from '@adjutant/engine';
import type { ShootingType } from '../04-making-attacks/attack.ts';
import { attacksFlow, shootUnitFlow } from '../flows.ts';
import { moments, type TargetTally } from '../moments.ts';
import { openTypes, typesFor, whyNotType } from './shooting-types.ts';

interface Progress {
  shootingType: ShootingType;
  tally: readonly TargetTally[];
}

/** A unit is selected to shoot, its shooting type is selected, and it shoots. @rule 10.02-d 10.02-e 10.02-f */
export const shootUnitSteps = flow(
  shootUnitFlow.keeping<Progress>(),
  {
    start(game, { unit, outOfPhase }) {
      selectUnit(game, unit, 'shoot', '10.02-d');
      if (outOfPhase) return 'type';
      setUnitFact(game, unit, 'shotSelectedOn', game.state.clock.phase);
      openWindow(game, moments.unitSelectedToShoot, { unit, frame: game.frame });
      return 'type';
    },
    type(game, { unit, types = openTypes }) {
      if (typesFor(game, unit, types).length > 0) return 'askType';
      note(game, 'no-shooting-type', '10.02-e', { unit });
      return 'done';
    },
    askType(game, { unit, types = openTypes }) {
      game.ask(typeQuestion(game, unit, types));
      return 'shoot';
    },
    shoot(game, shooting) {
      const { unit, outOfPhase } = shooting;
      shooting.shootingType = game.answer<ShootingType>();
      game.call(attacksFlow.begin({ unit, kind: 'shoot', shootingType: shooting.shootingType, outOfPhase }));
      return 'shot';
    },
    shot(game, shooting) {
      shooting.tally = game.result(attacksFlow).tally;
      setUnitFact(game, shooting.unit, 'shootingTypeOn', game.state.clock.phase);
      return 'done';
    },
  },
  ({ tally = [] }) => ({ tally }),
);

function typeQuestion(game: Game, unit: UnitId, types: readonly ShootingType[]): ChooseOne {
  const legal = typesFor(game, unit, types);
  const barred = types.flatMap((type) => ({ id: type, refusal: whyNotType(game, unit, type) }));
  return {
    kind: 'choose-one',
    player: game.unit(unit).player,
    purpose: 'shooting-type',
    rule: '10.02-e',
    unit,
    options: legal.map((type) => ({ id: type, value: type })),
    unavailable: barred.flatMap(({ id, refusal }) => (refusal === undefined ? [] : [{ id, unit, refusal }])),
    mayPass: false,
  };
}
