import type { Point } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { choices, choose, fought, has } from '../../test/fights.ts';
import { above, BASE, path, refused, solved } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { consolidateFlow, consolidateStepFlow, fightPhaseFlow } from '../flows.ts';

const us: Point = [30, 10];
const up = (gap: number): Point => above(us, gap);
const right = (gap: number): Point => [us[0] + gap + BASE, us[1]];

/** A unit `us` that fought, and others; units named in `eligible` were eligible to fight in this phase. */
function after(
  units: SceneSketch['units'],
  eligible: readonly string[] = ['us'],
  sketch: Partial<SceneSketch> = {},
): Scene {
  const s = scene({ phase: 'fight', ...sketch, units: { us: { at: us }, ...units } });
  for (const name of eligible)
    Object.assign(s.game.unit(s.unit(name)).facts, { eligibleToFightOn: s.game.state.clock.phase });
  s.game.unit(s.unit('us')).facts.foughtSelectedOn = s.game.state.clock.phase;
  return s;
}

function consolidates(s: Scene): Scene {
  return s.run(consolidateFlow.begin({ unit: s.unit('us') }, 0));
}

function step(s: Scene): Scene {
  return s.run(consolidateStepFlow.begin({}));
}

function modeOf(s: Scene): unknown {
  return s.events('note').find(({ code }) => code === 'consolidation-mode')?.values.mode;
}

const field = {
  objectives: [{ id: 'field', x: 30, y: 4 }],
  areas: [
    {
      id: 'mat',
      outline: [
        [26, 3],
        [34, 3],
        [34, 6.47],
        [26, 6.47],
      ] as const,
    },
  ],
};

// The step (12.07).

test('12.07-a 12.07-b first the player whose turn it is, then the other; each unit once', () => {
  const s = step(
    after({ A: { at: [10, 10] }, X: { player: 1, at: up(1.5) }, Y: { player: 1, at: [10, 12.5] } }, ['us', 'A', 'X']),
  );
  expect(choices(s)).toEqual(['us', 'A']);
  choose(s, 'us').answer([path(0, [30, 10.2])]);
  expect(refused(s, 'unit:0')).toBe('12.07-b moved-in-this-step');
  s.answer('pass');
  expect(s.question).toMatchObject({ player: 1, purpose: 'unit-to-consolidate' });
  expect(choices(s)).toEqual(['X']);
  expect(refused(s, `unit:${s.unit('Y')}`)).toBe('12.08-b was-not-eligible-to-fight');
});

test('12.08-b a unit may consolidate if it was eligible to fight at any time in the phase (12 open point 2)', () => {
  const s = step(
    after({ X: { player: 1, at: up(2.5) }, A: { at: [10, 10] }, Y: { player: 1, at: [10, 12.5] } }, ['A']),
  );
  expect(refused(s, 'unit:0')).toBe('12.08-b was-not-eligible-to-fight');
});

// The modes (12.08-c).

test('12.08 ex 1 12.08-a 12.08-d an engaged unit consolidates as Ongoing, towards all it is engaged with', () => {
  const s = consolidates(after({ X: { player: 1, at: up(1.5) }, Y: { player: 1, at: right(2.5) } }, ['us'], field));
  expect(modeOf(s)).toBe('ongoing');
  expect(s.question).toMatchObject({ movers: [{ maximum: 3 }] });
  expect(s.tryAnswer([path(0, [30.5, 9.9])])).toContainEqual(expect.objectContaining({ rule: '12.08-g' }));
  expect(s.answer([path(0, [30, 10.3])]).over).toBe(true);
});

test('12.08 ex 2 12.08-c FGT-13 with an enemy at 2.8" Engaging is mandatory, whatever objective is near', () => {
  const s = consolidates(after({ X: { player: 1, at: up(2.8) } }, ['us'], field));
  expect(s.question).toMatchObject({ purpose: 'consolidation-targets', rule: '12.08-e', min: 0, sets: [['unit:1']] });
  s.answer(['unit:1']);
  expect(s.tryAnswer([path(0, [30, 10.5])])).toContainEqual(
    expect.objectContaining({ code: 'engaged-with-each', rule: '12.08-k' }),
  );
  expect(s.tryAnswer([path(0, [30, 8])])).not.toEqual([]);
  expect(s.answer('decline').over).toBe(true);
});

