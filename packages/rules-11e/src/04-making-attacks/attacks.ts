import { flow, openWindow, setUnitFact, type UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { attacksFlow, hazardRollsFlow, settleFlow } from '../flows.ts';
import { moments, type TargetTally } from '../moments.ts';
import { resolveAttacksFlow } from './resolve-attacks.ts';
import { selectAttacksFlow } from './select-attacks.ts';

interface Progress {
  targets: UnitId[];
  hazardous: number;
  tally: readonly TargetTally[];
}

/**
 * A unit's attacks: weapons and targets, then the attacks, during which its player is active (01.03-e); when they are resolved, what
 * waited for it, hazard rolls, and rules used after a unit has shot or fought.
 * @rule 04.00 04.03-h
 */
export const attacksSteps = flow(
  attacksFlow.keeping<Progress>(),
  {
    start(game, attacks) {
      game.call(selectAttacksFlow.begin({ way: wayOf(attacks), frame: game.frame }, game.unit(attacks.unit).player));
      return 'selected';
    },
    selected(game, attacks) {
      const { planned, places, hazardous } = game.result(selectAttacksFlow);
      attacks.hazardous = hazardous;
      attacks.targets = [...new Set(planned.map(({ record }) => record.target))];
      const { player } = game.unit(attacks.unit);
      game.call(
        resolveAttacksFlow.begin({ way: wayOf(attacks), planned, places, frame: game.frame, tally: [] }, player),
      );
      return 'resolved';
    },
    resolved(game, attacks) {
      attacks.tally = game.result(resolveAttacksFlow);
      const made = attacks.tally.some((target) => target.attacks > 0);
      if (made)
        setUnitFact(game, attacks.unit, attacks.kind === 'shoot' ? 'shotOn' : 'foughtOn', game.state.clock.turn);
      game.call(settleFlow.begin({ after: game.frame }));
      return 'hazards';
    },
    hazards(game, { unit, hazardous = 0 }) {
      if (hazardous === 0 || living(game, unit).length === 0) return 'window';
      game.call(hazardRollsFlow.begin({ unit, count: hazardous, rule: '24.15-a', after: null }));
      return 'window';
    },
    window(game, { unit, kind, outOfPhase, targets = [], tally = [] }) {
      const context = { unit, targets, kind, frame: game.frame, outOfPhase, tally };
      if (targets.length > 0) openWindow(game, moments.attacksResolved, context);
      return 'done';
    },
  },
  ({ tally = [] }) => ({ tally }),
);

function wayOf({ unit, kind, shootingType, outOfPhase }: Parameters<typeof attacksFlow.begin>[0]) {
  return { unit, kind, shootingType, outOfPhase };
}
