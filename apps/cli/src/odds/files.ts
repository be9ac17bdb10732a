/** Answers as data: JSON, CSV, and a picture. */
import { atLeast, medianOf, type Spread } from '@adjutant/odds';
import { label, tag } from '../picture/svg.ts';
import type { OddsAnswer } from './answer.ts';
import { percent } from './histogram.ts';

/** An answer as JSON. */
export function jsonOf(answer: OddsAnswer): string {
  const { title, stages, outcomes, groups, assumptions, points, hazards, simulated } = answer;
  const spread = (one: Spread) => ({ mean: one.mean, median: medianOf(one), p: one.chances, atLeast: atLeast(one) });
  return JSON.stringify(
    {
      title,
      stages: stages.map(({ name, means }) => ({ name, ...means })),
      woundsLost: spread(outcomes.woundsLost),
      modelsDestroyed: spread(outcomes.modelsDestroyed),
      groups: outcomes.destroyedByGroup.map((one, at) => ({ name: groups[at], modelsDestroyed: spread(one) })),
      unitDestroyed: outcomes.unitDestroyed,
      points,
      hazardRolls: {
        rolls: hazards.rolls,
        ...(hazards.odds === undefined ? {} : { ownModelsDestroyed: spread(hazards.odds.modelsDestroyed) }),
      },
      ...(simulated === undefined ? {} : { simulated }),
      assumptions,
    },
    undefined,
    2,
  );
}

/** An answer as lines of comma-separated values: a line for each number of models or wounds. */
export function csvOf({ outcomes }: OddsAnswer): string {
  const rows = (what: string, spread: Spread) => {
    const tails = atLeast(spread);
    return spread.chances.map((chance, at) => `${what},${at},${chance},${tails[at]}`);
  };
  return [
    'what,number,exactly,at least',
    ...rows('models destroyed', outcomes.modelsDestroyed),
    ...rows('wounds lost', outcomes.woundsLost),
  ].join('\n');
}

const HEIGHT = 200;
const STEP = 44;

/** An answer as a picture: a bar for each number of models destroyed, a line for at least as many. */
export function plotOf({ title, outcomes, models }: OddsAnswer): string {
  const spread = models === 1 ? outcomes.woundsLost : outcomes.modelsDestroyed;
  const { chances } = spread;
  const tails = atLeast(spread);
  const width = Math.max(420, chances.length * STEP + 60);
  const y = (chance: number) => 40 + HEIGHT * (1 - chance);
  const x = (at: number) => 40 + at * STEP;
  const bars = chances.flatMap((chance, at) => [
    tag('rect', { x: x(at), y: y(chance), width: STEP - 10, height: HEIGHT * chance, fill: '#3b6ea5' }),
    label(x(at) + (STEP - 10) / 2, y(chance) - 4, percent(chance), { 'text-anchor': 'middle', 'font-size': 9 }),
    label(x(at) + (STEP - 10) / 2, 40 + HEIGHT + 16, String(at), { 'text-anchor': 'middle' }),
  ]);
  const line = tails.map((chance, at) => `${x(at) + (STEP - 10) / 2},${y(chance)}`).join(' ');
  const caption = `${models === 1 ? 'wounds lost' : 'models destroyed'}: expected ${spread.mean.toFixed(2)}, median ${medianOf(spread)}; line: at least so many`;
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height: HEIGHT + 90, 'font-family': 'sans-serif', 'font-size': 12 },
    [
      tag('rect', { width, height: HEIGHT + 90, fill: '#ffffff' }),
      label(20, 20, title, { 'font-weight': 'bold' }),
      ...bars,
      tag('polyline', { points: line, fill: 'none', stroke: '#c0392b', 'stroke-width': 1.5 }),
      label(20, HEIGHT + 78, caption),
    ],
  );
}
