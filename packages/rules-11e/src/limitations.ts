/** A rule that is not enforced yet, with the code of the sentence that says so; named to the players before the battle. */
export interface Limitation {
  readonly rule: string;
  readonly text: string;
}

export const limitations: readonly Limitation[] = [
  { rule: '06.01', text: 'line-of-sight-not-blocked' },
  { rule: '13.06', text: 'terrain-does-not-hinder-movement' },
  { rule: '13.08-d', text: 'no-cover-from-being-partly-hidden' },
  { rule: '13.09', text: 'nobody-is-hidden' },
  { rule: '13.10', text: 'terrain-areas-do-not-obscure' },
  { rule: '13.11', text: 'terrain-features-are-not-solid' },
  { rule: '15.10-b', text: 'no-cover-behind-smokescreens' },
  { rule: '22.05', text: 'no-plunging-fire' },
  { rule: '25.04', text: 'rosters-not-checked' },
];

/** Ids or kinds of abilities that no effect of their own carries, because a rule reads them from the datasheet. @rule 19.01 24.20 24.DMG */
export const readFromDatasheets: readonly string[] = ['leader', 'support', 'infiltrators', 'damaged'];
