import { expect, test } from 'vitest';
import { type FactionFile, type LibraryIndex, openLibrary } from './library.ts';

const index: LibraryIndex = {
  source: 'test 1.0',
  factions: [
    {
      id: 'orks',
      name: 'Orks',
      aliases: [],
      datasheets: [
        { id: 'orks/boyz', name: 'Boyz' },
        { id: 'orks/gobs', name: 'Gobs' },
      ],
    },
    { id: 'wardens', name: 'The Wardens', aliases: ['Watch'], datasheets: [{ id: 'wardens/gobs', name: 'Gobs' }] },
    { id: 'red-wardens', name: 'Red Wardens', parent: 'wardens', aliases: [], datasheets: [] },
  ],
};

function file(id: string, ...sheets: string[]): FactionFile {
  const datasheets = sheets.map((sheet) => ({ id: `${id}/${sheet}`, name: sheet }) as never);
  return {
    id,
    name: id,
    datasheets,
    detachments: [{ id: `${id}-first`, name: 'First', dispositions: [] }],
    enhancements: [],
    options: {},
  };
}

function library(): { readonly library: ReturnType<typeof openLibrary>; readonly reads: string[] } {
  const reads: string[] = [];
  const files: Record<string, unknown> = {
    'index.json': index,
    'orks.json': file('orks', 'boyz', 'gobs'),
    'wardens.json': file('wardens', 'gobs'),
  };
  files['red-wardens.json'] = file('red-wardens');
  const read = (name: string): string | undefined => {
    reads.push(name);
    return files[name] === undefined ? undefined : JSON.stringify(files[name]);
  };
  return { library: openLibrary(read), reads };
}

test('only the index is read at first, then each faction once', () => {
  const { library: opened, reads } = library();
  expect(reads).toEqual(['index.json']);
  opened.datasheet('orks/gobs');
  opened.datasheet('orks/boyz');
  expect(reads).toEqual(['index.json', 'orks.json']);
});

test('a hand-written datasheet wins over a compiled one', () => {
  const { library: opened } = library();
  expect(opened.datasheet('orks/boyz')?.weapons.length).toBeGreaterThan(0);
  expect(opened.faction('orks')?.datasheets.filter((sheet) => sheet.id === 'orks/boyz')).toHaveLength(1);
});

test('datasheets of the own faction come first', () => {
  const { library: opened } = library();
  expect(opened.findDatasheets('GOBS', 'wardens').map((sheet) => sheet.id)).toEqual(['wardens/gobs', 'orks/gobs']);
  expect(opened.findDatasheets('Gobs', 'red-wardens')[0]?.id).toBe('wardens/gobs');
});

test('a chapter has the datasheets of its parent and the detachments of both', () => {
  const chapter = library().library.faction('red-wardens');
  expect(chapter?.datasheets.map((sheet) => sheet.id)).toEqual(['wardens/gobs']);
  expect(chapter?.detachments.map((detachment) => detachment.id)).toEqual([
    'red-wardens/red-wardens-first',
    'wardens/wardens-first',
  ]);
});

test('a faction is found by name, by alias and behind its superfaction', () => {
  const { library: opened } = library();
  for (const name of ['Red Wardens', 'red wardens', 'Realm - Red Wardens'])
    expect(opened.findFaction(name)?.id).toBe('red-wardens');
  expect(opened.findFaction('Watch')?.id).toBe('wardens');
  expect(opened.findFaction('Nobody')).toBeUndefined();
});

test('without compiled data the hand-written datasheets are there', () => {
  const opened = openLibrary(() => undefined);
  expect(opened.datasheet('tau-empire/devilfish')?.name).toBe('Devilfish');
  expect(opened.findDatasheets('Boyz')[0]?.id).toBe('orks/boyz');
});
