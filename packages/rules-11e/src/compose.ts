import {
  type BattleSetup,
  byName,
  type EffectStart,
  type Roster,
  type Ruleset,
  rollSteps,
  windowSteps,
} from '@adjutant/engine';
import { hasStratagemOffers, rerollPermissions, stratagemOffers } from './15-stratagems/index.ts';
import { battleFlow } from './flows.ts';
import type { Section } from './section.ts';
import { effectsOfArmies } from './starting-effects.ts';
import { switches } from './switches.ts';

/** The ruleset that some sections make: every flow, effect and card once. */
export function composed(id: string, sections: readonly Section[]): Ruleset {
  return {
    id,
    flows: byName([...sections.flatMap((section) => section.flows), rollSteps, windowSteps], (flow) => flow.name),
    effects: byName(
      sections.flatMap((section) => section.effects),
      (effect) => effect.id,
    ),
    stratagems: byName(
      sections.flatMap((section) => section.stratagems),
      (card) => card.id,
    ),
    switches,
    setChecks: new Map(sections.flatMap((section) => Object.entries(section.setChecks ?? {}))),
    begin: () => battleFlow.begin({}),
    startingEffects: (setup, roster) => startingEffects(sections, setup, roster),
    rerolls: rerollPermissions,
    offers: stratagemOffers,
    hasOffers: hasStratagemOffers,
  };
}

/** The core rules' own effects, then those of both armies and the mission. */
function startingEffects(sections: readonly Section[], battle: BattleSetup, roster: Roster): readonly EffectStart[] {
  const always = sections.flatMap((section) => section.always);
  const starts: EffectStart[] = always.map((effect) => ({ effect, owner: 0, data: {}, until: { kind: 'battle' } }));
  return [...starts, ...effectsOfArmies(battle, roster)];
}
