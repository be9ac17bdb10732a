/** The sections of the 11th edition, in the order of the book. */
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
import { section as stratagems } from './15-stratagems/index.ts';
import { section as actions } from './16-actions/index.ts';
import { section as monstersVehicles } from './17-monsters-vehicles/index.ts';
import { section as transports } from './18-transports/index.ts';
import { section as strategicReserves } from './20-strategic-reserves/index.ts';
import { section as flyingSurging } from './21-flying-surging/index.ts';
import { section as otherRules } from './22-other-rules/index.ts';
import { section as aircraft } from './23-aircraft/index.ts';
import { section as coreAbilities } from './24-core-abilities/index.ts';
import { section as setup } from './25-setup/index.ts';
import { section as missionRules } from './mission/index.ts';
import type { Section } from './section.ts';

export const sections: readonly Section[] = [
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
