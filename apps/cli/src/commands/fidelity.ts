import type { ArmySetup } from '@adjutant/engine';
import { fidelitySheet } from '@adjutant/session';
import { fidelityHeadings, ruleWords } from '@adjutant/text';
import type { Io } from '../io.ts';
import type { World } from '../world.ts';

/** How exactly each rule of an army is played, the most exact first. */
export function fidelityLines(army: ArmySetup, world: World, io: Io): void {
  const sheet = fidelitySheet(army, world.ruleset, { readByRules: world.readByRules });
  for (const [fidelity, heading] of fidelityHeadings) {
    const rules = sheet.filter((rule) => rule.fidelity === fidelity);
    if (rules.length === 0) continue;
    io.out(io.colours.bold(heading));
    for (const rule of rules) io.out(`  ${ruleWords(rule)}`);
  }
  io.out('');
}
