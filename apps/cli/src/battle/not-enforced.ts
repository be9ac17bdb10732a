import { settledOf, unscoredOf } from '@adjutant/content/missions';
import type { BattleSetup } from '@adjutant/engine';
import { type Unenforced, unenforced } from '@adjutant/session';
import {
  bracket,
  capital,
  limitationSentence,
  limitations,
  listOf,
  type Names,
  unenforcedSentence,
} from '@adjutant/text';
import type { World } from '../world.ts';

/** Everything in a battle that the engine does not enforce: a sentence each, and a paragraph for each army and for the rules. */
export interface NotEnforced {
  readonly sentences: readonly string[];
  readonly paragraphs: readonly string[];
}

/** What of this battle the players have to see to themselves. */
export function notEnforcedIn(setup: BattleSetup, names: Names, world: World): NotEnforced {
  const found = unenforced(setup, world.ruleset, { readByRules: world.readByRules }).map((one) =>
    named(one, setup, world),
  );
  const paragraphs = ([0, 1] as const).flatMap((player) => {
    const own = [...new Set(found.filter((one) => one.player === player).map(brief))];
    return own.length === 0 ? [] : [`${names.player(player)}, not enforced: ${listOf(own)}.`];
  });
  const unscored = unscoredOf(setup.mission).map(({ card, what }) => `mission card ${card}: ${what}`);
  const settled = settledOf(setup.mission);
  const rules = world.limitations.map(({ rule, text }) => `${limitations[text] ?? text}${bracket(rule)}`);
  return {
    sentences: [
      ...found.map((one) => `${names.player(one.player)}, ${unenforcedSentence(one, names)}`),
      ...world.limitations.map(limitationSentence),
      ...unscored.map((one) => `not scored: ${one}`),
      ...settled.map((one) => `assumed: ${one}`),
    ],
    paragraphs: [
      ...paragraphs,
      ...(rules.length === 0 ? [] : [`Rules not enforced: ${rules.join('; ')}.`]),
      ...(unscored.length === 0 ? [] : [`Not scored: ${unscored.join('; ')}.`]),
      ...(settled.length === 0 ? [] : [`Assumed: ${settled.join('; ')}.`]),
    ],
  };
}

function brief({ name, fidelity }: Unenforced): string {
  return `${capital(name)}${fidelity === 'none' ? '' : ` (${fidelity})`}`;
}

/** Detachments and enhancements stand in the setup by id; the library knows their names. */
function named(one: Unenforced, setup: BattleSetup, { library }: World): Unenforced {
  if (one.kind !== 'detachment' && one.kind !== 'enhancement') return one;
  const faction = library.faction(setup.armies[one.player].faction);
  const facts = one.kind === 'detachment' ? faction?.detachments : faction?.enhancements;
  return { ...one, name: facts?.find(({ id }) => id === one.id)?.name ?? one.name };
}
