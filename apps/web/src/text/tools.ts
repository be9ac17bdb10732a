/** Odds, rules, replay. */
export const tools = {
  rules: {
    title: 'Rules',
    intro: 'Short statements in our own words, numbered as the rules are.',
    search: 'Number or word',
    placeholder: '09.06 or coherency',
    none: (words: string) => `Nothing is found for “${words}”.`,
    found: (count: number) => (count === 1 ? '1 statement' : `${count} statements`),
    see: 'See',
    examples: 'Examples',
    chapters: 'Chapters',
    drawer: (rule: string) => `Rule ${rule}`,
    unknown: 'This number is not in the reference.',
    open: 'Open in the reference',
    loading: 'Opening the reference',
  },
} as const;
