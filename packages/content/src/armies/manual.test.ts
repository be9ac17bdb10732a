import { commandPhaseFlow } from '@adjutant/rules-11e/test/flows';
import type { Scene } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, orkScene } from '../../test/army-scene.ts';

const ability = { id: 'orks/might-is-right', name: 'Might is Right', kind: 'datasheet' } as const;

/** A question of player 0, in a battle in which player 1 has an ability that the engine does not play. */
function waiting(): Scene {
  const foe = { ...boyz({ at: [30, 20], wounds: 3, abilities: [ability] }), player: 1 as const };
  const s = orkScene(undefined, {
    phase: 'command',
    factions: ['orks', 'orks'],
    units: { us: boyz({ at: [30, 10] }), foe },
  });
  return s.run(commandPhaseFlow.begin({}));
}

test('M14 H50 what a manual ability does is applied by agreement at any question, and the question is made again', () => {
  const s = waiting();
  const { number, player } = s.question;
  const adjust = [
    { kind: 'mark', unit: 1, mark: ability.id, on: true },
    { kind: 'wounds', model: 1, wounds: 2 },
  ] as const;
  expect([s.ruleset.effects.get(ability.id)?.fidelity, s.game.reply({ question: number, adjust })]).toEqual([
    'manual',
    [],
  ]);
  expect([s.question.player, s.wounds('foe'), s.game.effects.onUnit(ability.id, 1)]).toEqual([player, [2], true]);
  expect(s.events('adjusted').map(({ what }) => what)).toEqual(adjust);
});

test('M14 a unit of which the last model is taken away is destroyed', () => {
  const s = waiting();
  expect(s.game.reply({ question: s.question.number, adjust: [{ kind: 'remove', model: 1 }] })).toEqual([]);
  expect(s.game.unit(1).place.kind).toBe('destroyed');
});
