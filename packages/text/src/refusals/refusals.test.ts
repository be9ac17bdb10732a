import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testNames } from '../../test/names.ts';
import { listErrors, listRemarks } from '../imports.ts';
import { limitations } from '../limitations.ts';
import { musterFindings } from '../muster.ts';
import { notes } from '../notes.ts';
import { pageErrors, pageRemarks } from '../pages.ts';
import { questions } from '../questions.ts';
import { refusalSentence, refusals } from './index.ts';

const packages = fileURLToPath(new URL('../../..', import.meta.url));

/** All sources of the packages that make codes. */
function sources(...names: readonly string[]): string {
  const files = names.flatMap((name) =>
    readdirSync(join(packages, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(src|node)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => join(packages, name, file)),
  );
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

function codes(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();
}

const rules = sources('engine', 'rules-11e', 'content', 'session');
const army = sources('army');

test('every refusal has a sentence', () => {
  const refused = codes(rules, /(?:refuse\(\s*|wrong\(\s*)'([a-z0-9-]+)'/g);
  const written = codes(rules, /\bcode:\s*'([a-z0-9-]+)'/g);
  const listed = codes(sources('rules-11e'), /\[\s*'([a-z]+(?:-[a-z]+)*)',\s*[!a-z]+[\w.]*\(/g);
  expect(refused.length).toBeGreaterThan(50);
  expect([...refused, ...written, ...listed].filter((code) => !(code in refusals))).toEqual([]);
});

test('every kind of constraint has a sentence', () => {
  const constraints = readFileSync(join(packages, 'geometry/src/solver/constraint.ts'), 'utf8');
  const kinds = codes(constraints.slice(constraints.indexOf('type Kinds')), /readonly kind: '([a-z-]+)'/g);
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !(kind in refusals))).toEqual([]);
});

test('every note has a sentence', () => {
  const noted = codes(rules, /\bnote\(\s*game,\s*'([a-z0-9-]+)'/g);
  expect(noted.length).toBeGreaterThan(20);
  expect(noted.filter((code) => !(code in notes))).toEqual([]);
});

test('every remark and every error of army lists and of pages has a sentence', () => {
  const found = codes(army, /(?:code:\s*|'(?:found|guessed|unknown|note)',\s*|guess\()'([a-z]+(?:-[a-z]+)+)'/g);
  expect(found.length).toBeGreaterThan(15);
  const written = { ...listRemarks, ...listErrors, ...pageRemarks, ...pageErrors };
  expect(found.filter((code) => !(code in written))).toEqual([]);
});

test('everything that can be found about a roster has a sentence', () => {
  const found = codes(army, /(?:breach|unchecked)\)?\('([a-z-]+)'/g);
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter((code) => !(code in musterFindings))).toEqual([]);
});

test('every purpose of a question has a sentence', () => {
  const rolls = new Set(codes(rules, /roll(?:\(|Flow\.begin\()\{[^}]*?purpose: '([a-z-]+)'/g));
  const asked = codes(rules, /kind: '[a-z-]+',(?:[^{}]|\{[^{}]*\})*?purpose: '([a-z-]+)'/g);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((purpose) => !rolls.has(purpose) && !(purpose in questions))).toEqual([]);
});

test('every limitation of the rules has a sentence', () => {
  const named = codes(readFileSync(join(packages, 'rules-11e/src/limitations.ts'), 'utf8'), /text: '([a-z0-9-]+)'/g);
  expect(named.filter((code) => !(code in limitations))).toEqual([]);
});

test('a refusal says what, where and which rule', () => {
  const refusal = { code: 'advanced', rule: '11.02-d', values: { unit: 0 } };
  expect(refusalSentence(refusal, testNames)).toBe('Boyz advanced this turn [11.02-d].');
  const far = { code: 'target-out-of-range', rule: '04.02-b', values: { target: 1, range: 18, distance: 19.25 } };
  expect(refusalSentence(far, testNames)).toBe('Pathfinders are 19.3" away, out of the range of 18" [04.02-b].');
});

test('a refused move names the model, the measure and a better place', () => {
  const values = { model: 2, actual: 7.21, needed: 6 };
  expect(refusalSentence({ code: 'path-length', rule: '09.05-d', values }, testNames)).toBe(
    'Model 2 of Boyz would move 7.2"; it can move 6" [09.05-d].',
  );
  const engaged = { code: 'engaged-if-able', rule: '11.04-g', values: { model: 1, better: { x: 3, y: 4.26 } } };
  expect(refusalSentence(engaged, testNames)).toContain('for example at 3", 4.3"');
});

test('a code without a sentence is shown with its values', () => {
  expect(refusalSentence({ code: 'odd-case', rule: 'engine', values: { depth: 3 } }, testNames)).toBe(
    'odd case (depth 3).',
  );
});
