import type { Catalogue } from '../values.ts';

/** Why a battle file cannot be used. */
export const fileRefusals: Catalogue = {
  'file-empty': () => 'The file is empty',
  'file-not-json': () => 'This is no battle file: it is not JSON',
  'file-not-a-battle': (v) =>
    v.has('format') ? `This is no battle file: it says it is ${v.text('format')}` : 'This is JSON, but no battle file',
  'file-truncated': (v) =>
    `The battle file breaks off in line ${v.number('line')}, among the ${v.text('part')}: part of it is missing`,
  'file-damaged': (v) => `The battle file is damaged in line ${v.number('line')}`,
  'file-of-another-version': (v) =>
    `The battle file has the format version ${v.text('version')}; this program reads version ${v.number('known')}`,
  'file-part-missing': (v) => `The battle file has no part "${v.text('part')}"`,
  'file-part-malformed': (v) => `The battle file is malformed at ${v.text('where')}: ${v.text('problem')}`,
  'file-of-another-engine': (v) =>
    `The battle was played by engine ${v.text('engine')}; this is engine ${v.text('known')}, which cannot verify it`,
  'file-of-another-ruleset': (v) =>
    `The battle was played by the rules ${v.text('ruleset')}; this program plays ${v.text('known')}`,
};
