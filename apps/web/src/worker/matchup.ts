import {
  type Circumstances,
  type MatchupOdds,
  matchupOdds,
  medianOf,
  NotationProblem,
  readAttackNotation,
  readTargetNotation,
} from '@adjutant/odds';
import { notationProblems } from '../text/odds.ts';
import { printed } from './said.ts';

/** A question to the calculator: attacks, a line each, and a target, in the notation of profiles. */
export interface MatchupAsked {
  readonly attacks: string;
  readonly target: string;
  readonly circumstances: readonly (keyof Circumstances)[];
}

/** Its answer, or what was not understood. */
export type MatchupAnswer =
  | { readonly ok: false; readonly problem: string; readonly where: 'attacks' | 'target' }
  | {
      readonly ok: true;
      readonly wounds: readonly number[];
      readonly models: readonly number[];
      readonly meanWounds: number;
      readonly meanModels: number;
      readonly medianWounds: number;
      readonly destroyed: number;
      readonly toughnessAssumed: boolean;
      readonly stages: readonly {
        readonly attacks: number;
        readonly hits: number;
        readonly wounds: number;
        readonly unsaved: number;
        readonly damage: number;
      }[];
    };

/** Works out a matchup exactly. */
export function answerMatchup({ attacks, target, circumstances }: MatchupAsked): MatchupAnswer {
  let where: 'attacks' | 'target' = 'target';
  try {
    const read = readTargetNotation(target);
    where = 'attacks';
    const lines = attacks.split('\n').filter((line) => line.trim() !== '');
    const odds = matchupOdds({
      attacks: (lines.length === 0 ? [''] : lines).map(readAttackNotation),
      target: read.target,
      circumstances: Object.fromEntries(circumstances.map((name) => [name, true])),
    });
    return { ok: true, toughnessAssumed: read.assumedToughness, ...shown(odds) };
  } catch (error) {
    if (!(error instanceof NotationProblem)) throw error;
    const said = error.word === '' || error.word === error.part ? error.part : `${error.part}, ${error.word}`;
    return { ok: false, where, problem: printed(`${said === '' ? '' : `“${said}”: `}${notationProblems[error.code]}`) };
  }
}

function shown(odds: MatchupOdds) {
  return {
    wounds: odds.woundsLost.chances,
    models: odds.modelsDestroyed.chances,
    meanWounds: odds.woundsLost.mean,
    meanModels: odds.modelsDestroyed.mean,
    medianWounds: medianOf(odds.woundsLost),
    destroyed: odds.unitDestroyed,
    stages: odds.stages.flatMap((stage) =>
      stage.kind === 'attacks'
        ? [
            {
              attacks: stage.attacks,
              hits: stage.hits,
              wounds: stage.wounds,
              unsaved: stage.unsaved,
              damage: stage.rawDamage,
            },
          ]
        : [],
    ),
  };
}
