import { resumeBattle } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { shootAll } from '../../test/attacks.ts';
import { rectangle } from '../../test/over-terrain.ts';
import { scene } from '../../test/scene.ts';
import { isVisible } from '../06-other-concepts/visibility.ts';

test('SYS-07 saved and loaded in the middle of an allocation: the same question, the same walls, the same end', () => {
  const areas = [{ id: 'ruin', outline: rectangle(15, 14, 25, 16) }];
  const walls = [{ from: [15, 15], to: [25, 15], top: 9 }] as const;
  const units = {
    a: { at: [10, 10] as const, weapons: [{ range: 24, attacks: 2, damage: 1 }] },
    b: { player: 1 as const, at: [10, 20] as const, models: 3 },
    hidden: { player: 1 as const, at: [24, 22] as const },
  };
  const s = shootAll(scene({ areas, features: [{ walls }], units, dice: [6, 6, 6, 6, 1, 1] }), 'a', 'b');
  expect(s.question.purpose).toBe('model-to-take-attack');
  const loaded = resumeBattle(s.game.setup, s.ruleset, JSON.parse(JSON.stringify(s.game.state)));
  expect(loaded.question).toEqual(s.question);
  const behind = s.models('hidden')[0]!;
  expect([isVisible(s.game, 0, behind), isVisible(loaded, 0, behind)]).toEqual([false, false]);
  const answer = { question: s.question.number, value: 'options' in s.question ? [s.question.options[0]!.id] : [] };
  expect([s.game.reply(answer), loaded.reply(answer)]).toEqual([[], []]);
  expect(JSON.parse(JSON.stringify(loaded.state))).toEqual(JSON.parse(JSON.stringify(s.game.state)));
});
