import type { Datasheet } from '@adjutant/engine';
import type { Library } from '../data/library.ts';
import { boyz10e, boyzOptions10e } from './boyz-10e.ts';

/** A library in which the datasheets of the 10th edition, as far as they are known, stand in place of those of the 11th. */
export function libraryOf10e(library: Library): Library {
  const own = (sheet: Datasheet): Datasheet => (sheet.id === boyz10e.id ? boyz10e : sheet);
  return {
    ...library,
    faction(id) {
      const file = library.faction(id);
      if (file === undefined) return undefined;
      const options = id === boyz10e.faction ? { ...file.options, [boyz10e.id]: boyzOptions10e } : file.options;
      return { ...file, datasheets: file.datasheets.map(own), options };
    },
    datasheet: (id) => (id === boyz10e.id ? boyz10e : library.datasheet(id)),
    optionsOf: (id) => (id === boyz10e.id ? boyzOptions10e : library.optionsOf(id)),
    findDatasheets: (name, home) => library.findDatasheets(name, home).map(own),
  };
}
