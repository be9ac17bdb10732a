import type { Game } from '@adjutant/engine';

/** Distances in inches that editions set differently; a ruleset names those in which it differs from the 11th. */
export const measures = {
  /** Engagement range, horizontally (03.04-a). */
  engagement: 2,
  /** How far from every enemy model a unit arrives from reserves (20.04-d). */
  arrival: 8,
} as const;

/** A distance as the battle's edition sets it, in inches. */
export function measure(game: Game, name: keyof typeof measures): number {
  return game.ruleset.measures?.[name] ?? measures[name];
}
