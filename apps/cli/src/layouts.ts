/** The tables that there are: those that come with the rules, the compiled ones, and files of the user's own. */
import type { LayoutSetup } from '@adjutant/engine';
import { checkLayout } from '@adjutant/rules-11e';
import { count, layoutProblemSentence } from '@adjutant/text';
import { readText, statsOf } from './input.ts';
import { Problem } from './problem.ts';
import type { World } from './world.ts';

/** So many problems of a file are shown. */
const SHOWN = 10;

/** The layout that somebody named: by id, by the last part of an id, by name, or by the path of a file. */
export function layoutNamed(wanted: string, world: World): LayoutSetup {
  const key = wanted.toLowerCase();
  const isIt = ({ id, name }: { readonly id: string; readonly name: string }) =>
    id === key || id.split('/').at(-1) === key || name.toLowerCase() === key;
  const own = world.layouts.find(isIt);
  if (own !== undefined) return own;
  const entry = world.compiledLayouts.index.layouts.find(isIt);
  const compiled = entry === undefined ? undefined : world.compiledLayouts.layout(entry.id);
  if (compiled !== undefined) return compiled;
  if (statsOf(wanted) !== undefined || /\.json$|[/\\]/i.test(wanted)) return layoutFrom(wanted);
  const known = world.layouts.map(({ id }) => id.split('/').at(-1)).join(', ');
  const more = world.compiledLayouts.index.layouts.length;
  const others = more === 0 ? '' : `, and ${more} that "adjutant layouts" lists`;
  throw new Problem(`layout ${wanted}: there is no such layout and no such file. Known: ${known}${others}.`);
}

/** The layout in a file, checked. */
function layoutFrom(path: string): LayoutSetup {
  const checked = checkLayout(jsonOf(path));
  if (checked.ok) return checked.layout;
  const { problems } = checked;
  const lines = problems.slice(0, SHOWN).map((problem) => `  ${layoutProblemSentence(problem)}`);
  const rest = problems.length > SHOWN ? `\n  and ${problems.length - SHOWN} more` : '';
  throw new Problem(`${path}: ${count(problems.length, 'problem')} in this layout:\n${lines.join('\n')}${rest}`);
}

function jsonOf(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Problem(`${path}: this is not JSON (${error instanceof Error ? error.message : String(error)}).`);
  }
}
