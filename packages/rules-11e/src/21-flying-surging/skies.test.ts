import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { canFly, mayTakeToTheSkies, skiesCost } from './skies.ts';

const flying = scene({ units: { us: { keywords: ['INFANTRY'], leader: { keywords: ['FLY'] } }, them: { player: 1 } } });

test('21.03-a a unit with one FLYING model can fly', () => {
  expect([canFly(flying.game, 0), canFly(flying.game, 1)]).toEqual([true, false]);
});

test('21.03-b 21.02-k the skies are open in normal, advance, fall-back and charge moves alone', () => {
  for (const move of ['normal', 'advance', 'fall-back', 'charge'])
    expect(mayTakeToTheSkies(flying.game, 0, move)).toBe(true);
  for (const move of ['surge', 'pile-in', 'consolidation', 'scout'])
    expect(mayTakeToTheSkies(flying.game, 0, move)).toBe(false);
  expect(mayTakeToTheSkies(flying.game, 1, 'normal')).toBe(false);
});

test('21.03-c 21.03-h 24.17-a it costs 2 inches, a hovering unit nothing', () => {
  expect(skiesCost(flying.game, 0)).toBe(2);
  const hovering = scene({
    units: { us: { keywords: ['FLY'], abilities: [{ id: 'hover', name: 'Hover', kind: 'core' }] } },
  });
  expect(skiesCost(hovering.game, 0)).toBe(0);
});
