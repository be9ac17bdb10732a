import { type MatchupOdds, matchupOdds, type StageMeans } from '../matchup-odds.ts';
import type { Spread } from '../outcomes.ts';
import type { CaseMean, CaseResult, CaseSpread, OddsCase } from './format.ts';
import { readCase } from './read-case.ts';

/** Works out a case of the file format. */
export function answerCase(oddsCase: OddsCase): CaseResult {
  return resultOf(matchupOdds(readCase(oddsCase)), oddsCase);
}

function resultOf(odds: MatchupOdds, { target }: OddsCase): CaseResult {
  const { groups } = target;
  return {
    stages: odds.stages.map(stageOf),
    woundsLost: spreadOf(odds.woundsLost),
    modelsDestroyed: spreadOf(odds.modelsDestroyed),
    unitDestroyed: { p: odds.unitDestroyed },
    ...(groups.length < 2
      ? {}
      : {
          groups: groups.map(({ name = '' }, at) => ({
            name,
            modelsDestroyed: spreadOf(odds.destroyedByGroup[at] ?? { mean: 0, chances: [1] }),
          })),
        }),
  };
}

function stageOf(stage: StageMeans): Readonly<Record<string, CaseMean>> {
  if (stage.kind === 'mortal-wounds') return { mortalWounds: { p: stage.mortalWounds } };
  const { attacks, hits, wounds, devastating } = stage;
  return {
    attacks: { p: attacks },
    hits: { p: hits },
    wounds: { p: wounds },
    devastatingCriticals: { p: devastating },
  };
}

function spreadOf({ mean, chances }: Spread): CaseSpread {
  return { mean, p: chances };
}
