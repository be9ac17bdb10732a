import type { Chapter, Section } from '../packages/rules-11e/src/reference/parse.ts';
import { filesBelow, read } from './files.ts';
import { currentCoverage, problemsOf, summaryOf, tally, type Verdict, verdictOn } from './rules/coverage.ts';

// A reader such as `head` may close the pipe before the end.
process.stdout.on('error', () => process.exit());

const { reference, coverage } = currentCoverage();

function lettersOf(section: Section, verdict: Verdict): string {
  const ids = section.statements.filter(({ id }) => verdictOn(id, reference, coverage) === verdict).map(({ id }) => id);
  return ids.length === 0 ? '' : `${verdict}: ${ids.map((id) => id.slice(id.lastIndexOf('-'))).join(' ')}`;
}

function printSection(section: Section): void {
  const parts = [lettersOf(section, 'proved'), lettersOf(section, 'without a test')].filter((part) => part !== '');
  console.log(`  ${section.number.padEnd(9)} ${section.title}`);
  for (const part of parts) console.log(`            ${part}`);
  for (const { id } of section.statements)
    if (verdictOn(id, reference, coverage) === 'not testable')
      console.log(`            not testable: ${id.slice(id.lastIndexOf('-'))} ${reference.definitions[id]}`);
}

function printChapter(chapter: Chapter): void {
  const counts = tally(chapter.sections, reference, coverage);
  const numbers = `${counts.proved} proved, ${counts['without a test']} without a test, ${counts['not testable']} not testable`;
  console.log(`${chapter.number} ${chapter.title}: ${numbers}`);
  for (const section of chapter.sections) printSection(section);
  console.log('');
}

/** Where a rule is written: the files whose comments name it as `@rule 09.06`. */
const homesOf = (number: string): string[] =>
  filesBelow(['packages'], /\.ts$/).filter((path) =>
    new RegExp(String.raw`@rule .*\b${number.replaceAll('.', String.raw`\.`)}(?![0-9.]*[0-9])`).test(read(path)),
  );

function printInFull(section: Section): void {
  console.log(`${section.number} ${section.title}`);
  for (const { id, text } of section.statements) {
    console.log(`\n${id}  ${text}`);
    const proofs = coverage.proofs.get(id) ?? [];
    for (const name of proofs) console.log(`    test: ${name}`);
    const reason = reference.definitions[id];
    if (proofs.length === 0) console.log(reason ? `    not testable: ${reason}` : '    without a test');
  }
  console.log(`\nWritten in: ${homesOf(section.number).join(', ') || 'no file names it'}\n`);
}

const asked = process.argv.slice(2).map((argument) => argument.replace(/-[a-z]{1,2}$/, ''));
if (asked.length === 0) {
  for (const chapter of reference.chapters) printChapter(chapter);
  for (const problem of problemsOf(reference, coverage)) console.log(problem);
} else {
  const sections = reference.chapters.flatMap((chapter) => chapter.sections);
  for (const section of sections) if (asked.includes(section.number)) printInFull(section);
  for (const chapter of reference.chapters) if (asked.includes(chapter.number)) printChapter(chapter);
}
console.log(summaryOf(reference, coverage));
process.exitCode = problemsOf(reference, coverage).length === 0 ? 0 : 1;
