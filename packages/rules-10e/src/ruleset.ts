import type { Ruleset } from '@adjutant/engine';
import { composed, type Section, sections } from '@adjutant/rules-11e/edition';
import { section as own } from './section.ts';

/** Effects of the 11th edition that this one has not: cover is no matter of the attacker, [CLEAVE] came later. */
const without: ReadonlySet<string> = new Set(['benefit-of-cover', 'cleave']);

const flows = new Set(own.flows.map(({ name }) => name));
const effects = new Set([...own.effects.map(({ id }) => id), ...without]);

/** A section of the 11th edition without what this edition has not or has otherwise; none of its core stratagems is left. */
function shared(section: Section): Section {
  return {
    ...section,
    flows: section.flows.filter(({ name }) => !flows.has(name)),
    effects: section.effects.filter(({ id }) => !effects.has(id)),
    stratagems: [],
    always: section.always.filter((id) => !effects.has(id)),
  };
}

/** The ruleset of the 10th edition without any faction's content: its own rules, and the 11th edition's where nothing is said. */
export const ruleset10e: Ruleset = {
  ...composed('10e', [...sections.map(shared), own]),
  measures: { engagement: 1, arrival: 9 },
};