test('12.08-e one or more of the enemies within 3" are picked, whoever can be engaged together', () => {
  const s = consolidates(
    after({
      X: { player: 1, at: up(2.8) },
      Y: { player: 1, at: right(2.4) },
      Z: { player: 1, at: [30, 10 - BASE - 3.1] },
    }),
  );
  expect(s.question).toMatchObject({ purpose: 'consolidation-targets', min: 0 });
  expect(choices(s)).toEqual(['X', 'Y']);
  s.answer(['unit:1', 'unit:2']);
  expect(s.tryAnswer([path(0, [30.75, 10.95])])).toEqual([]);
});

test('FGT-13 nothing forces a unit to consolidate', () => {
  const s = consolidates(after({ X: { player: 1, at: up(2.8) } }, ['us'], field)).answer([]);
  expect(s.over).toBe(true);
  expect(s.events('model-moved')).toHaveLength(0);
});

test('12.08 ex 4 12.08-c 12.08-f 12.08-l with no enemy within 3" an objective within 3" is reached', () => {
  const s = consolidates(after({ X: { player: 1, at: up(3.4) } }, ['us'], field));
  expect(s.question).toMatchObject({
    purpose: 'consolidation-objective',
    options: [{ id: 'objective:field' }],
    mayPass: true,
  });
  s.answer('objective:field');
  expect(modeOf(s)).toBe('objective');
  expect(s.tryAnswer([path(0, [30, 9])])).toContainEqual(
    expect.objectContaining({ code: 'some-within', rule: '12.08-l' }),
  );
  expect(s.answer([path(0, [30, 7])]).over).toBe(true);
});

test('12.08-i each moved model ends in range if it can, otherwise closer', () => {
  const s = after({ us: { at: [us, [31.5, 10], [30.7, 12]] }, X: { player: 1, at: [30, 20] } }, ['us'], field);
  consolidates(s).answer('objective:field');
  expect(s.tryAnswer([path(0, [30, 7]), path(1, [31.5, 7.5]), path(2, [30.7, 9.1])])[0]).toMatchObject({
    rule: '12.08-i',
    values: { model: 1 },
  });
  expect(s.tryAnswer([path(0, [30, 7]), path(1, [31.5, 7]), path(2, [30.7, 12.1])])).toContainEqual(
    expect.objectContaining({ rule: '12.08-i' }),
  );
  expect(s.answer([path(0, [30, 7]), path(1, [31.5, 7]), path(2, [30.7, 9.1])]).over).toBe(true);
});

test('12.08 ex 5 12.08-c nobody within 3", nothing within 3": no mode, no move', () => {
  const far = {
    objectives: field.objectives,
    areas: [
      {
        id: 'mat',
        outline: [
          [26, 1],
          [34, 1],
          [34, 5.37],
          [26, 5.37],
        ] as const,
      },
    ],
  };
  const s = after(
    { X: { player: 1, at: up(6) }, A: { at: [10, 10] }, Y: { player: 1, at: [10, 12.5] } },
    ['us', 'A'],
    far,
  );
  expect(refused(step(s), 'unit:0')).toBe('12.08-c nothing-to-consolidate-towards');
  const alone = consolidates(after({ X: { player: 1, at: up(6) } }, ['us'], far));
  expect(alone.over).toBe(true);
});

test('12.08-v a unit in range of an objective may shuffle in it', () => {
  const s = after({ us: { at: [30, 5] }, X: { player: 1, at: [30, 20] } }, ['us'], field);
  expect(
    consolidates(s)
      .answer('objective:field')
      .answer([path(0, [31, 5])]).over,
  ).toBe(true);
});

// The conditions (12.08-g to -o).

test('12.08-g a model in base contact stays', () => {
  const s = consolidates(after({ us: { at: [us, [31.5, 10]] }, X: { player: 1, at: up(0) } }));
  expect(s.tryAnswer([path(0, [30.2, 10])])).toContainEqual(
    expect.objectContaining({ code: 'fixed', rule: '12.08-g' }),
  );
});

test('12.08-j no model loses an engagement in an Ongoing move', () => {
  const s = consolidates(after({ X: { player: 1, at: up(1.5) }, Y: { player: 1, at: right(1.8) } }));
  expect(s.tryAnswer([path(0, [29.7, 10.6])])).toContainEqual(expect.objectContaining({ rule: '12.08-j' }));
});

