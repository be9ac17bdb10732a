import {
  flow,
  type Game,
  type JsonObject,
  note,
  type PlayerId,
  setUnitFact,
  startEffect,
  type UnitId,
  type Until,
} from '@adjutant/engine';
import { untilPhaseEnd, untilTurnEnd } from '../07-battle-round/durations.ts';
import { type ActionSketch, actionOf, actionStarted, actionUnits, completeAction } from './action.ts';
import { performing, performingId } from './performing.ts';
import { startActionFlow } from './start-action.ts';

/** The unit, what it performs the action on, and the start. @rule 16.01-c */
export const startActionSteps = flow(startActionFlow, {
  start: (game, { action, player }) =>
    actionUnits(game, actionOf(game, action), player).length === 0 ? 'done' : 'choose',
  choose(game, { action, player }) {
    const units = actionUnits(game, actionOf(game, action), player);
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'unit-to-start-action',
      rule: '16.01-c',
      mayPass: true,
      facts: { action },
      options: units.map((unit) => ({ id: `unit:${unit}`, value: unit, unit })),
    });
    return 'chosen';
  },
  chosen(game, start) {
    const unit = game.answer<UnitId | null>();
    if (unit === null) return 'done';
    start.unit = unit;
    const { choices } = actionOf(game, start.action);
    if (choices !== undefined) return 'what';
    begin(game, start, unit, {});
    return start.again ? 'start' : 'done';
  },
  what(game, { action, player, unit = -1 }) {
    const choices = actionOf(game, action).choices?.(game, unit) ?? [];
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'action-choice',
      rule: '16.01-c',
      unit,
      mayPass: false,
      facts: { action },
      options: choices.map(({ id, value }) => ({ id, value })),
    });
    return 'begin';
  },
  begin(game, start) {
    begin(game, start, start.unit ?? -1, game.answer<JsonObject>());
    return start.again ? 'start' : 'done';
  },
});

/** The unit starts to perform an action. @rule 16.01-c 16.01-f */
function begin(
  game: Game,
  { action, player }: { action: string; player: PlayerId },
  unit: UnitId,
  choice: JsonObject,
): void {
  const sketch = actionOf(game, action);
  const { rule, useLimit } = sketch;
  setUnitFact(game, unit, 'actionStartedOn', game.state.clock.turn);
  note(game, 'action-started', rule, { unit, action, choice });
  const whose = { owner: player, unit } as const;
  startEffect(game, { effect: performingId(action), ...whose, data: { choice }, until: { kind: 'battle' } }, rule);
  if (useLimit !== undefined) {
    const started = {
      effect: actionStarted.id,
      ...whose,
      data: { action, choice },
      until: countsUntil(game, useLimit),
    };
    startEffect(game, started, rule);
  }
  const mark = performing(game, unit);
  if (sketch.completes === 'at-once' && mark !== undefined) completeAction(game, sketch, mark);
}

function countsUntil(game: Game, { per }: NonNullable<ActionSketch['useLimit']>): Until {
  switch (per) {
    case 'phase':
      return untilPhaseEnd(game);
    case 'turn':
      return untilTurnEnd(game);
    case 'round':
      return { kind: 'round-end', serial: game.state.clock.round };
    case 'battle':
      return { kind: 'battle' };
  }
}
