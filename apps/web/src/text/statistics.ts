const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** A battle in numbers, and battle files. */
export const statistics = {
  statistics: {
    title: 'Numbers',
    luck: 'Luck against the odds',
    luckNote:
      'Dice with a known needed number. The middle is what the odds promise; in two battles of three the dot lies in the band.',
    luckColumns: ['Roll', 'Dice', 'Passed', 'Expected'],
    damage: 'Damage by unit',
    damageColumns: ['Unit', 'Wounds dealt', 'Models destroyed', 'Wounds lost'],
    off: (by: number, spread: number) => `${signed(by)} passes against the odds, spread ±${spread.toFixed(1)}`,
    purpose: (code: string) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`,
    noRounds: 'No round has begun.',
    noDice: 'No such dice were thrown.',
    noDamage: 'No wound was lost.',
    share: 'Save as a file',
    open: 'Open a battle file',
    refused: 'The file could not be opened.',
  },
} as const;
