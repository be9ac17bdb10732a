/** What is kept of a run of battles: written after each, so that a run can go on where it was stopped and parts can be put together. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BattleReport, Coverage, type Reachable, reachables } from '../../packages/bots/src/batch/index.ts';

/** A battle of the plan that was played. */
export interface Played {
  readonly number: number;
  readonly name: string;
  readonly questions: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly victoryPoints: readonly [number, number];
  readonly fingerprint: string;
  readonly broken: readonly string[];
}

/** What a file holds. */
interface Saved {
  readonly played: readonly Played[];
  readonly reached: Readonly<Record<Reachable, Readonly<Record<string, number>>>>;
  readonly fallbacks: Readonly<Record<string, number>>;
}

/** A run: its battles, what they reached, and answers of the greedy bot that were not legal, by purpose. */
export class Run {
  readonly played = new Map<number, Played>();
  readonly coverage = new Coverage();
  readonly fallbacks = new Map<string, number>();

  /** Adds what a file holds, where there is one; a battle counts once only. */
  add(path: string): void {
    if (!existsSync(path)) return;
    const saved = JSON.parse(readFileSync(path, 'utf8')) as Saved;
    const twice = saved.played.filter(({ number }) => this.played.has(number));
    if (twice.length > 0) throw new Error(`${path}: battle ${twice[0]?.number} is in another file too`);
    for (const one of saved.played) this.played.set(one.number, one);
    for (const [purpose, times] of Object.entries(saved.fallbacks)) this.fallback(purpose, times);
    const counts = reachables.map((what) => [what, new Map(Object.entries(saved.reached[what] ?? {}))] as const);
    this.coverage.add(Object.fromEntries(counts) as Record<Reachable, Map<string, number>>);
  }

  battle(number: number, seconds: number, report: Omit<BattleReport, 'seed' | 'bots' | 'winner'>): Played {
    const { name, questions, rounds, victoryPoints, fingerprint, broken } = report;
    const rounded = Math.round(seconds * 100) / 100;
    const played = { number, name, questions, rounds, seconds: rounded, victoryPoints, fingerprint, broken };
    this.played.set(number, played);
    return played;
  }

  fallback(purpose: string, times: number): void {
    this.fallbacks.set(purpose, (this.fallbacks.get(purpose) ?? 0) + times);
  }

  /** Writes the file anew, whole or not at all. */
  save(path: string): void {
    const sorted = (counts: ReadonlyMap<string, number>) => Object.fromEntries([...counts].sort());
    const saved: Saved = {
      played: [...this.played.values()].sort((a, b) => a.number - b.number),
      reached: Object.fromEntries(
        reachables.map((what) => [what, sorted(this.coverage.counts[what])]),
      ) as Saved['reached'],
      fallbacks: sorted(this.fallbacks),
    };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.part`, `${JSON.stringify(saved, undefined, 1)}\n`);
    renameSync(`${path}.part`, path);
  }
}
