import { type LayoutLibrary, layoutsFor } from '@adjutant/content/layouts';
import { settledOf, unscoredOf } from '@adjutant/content/missions';
import type { MissionSetup } from '@adjutant/engine';
import { missionCards } from '@adjutant/rules-11e';
import { count } from '@adjutant/text';
import type { Io } from '../io.ts';
import { exits } from '../problem.ts';
import type { World } from '../world.ts';

/** Lists the missions by the name that `--mission` takes; brings back how the program ends. */
export function missions({ missions: all, compiledLayouts }: World, io: Io): number {
  const { bold, dim, yellow } = io.colours;
  for (const mission of all) {
    io.out(`${bold(mission.id.split('/').at(-1) ?? mission.id)}  ${mission.name}`);
    const players = pairing(mission);
    if (players !== undefined) io.out(dim(`    ${players}`));
    const layouts = drawnFor(mission, compiledLayouts);
    if (layouts.length > 0) io.out(dim(`    drawn for it: ${layouts.join(', ')}`));
    for (const { card, what } of unscoredOf(mission)) io.out(yellow(`    not scored: ${card}, ${what}`));
  }
  const settled = [...new Set(all.flatMap(settledOf))];
  if (settled.length > 0) io.out(`The data says nothing of how the deck is played; assumed: ${settled.join('; ')}.`);
  io.out(count(all.length, 'mission'));
  return exits.ok;
}

/** The layouts that the data draws for a mission, by the name that `--layout` takes. */
function drawnFor(mission: MissionSetup, { index }: LayoutLibrary): readonly string[] {
  const cards = missionCards(mission);
  const entries = cards === undefined ? [] : layoutsFor(index, cards.dispositions);
  return entries.map(({ id }) => id.split('/').at(-1) ?? id);
}

/** Who is out for what, and so plays which primary mission. */
function pairing(mission: MissionSetup): string | undefined {
  const cards = missionCards(mission);
  if (cards === undefined) return undefined;
  const [first, second] = cards.primaries.map(
    (card, player) => `${cards.dispositions[player] ?? ''} plays ${card.name}`,
  );
  return `${first}; ${second}; ${count(cards.secondaries.length, 'secondary mission')}`;
}
