import { note, type TriggerLayer } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type Scene, scene } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { commandPhaseFlow } from '../flows.ts';

/** A rule of the moment of command abilities that only says that it was used. */
function rule(id: string, forced: boolean, layer?: TriggerLayer) {
  return ability({
    id,
    rule: 'test',
    triggers: {
      commandAbilities: {
        forced,
        ...(layer === undefined ? {} : { layer }),
        applies: () => true,
        use: (_context, _self, game) => note(game, id, 'test'),
      },
    },
  });
}

const effects = [
  rule('mine', true),
  rule('my-choice', false),
  rule('my-other', false),
  rule('theirs', true),
  rule('their-choice', false),
  rule('mission', true, 'core'),
];

function commandPhase(own: string[], theirs: string[]): Scene {
  const units = { squad: {}, enemy: { player: 1 } } as const;
  const s = scene({ units, effects, detachments: [own, theirs], phase: 'command', turn: 0 });
  return s.run(commandPhaseFlow.begin({}));
}

const used = (s: Scene) => s.events('note').map(({ code }) => code);
const option = (s: Scene, id: string) =>
  'options' in s.question ? s.question.options.find(({ group }) => group === id)!.id : '';

test('CMD-28 01.03.02 ex 2, 01.03.02-a mandatory before optional, the active player before the other', () => {
  const s = commandPhase(['my-choice', 'my-other', 'mine'], ['their-choice', 'theirs']);
  expect(used(s)).toEqual(['mine']);
  s.answer(option(s, 'my-other'));
  s.answer(option(s, 'my-choice'));
  expect(used(s)).toEqual(['mine', 'my-other', 'my-choice', 'theirs']);
  s.answer(option(s, 'their-choice'));
  expect(s.over && used(s).at(-1)).toBe('their-choice');
});

test('01.03.02-b a player orders several mandatory rules of their own', () => {
  const s = commandPhase(['mine', 'theirs'], []);
  expect(s.question).toMatchObject({ player: 0, mayPass: false });
  s.answer(option(s, 'theirs'));
  expect(used(s)).toEqual(['theirs', 'mine']);
});

test('01.03.02-f 08.04-a an optional rule is offered until its player passes', () => {
  const s = commandPhase(['my-choice', 'my-other'], []);
  s.answer('pass');
  expect(s.over && used(s)).toEqual([]);
});

test("01.03.01-d 01.03.02-d a mission rule that nobody uses comes before the active player's rules", () => {
  expect(used(commandPhase(['mine'], ['mission']))).toEqual(['mission', 'mine']);
});

test('01.03.02-c what is triggered by a rule of a timing waits until the rest of it is resolved', () => {
  const chain = ability({
    id: 'chain',
    rule: 'test',
    triggers: {
      commandAbilities: {
        forced: true,
        applies: (_context, self) => self.owner === 0,
        use: (_c, _s, game) => note(game, 'first', 'test'),
      },
      endOfCommandPhase: { forced: true, applies: () => true, use: (_c, _s, game) => note(game, 'after', 'test') },
    },
  });
  const s = scene({
    units: { squad: {} },
    effects: [chain, ...effects],
    detachments: [['chain'], ['theirs']],
    phase: 'command',
  });
  s.run(commandPhaseFlow.begin({}));
  expect(used(s)).toEqual(['first', 'theirs', 'after']);
});
