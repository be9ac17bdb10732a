/** How much the solver and the lines of sight have been asked and have tried since the program started: read before and after a battle to count its work. No rule reads it. */
export const tally = {
  /** Moves and set-ups that were to be found. */
  proposals: 0,
  /** Moves and set-ups that were judged. */
  checks: 0,
  /** Places of one model that were weighed. */
  spots: 0,
  /** Pairs of models of which one was asked to see the other, or all of the other. */
  sights: 0,
  fullSights: 0,
  /** Such questions that had to be searched anew, each with or without models in the way. */
  sightSearches: 0,
};
