import type { PlayerId } from './datasheet.ts';
import type { ChooseSome } from './decisions/question.ts';
import type { EffectDefinition } from './effects.ts';
import type { FlowDefinition } from './flow.ts';
import type { Game } from './game.ts';
import type { JsonObject } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { RerollPermission, RollInProgress } from './roll.ts';
import type { Roster } from './roster.ts';
import type { BattleSetup } from './setup.ts';
import type { Call, EffectInstance } from './state.ts';
import type { Offer, StratagemDefinition } from './stratagem.ts';

/** A disputed reading as a named switch. */
export interface SwitchDefinition {
  readonly default: string;
  readonly choices: readonly string[];
  readonly rule: string;
}

/** Why a set of options may not be chosen together; undefined where it may. */
export type SetCheck = (game: Game, question: ChooseSome, ids: readonly string[]) => Refusal | undefined;

/** An effect to be put in force: an instance without its serial. */
export type EffectStart = Omit<EffectInstance, 'serial'>;

/** All that the machine must know of an edition; one table, read by the kernel, by odds and by the apps. */
export interface Ruleset {
  readonly id: string;
  readonly flows: ReadonlyMap<string, FlowDefinition>;
  readonly effects: ReadonlyMap<string, EffectDefinition>;
  readonly stratagems: ReadonlyMap<string, StratagemDefinition>;
  readonly switches: Readonly<Record<string, SwitchDefinition>>;
  /** Distances in inches, by name, that the ruleset sets otherwise than the rules that it shares with another edition. */
  readonly measures?: Readonly<Record<string, number>>;
  /** Checks of chosen sets by the name that a question gives. */
  readonly setChecks?: ReadonlyMap<string, SetCheck>;
  /** The flow of a whole battle. */
  begin(setup: BattleSetup): Call;
  /** The core rules' own effects and every ability that stands on the datasheets. */
  startingEffects(setup: BattleSetup, roster: Roster): readonly EffectStart[];
  /** The permissions to re-roll dice of a roll that its player has now. */
  rerolls(game: Game, roll: RollInProgress): readonly RerollPermission[];
  /** The stratagems that a player may use at a moment, a line for each target. */
  offers(game: Game, player: PlayerId, moment: string, context: JsonObject): readonly Offer[];
  /** Whether any stratagem of either player names the moment; must be cheap. */
  hasOffers(game: Game, moment: string): boolean;
}

/** A ruleset with more effects, stratagems and flows: the core rules and the content of the armies. */
export function withContent(
  ruleset: Ruleset,
  effects: readonly EffectDefinition[],
  stratagems: readonly StratagemDefinition[],
  flows: readonly FlowDefinition[] = [],
): Ruleset {
  return {
    ...ruleset,
    flows: new Map([...ruleset.flows, ...flows.map((flow) => [flow.name, flow] as const)]),
    effects: new Map([...ruleset.effects, ...effects.map((effect) => [effect.id, effect] as const)]),
    stratagems: new Map([...ruleset.stratagems, ...stratagems.map((card) => [card.id, card] as const)]),
  };
}

/** A map by name of things that have one; throws where two have the same. */
export function byName<T>(list: readonly T[], nameOf: (item: T) => string): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const item of list) {
    if (map.has(nameOf(item))) throw new Error(`${nameOf(item)} is defined twice`);
    map.set(nameOf(item), item);
  }
  return map;
}