test('12.08-h in an Engaging move each moved model ends closer to the closest enemy picked, engaged if it can', () => {
  const s = after({
    us: { at: [us, [31.5, 10]] },
    X: {
      player: 1,
      at: [
        [30, 10 + BASE + 2.5],
        [32, 10 + BASE + 2.8],
      ],
    },
  });
  consolidates(s).answer(['unit:1']);
  expect(s.tryAnswer([path(0, [30, 11]), path(1, [31.5, 10.2])])[0]).toMatchObject({
    rule: '12.08-h',
    values: { model: 1 },
  });
  expect(s.tryAnswer([path(0, [30, 11]), path(1, [31.7, 9.9])])).toContainEqual(
    expect.objectContaining({ rule: '12.08-h' }),
  );
});

test('12.08-o in every mode models may be left where they are', () => {
  const two = { us: { at: [us, [31.5, 10]] as const } };
  const ongoing = consolidates(after({ ...two, X: { player: 1, at: up(1.5) } }));
  expect([modeOf(ongoing), ongoing.answer([path(0, [30, 10.2])]).over]).toEqual(['ongoing', true]);
  const engaging = consolidates(after({ ...two, X: { player: 1, at: up(2.8) } })).answer(['unit:1']);
  expect([modeOf(engaging), engaging.tryAnswer([path(0, [30, 11])])]).toEqual(['engaging', []]);
  const objective = consolidates(after(two, ['us'], field)).answer('objective:field');
  expect([modeOf(objective), objective.answer([path(0, [30.4, 7.05])]).over]).toEqual(['objective', true]);
});

test('12.08-k enemies that cannot all be engaged cannot all be picked', () => {
  const s = consolidates(after({ X: { player: 1, at: up(2.8) }, Y: { player: 1, at: [30, 10 - BASE - 2.8] } }));
  expect(s.question).toMatchObject({ sets: [['unit:1'], ['unit:2']] });
  expect(s.tryAnswer(['unit:1', 'unit:2'])[0]).toMatchObject({ code: 'cannot-engage-each-target', rule: '12.08-k' });
});

test('12.08-m coherency holds at the end', () => {
  const s = consolidates(after({ us: { at: [us, [31.5, 10]] }, X: { player: 1, at: up(2.8) } })).answer(['unit:1']);
  expect(s.tryAnswer([path(0, [28.2, 12])])).toContainEqual(expect.objectContaining({ rule: '03.03-a' }));
});

test('12.08-n units that cannot FLY take no notice of AIRCRAFT, also where it is the only enemy engaged', () => {
  const plane: UnitSketch = { player: 1, at: up(2.8), keywords: ['AIRCRAFT', 'VEHICLE'] };
  expect(consolidates(after({ plane })).over).toBe(true);
  const near = after({ plane: { ...plane, at: up(1) } }, ['us'], field);
  expect(consolidates(near).over).toBe(true); // engaged, so neither Engaging nor Objective (12 open point 11)
});

test('12.03-m a rule that lets a unit consolidate further leaves the 3" for targets', () => {
  const further = ability({ id: 'further', rule: 'test', hooks: { fightMoveDistance: () => 6 } });
  const unit: UnitSketch = { at: us, abilities: [{ id: 'further', name: 'further', kind: 'datasheet' }] };
  const s = after({ us: unit, X: { player: 1, at: up(2.9) } }, ['us'], { effects: [further] });
  expect(consolidates(s).answer(['unit:1']).question).toMatchObject({ movers: [{ maximum: 6 }] });
  expect(consolidates(after({ us: unit, X: { player: 1, at: up(3.1) } }, ['us'], { effects: [further] })).over).toBe(
    true,
  );
});

// Forced fights (12.08-p to -u).

test('12.08 ex 3 12.08-p 12.08-q H27 every enemy engaged that has not fought has to, in the order of its player', () => {
  const s = after({ X: { player: 1, at: up(2.5) }, Y: { player: 1, at: [31.8, 10 + BASE + 2.3] } });
  consolidates(s)
    .answer(['unit:1'])
    .answer([path(0, [30, 11.5])]);
  expect(s.question).toMatchObject({ player: 1, purpose: 'unit-to-fight', rule: '12.08-p', mayPass: false });
  expect(choices(s)).toEqual(['X', 'Y']);
  choose(s, 'Y').answer('normal');
  expect(s.answer('normal').over).toBe(true);
  expect(fought(s)).toEqual(['Y', 'X']);
});

test('FGT-15 12.08-t an enemy that stood 2.5" away fights now, also as an overrun', () => {
  const s = after({ E: { player: 1, at: up(2.5) } });
  consolidates(s)
    .answer(['unit:1'])
    .answer([path(0, [30, 11])]);
  expect(s.question).toMatchObject({
    purpose: 'fight-type',
    player: 1,
    options: [{ id: 'normal' }, { id: 'overrun' }],
  });
  s.answer('normal');
  expect(s.game.unit(1).facts.eligibleToFightOn).toBe(s.game.state.clock.phase); // 12.08-s
  expect(s.over).toBe(true);
});

