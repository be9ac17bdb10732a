/** The 11th edition: the table of contents of its rules. */
import {
  type BattleSetup,
  byName,
  type EffectStart,
  type Roster,
  type Ruleset,
  rollSteps,
  windowSteps,
} from '@adjutant/engine';
import { section as coreConcepts } from './01-core-concepts/index.ts';
import { section as datasheets } from './02-datasheets/index.ts';
import { section as moving } from './03-moving/index.ts';
import { section as makingAttacks } from './04-making-attacks/index.ts';
import { section as attackSequence } from './05-attack-sequence/index.ts';
import { section as otherConcepts } from './06-other-concepts/index.ts';
import { section as battleRound } from './07-battle-round/index.ts';
import { section as commandPhase } from './08-command-phase/index.ts';
import { section as movementPhase } from './09-movement-phase/index.ts';
import { section as shootingPhase } from './10-shooting-phase/index.ts';
import { section as chargePhase } from './11-charge-phase/index.ts';
import { section as fightPhase } from './12-fight-phase/index.ts';
import { section as terrain } from './13-terrain/index.ts';
import { section as objectives } from './14-objectives/index.ts';
import {
  hasStratagemOffers,
  rerollPermissions,
  stratagemOffers,
  section as stratagems,
} from './15-stratagems/index.ts';
import { section as actions } from './16-actions/index.ts';
import { section as monstersVehicles } from './17-monsters-vehicles/index.ts';
import { section as transports } from './18-transports/index.ts';
import { section as strategicReserves } from './20-strategic-reserves/index.ts';
import { section as flyingSurging } from './21-flying-surging/index.ts';
import { section as otherRules } from './22-other-rules/index.ts';
import { section as aircraft } from './23-aircraft/index.ts';
import { section as coreAbilities } from './24-core-abilities/index.ts';
import { section as setup } from './25-setup/index.ts';
import { battleFlow } from './flows.ts';
import { section as missionRules } from './mission/index.ts';
import { effectsOfArmies } from './starting-effects.ts';
import { switches } from './switches.ts';

const sections = [
  coreConcepts,
  datasheets,
  moving,
  makingAttacks,
  attackSequence,
  otherConcepts,
  battleRound,
  commandPhase,
  movementPhase,
  shootingPhase,
  chargePhase,
  fightPhase,
  terrain,
  objectives,
  stratagems,
  actions,
  monstersVehicles,
  transports,
  strategicReserves,
  flyingSurging,
  otherRules,
  aircraft,
  coreAbilities,
  setup,
  missionRules,
];

/** The ruleset of the 11th edition without any faction's content. */
export const ruleset11e: Ruleset = {
  id: '11e',
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
  startingEffects,
  rerolls: rerollPermissions,
  offers: stratagemOffers,
  hasOffers: hasStratagemOffers,
};

export { battleShocked } from './01-core-concepts/battle-shock.ts';
export { refusedStratagems, stratagem, targetUnit, targetWith } from './15-stratagems/index.ts';
export { type ActionChoice, type ActionSketch, action, type PerformedAction } from './16-actions/index.ts';
export { type AuraSketch, aura, type Reach } from './22-other-rules/aura.ts';
export { ability } from './effect.ts';
export {
  checkLayout,
  type LayoutCheck,
  type LayoutProblem,
  type LayoutProblemCode,
  layoutProblemCodes,
  layouts,
  wallOutline,
} from './layouts/index.ts';
export { type Limitation, limitations, readFromDatasheets } from './limitations.ts';
export * from './mission/cards.ts';
export { type Mission, missions } from './mission/index.ts';

/** The core rules' own effects, then those of both armies and the mission. */
function startingEffects(battle: BattleSetup, roster: Roster): readonly EffectStart[] {
  const always = sections.flatMap((section) => section.always);
  const starts: EffectStart[] = always.map((effect) => ({ effect, owner: 0, data: {}, until: { kind: 'battle' } }));
  return [...starts, ...effectsOfArmies(battle, roster)];
}
