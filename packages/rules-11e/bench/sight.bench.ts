import type { Game } from '@adjutant/engine';
import { tally } from '@adjutant/geometry';
import type { Bench } from '../../../tools/bench/measure.ts';
import { areas, solids, units, walls } from '../../geometry/bench/table.ts';
import { isVisible } from '../src/06-other-concepts/visibility.ts';
import { shootUnitFlow } from '../src/flows.ts';
import { type SceneSketch, scene, type UnitSketch } from '../test/scene.ts';
import type { FeatureSketch } from '../test/sketch.ts';
import { playOn, seeded } from './play.ts';

/** The walls and blocks of the full table, each as a feature of the area that it stands in. */
const features: FeatureSketch[] = [
  ...walls.map(({ id: _id, ...wall }, at): FeatureSketch => {
    const index = Math.floor(at / 2);
    return { area: `area ${index + (index > 5 ? 4 : 0)}`, category: at % 3 === 0 ? 'light' : 'dense', walls: [wall] };
  }),
  ...solids.map(({ outline, bottom, top }, at): FeatureSketch => {
    const part = at < 4 ? { blocks: [{ outline, bottom, top }] } : { floors: [{ outline, z: top }] };
    return { area: `area ${at < 4 ? at + 6 : at * 3 - 11}`, category: 'dense', ...part };
  }),
];

const table: Pick<SceneSketch, 'areas' | 'features'> = {
  areas: areas.map(({ id, outline }) => ({ id: String(id), outline })),
  features,
};

const gun = { name: 'gun', range: 60, attacks: 2, skill: 3 };

/** Two armies of 100 models on the full table. */
const armies = scene({
  phase: 'shooting',
  units: Object.fromEntries(
    units.map((models, at): [string, UnitSketch] => [
      `unit ${at}`,
      { player: at < 10 ? 0 : 1, at: models.map(({ body }) => [body.pose.x, body.pose.y] as const), weapons: [gun] },
    ]),
  ),
  ...table,
}).game;

let shifts = 0;

/** Puts all models a little aside, to places where nobody has stood. */
function shift(game: Game): Game {
  shifts += 1;
  for (const model of game.state.models) {
    if (model.pose !== undefined) model.pose = { ...model.pose, x: model.pose.x + shifts * 1e-6 };
  }
  return game;
}

function shooting(a: UnitSketch, b: UnitSketch): () => number {
  const squad = { models: 10, weapons: [gun, { ...gun, name: 'launcher', attacks: 1 }] };
  const { game } = scene({
    phase: 'shooting',
    commandPoints: [3, 3],
    units: { a: { ...squad, ...a }, b: { player: 1, wounds: 2, ...squad, ...b } },
    ...table,
  });
  return () => {
    const played = shift(seeded(game.fork()));
    played.push(shootUnitFlow.begin({ unit: 0, outOfPhase: false, types: ['normal'] }));
    played.run();
    return playOn(played);
  };
}

/** Past the corner of a ruin, at a unit that it hides in part. */
const past = shooting({ at: [20, 10] }, { at: [24, 22] });
/** At VEHICLES with a low wall and other things in between. */
const across = shooting({ at: [3, 22] }, { at: [12, 34], keywords: ['MOUNTED'] });

const pairs = 2_000;

function look(): number {
  const game = shift(armies.fork());
  let seen = 0;
  for (let at = 0; at < pairs; at += 1) if (isVisible(game, (at * 7) % 100, 100 + ((at * 13) % 100))) seen += 1;
  return seen;
}

function countOf(what: 'sights' | 'fullSights' | 'sightSearches', run: () => unknown): number {
  const before = tally[what];
  run();
  return tally[what] - before;
}

const benches: readonly Bench[] = [
  { name: 'rules/sight: a model by a model, new places', unit: 'us', operations: pairs, run: look },
  { name: 'rules/sight: models seen of those 2,000', unit: 'pairs', count: look },
  { name: 'rules/shooting: ten at ten past a ruin', unit: 'ms', operations: 1, run: past },
  { name: 'rules/shooting: lines sought for that', unit: 'searches', count: () => countOf('sightSearches', past) },
  { name: 'rules/shooting: ten at ten across the table', unit: 'ms', operations: 1, run: across },
  { name: 'rules/shooting: lines sought for these', unit: 'searches', count: () => countOf('sightSearches', across) },
];
export default benches;
