import { layouts } from '@adjutant/rules-11e';
import { isModelInRange } from '@adjutant/rules-11e/queries';
import { movementPhaseFlow, moveUnitFlow } from '@adjutant/rules-11e/test/flows';
import { path } from '@adjutant/rules-11e/test/moves';
import type { UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { tenth } from '../../test/tenth.ts';
import { withMarkers } from './markers.ts';

const objectives = [{ id: 'o', x: 20, y: 15 }];
const foe: UnitSketch = { player: 1, at: [40, 25] };

test('10e.objective-a markers, in range within 3", wherever they lie', () => {
  const areas = [
    {
      id: 'wood',
      outline: [
        [10, 10],
        [30, 10],
        [30, 20],
        [10, 20],
      ] as const,
    },
  ];
  const marked = objectives.map((objective) => ({ ...objective, marker: true }));
  const inRange = (x: number) => {
    const s = tenth({ objectives: marked, areas, units: { us: { at: [x, 15] }, foe } });
    return isModelInRange(s.game, 0, 'o');
  };
  expect([inRange(20 + 0.787 + 3 + 0.6), inRange(20 + 0.787 + 3 + 0.7)]).toEqual([true, false]);
  expect(layouts.flatMap((layout) => withMarkers(layout).objectives).every(({ marker }) => marker === true)).toBe(true);
});

test('10e.objective-a models cross markers but do not end on one', () => {
  const s = tenth({ phase: 'movement', objectives, units: { us: { at: [20, 12] }, foe } });
  s.run(moveUnitFlow.begin({ unit: 0 }, 0)).answer('normal');
  expect(s.tryAnswer([path(0, [20, 14])])[0]).toMatchObject({ code: 'more-than', rule: '10e.objective-a' });
  expect(s.tryAnswer([path(0, [20, 17])])).toEqual([]);
});

test('10e.objective-b more OC at the end of a phase controls; a tie is contested', () => {
  const controlled = (them: UnitSketch) => {
    const s = tenth({ phase: 'movement', objectives, units: { us: { at: [18, 15], oc: 2 }, them } });
    expect(s.game.state.objectives[0]!.controlledBy).toBeUndefined();
    s.run(movementPhaseFlow.begin({})).answer('end');
    return s.game.state.objectives[0]!.controlledBy;
  };
  const them = (oc: number): UnitSketch => ({ player: 1, at: [22, 15], oc });
  expect([controlled(them(1)), controlled(them(2)), controlled(them(3))]).toEqual([0, undefined, 1]);
});
