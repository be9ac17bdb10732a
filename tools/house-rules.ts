import ts from 'typescript';
import { filesBelow, isMain, read } from './files.ts';

/** These give the same bits in every JavaScript engine; sin, pow, hypot and their like do not. */
const exactMath = new Set(['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc', 'PI']);

const purePackages = /^packages\/(geometry|engine|rules-[^/]+|content|army|odds|bots|session|text|protocol)\/src\//;
const leftBehind = /\b(TODO|FIXME|XXX|HACK)\b|@ts-ignore|@ts-nocheck/;

const endsInEdition = (node: ts.Node): boolean =>
  (ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '') === 'edition';

const isMemberName = (node: ts.Identifier): boolean =>
  ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;

function impure(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node) && node.text === 'Math' && !isMemberName(node)) {
    const member = ts.isPropertyAccessExpression(node.parent) ? node.parent.name.text : undefined;
    if (member === undefined) return 'Math is used as a value: name the function';
    if (!exactMath.has(member)) return `Math.${member} may differ between machines or runs`;
  }
  if (ts.isIdentifier(node) && node.text === 'Date' && !isMemberName(node)) return 'Date: a battle knows no clock';
  if (node.kind === ts.SyntaxKind.AsteriskAsteriskToken || node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken)
    return '** may differ between machines: multiply';
  return undefined;
}

function branchesOnEdition(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText()))
    return endsInEdition(node.left) || endsInEdition(node.right);
  if (ts.isIfStatement(node) || ts.isSwitchStatement(node)) return endsInEdition(node.expression);
  return ts.isConditionalExpression(node) && endsInEdition(node.condition);
}

/** What breaks the rules of the house in one file: inexact or impure calls in a pure package, a branch on the edition, work left behind. */
export function broken(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const at = (position: number): string => `${path}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
  const isPure = purePackages.test(path) && !path.endsWith('.test.ts');
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    const reason = isPure ? impure(node) : undefined;
    if (reason) problems.push(`${at(node.getStart(source))} ${reason}`);
    if (branchesOnEdition(node)) problems.push(`${at(node.getStart(source))} a rule does not branch on the edition`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const remark = path.startsWith('tools/house-rules') ? undefined : leftBehind.exec(text);
  if (remark) problems.push(`${at(remark.index)} ${remark[0]}: finish it or file it`);
  return problems;
}

/** Everything in the repository that breaks a rule of the house. */
export const houseRuleProblems = (): string[] =>
  filesBelow(['packages', 'apps', 'tools'], /\.tsx?$/).flatMap((path) => broken(path, read(path)));

if (isMain(import.meta.url)) {
  const problems = houseRuleProblems();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
