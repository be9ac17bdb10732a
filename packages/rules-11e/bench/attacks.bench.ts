import type { Bench } from '../../../tools/bench/measure.ts';
import { fightPhaseFlow, shootUnitFlow } from '../src/flows.ts';
import { scene, type UnitSketch, type WeaponSketch } from '../test/scene.ts';
import { playOn, seeded } from './play.ts';

const rifle: WeaponSketch = { name: 'rifle', range: 24, attacks: 2, skill: 3, strength: 4, ap: -1 };
const launcher: WeaponSketch = { name: 'launcher', range: 36, attacks: 1, skill: 3, strength: 6, ap: -2, damage: 2 };
const guns: UnitSketch = { models: 10, at: [10, 10], weapons: [rifle, launcher] };
const shot: UnitSketch = { player: 1, models: 10, at: [10, 24], wounds: 2, save: 3 };
const shooting = scene({ phase: 'shooting', commandPoints: [3, 3], units: { guns, shot } });

function shoot(): number {
  const game = seeded(shooting.game.fork());
  game.push(shootUnitFlow.begin({ unit: 0, outOfPhase: false, types: ['normal'] }));
  game.run();
  return playOn(game);
}

const blade: WeaponSketch = { attacks: 3, skill: 3, strength: 4, ap: -1 };
const step = 1.5;

/** Twenty models in ranks of seven, the first `gap` inches from y = 20. */
function ranks(player: 0 | 1, gap: number): UnitSketch {
  const away = player === 0 ? -1 : 1;
  const at = Array.from(
    { length: 20 },
    (_none, model) => [20 + (model % 7) * step, 20 + away * (gap + Math.floor(model / 7) * step)] as const,
  );
  return { player, at, weapons: [blade], wounds: 2 };
}

const melee = scene({ phase: 'fight', commandPoints: [3, 3], units: { ours: ranks(0, 1.5), theirs: ranks(1, 1.5) } });

function fight(): number {
  const game = seeded(melee.game.fork());
  game.push(fightPhaseFlow.begin({}));
  game.run();
  return playOn(game);
}

const benches: readonly Bench[] = [
  { name: 'rules/shooting: ten models, two weapons, at ten models', unit: 'ms', operations: 1, run: shoot },
  { name: 'rules/shooting: questions of that', unit: 'questions', count: shoot },
  { name: 'rules/fight: 20 against 20 with pile-ins', unit: 'ms', operations: 1, run: fight },
  { name: 'rules/fight: questions of that', unit: 'questions', count: fight },
];

export default benches;
