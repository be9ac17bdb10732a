import { parseCharacteristic } from '@adjutant/content/data';
import type { PageLine } from './lines.ts';
import type { PageLog } from './log.ts';
import { headingOf } from './sections.ts';
import type { PageProfile } from './sheet.ts';

const columns = {
  M: 'move',
  T: 'toughness',
  SV: 'save',
  INSV: 'invulnerable',
  W: 'wounds',
  LD: 'leadership',
  OC: 'objectiveControl',
} as const;

type Column = keyof typeof columns;

function isColumn(name: string): name is Column {
  return name in columns;
}

/** Rows of characteristics, where a page prints them; a row without a name is that of the datasheet. @rule 02.02 */
export function readCharacteristics(lines: readonly PageLine[], name: string, log: PageLog): readonly PageProfile[] {
  let header: readonly string[] = [];
  return lines.flatMap((line) => {
    const cells = line.cells ?? [];
    if (headingOf(line) === 'characteristics') {
      header = cells.map((cell) => cell.toUpperCase());
      log.read(line);
      return [];
    }
    const named = header.findIndex(isColumn) > 0 || cells.length > header.length;
    const offset = cells.length - header.length;
    const values = header.flatMap((column, at) => {
      const value = parseCharacteristic(cells[at + offset] ?? '');
      return isColumn(column) && value.kind === 'fixed' ? [[columns[column], value.value] as const] : [];
    });
    if (values.length < 6) {
      log.entry('unknown', 'page-line-unknown', line);
      return [];
    }
    log.read(line);
    return [{ name: named ? (cells[0] ?? name) : name, ...Object.fromEntries(values) }];
  });
}