test('12.08-p an enemy already selected to fight does not fight again', () => {
  const s = after({ E: { player: 1, at: up(2.5) } });
  s.game.unit(1).facts.foughtSelectedOn = s.game.state.clock.phase;
  consolidates(s)
    .answer(['unit:1'])
    .answer([path(0, [30, 11])]);
  expect(s.over).toBe(true);
  expect(fought(s)).toEqual([]);
});

test('12.08-r 12.08-s forced fights come before the next move, and who fought so may consolidate', () => {
  const s = step(
    after({ A: { at: [10, 10] }, E: { player: 1, at: up(2.5) }, Y: { player: 1, at: [10, 12.5] } }, ['us', 'A']),
  );
  choose(s, 'us')
    .answer([`unit:${s.unit('E')}`])
    .answer([path(0, [30, 11])])
    .answer('normal');
  expect(fought(s)).toEqual(['E']);
  expect(s.question).toMatchObject({ player: 0, purpose: 'unit-to-consolidate' });
  s.answer('pass');
  expect(choices(s)).toEqual(['E']);
});

test('12 open point 9 a unit forced to fight by the other player has had its part of the step', () => {
  const s = step(after({ A: { at: [30, 20] }, X: { player: 1, at: [30, 20 - BASE - 2.5] } }, ['X']));
  expect(s.question).toMatchObject({ player: 1 });
  choose(s, 'X')
    .answer([`unit:${s.unit('A')}`])
    .answer([path(2, [30, 17.2])])
    .answer('normal');
  expect(fought(s)).toEqual(['A']);
  expect(s.over).toBe(true);
});

/** An Ongoing move that newly engages Y, which has not fought. */
function ongoing(switches: Record<string, string>): Scene {
  const s = after({ X: { player: 1, at: up(1.5) }, Y: { player: 1, at: [32.4, 10 + BASE + 1.8] } }, ['us'], {
    switches,
  });
  s.game.unit(1).facts.foughtSelectedOn = s.game.state.clock.phase;
  return consolidates(s).answer([path(0, [30.4, 11])]);
}

test('12.08-p switch ongoingForcesFights: by default an Ongoing move lets nobody fight', () => {
  expect(ongoing({}).over).toBe(true);
  expect(ongoing({ ongoingForcesFights: 'yes' }).question).toMatchObject({ purpose: 'fight-type', player: 1, unit: 2 });
});

test('12.08-l switch objectiveConsolidationUnengaged: by default an Objective move may end engaged', () => {
  const units: SceneSketch['units'] = { X: { player: 1, at: [31, 4.2] } };
  const ends = (switches: Record<string, string>) =>
    consolidates(after(units, ['us'], { ...field, switches }))
      .answer('objective:field')
      .tryAnswer([path(0, [30, 7])]);
  expect(ends({})).toEqual([]);
  expect(ends({ objectiveConsolidationUnengaged: 'yes' })).toContainEqual(
    expect.objectContaining({ code: 'unengaged' }),
  );
});

// The whole phase.

test('12.00-a 12.00-b 12.00-c 12.01-a 12.09-a pile in, fight, consolidate, with windows before and after', () => {
  const seen: string[] = [];
  const watch = (key: 'startOfFightPhase' | 'endOfFightPhase') => ({
    [key]: {
      forced: true,
      applies: () => true,
      use: (_c: unknown, _s: unknown, game: Scene['game']) => void seen.push(`${key} ${game.state.clock.step}`),
    },
  });
  const watcher = ability({
    id: 'watcher',
    rule: 'test',
    triggers: { ...watch('startOfFightPhase'), ...watch('endOfFightPhase') },
  });
  const s = scene({
    phase: 'fight',
    effects: [watcher],
    units: { us: { at: us, abilities: [has('watcher')] }, X: { player: 1, at: up(1.5) } },
  });
  s.run(fightPhaseFlow.begin({}));
  expect(s.game.state.clock.step).toBe('pile-in');
  choose(s, 'us').answer(solved(s));
  while (!s.over) s.answer('pass');
  expect(fought(s)).toEqual(['us', 'X']); // 12.00-c nobody was asked whether to fight
  expect(s.events('moment').map(({ moment }) => moment)).toEqual(['pile-in', 'fight', 'consolidate']);
  expect(seen).toEqual(['startOfFightPhase ', 'endOfFightPhase consolidate']);
});
