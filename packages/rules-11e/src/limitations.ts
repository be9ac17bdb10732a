/** A rule that is not enforced yet, with the code of the sentence that says so; named to the players before the battle. */
export interface Limitation {
  readonly rule: string;
  readonly text: string;
}

export const limitations: readonly Limitation[] = [{ rule: '25.04', text: 'wargear-options-not-checked' }];

/** Ids or kinds of abilities that no effect of their own carries, because a rule reads them from the datasheet. @rule 19.01 24.20 24.DMG */
export const readFromDatasheets: readonly string[] = ['leader', 'support', 'infiltrators', 'damaged'];
