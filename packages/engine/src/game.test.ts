import { expect, test } from 'vitest';
import { tinyGame, tinyRuleset, tinySetup } from '../test/tiny.ts';
import { resumeBattle } from './battle.ts';
import { flow, flowName } from './flow.ts';
import { note } from './write.ts';

const parent = flowName<{ seen: number[] }, number[]>('parent');
const child = flowName<{ n: number }, number>('child');
const stranger = flowName<Record<never, never>>('stranger');
const childSteps = flow(child, { start: (_game) => 'done' }, ({ n }) => n * 10);

/** A flow that asks for a number and keeps it. */
const asking = flow(
  parent,
  {
    start(game) {
      game.ask({ kind: 'number', player: 1, purpose: 'n', rule: 'tiny', min: 1, max: 9 });
      return 'answered';
    },
    answered(game, locals) {
      locals.seen.push(game.answer<number>());
      return locals.seen.length < 2 ? 'start' : 'done';
    },
  },
  ({ seen }) => seen,
);

function run(flows: Parameters<typeof tinyGame>[0]['flows']) {
  const game = tinyGame({ flows: flows ?? [] });
  game.push(parent.begin({ seen: [] }));
  game.run();
  return game;
}

test('a child brings its result back to the step that follows the call', () => {
  const seen: number[] = [];
  const steps = flow(parent, {
    start: (game) => {
      game.call(child.begin({ n: 4 }));
      return 'back';
    },
    back: (game) => {
      seen.push(game.result(child));
      return 'done';
    },
  });
  run([steps, childSteps]);
  expect(seen).toEqual([40]);
});

test('several calls run in order before the next step, and a call in the last step too', () => {
  const log: string[] = [];
  const named = flow(child, {
    start: (_game, { n }) => {
      log.push(`child ${n}`);
      return 'done';
    },
  });
  const steps = flow(parent, {
    start: (game) => {
      game.callAll([1, 2].map((n) => child.begin({ n })));
      return 'last';
    },
    last: (game) => {
      log.push('last');
      game.call(child.begin({ n: 3 }));
      return 'done';
    },
  });
  run([steps, named]);
  expect(log).toEqual(['child 1', 'child 2', 'last', 'child 3']);
});

test('the result of another flow than the one called is never read', () => {
  const steps = flow(parent, {
    start: (game) => {
      game.call(child.begin({ n: 1 }));
      return 'back';
    },
    back: (game) => {
      game.result(stranger);
      return 'done';
    },
  });
  expect(() => run([steps, childSteps])).toThrow('wanted the result of stranger, got child');
});

test('a step that calls twice, or turns in a circle, is a bug that names the stack', () => {
  const twice = flow(parent, {
    start: (game) => {
      game.call(child.begin({ n: 1 }));
      game.call(child.begin({ n: 2 }));
      return 'done';
    },
  });
  expect(() => run([twice, childSteps])).toThrow('parent.start: a step asks or calls once');
  expect(() => run([flow(parent, { start: (_game) => 'start' })])).toThrow('parent.start: turns in a circle');
});

test('frames share nothing with their caller', () => {
  const seen = [1];
  const game = tinyGame({ flows: [asking] });
  game.push(parent.begin({ seen }));
  game.run();
  game.reply({ question: 1, value: 5 });
  expect(seen).toEqual([1]);
});

test('an answer names the question; a late, early or illegal one is refused and changes nothing', () => {
  const game = run([asking]);
  const before = JSON.stringify(game.state);
  expect(game.reply({ question: 7, value: 3 })[0]?.code).toBe('another-question-waits');
  expect(game.reply({ question: 1, value: 30 })[0]?.code).toBe('number-out-of-range');
  expect(JSON.stringify(game.state)).toBe(before);
  expect(game.reply({ question: 1, value: 3 })).toEqual([]);
  expect(game.reply({ question: 1, value: 3 })[0]?.code).toBe('another-question-waits');
});

test('the same question is made again after loading, and the battle goes on from it', () => {
  const game = run([asking]);
  game.reply({ question: 1, value: 3 });
  const loaded = resumeBattle(tinySetup, tinyRuleset({ flows: [asking] }), JSON.parse(JSON.stringify(game.state)));
  expect(loaded.question).toEqual(game.question);
  for (const one of [game, loaded]) one.reply({ question: 2, value: 4 });
  expect(JSON.stringify(loaded.state)).toBe(JSON.stringify(game.state));
});

test('when the battle is over every answer is refused', () => {
  const game = run([flow(parent, { start: (_game) => 'done' })]);
  expect(game.reply({ question: 1, value: 1 })[0]?.code).toBe('battle-is-over');
});

test('a single legal answer that may not be declined is given by the kernel and logged', () => {
  const steps = flow(parent, {
    start: (game) => {
      game.ask({
        kind: 'choose-one',
        player: 0,
        purpose: 'only',
        rule: 'tiny',
        options: [{ id: 'a', value: 7 }],
        mayPass: false,
      });
      return 'chosen';
    },
    chosen: (game) => {
      note(game, 'chose', 'tiny', { value: game.answer<number>() });
      return 'done';
    },
  });
  const game = run([steps]);
  expect(game.log.map((event) => event.type)).toEqual(['forced', 'note']);
});

test('a flow can make a player the active one until it is over', () => {
  const seen: number[] = [];
  const inner = flow(child, {
    start: (game) => {
      seen.push(game.active);
      return 'done';
    },
  });
  const steps = flow(parent, {
    start: (game) => {
      game.call(child.begin({ n: 1 }, 1));
      return 'after';
    },
    after: (game) => {
      seen.push(game.active);
      return 'done';
    },
  });
  run([steps, inner]);
  expect(seen).toEqual([1, 0]);
});

test('a switch has its default unless the setup says otherwise, and an unknown one is a bug', () => {
  const game = tinyGame({ flows: [] });
  expect(game.switch('reading')).toBe('one');
  expect(() => game.switch('nothing')).toThrow('the ruleset has no switch nothing');
});
