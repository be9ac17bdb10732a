import type { SwitchDefinition } from '@adjutant/engine';

/** The disputed readings of the 11th edition: each is asked for at one place, by name, and has a default. */
export const switches = {
  /** Whether an unmodified 6 of snap shooting is a critical hit. */
  snapCriticals: { default: 'critical', choices: ['critical', 'plain'], rule: '05.01-f' },
  /** Who chooses first when the sequence returns to Fights First combats. */
  returnToFightsFirst: { default: 'turn-player', choices: ['turn-player', 'other-player'], rule: '12.04-i' },
  /** Whether an Ongoing consolidation that newly engages an enemy lets it fight. */
  ongoingForcesFights: { default: 'no', choices: ['no', 'yes'], rule: '12.08-p' },
  /** Whether a unit that consolidates onto an objective has to end unengaged. */
  objectiveConsolidationUnengaged: { default: 'no', choices: ['no', 'yes'], rule: '12.08-l' },
  /** Whether a MONSTER or VEHICLE model may pass through a friendly one in a normal or advance move. */
  bigThroughFriendlyBig: { default: 'blocked', choices: ['blocked', 'free'], rule: '17.01-c' },
  /** Whether a normal or advance move may end engaged with AIRCRAFT alone. */
  endsEngagedWithAircraft: { default: 'refused', choices: ['refused', 'allowed'], rule: '09.05-d' },
  /** Categories of features that let models in their area be hidden. */
  hiddenFeatureCategories: { default: 'dense', choices: ['dense', 'light-and-dense'], rule: '13.09-l' },
} as const satisfies Readonly<Record<string, SwitchDefinition>>;
