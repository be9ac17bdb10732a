import { relative } from 'node:path';
import type { Section } from '../../packages/rules-11e/src/reference/parse.ts';
import { root } from '../files.ts';
import { freshReport, type Report } from '../report.ts';
import { citationsIn } from './citations.ts';
import { loadReference, type Reference } from './reference.ts';

export type Verdict = 'proved' | 'not testable' | 'without a test';

/** How the tests and the reference meet. */
export interface Coverage {
  /** Statement or example to the names of the passing tests that cite it. */
  readonly proofs: ReadonlyMap<string, readonly string[]>;
  /** Cases cited by passing tests. */
  readonly cases: ReadonlySet<string>;
  /** Citations of nothing: `id (test name)`. */
  readonly unknown: readonly string[];
}

const sectionsOf = (reference: Reference): Section[] => reference.chapters.flatMap((chapter) => chapter.sections);

/** Every id that a test may cite: statements, and examples as `09.06 ex 1`. */
const citable = (reference: Reference): Set<string> =>
  new Set(
    sectionsOf(reference).flatMap((section) => [
      ...section.statements.map((statement) => statement.id),
      ...section.examples.map((_, index) => `${section.number} ex ${index + 1}`),
    ]),
  );

/** `cs` of `cs.ab.waaagh-a`, nothing of `09.06-c`: a whole kind of statements that no package has adopted yet is not unknown. */
const kindOf = (id: string): string => /^(10e|ds|cs|faq|wtc)\./.exec(id)?.[1] ?? '';

/** Holds the names of tests against the reference; only passing tests prove anything. */
export function cover(reference: Reference, tests: readonly { name: string; passed: boolean }[]): Coverage {
  const known = citable(reference);
  const kinds = new Set(['', ...[...known].map(kindOf)]);
  const proofs = new Map<string, string[]>();
  const cases = new Set<string>();
  const unknown: string[] = [];
  for (const { name, passed } of tests) {
    const cited = citationsIn(name);
    const ids = [...cited.statements, ...cited.examples];
    unknown.push(...ids.filter((id) => !known.has(id) && kinds.has(kindOf(id))).map((id) => `${id} (${name})`));
    if (!passed) continue;
    for (const id of ids) proofs.set(id, [...(proofs.get(id) ?? []), name]);
    for (const id of cited.cases) cases.add(id);
  }
  return { proofs, cases, unknown };
}

export function verdictOn(id: string, reference: Reference, coverage: Coverage): Verdict {
  if (coverage.proofs.has(id)) return 'proved';
  return id in reference.definitions ? 'not testable' : 'without a test';
}

/** How many statements of these sections have which verdict. */
export function tally(sections: readonly Section[], reference: Reference, coverage: Coverage): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { proved: 0, 'not testable': 0, 'without a test': 0 };
  for (const section of sections)
    for (const { id } of section.statements) counts[verdictOn(id, reference, coverage)] += 1;
  return counts;
}

/** The tests of the game; those of the tools speak of ids without proving them. */
const testsIn = (report: Report): { name: string; passed: boolean }[] =>
  report.testResults
    .filter((file) => !relative(root, file.name).startsWith('tools'))
    .flatMap((file) => file.assertionResults)
    .map((test) => ({ name: test.fullName, passed: test.status === 'passed' }));

/** What is wrong with the bookkeeping: citations of nothing, and reasons given for statements that do not exist. */
export function problemsOf(reference: Reference, coverage: Coverage): string[] {
  const known = citable(reference);
  const strangers = Object.keys(reference.definitions).filter((id) => !known.has(id));
  return [
    ...coverage.unknown.map((line) => `cited, but not in the rules reference: ${line}`),
    ...strangers.map((id) => `in definitions.json, but not in the rules reference: ${id}`),
  ];
}

/** One line: `312 of 1127 statements proved, 88 not testable, 727 without a test; 12 examples and 3 cases`. */
export function summaryOf(reference: Reference, coverage: Coverage): string {
  const sections = sectionsOf(reference);
  const counts = tally(sections, reference, coverage);
  const all = sections.reduce((sum, section) => sum + section.statements.length, 0);
  const examples = [...coverage.proofs.keys()].filter((id) => id.includes(' ex ')).length;
  const rest = `${counts['not testable']} not testable, ${counts['without a test']} without a test`;
  return `${counts.proved} of ${all} statements proved, ${rest}; ${examples} examples and ${coverage.cases.size} cases`;
}

/** The coverage of the repository as it is now. */
export function currentCoverage(): { reference: Reference; coverage: Coverage } {
  const reference = loadReference();
  return { reference, coverage: cover(reference, testsIn(freshReport())) };
}
