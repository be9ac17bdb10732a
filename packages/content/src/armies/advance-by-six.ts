import type { unitCard } from './write.ts';

/** Inches added to M instead of an advance roll. */
const MORE = 6;

/** When the unit advances no die is rolled and its models have 6" more M until the phase ends. */
export const advanceBySix: Parameters<typeof unitCard>[0]['hooks'] = {
  noAdvanceRoll: ({ unit }, self) => (self.unit === unit ? true : undefined),
  characteristic: ({ model, name }, { unit }, game) => {
    if (name !== 'move' || unit === undefined || game.model(model).unit !== unit) return undefined;
    return game.unit(unit).facts.advancesUnrolledOn === game.state.clock.phase
      ? { step: 'add', value: MORE }
      : undefined;
  },
};
