import { note } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { fightPhaseFlow, rollOffFlow } from '../flows.ts';

const blade = { attacks: 1, skill: 2, strength: 4 };

/** Notes who is active and whose turn it is while attacks are being made. */
const watcher = ability({
  id: 'watcher',
  rule: 'test',
  triggers: {
    targetsSelected: {
      forced: true,
      applies: () => true,
      use: ({ unit }, _self, game) =>
        note(game, `unit ${unit}: active ${game.active}, turn of ${game.state.clock.player}`, 'test'),
    },
  },
});

test('01.03 ex 2, 01.03-e 01.03-f the player whose unit fights is active; whose turn it is does not change', () => {
  const units = {
    ours: { at: [10, 10], weapons: [blade] },
    theirs: { player: 1, at: [11.5, 10], weapons: [blade] },
  } as const;
  const s = scene({ units, phase: 'fight', turn: 0, dice: [1, 1], effects: [watcher], detachments: [['watcher'], []] });
  s.run(fightPhaseFlow.begin({}));
  while (!s.over)
    s.answer(
      s.question.kind === 'move-models' ? 'decline' : s.question.kind === 'declare-attacks' ? declaration(s) : 'pass',
    );
  expect(
    s
      .events('note')
      .map(({ code }) => code)
      .filter((code) => code.startsWith('unit')),
  ).toEqual(['unit 0: active 0, turn of 0', 'unit 1: active 1, turn of 0']);
  expect(s.diceLeft()).toBe(0);
});

function declaration(s: ReturnType<typeof scene>) {
  const { question } = s;
  if (question.kind !== 'declare-attacks') return [];
  return question.weapons.map(({ id, profiles }) => ({
    id,
    profile: 0,
    targets: [{ unit: profiles[0]!.targets[0]! }],
  }));
}

test('01.05-a all dice have six sides', () => {
  const s = scene({ units: { squad: {} } });
  s.game.state.dice = { kind: 'seeded', words: [1, 2, 3, 4] };
  for (let at = 0; at < 60; at++) s.run(rollOffFlow.begin({ purpose: 'test' }));
  expect([...new Set(s.events('dice').flatMap(({ faces }) => faces))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
