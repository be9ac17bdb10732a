/** The 11th edition: the table of contents of its rules. */
import type { Ruleset } from '@adjutant/engine';
import { composed } from './compose.ts';
import { sections } from './sections.ts';

/** The ruleset of the 11th edition without any faction's content. */
export const ruleset11e: Ruleset = composed('11e', sections);

export { battleShocked } from './01-core-concepts/battle-shock.ts';
export { beginTurnAt } from './07-battle-round/turn.ts';
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
