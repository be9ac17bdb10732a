/** Attacks played with real dice by the engine: a check of the exact odds, and for what is too large for them. */
import { type Game, type ModelId, seedGenerator } from '@adjutant/engine';
import { type AttackRecord, attackOf, numbersOf, resolveAttacksFlow } from '@adjutant/rules-11e/queries';
import { type AttackPolicy, plainPolicy } from '../attack-die.ts';
import { attackedGroups } from '../attacked-groups.ts';
import type { AttackEntry } from '../expected-attacks.ts';
import { answerTo } from './answers.ts';
import { type Sampled, type SampledSpread, sampledChance, sampledSpread } from './sampled.ts';

/** What attacks did when they were played so often. */
export interface Simulation {
  readonly runs: number;
  readonly woundsLost: SampledSpread;
  readonly modelsDestroyed: SampledSpread;
  readonly destroyedByGroup: readonly SampledSpread[];
  readonly unitDestroyed: Sampled;
}

/** How a simulation is made: the same seed throws the same dice. */
export interface SimulationInput {
  readonly runs: number;
  readonly seed: string;
  readonly policy?: AttackPolicy;
}

/** Plays attacks on the first entry's target through the engine's own flow, again and again from the battle as it stands. @rule 04.03 */
export function simulate(
  game: Game,
  entries: readonly AttackEntry[],
  { runs, seed, policy = plainPolicy }: SimulationInput,
): Simulation {
  const records = entries.flatMap(({ record, weapons = 1 }) => Array.from({ length: weapons }, () => record));
  const [first] = records;
  const groups = first === undefined ? [] : groupsOf(game, first);
  const models = groups.flat();
  const before = woundsLeft(game, models);
  const words = seedGenerator(seed);
  const lost: number[] = new Array<number>(before + 1).fill(0);
  const destroyed: number[] = new Array<number>(models.length + 1).fill(0);
  const byGroup = groups.map((group) => new Array<number>(group.length + 1).fill(0));
  for (let run = 0; run < runs; run++) {
    const copy = game.fork();
    copy.state.dice = { kind: 'seeded', words };
    playOut(copy, records, policy);
    count(lost, before - woundsLeft(copy, models));
    count(destroyed, destroyedOf(copy, models));
    for (const [at, group] of groups.entries()) count(byGroup[at] ?? [], destroyedOf(copy, group));
  }
  return {
    runs,
    woundsLost: sampledSpread(lost),
    modelsDestroyed: sampledSpread(destroyed),
    destroyedByGroup: byGroup.map(sampledSpread),
    unitDestroyed: sampledChance(destroyed.at(-1) ?? 0, runs),
  };
}

/** Living models of the target, group by group. */
function groupsOf(game: Game, record: AttackRecord): readonly (readonly ModelId[])[] {
  const attack = attackOf(game, record);
  return attackedGroups(game, attack, numbersOf(game, attack).psychic).map(({ models }) => models);
}

/** Plays a unit's attacks once. */
function playOut(game: Game, records: readonly AttackRecord[], policy: AttackPolicy): void {
  const [first] = records;
  if (first === undefined) return;
  const { unit, melee, shootingType = 'normal', outOfPhase } = first;
  const way = melee
    ? ({ unit, kind: 'fight', outOfPhase } as const)
    : ({ unit, kind: 'shoot', shootingType, outOfPhase } as const);
  const planned = records.map((record) => ({ record: { ...record }, done: false }));
  game.push(resolveAttacksFlow.begin({ way, planned, places: {}, frame: 0, tally: [] }));
  game.run();
  for (let question = game.question; question !== undefined; question = game.question) {
    const refusals = game.reply({ question: question.number, value: answerTo(question, game, policy) });
    if (refusals.length > 0) throw new Error(`${question.purpose}: ${JSON.stringify(refusals)}`);
  }
}

function woundsLeft(game: Game, models: readonly ModelId[]): number {
  let left = 0;
  for (const model of models) left += game.model(model).wounds;
  return left;
}

function destroyedOf(game: Game, models: readonly ModelId[]): number {
  let gone = 0;
  for (const model of models) if (game.model(model).wounds === 0) gone += 1;
  return gone;
}

function count(counts: number[], value: number): void {
  counts[value] = (counts[value] ?? 0) + 1;
}
