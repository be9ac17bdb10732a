import { attackOf, type ExplainedAttack, explain } from '@adjutant/rules-11e/queries';
import type { AttackPolicy } from './attack-die.ts';
import { diceOf, rerollsOf } from './attack-pools.ts';
import { coverOf } from './attack-stage.ts';
import { amountChances } from './blow.ts';
import { withDamageDice } from './damage-dice.ts';
import { timesOf } from './distribution.ts';
import type { Edition } from './editions/edition.ts';
import { eleventh } from './editions/eleventh.ts';
import { afterMortalWounds, afterPool, begun, finished, type Progress } from './editions/progress.ts';
import { imagine } from './input/imagined-battle.ts';
import { type EntryInput, isAttack, type Matchup, type WeaponInput } from './input/matchup.ts';
import { type Outcomes, outcomesOf } from './outcomes.ts';
import type { Pool, PoolMeans } from './pool.ts';
import { type Standing, type Target, targetOf, untouched } from './target.ts';

/** What one entry of a matchup is to be expected to do. */
export type StageMeans =
  | ({ readonly kind: 'attacks' } & PoolMeans)
  | { readonly kind: 'mortal-wounds'; readonly mortalWounds: number };

/** The exact odds of a matchup. */
export interface MatchupOdds extends Outcomes {
  readonly stages: readonly StageMeans[];
  readonly target: Target;
  readonly standing: Standing;
}

/** An entry with everything decided that the rules decide: dice, numbers, what may be thrown again. */
export type Step =
  | { readonly kind: 'attacks'; readonly pool: Pool; readonly explained: ExplainedAttack }
  | Exclude<EntryInput, { readonly kind?: 'attacks' }>;

/** Asks the rules about every entry of a matchup. */
export function stepsOf(matchup: Matchup, edition: Edition = eleventh): readonly Step[] {
  const { game, records } = imagine(matchup, edition);
  let at = 0;
  return matchup.attacks.map((entry): Step => {
    if (!isAttack(entry)) return entry;
    const record = records[at];
    at += 1;
    if (record === undefined) throw new Error('every attack entry has a record');
    const attack = attackOf(game, record);
    const told = explain(game, attack);
    const numbers = withDamageDice(game, record, told.numbers);
    const explained = { ...told, numbers };
    const { hit, wound, save } = rerollsOf(game, record);
    const { rerollSaves } = matchup.target;
    const pool: Pool = {
      dice: diceOf(game, record, entry.weapons ?? 1),
      numbers,
      rerolls: {
        hit,
        wound,
        save: rerollSaves === undefined ? save : rerollSaves === 'ones' ? [1] : [1, 2, 3, 4, 5, 6],
      },
      policy: policyOf(entry),
      cover: coverOf(attack),
      ...(numbers.precision && entry.precisionGroup !== undefined ? { picked: entry.precisionGroup } : {}),
    };
    return { kind: 'attacks', pool, explained };
  });
}

function policyOf({ rerollHits, rerollWounds, lethalHits, precisionGroup }: WeaponInput): AttackPolicy {
  return {
    reroll: rerollHits === 'non-critical' ? 'non-critical' : 'failed',
    rerollWounds: rerollWounds === 'non-critical' ? 'non-critical' : 'failed',
    lethalHits: lethalHits ?? 'take',
    precision: precisionGroup === undefined ? 'decline' : 'pick',
  };
}

/** The exact odds of a matchup from free input: entries one after the other, each against every state that those before it left. @rule 05.00 06.02 06.03 */
export function matchupOdds(matchup: Matchup, start: Standing = untouched, edition: Edition = eleventh): MatchupOdds {
  const target = targetOf(matchup.target.groups, matchup.target.order);
  return resolveSteps(target, stepsOf(matchup, edition), start, edition);
}

/** Resolves steps against a target. */
export function resolveSteps(
  target: Target,
  steps: readonly Step[],
  start: Standing = untouched,
  edition: Edition = eleventh,
): MatchupOdds {
  const stages: StageMeans[] = [];
  let progress = begun(start);
  for (const step of steps) {
    const after = stepFrom(edition, progress, target, step);
    stages.push(after.means);
    progress = after.progress;
  }
  const standing = finished(edition, progress, target);
  return { ...outcomesOf(target, standing), stages, target, standing };
}

function stepFrom(
  edition: Edition,
  progress: Progress,
  target: Target,
  step: Step,
): { readonly means: StageMeans; readonly progress: Progress } {
  if (step.kind === 'attacks') {
    const stage = { target, pool: step.pool, changing: undefined };
    const after = afterPool(edition, progress, target, () => stage);
    return { means: { kind: 'attacks', ...after.means }, progress: after.progress };
  }
  const after = afterMortalWounds(progress, (standing) =>
    step.kind === 'hazard-rolls'
      ? edition.dealHazards(target, standing, step.rolls, { ...step, modifier: 0 })
      : edition.dealMortalWounds(target, standing, timesOf(step.times, amountChances(step.amount))),
  );
  return { means: { kind: 'mortal-wounds', mortalWounds: after.mortalWounds }, progress: after.progress };
}
