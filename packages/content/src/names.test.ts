import { expect, test } from 'vitest';
import { kebab, keywordOf, nameKey } from './names.ts';

test('IMP-03 spellings of one name are equal', () => {
  const key = nameKey("Khârn's Shas'vre");
  for (const name of ['Kharn’s Shas’vre', 'KHARN\u00A0S SHAS\u2010VRE', 'Khâ\u200Brns  Shas`vre'])
    expect(nameKey(name)).toBe(key);
  expect(nameKey('Claw & tail')).toBe(nameKey('claw and tail'));
});

test('ids are kebab case without apostrophes, keywords upper case with straight ones', () => {
  expect(kebab('Ta’unar Supremacy Armour')).toBe('taunar-supremacy-armour');
  expect(keywordOf('T’au Empire')).toBe("T'AU EMPIRE");
});
