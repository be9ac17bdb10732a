import { expect, test } from 'vitest';
import { tinyGame } from '../test/tiny.ts';
import { type EffectDefinition, effectConstructor, moment, type TriggerLayer } from './effects.ts';
import { flow, flowName } from './flow.ts';
import type { Game } from './game.ts';
import { hook, hookTable, total } from './hooks.ts';
import { openWindow } from './window.ts';
import { note, startEffect } from './write.ts';

const moments = { bell: moment<{ readonly loud: boolean }>('bell', 'tiny') };
const hooks = hookTable({
  bonus: hook<{ readonly unit: number }, number>('modifiers'),
  strength: hook<{ readonly unit: number }, number>('characteristics'),
});
const ability = effectConstructor<typeof hooks, typeof moments>(moments);
const ringing = flowName<Record<never, never>>('ringing');
const ringSteps = flow(ringing, {
  start: (game) => {
    openWindow(game, moments.bell, { loud: true });
    return 'done';
  },
});

/** An effect that notes its own name at the bell. */
function rings(id: string, forced: boolean, layer?: TriggerLayer): EffectDefinition {
  return ability({
    id,
    rule: 'tiny',
    triggers: {
      bell: {
        forced,
        ...(layer === undefined ? {} : { layer }),
        applies: () => true,
        use: (_context, _self, game) => note(game, id, 'tiny'),
      },
    },
  });
}

/** Owners alternate, starting with player 0, in the order of the list. */
function ring(effects: readonly EffectDefinition[]): Game {
  const game = tinyGame({ flows: [ringSteps], effects });
  game.push(ringing.begin({}));
  game.run();
  return game;
}

const notes = (game: Game) => game.log.flatMap((event) => (event.type === 'note' ? [event.code] : []));

test('01.03.02-a forced and optional rules of the active player come before those of the other; mission scoring is last', () => {
  const game = ring([
    rings('own-may', false),
    rings('other-must', true),
    rings('own-must', true),
    rings('other-may', false),
    rings('score', true, 'mission'),
    rings('control', true, 'control'),
  ]);
  expect([notes(game), game.question?.player]).toEqual([['control', 'own-must'], 0]);
  game.reply({ question: 1, value: 'effect:0' });
  expect([notes(game).slice(2), game.question?.player]).toEqual([['own-may', 'other-must'], 1]);
  game.reply({ question: 2, value: 'pass' });
  expect(notes(game).slice(4)).toEqual(['score']);
});

test('01.03.02-b within a group its owner orders the rules; a single forced rule asks nothing', () => {
  const none = rings('none', false);
  const game = ring([rings('a', true), none, rings('b', true)]);
  game.reply({ question: 1, value: 'effect:2' });
  expect(notes(game).slice(0, 2)).toEqual(['b', 'a']);
});

test('01.03.02-f after each use what is left is tested again, and a pass ends the group', () => {
  const shy = ability({
    id: 'shy',
    rule: 'tiny',
    triggers: {
      bell: {
        forced: false,
        applies: (_c, _s, game) => !notes(game).includes('loud'),
        use: (_c, _s, game) => note(game, 'shy', 'tiny'),
      },
    },
  });
  const game = ring([rings('loud', false), rings('x', true), shy]);
  game.reply({ question: 1, value: 'effect:0' });
  expect(notes(game)).toEqual(['loud', 'x']);
});

test('a moment at which nobody has a rule leaves no frame and asks nothing', () => {
  const never = ability({
    id: 'never',
    rule: 'tiny',
    triggers: { bell: { forced: true, applies: () => false, use: () => undefined } },
  });
  expect(ring([never]).state.nextFrame).toBe(2);
});

test('hooks add up, explain themselves, and see an effect as soon as it starts', () => {
  const plus = ability({
    id: 'plus',
    rule: 'tiny-1',
    hooks: { bonus: (_context, self) => Number(self.data.by ?? 1) },
  });
  const game = tinyGame({ flows: [], effects: [plus] });
  startEffect(game, { effect: 'plus', owner: 1, data: { by: 4 }, until: { kind: 'battle' } }, 'tiny');
  expect(total(hooks.bonus, game, { unit: 0 })).toBe(5);
  expect(hooks.bonus.parts(game, { unit: 0 }).map((part) => [part.source, part.rule, part.value])).toEqual([
    ['plus', 'tiny-1', 1],
    ['plus', 'tiny-1', 4],
  ]);
});

test('a hook may ask a lower layer, never its own or a higher one', () => {
  const down = ability({
    id: 'down',
    rule: 'tiny',
    hooks: { bonus: (context, _self, game) => total(hooks.strength, game, context), strength: () => 3 },
  });
  expect(total(hooks.bonus, tinyGame({ flows: [], effects: [down] }), { unit: 0 })).toBe(3);
  const up = ability({
    id: 'up',
    rule: 'tiny',
    hooks: { strength: (context, _self, game) => total(hooks.bonus, game, context), bonus: () => 1 },
  });
  expect(() => total(hooks.strength, tinyGame({ flows: [], effects: [up] }), { unit: 0 })).toThrow(
    'hook bonus asked from strength',
  );
});
