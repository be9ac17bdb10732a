import { flow, flowName, type Game, note, setUnitFact, type UnitId } from '@adjutant/engine';
import type { MoveOutcome } from '../flows.ts';
import { type MoveChoice, type MoveTypeRule, offer } from './move-choice.ts';

const remainStationaryFlow = flowName<{ unit: UnitId; choice: MoveChoice }, { outcome: MoveOutcome }>(
  'remain-stationary',
);

/** No model moves or turns; open to every unit, on the battlefield or not. @rule 09.04 */
export const remainStationary: MoveTypeRule = {
  moveType: 'remain-stationary',
  rule: '09.04',
  flow: remainStationaryFlow,
  offers: () => [offer({ moveType: 'remain-stationary' }, undefined)],
};

export const remainStationarySteps = flow(
  remainStationaryFlow,
  {
    start(game, { unit }) {
      stayStationary(game, unit);
      return 'done';
    },
  },
  () => ({ outcome: 'made' }),
);

/** Records that a unit remains stationary; nothing is triggered. @rule 09.04-b 09.04-c */
export function stayStationary(game: Game, unit: UnitId): void {
  setUnitFact(game, unit, 'stationaryOn', game.state.clock.turn);
  note(game, 'remained-stationary', '09.04', { unit });
}
