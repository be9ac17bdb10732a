import type { BattleEvent } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { testNames } from '../../test/names.ts';
import type { Telling } from './line.ts';
import { Storyteller } from './storyteller.ts';

const pose = (x: number) => ({ x, y: 5, z: 0, facingX: 1, facingY: 0 });
const moved = (model: number, distance: number, rule = '09.05'): BattleEvent => ({
  type: 'model-moved',
  model,
  path: [pose(1)],
  distance,
  rule,
});
const selected = (unit: number, purpose: string): BattleEvent => ({
  type: 'unit-selected',
  unit,
  purpose,
  rule: '10.02-d',
});
const dice = (purpose: string, faces: number[], fails: number[]): BattleEvent => ({
  type: 'dice',
  player: 0,
  purpose,
  faces,
  fails,
  unit: 0,
  rule: '05.01-a',
});
const hurt = (model: number, wounds: number): BattleEvent => ({
  type: 'wounds',
  model,
  wounds,
  change: -1,
  cause: { kind: 'attack', unit: 0, weapon: 'shoota' },
});
const destroyed: BattleEvent = {
  type: 'unit-destroyed',
  unit: 1,
  cause: { kind: 'attack', unit: 0, weapon: 'shoota' },
};

function rolled(slot: number, attacks: number, hits: number, wounds: number): BattleEvent {
  return {
    type: 'note',
    code: 'attacks-rolled',
    rule: '05.00',
    values: { unit: 0, target: 1, attacks, hits, wounds, weapon: { model: 0, slot, profile: 0 } },
  };
}

/** Lines that matter, with headings left out. */
function told(telling: Telling, ...events: readonly BattleEvent[]): string[] {
  const teller = new Storyteller(testNames, telling);
  const lines = [...events.flatMap((event) => teller.tell(event)), ...teller.end()];
  return lines.filter(({ weight }) => weight === 'main' || weight === 'key').map(({ text }) => text);
}

test('the moves of a unit are one sentence with the farthest distance', () => {
  expect(told('full', moved(0, 5), moved(1, 6.04), moved(4, 3, '09.06'))).toEqual([
    'Boyz moved up to 6" (2 models)',
    'Pathfinders advanced 3" (1 model)',
  ]);
});

test('a brief telling puts units that did the same into one sentence, whatever little is between', () => {
  expect(told('brief', moved(0, 5), selected(1, 'move'), moved(4, 7), moved(8, 12, '09.06'))).toEqual([
    'Moved: Boyz 5" and Pathfinders 7"',
    'Trukk advanced 12"',
  ]);
});

test('the full telling has a sentence for each pool, with what the dice needed', () => {
  const first = [dice('hit', [5, 1], [1, 2, 3, 4]), dice('wound', [6], [1, 2]), rolled(0, 2, 1, 1), hurt(4, 0)];
  expect(told('full', selected(0, 'shoot'), ...first, dice('hit', [1], [1, 2]), rolled(1, 1, 0, 0))).toEqual([
    "Boyz' shoota at Pathfinders: 2 attacks, 1 hit (5+), 1 wound (3+), 1 damage; 1 x Boy destroyed",
    "Boyz' choppa at Pathfinders: 1 attack, 0 hits (3+)",
  ]);
});

test('the brief telling has a sentence for each enemy, and what came of it after it', () => {
  const events = [
    selected(0, 'shoot'),
    rolled(0, 2, 1, 1),
    hurt(4, 0),
    rolled(1, 3, 2, 1),
    hurt(5, 1),
    destroyed,
    selected(2, 'shoot'),
  ];
  expect(told('brief', ...events)).toEqual([
    'Boyz shot Pathfinders (shoota and choppa): 5 attacks, 3 hits, 2 wounds, 2 damage; 1 x Boy destroyed',
    'Pathfinders destroyed by Boyz (shoota)',
  ]);
});

test('an objective is told when it changes hands, its levels only in full', () => {
  const objective = (controlledBy: 0 | 1 | undefined, first: number): BattleEvent => ({
    type: 'objective',
    objective: '1',
    levels: [first, 2],
    rule: '14.02-d',
    ...(controlledBy === undefined ? {} : { controlledBy }),
  });
  expect(told('brief', objective(0, 4), objective(0, 6), objective(undefined, 2))).toEqual([
    'Orks took Objective 1 (OC 4 : 2)',
    'Orks lost Objective 1 (OC 2 : 2)',
  ]);
});

test('rounds, turns and phases become headings; a step does not', () => {
  const teller = new Storyteller(testNames);
  const at = (moment: string, rule: string) => teller.tell({ type: 'moment', moment, rule, round: 2, player: 1 });
  expect(at('start-of-round', '07.01')).toMatchObject([{ weight: 'round', text: 'Round 2' }]);
  expect(at('start-of-turn', '07.02-d')).toMatchObject([{ weight: 'turn', text: "Round 2, T'au" }]);
  expect(at('fight', '12')).toMatchObject([{ weight: 'phase', text: 'Fight phase', rule: '12' }]);
  expect(at('fight', '12.04')).toEqual([]);
});

test('battle-shock is told, other effects only in full', () => {
  const started = (effect: string): BattleEvent => ({
    type: 'effect-started',
    rule: '08.03-a',
    effect: { serial: 1, effect, owner: 0, unit: 0, data: {}, until: { kind: 'battle' } },
  });
  expect(told('brief', started('core/battle-shocked'), started('orks/mark'))).toEqual(['Boyz are now battle-shocked']);
});
