import {
  flow,
  type Game,
  letWait,
  type ModelId,
  openWindow,
  setUnitFact,
  takeAwaiting,
  type UnitId,
} from '@adjutant/engine';
import { ability } from '@adjutant/rules-11e/content';
import {
  type AttackRecord,
  attackOf,
  attacksFlow,
  hasAbility,
  living,
  moments,
  resolveAttacksFlow,
  selectAttacksFlow,
  settleFlow,
  type TargetTally,
} from '@adjutant/rules-11e/edition';
import { dealDevastatingFlow } from './devastating-wounds.ts';
import { hazardousTestsFlow } from './hazardous-tests.ts';

interface Progress {
  targets: UnitId[];
  bearers: readonly ModelId[];
  tally: readonly TargetTally[];
}

type AttacksCall = Parameters<typeof attacksFlow.begin>[0];

/** A unit's attacks as in 04, then the mortal wounds of critical wounds, then hazardous tests. @rule 10e.devastating-a 10e.hazardous-a */
export const attacksSteps = flow(
  attacksFlow.keeping<Progress>(),
  {
    start(game, attacks) {
      game.call(selectAttacksFlow.begin({ way: wayOf(attacks), frame: game.frame }, game.unit(attacks.unit).player));
      return 'selected';
    },
    selected(game, attacks) {
      const { planned, places } = game.result(selectAttacksFlow);
      const records = planned.map(({ record }) => record);
      attacks.targets = [...new Set(records.map(({ target }) => target))];
      attacks.bearers = hazardousBearers(game, records);
      const { player } = game.unit(attacks.unit);
      const way = wayOf(attacks);
      game.call(resolveAttacksFlow.begin({ way, planned, places, frame: game.frame, tally: [] }, player));
      return 'resolved';
    },
    resolved(game, attacks) {
      attacks.tally = game.result(resolveAttacksFlow);
      const made = attacks.tally.some((target) => target.attacks > 0);
      if (made)
        setUnitFact(game, attacks.unit, attacks.kind === 'shoot' ? 'shotOn' : 'foughtOn', game.state.clock.turn);
      game.call(dealDevastatingFlow.begin({ after: game.frame }));
      return 'settle';
    },
    settle(game) {
      game.call(settleFlow.begin({ after: game.frame }));
      return 'hazards';
    },
    hazards(game, { unit, bearers = [], outOfPhase }) {
      if (bearers.length === 0 || living(game, unit).length === 0) return 'window';
      if (outOfPhase && game.state.clock.phaseName === 'charge') {
        letWait(game, { what: WAITS, after: 0, data: { unit, bearers: [...bearers] } });
        return 'window';
      }
      game.call(hazardousTestsFlow.begin({ unit, bearers, failed: 0 }));
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

const WAITS = 'hazardous-tests';

/** Hazardous tests of overwatch in the Charge phase wait until the charge is over. @rule 10e.hazardous-b */
export const lateHazards = ability({
  id: 'core/late-hazards',
  rule: '10e.hazardous-b',
  triggers: {
    chargeResolved: {
      layer: 'core',
      forced: true,
      applies: (_context, _self, game) => game.state.awaiting.some(({ what }) => what === WAITS),
      use(_context, _self, game) {
        const waiting = takeAwaiting(game, WAITS, 0).map(({ data }) => data as { unit: UnitId; bearers: ModelId[] });
        game.callAll(waiting.map(({ unit, bearers }) => hazardousTestsFlow.begin({ unit, bearers, failed: 0 })));
      },
    },
  },
});

function wayOf({ unit, kind, shootingType, outOfPhase }: AttacksCall) {
  return { unit, kind, shootingType, outOfPhase };
}

/** The model of each [HAZARDOUS] weapon for which a target was selected. @rule 10e.hazardous-a */
function hazardousBearers(game: Game, records: readonly AttackRecord[]): ModelId[] {
  const weapons = new Map<string, ModelId>();
  for (const record of records)
    if (hasAbility(attackOf(game, record), 'hazardous')) weapons.set(`${record.model}:${record.slot}`, record.model);
  return [...weapons.values()];
}
