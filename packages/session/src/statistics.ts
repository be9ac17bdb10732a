import type { BattleEvent, BattleSetup, PlayerId, UnitId } from '@adjutant/engine';
import { Spectator } from './spectator.ts';

/** Victory points of both players at the end of a round. */
export interface RoundScore {
  readonly round: number;
  readonly victoryPoints: readonly [number, number];
}

/** What a unit did by its attacks, and what was done to it. */
export interface UnitTally {
  readonly unit: UnitId;
  readonly player: PlayerId;
  /** Wounds that its attacks took from enemies, and models that they destroyed. */
  readonly dealt: number;
  readonly destroyed: number;
  /** Wounds that it lost, from whatever cause. */
  readonly lost: number;
}

/** A player's dice that were thrown to pass: what was thrown against what was to be expected. */
export interface Luck {
  readonly purpose: string;
  readonly dice: number;
  readonly passed: number;
  readonly expected: number;
  /** Square of how far off chance alone carries it. */
  readonly variance: number;
}

/** A battle in numbers. */
export interface Statistics {
  readonly rounds: readonly RoundScore[];
  readonly units: readonly UnitTally[];
  /** Both players' dice by purpose, in the order in which they were first thrown. */
  readonly luck: readonly [readonly Luck[], readonly Luck[]];
}

type Tally = { -readonly [Key in keyof UnitTally]: UnitTally[Key] };
type Thrown = { -readonly [Key in keyof Luck]: Luck[Key] };

/** Counts a battle from its events. A die thrown again counts both times: each throw had its own odds. */
export function statisticsOf(setup: BattleSetup, events: readonly BattleEvent[]): Statistics {
  const seen = new Spectator(setup);
  const rounds = new Map<number, readonly [number, number]>();
  const units = new Map<UnitId, Tally>();
  const luck = [new Map<string, Thrown>(), new Map<string, Thrown>()] as const;
  const tally = (unit: UnitId): Tally => {
    const player = seen.units[unit]?.player ?? 0;
    const known = units.get(unit) ?? { unit, player, dealt: 0, destroyed: 0, lost: 0 };
    units.set(unit, known);
    return known;
  };
  for (const event of events) {
    if (event.type === 'wounds') countWounds(event, seen, tally);
    if (event.type === 'model-status') countFall(event, seen, tally);
    if (event.type === 'dice') countDice(event, luck[event.player]);
    seen.see(event);
    if (seen.round > 0) rounds.set(seen.round, [seen.scores[0].victoryPoints, seen.scores[1].victoryPoints]);
  }
  return {
    rounds: [...rounds].map(([round, victoryPoints]) => ({ round, victoryPoints })),
    units: [...units.values()].sort((one, other) => one.unit - other.unit),
    luck: [[...luck[0].values()], [...luck[1].values()]],
  };
}

type Of<Type extends BattleEvent['type']> = Extract<BattleEvent, { readonly type: Type }>;

function countWounds({ model, change, cause }: Of<'wounds'>, seen: Spectator, tally: (unit: UnitId) => Tally): void {
  const unit = seen.models[model]?.unit;
  if (unit === undefined || change >= 0) return;
  tally(unit).lost -= change;
  if (cause.kind === 'attack') tally(cause.unit).dealt -= change;
}

function countFall(
  { model, status, cause }: Of<'model-status'>,
  seen: Spectator,
  tally: (unit: UnitId) => Tally,
): void {
  const fell = status !== 'living' && seen.models[model]?.status === 'living';
  if (fell && cause.kind === 'attack') tally(cause.unit).destroyed += 1;
}

function countDice({ purpose, faces, fails, rerolled }: Of<'dice'>, luck: Map<string, Thrown>): void {
  if (fails === undefined) return;
  const thrown = rerolled === undefined ? faces : rerolled.flatMap((die) => faces[die] ?? []);
  const failing = new Set(fails);
  const chance = (6 - failing.size) / 6;
  const known = luck.get(purpose) ?? { purpose, dice: 0, passed: 0, expected: 0, variance: 0 };
  known.dice += thrown.length;
  known.passed += thrown.filter((face) => !failing.has(face)).length;
  known.expected += thrown.length * chance;
  known.variance += thrown.length * chance * (1 - chance);
  luck.set(purpose, known);
}
