import { bracket, type StoryLine, type Telling } from '@adjutant/text';
import type { Io } from '../io.ts';

export type Loudness = 'quiet' | 'normal' | 'verbose';

/** Prints the narrative: nothing, a block for each phase in which something happened, or every line. */
export interface Narrator {
  /** How finely the battle is to be told. */
  readonly telling: Telling;
  tell(line: StoryLine): void;
}

/** The narrator of a loudness. */
export function narratorOf(loudness: Loudness, io: Io): Narrator {
  if (loudness === 'quiet') return { telling: 'brief', tell: () => {} };
  return loudness === 'verbose' ? everything(io) : blocks(io);
}

function everything(io: Io): Narrator {
  const { bold, cyan, dim } = io.colours;
  return {
    telling: 'full',
    tell({ weight, text, rule = '' }) {
      if (weight === 'round') io.out(`\n${bold(text.toUpperCase())}`);
      else if (weight === 'turn') io.out(`\n${bold(text)}`);
      else if (weight === 'phase') io.out(`\n${cyan(text)}${dim(bracket(rule))}`);
      else if (weight === 'detail') io.out(dim(`    ${text}${bracket(rule)}.`));
      else io.out(`  ${weight === 'key' ? bold(text) : text}${dim(bracket(rule))}.`);
    },
  };
}

/** What mattered, a block for each phase; headings come only with something below them, a rule's number once in a block. */
function blocks(io: Io): Narrator {
  const { bold, cyan, dim } = io.colours;
  let headings: { readonly weight: StoryLine['weight']; readonly text: string }[] = [];
  let said = new Set<string>();
  return {
    telling: 'brief',
    tell({ weight, text, rule = '' }) {
      if (weight === 'detail') return;
      if (weight === 'main' || weight === 'key') {
        for (const heading of headings) io.out(heading.text);
        headings = [];
        const number = said.has(rule) ? '' : dim(bracket(rule));
        said.add(rule);
        io.out(wrapped(`${weight === 'key' ? bold(text) : text}${number}.`, WIDTH));
        return;
      }
      said = new Set();
      const rank = { round: 0, turn: 1, phase: 2 }[weight];
      const shown = weight === 'phase' ? cyan(text) : `\n${bold(weight === 'round' ? text.toUpperCase() : text)}`;
      headings = [...headings.filter((heading) => rankOf(heading.weight) < rank), { weight, text: shown }];
    },
  };
}

function rankOf(weight: StoryLine['weight']): number {
  return weight === 'round' ? 0 : weight === 'turn' ? 1 : 2;
}

const WIDTH = 116;

/** Lines of at most so many characters, the later ones indented. */
export function wrapped(text: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && visible(line).length + 1 + visible(word).length > width) {
      lines.push(line);
      line = `   ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => `  ${one}`).join('\n');
}

/** The text without the codes that colour it. */
function visible(text: string): string {
  return text.replace(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');
}
