import type { Bench } from '../../../tools/bench/measure.ts';
import { effectConstructor, flow, flowName, forkState, hook, hookTable, setUpModel, total } from '../src/index.ts';
import { tinyGame } from '../test/tiny.ts';

const hooks = hookTable({ bonus: hook<{ readonly unit: number }, number>('modifiers') });
const plus = effectConstructor<typeof hooks, Record<never, never>>({})({
  id: 'plus',
  rule: 'bench',
  hooks: { bonus: () => 1 },
});
const asked = tinyGame({ flows: [], effects: [plus] });

const counting = flowName<{ left: number }>('counting');
const countingSteps = flow(counting, {
  start(_game, locals) {
    locals.left -= 1;
    return locals.left > 0 ? 'start' : 'done';
  },
});

const asking = flowName<{ left: number }>('asking');
const askingSteps = flow(asking, {
  start: (_game, locals) => (locals.left > 0 ? 'ask' : 'done'),
  ask(game) {
    game.ask({ kind: 'number', player: 0, purpose: 'bench', rule: 'bench', min: 1, max: 9 });
    return 'answered';
  },
  answered(game, locals) {
    locals.left -= game.answer<number>() > 0 ? 1 : 0;
    return 'start';
  },
});

function run(left: number): void {
  const game = tinyGame({ flows: [countingSteps] });
  game.push(counting.begin({ left }));
  game.run();
}

function answer(times: number): void {
  const game = tinyGame({ flows: [askingSteps] });
  game.push(asking.begin({ left: times }));
  game.run();
  for (let question = 1; question <= times; question++) game.reply({ question, value: 5 });
}

/** A state as large as that of two armies of 100 models. */
const large = tinyGame({ flows: [] }).state;
const models = Array.from({ length: 200 }, (_, id) => ({
  ...large.models[0],
  id,
  unit: id % 30,
  facts: { movedOn: 3, moved: 4 },
}));
const state = { ...large, models: models as unknown as typeof large.models };
setUpModel(asked, 0, { x: 1, y: 1, z: 0, facingX: 1, facingY: 0 }, 'bench');

const benches: Bench[] = [
  { name: 'engine/kernel: a step', unit: 'ns', operations: 1_000, run: () => run(1_000) },
  { name: 'engine/kernel: a question answered', unit: 'us', operations: 100, run: () => answer(100) },
  {
    name: 'engine/hooks: a sum of one part',
    unit: 'ns',
    operations: 1,
    run: () => total(hooks.bonus, asked, { unit: 0 }),
  },
  { name: 'engine/fork: a state of 200 models', unit: 'us', operations: 1, run: () => forkState(state) },
];
export default benches;
