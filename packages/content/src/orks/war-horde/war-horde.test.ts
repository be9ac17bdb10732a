import { fightAll, firstOf, pools } from '@adjutant/rules-11e/test/attacks';
import { expect, test } from 'vitest';
import { boyz, orkScene } from '../../../test/army-scene.ts';

const blade = { attacks: 2, skill: 3, strength: 4 };

function fights(keywords: readonly string[], detachment: string | undefined, dice: readonly number[]) {
  const us = { ...boyz({ at: [30, 10], weapons: [blade] }), keywords };
  const s = orkScene(detachment, { phase: 'fight', units: { us, foe: { player: 1, at: [30, 12] } }, dice });
  return pools(firstOf(fightAll(s, 'us', 'foe'))).join();
}

test('cs.det.war-horde-a melee weapons of ORKS models have [SUSTAINED HITS 1]', () => {
  expect(fights(['ORKS', 'INFANTRY'], 'war-horde', [6, 1, /* wounds */ 1, 1])).toBe('2 2 0');
  expect(fights(['INFANTRY'], 'war-horde', [6, 1, 1])).toBe('2 1 0');
  expect(fights(['ORKS', 'INFANTRY'], undefined, [6, 1, 1])).toBe('2 1 0');
});
