import { endEffects, flow, type Game, openWindow, setUnitFact, startEffect, type UnitId } from '@adjutant/engine';
import { stopByBattleShock } from '../16-actions/performing.ts';
import { ability } from '../effect.ts';
import { battleShockRollFlow, leadershipRollFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';
import { moments } from '../moments.ts';

/** Id of the mark on a battle-shocked unit. */
const BATTLE_SHOCKED = 'core/battle-shocked';

/** Name of the Battle-shock step in the clock. */
export const BATTLE_SHOCK_STEP = 'battle-shock';

/** A battle-shocked unit: the OC of each of its models is "-", which nothing changes further; there is no time limit. @rule 01.07-c 01.07-d 01.07-h */
export const battleShocked = ability({
  id: BATTLE_SHOCKED,
  rule: '01.07-d',
  hooks: {
    characteristic: ({ model, name }, self, game) =>
      name === 'objectiveControl' && game.model(model).unit === self.unit
        ? { step: 'replace', value: undefined }
        : undefined,
  },
});

/** Whether a unit is battle-shocked. @rule 01.07-c */
export function isBattleShocked(game: Game, unit: UnitId): boolean {
  return game.effects.onUnit(BATTLE_SHOCKED, unit);
}

/** Makes a unit battle-shocked, by a failed roll or by a rule that says so; a unit that is already stays as it is. @rule 01.07-c */
export function becomeBattleShocked(game: Game, unit: UnitId, rule: string): void {
  if (isBattleShocked(game, unit)) return;
  const data = isBattleShockStep(game) ? { inStepOf: game.state.clock.phase } : {};
  startEffect(
    game,
    { effect: BATTLE_SHOCKED, owner: game.unit(unit).player, unit, data, until: { kind: 'battle' } },
    rule,
  );
  stopByBattleShock(game, unit);
}

/** Whether it is the Battle-shock step of a Command phase. */
export function isBattleShockStep(game: Game): boolean {
  const { phaseName, step } = game.state.clock;
  return phaseName === 'command' && step === BATTLE_SHOCK_STEP;
}

/** Whether a unit has made a battle-shock roll in the Battle-shock step of this phase. @rule 08.03-e */
export function rolledInStep(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.battleShockStepOn === game.state.clock.phase;
}

/** A leadership roll that makes the unit battle-shocked where it fails. @rule 01.07 */
export const battleShockRollSteps = flow(
  battleShockRollFlow.keeping<{ passed: boolean }>(),
  {
    start(game, { unit }) {
      openWindow(game, moments.beforeBattleShockRoll, { unit, frame: game.frame });
      return 'roll';
    },
    roll(game, made) {
      if (isBattleShockStep(game)) setUnitFact(game, made.unit, 'battleShockStepOn', game.state.clock.phase);
      if (hooks.battleShockSucceeds.first(game, { unit: made.unit }) !== undefined) return 'passed';
      game.call(leadershipRollFlow.begin({ unit: made.unit, purpose: 'battle-shock', rule: made.rule }));
      return 'rolled';
    },
    rolled(game, made) {
      if (game.result(leadershipRollFlow)) return 'passed';
      becomeBattleShocked(game, made.unit, made.rule);
      return 'done';
    },
    passed(game, made) {
      made.passed = true;
      if (clears(game, made.unit)) recover(game, made.unit);
      return 'done';
    },
  },
  (made) => made.passed === true,
);

/** Whether a success ends battle-shock: only in the Battle-shock step of the unit's own player. @rule 01.07-h 08.03-d 08.03-g */
function clears(game: Game, unit: UnitId): boolean {
  return isBattleShockStep(game) && game.unit(unit).player === game.state.clock.player;
}

/** Ends battle-shock that was there when the step began. @rule 08.03-d */
function recover(game: Game, unit: UnitId): void {
  const { phase } = game.state.clock;
  endEffects(
    game,
    (effect) => effect.effect === BATTLE_SHOCKED && effect.unit === unit && effect.data.inStepOf !== phase,
  );
}
