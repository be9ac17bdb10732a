import { keywordOf } from '@adjutant/content/data';
import type { PageLine } from './lines.ts';
import type { PageLog } from './log.ts';

/** Keywords of one section, whether they stand behind its heading or below it. @rule 02.05 */
export function readKeywords(lines: readonly PageLine[], log: PageLog): readonly string[] {
  const found = lines.flatMap((line) => {
    log.read(line);
    return line.text
      .replace(/^(?:FACTION )?KEYWORDS:?/, '')
      .split(/[;,]/)
      .map(keywordOf);
  });
  return [...new Set(found)].filter((keyword) => keyword !== '');
}
