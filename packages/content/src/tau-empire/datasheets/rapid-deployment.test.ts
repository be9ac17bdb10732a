import { movementPhaseFlow } from '@adjutant/rules-11e/test/flows';
import { inRow, offered, path } from '@adjutant/rules-11e/test/moves';
import type { Scene } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { strikeTeam, tauScene } from '../../../test/army-scene.ts';

const ability = { id: 'tau-empire/rapid-deployment', name: 'Rapid Deployment', kind: 'datasheet' } as const;

/** The transport has moved 2" more than it could without an advance; its passengers are selected next. */
function afterMove(type: string, rapid = true): Scene {
  const fish = strikeTeam({ at: [30, 10], move: 12, abilities: rapid ? [ability] : [] }, ['VEHICLE', 'TRANSPORT']);
  const team = strikeTeam({ aboard: 'fish', models: 2 });
  const units = {
    fish,
    team,
    foe: { player: 1 as const, at: type.startsWith('fall') ? ([30, 12] as const) : ([50, 40] as const) },
  };
  const s = tauScene(undefined, { phase: 'movement', units, dice: type === 'advance' ? [2] : [] }).run(
    movementPhaseFlow.begin({}),
  );
  s.answer('unit:0')
    .answer(type)
    .answer([path(0, [30, type.startsWith('fall') ? 4 : 24])]);
  return s.answer('unit:1');
}

test('cs.ab.rapid-deployment-a, -c passengers get out after an advance, in the rapid mode', () => {
  const s = afterMove('advance');
  expect(offered(s)).toContain('disembark/rapid');
  s.answer('disembark/rapid');
  expect(s.tryAnswer(inRow(s, 'team', [30, 29])).map(({ rule }) => rule)).toContain('18.04-b');
  s.answer(inRow(s, 'team', [30, 26]));
  expect(s.events('dice').filter(({ purpose }) => purpose === 'hazard')).toEqual([]);
  expect(afterMove('advance', false).game.unit(1).place.kind).toBe('aboard');
});

test('cs.ab.rapid-deployment-b they count as having made a normal move, and do not charge', () => {
  const s = afterMove('advance').answer('disembark/rapid');
  const { facts } = s.answer(inRow(s, 'team', [30, 26])).game.unit(1);
  const { turn, phase } = s.game.state.clock;
  expect([facts['normal-move'], facts.noChargeOn, facts.noShootOn]).toEqual([phase, turn, undefined]);
});

test('cs.ab.rapid-deployment-d not after it fell back', () => {
  const s = afterMove('fall-back/ordered');
  expect([s.over, s.game.unit(1).place.kind]).toEqual([true, 'aboard']);
});
