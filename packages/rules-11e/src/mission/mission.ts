import type { EffectDefinition, MissionSetup } from '@adjutant/engine';

/** A mission that comes with the rules: what a battle's setup embeds, and its rules as an effect with the mission's id. */
export interface Mission {
  readonly setup: MissionSetup;
  readonly effect: EffectDefinition;
}
