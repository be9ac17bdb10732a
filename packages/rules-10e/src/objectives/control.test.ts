import { setControl, setSecured } from '@adjutant/engine';
import { movementPhaseFlow, turnFlow } from '@adjutant/rules-11e/test/flows';
import type { Scene, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { tenth } from '../../test/tenth.ts';

const us: UnitSketch = { at: [40, 25] };
const them: UnitSketch = { player: 1, at: [22, 15] };

/** A marker that a rule keeps for player 0, with an enemy unit at it. */
function kept(): Scene {
  const s = tenth({
    phase: 'movement',
    turn: 1,
    objectives: [{ id: 'o', x: 20, y: 15, marker: true }],
    units: { us, them },
  });
  setControl(s.game, 'o', 0, [0, 0], 'test');
  setSecured(s.game, 'o', 0, 'test');
  return s;
}

const state = (s: Scene) => s.game.state.objectives.map(({ controlledBy, securedBy }) => [controlledBy, securedBy])[0];

test('10e.objective-c what is kept outlasts a phase that ends with the opponent at the marker', () => {
  expect(state(kept().run(movementPhaseFlow.begin({})).answer('end'))).toEqual([0, 0]);
});

test('10e.objective-c it is lost when a turn ends or starts with the opponent controlling it', () => {
  const at = (step: string) => {
    const s = kept();
    s.game.push({ ...turnFlow.begin({ player: 1 }), locals: { player: 1, phase: 5 } });
    s.game.state.stack.at(-1)!.step = step;
    s.game.run();
    return state(s);
  };
  expect([at('end'), at('start')]).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
});
