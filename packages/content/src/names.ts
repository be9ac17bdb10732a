/** Straight apostrophes and hyphens, single ordinary spaces: what several sources write differently reads the same. */
export function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019\u201B\u02BC\u0060\u00B4]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00A0\u202F\u2007]/g, ' ')
    .replace(/\u200B|\u200C|\u200D|\uFEFF|\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters without accents: names are compared across sources that keep or drop them. */
function bare(text: string): string {
  return plain(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '');
}

/** The id part of a printed name: `Ta'unar Supremacy Armour` becomes `taunar-supremacy-armour`. */
export function kebab(name: string): string {
  return bare(name)
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The form under which two spellings of one name are equal: case, accents, hyphens and apostrophes do not count. */
export function nameKey(name: string): string {
  return bare(name)
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '');
}

/** A keyword as the rules write it: upper case with straight apostrophes. */
export function keywordOf(text: string): string {
  return plain(text).toUpperCase();
}
