import { expect, test } from 'vitest';
import { comesTo, duel, firstOf, notes, pools, rolled, shootAll } from '../../test/attacks.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';

const sustained = weaponAbility('sustained-hits', 1);

test('cs.am.01.05.01-b 01.05.01 ex 1, 01.05.01-b an automatic hit is no critical hit', () => {
  const torrent = { attacks: 2, abilities: [weaponAbility('torrent'), sustained] };
  expect(comesTo(torrent, { models: 5 }, [1, 1])).toBe('2 2 0');
  expect(comesTo({ attacks: 2, abilities: [sustained] }, { models: 5 }, [6, 6, 1, 1, 1, 1])).toBe('2 4 0');
});

test('01.05.01-b an automatic wound is no critical wound: [DEVASTATING WOUNDS] adds nothing to it', () => {
  const abilities = [weaponAbility('lethal-hits'), weaponAbility('devastating-wounds')];
  const s = duel({ attacks: 1, abilities }, { wounds: 3 }, [6, 1]);
  shootAll(s, 'a', 'b');
  if (s.question.purpose === 'lethal-hits') s.answer(1);
  firstOf(s);
  expect([pools(s), rolled(s, 'wound'), rolled(s, 'save'), notes(s, 'mortal-wounds')]).toEqual([
    ['1 1 1'],
    [],
    [[1]],
    [],
  ]);
});
