/** What a reader of a converted layout has to know: where it comes from, and what the data does not say. */
import type { Assumption } from './adapt-layout.ts';
import { correctionOf } from './corrections.ts';
import type { SourceLayout, SourcePattern } from './source.ts';
import type { Places } from './zones.ts';

/** The notes of a layout. */
export function notesOf(
  source: SourceLayout,
  pattern: SourcePattern,
  { attacker }: Places,
  assumptions: readonly Assumption[],
): string[] {
  return [
    `From the layout ${source.id} of 40kdc-data (CC BY 4.0); deployment ${pattern.name}; its attacker is player ${attacker + 1}.`,
    ...heightNotes(assumptions),
    ...floorNotes(assumptions),
    ...correctionNotes(source),
  ];
}

/** One sentence for each height that was assumed, with the names of all features that have it. */
function heightNotes(assumptions: readonly Assumption[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const { name, top, origin } of assumptions) {
    if (origin.kind === 'stated') continue;
    const like = origin.kind === 'like' ? `as ${origin.of} of its catalogue` : 'a guess';
    const key = `${top}" (${like})`;
    names.set(key, (names.get(key) ?? new Set()).add(name));
  }
  return [...names].map(([height, of]) => `The data gives no height for ${[...of].sort().join(', ')}: ${height}.`);
}

function floorNotes(assumptions: readonly Assumption[]): string[] {
  const floors = new Set(assumptions.flatMap(({ floor }) => (floor === undefined ? [] : [floor])));
  return [...floors].map(
    (z) =>
      `The data gives no height for upper floors: ${z}" above the table. It shows no doors or windows: walls are whole.`,
  );
}

/** What was read otherwise than it stands, with the areas that it concerns. */
function correctionNotes({ pieces = [] }: SourceLayout): string[] {
  const areas = new Map<string, string[]>();
  for (const { id, template } of pieces) {
    const note = correctionOf(template)?.note;
    if (note !== undefined) areas.set(note, [...(areas.get(note) ?? []), id ?? '']);
  }
  return [...areas].map(([note, ids]) => `In ${ids.join(' and ')} ${note}.`);
}
