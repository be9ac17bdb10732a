export interface Reading {
  readonly name: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** Readings of the rules on which tables disagree: what each is about, and what may be chosen. */
export const disputed = {
  disputed: {
    title: 'Disputed readings',
    changed: (count: number) => (count === 0 ? 'as recommended' : `${count} changed`),
    recommended: (choice: string) => `${choice} (recommended)`,
    readings: {
      snapCriticals: {
        name: 'An unmodified 6 of snap shooting',
        choices: { critical: 'is a critical hit', plain: 'is a plain hit' },
      },
      returnToFightsFirst: {
        name: 'When fights return to Fights First',
        choices: { 'turn-player': 'the player whose turn it is chooses', 'other-player': 'the other player chooses' },
      },
      ongoingForcesFights: {
        name: 'Enemies newly engaged by an ongoing consolidation',
        choices: { no: 'do not fight', yes: 'may fight' },
      },
      objectiveConsolidationUnengaged: {
        name: 'A consolidation onto an objective',
        choices: { no: 'may end engaged', yes: 'has to end unengaged' },
      },
      bigThroughFriendlyBig: {
        name: 'Monsters and vehicles through friendly ones',
        choices: { blocked: 'may not pass', free: 'may pass' },
      },
      endsEngagedWithAircraft: {
        name: 'A move that ends engaged with aircraft alone',
        choices: { refused: 'is refused', allowed: 'is allowed' },
      },
      hiddenFeatureCategories: {
        name: 'Models are hidden in areas with',
        choices: { dense: 'dense features', 'light-and-dense': 'light and dense features' },
      },
    } as Readonly<Record<string, Reading>>,
  },
} as const;
