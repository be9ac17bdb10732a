/** Answers as data: JSON and CSV. */
import { atLeast, medianOf, type Spread } from '@adjutant/odds';
import type { OddsAnswer } from './answer.ts';

/** An answer as JSON. */
export function jsonOf(answer: OddsAnswer): string {
  const { title, stages, outcomes, groups, assumptions, points, hazards, simulated } = answer;
  const spread = (one: Spread) => ({ mean: one.mean, median: medianOf(one), p: one.chances, atLeast: atLeast(one) });
  return JSON.stringify(
    {
      title,
      stages: stages.map(({ name, means }) => ({ name, ...means })),
      woundsLost: spread(outcomes.woundsLost),
      modelsDestroyed: spread(outcomes.modelsDestroyed),
      groups: outcomes.destroyedByGroup.map((one, at) => ({ name: groups[at], modelsDestroyed: spread(one) })),
      unitDestroyed: outcomes.unitDestroyed,
      points,
      hazardRolls: {
        rolls: hazards.rolls,
        ...(hazards.odds === undefined ? {} : { ownModelsDestroyed: spread(hazards.odds.modelsDestroyed) }),
      },
      ...(simulated === undefined ? {} : { simulated }),
      assumptions,
    },
    undefined,
    2,
  );
}

/** An answer as lines of comma-separated values: a line for each number of models or wounds. */
export function csvOf({ outcomes }: OddsAnswer): string {
  const rows = (what: string, spread: Spread) => {
    const tails = atLeast(spread);
    return spread.chances.map((chance, at) => `${what},${at},${chance},${tails[at]}`);
  };
  return [
    'what,number,exactly,at least',
    ...rows('models destroyed', outcomes.modelsDestroyed),
    ...rows('wounds lost', outcomes.woundsLost),
  ].join('\n');
}
