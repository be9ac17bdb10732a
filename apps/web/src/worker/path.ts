import type { Frame, Game } from '@adjutant/engine';
import { capital, type Names, spaced } from '@adjutant/text';
import { printed } from './said.ts';

/** Flows whose unit is a step of the way down to a question. */
const ofUnits: ReadonlySet<string> = new Set([
  'shoot-unit',
  'move-unit',
  'charge-unit',
  'fight-unit',
  'pile-in-unit',
  'consolidate-unit',
  'surge',
]);

/** From the phase down to what is being resolved: "T'au Shooting", "Devilfish 3", "Save". */
export function pathOf(game: Game, names: Names): readonly string[] {
  const { clock, stack } = game.state;
  const phase = `${names.player(clock.player)} ${capital(spaced(clock.phaseName))}`;
  const steps = stack.flatMap((frame) => stepOf(frame, names));
  return [phase, ...steps.filter((step, at) => step !== steps[at - 1])].map(printed);
}

function stepOf({ flow, locals }: Frame, names: Names): readonly string[] {
  if (ofUnits.has(flow) && typeof locals.unit === 'number') return [names.unit(locals.unit)];
  if (flow === 'roll' && typeof locals.purpose === 'string') return [`${capital(spaced(locals.purpose))} roll`];
  if (flow === 'stratagem' && typeof locals.stratagem === 'string') return [names.stratagem(locals.stratagem)];
  return [];
}
