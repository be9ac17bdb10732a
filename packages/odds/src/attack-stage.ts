/** What the rules of a battle say about a pool of identical attacks, in each state of their target. */
import { type Game, setStatus } from '@adjutant/engine';
import { type Attack, attackOf, type ExplainedAttack, explain, isVisible } from '@adjutant/rules-11e/queries';
import type { AttackPolicy } from './attack-die.ts';
import { diceOf, rerollsOf } from './attack-pools.ts';
import { type AttackedGroup, targetAgainst } from './attacked-groups.ts';
import { isGone } from './by-survivors.ts';
import { type Changing, changingOf } from './changing.ts';
import { withDamageDice } from './damage-dice.ts';
import { type Chances, sumOf } from './distribution.ts';
import type { AttackEntry } from './expected-attacks.ts';
import type { Pool } from './pool.ts';
import type { Target } from './target.ts';

/** A pool as it is resolved. */
export interface PoolStage {
  readonly pool: Pool;
  readonly explained: ExplainedAttack;
  readonly target: Target;
  readonly changing: Changing | undefined;
}

/** A pool's attacks on a target of which some groups may be gone. */
export interface StageQuestion {
  readonly game: Game;
  /** All with one record but for their models and weapons. */
  readonly entries: readonly AttackEntry[];
  readonly composed: readonly AttackedGroup[];
  readonly policy: AttackPolicy;
}

/** Asks the rules about a pool, once for all states in which they say the same. */
export function stageIn(question: StageQuestion): (gone: number) => PoolStage {
  const unhurt = stageOf(question, 0);
  const byGone = new Map<number, PoolStage>([[0, unhurt]]);
  const all = question.composed.reduce((sum, _group, at) => sum | (1 << at), 0);
  byGone.set(all, unhurt); // attacks on nobody do nothing
  return (gone) => {
    let stage = byGone.get(gone);
    if (stage === undefined) {
      const made = stageOf(question, gone);
      const key = sameness(made);
      stage = [...byGone.values()].find((known) => sameness(known) === key) ?? made;
      byGone.set(gone, stage);
    }
    return stage;
  };
}

/** Asks the rules once, before all attacks: what they say then holds until the unit's attacks are over. @rule 10e.leader-b 10e.leader-c */
export function stageOnce(question: StageQuestion): () => PoolStage {
  const stage = stageOf(question, 0);
  return () => stage;
}

function sameness({ explained, target, pool }: PoolStage): string {
  return JSON.stringify([explained.numbers, target.groups, pool.dice, pool.rerolls, pool.picked]);
}

function stageOf({ game: now, entries, composed, policy }: StageQuestion, gone: number): PoolStage {
  const game = gone === 0 ? now : withoutGroups(now, composed, gone);
  const [first] = entries;
  if (first === undefined) throw new Error('a pool has at least one weapon');
  const attack = attackOf(game, first.record);
  const told = explain(game, attack);
  const numbers = withDamageDice(game, first.record, told.numbers);
  const explained = { ...told, numbers };
  const dice = entries.reduce<Chances>(
    (sum, { record, weapons = 1 }) => sumOf(sum, diceOf(game, record, weapons)),
    [1],
  );
  const picked = numbers.precision && policy.precision === 'pick' ? pickedGroup(now, attack, composed, gone) : -1;
  const pool: Pool = {
    dice,
    numbers,
    rerolls: rerollsOf(game, first.record),
    policy,
    cover: coverOf(attack),
    ...(picked < 0 ? {} : { picked }),
  };
  // models that are gone have no saves to look up: what they had does not matter either
  const target = targetAgainst(now, attack, composed, numbers.psychic);
  return { pool, explained, target, changing: changingOf(game, first.record, pool) };
}

/** Whether the target has a benefit of cover that the attack does not ignore. @rule 24.18 */
export function coverOf({ cover, abilities }: Attack): boolean {
  return cover && !abilities.some(({ id }) => id === 'ignores-cover');
}

/** The battle as it is when these groups are destroyed. */
function withoutGroups(now: Game, composed: readonly AttackedGroup[], gone: number): Game {
  const game = now.fork();
  for (const [at, { models }] of composed.entries()) {
    if (!isGone(gone, at)) continue;
    for (const model of models) {
      game.model(model).wounds = 0;
      setStatus(game, model, 'removed', { kind: 'rule', rule: '05.04.04', owner: undefined });
    }
  }
  return game;
}

/** @rule 05.03-g 24.28 */
function pickedGroup(game: Game, attack: Attack, groups: readonly AttackedGroup[], gone: number): number {
  const seen = (group: AttackedGroup) =>
    group.character && group.models.some((model) => isVisible(game, attack.model, model));
  return groups.findIndex((group, at) => !isGone(gone, at) && seen(group));
}
