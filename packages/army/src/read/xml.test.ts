import { expect, test } from 'vitest';
import { readXml } from './xml.ts';

test('containers become lists, attributes values', () => {
  const value = readXml(
    '<?xml version="1.0"?><roster name="A &amp; B&#33;"><forces><force id="1"/><force id="2"></force></forces></roster>',
  );
  expect(JSON.parse(JSON.stringify(value))).toEqual({ roster: { name: 'A & B!', forces: [{ id: '1' }, { id: '2' }] } });
});

test('entities that a document declares, and elements that do not nest, are refused', () => {
  expect(readXml('<!DOCTYPE r [<!ENTITY a "b">]><roster name="&a;"/>')).toBeUndefined();
  expect(readXml('<roster><forces></roster></forces>')).toBeUndefined();
});
