import type { DecisionKind } from './kind.ts';
import { checkPlaces, samplePlaces } from './move-models.ts';
import type { PlaceModels } from './question.ts';

export const placeModels: DecisionKind<PlaceModels> = {
  check: (question, value, game) => checkPlaces(question, value, game),
  resolve: (_question, value) => value,
  forced: () => undefined,
  sample: (question, random, game) => samplePlaces(question, random, game),
};
