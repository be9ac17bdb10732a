import type { EffectDefinition, FlowDefinition, SetCheck, StratagemDefinition } from '@adjutant/engine';

/** What a section of the rules adds to the ruleset. */
export interface Section {
  readonly flows: readonly FlowDefinition[];
  readonly effects: readonly EffectDefinition[];
  readonly stratagems: readonly StratagemDefinition[];
  /** Ids of effects that are in force in every battle, on nobody: the core rules' own modifiers and duties. */
  readonly always: readonly string[];
  /** Checks of sets of targets, by the name that a question gives. */
  readonly setChecks?: Readonly<Record<string, SetCheck>>;
}
