/** How much the solver has been asked and has tried since the program started: read before and after a battle to count its work. No rule reads it. */
export const tally = {
  /** Moves and set-ups that were to be found. */
  proposals: 0,
  /** Moves and set-ups that were judged. */
  checks: 0,
  /** Places of one model that were weighed. */
  spots: 0,
};
