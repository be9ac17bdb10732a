import ts from 'typescript';
import { filesBelow, isMain, read } from './files.ts';

const longestFile = 400;
const longestFunction = 40;

function nameOf(node: ts.Node): string {
  const named = node as ts.Node & { name?: ts.Node };
  if (named.name) return named.name.getText();
  const parent = node.parent as (ts.Node & { name?: ts.Node }) | undefined;
  return parent?.name ? parent.name.getText() : 'a function without a name';
}

const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isAccessor(node);

/** What is too long in one file: itself above 400 lines, a function above 40 (not in tests). */
export function tooLong(path: string, text: string): string[] {
  const problems: string[] = [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines > longestFile) problems.push(`${path}: ${lines} lines (at most ${longestFile})`);
  if (path.endsWith('.test.ts')) return problems;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) {
      const first = lineOf(node.getStart(source));
      const length = lineOf(node.end) - first + 1;
      if (length > longestFunction)
        problems.push(`${path}:${first} ${nameOf(node)}: ${length} lines (at most ${longestFunction})`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** Everything in the repository that is too long. */
export const sizeProblems = (): string[] =>
  filesBelow(['packages', 'apps', 'tools'], /\.tsx?$/).flatMap((path) => tooLong(path, read(path)));

if (isMain(import.meta.url)) {
  const problems = sizeProblems();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
