import type {
  About,
  Game,
  JsonObject,
  Moment,
  PlayerId,
  StratagemDefinition,
  StratagemTarget,
  UnitId,
} from '@adjutant/engine';
import type { PhaseName } from '../07-battle-round/clock.ts';
import { isOpenInPhase } from '../07-battle-round/out-of-phase.ts';
import { moments } from '../moments.ts';

type MomentKey = keyof typeof moments;

/** What is known at a moment of the table. */
type Known<When extends MomentKey> = (typeof moments)[When] extends Moment<infer Context> ? Context : never;

/** What a stratagem is written as. */
export interface StratagemSketch<When extends MomentKey> {
  /** Kebab case, with the owner: `core/insane-bravery`, `orks/war-horde/careen`. */
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** Command points. */
  readonly price: number;
  /** What kind of card it is, where its edition prints one. */
  readonly category?: string;
  /** In whose turn it may be used, seen from its user. */
  readonly turn: StratagemDefinition['turn'];
  /** The phase that its WHEN names: it cannot be used in another, nor while a unit acts out of phase (07.02.01-b). */
  readonly phase?: PhaseName;
  /** WHEN: keys of the moments table; none where another rule offers it. */
  readonly when: readonly When[];
  readonly perBattle?: number;
  /** First and last battle round in which it may be used; absent: in all. */
  readonly rounds?: readonly [number, number];
  readonly mayTargetDestroyed?: boolean;
  /** Id of the detachment that has it; absent: a core stratagem. */
  readonly detachment?: string;
  /** What players are told about it. */
  readonly about?: About;
  /** The flow that asks for the pieces of a target, where it has several: see `StratagemDefinition`. */
  readonly choosing?: string;
  /** TARGET: every target that the card's own text allows now. */
  targets(context: Known<When>, player: PlayerId, game: Game): readonly StratagemTarget[];
  /** EFFECT: usually starts an effect; may make one call. */
  use(context: Known<When>, target: StratagemTarget, player: PlayerId, game: Game): void;
}

/**
 * Writes a stratagem. A card says only what is printed on it: when, target, effect. What holds for all cards is tested elsewhere and for
 * all alike: command points, once a phase, a unit targeted once a phase, no battle-shocked units of one's own (15.01).
 *
 * ```ts
 * // An effect does the work; it names its hook and lasts until the phase ends.
 * const dugIn = ability({
 *   id: 'example/dug-in',
 *   rule: 'example',
 *   hooks: { saveModifier: (attack, self) => (attack.target === self.unit ? 1 : undefined) },
 * });
 *
 * // WHEN: an enemy unit has selected its targets. TARGET: one of your INFANTRY units among them. EFFECT: +1 to its saves.
 * const digIn = stratagem({
 *   id: 'example/dig-in', name: 'Dig In', rule: 'example', price: 1, turn: 'opponent', detachment: 'example',
 *   when: ['targetsSelected'],
 *   targets: ({ targets }, player, game) =>
 *     targets.filter((unit) => game.unit(unit).player === player && unitHas(game, unit, 'INFANTRY')).map(targetUnit),
 *   use(_context, { units: [unit] }, player, game) {
 *     if (unit !== undefined) startEffect(game, { effect: dugIn.id, owner: player, unit, data: {}, until: untilPhaseEnd(game) }, 'example');
 *   },
 * });
 * ```
 *
 * List the effect and the card in the section or content that has them, and put a test beside the file that uses the card in a
 * scene: `s.answer('stratagem:example/dig-in:unit:0')`.
 * @rule 15.01-a
 */
export function stratagem<When extends MomentKey = never>(sketch: StratagemSketch<When>): StratagemDefinition {
  const { when, phase, targets, use, ...printed } = sketch;
  return {
    ...printed,
    moments: when.map((key) => moments[key].name),
    targets: (context, player, game) =>
      phase === undefined || isOpenInPhase(game, phase, context) ? targets(context as Known<When>, player, game) : [],
    use: (context, target, player, game) => use(context as Known<When>, target, player, game),
  };
}

/** A single unit as target. */
export function targetUnit(unit: UnitId): StratagemTarget {
  return { id: `unit:${unit}`, units: [unit], value: { unit } };
}

/** A single unit as target with what was chosen besides, which tells this target from others. */
export function targetWith(unit: UnitId, choice: string, value: JsonObject, price?: number): StratagemTarget {
  return {
    id: `unit:${unit}:${choice}`,
    units: [unit],
    value: { unit, ...value },
    ...(price === undefined ? {} : { price }),
  };
}
