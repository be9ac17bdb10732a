/** What the rules of armies cost while a unit shoots: with none in force, and with sixty on the unit. */
import { startEffect } from '@adjutant/engine';
import { ruleset11e } from '@adjutant/rules-11e';
import { allAt, shoot } from '@adjutant/rules-11e/test/attacks';
import type { Scene } from '@adjutant/rules-11e/test/scene';
import type { Bench } from '../../../tools/bench/measure.ts';
import { boyz, orkScene } from '../test/army-scene.ts';

const EFFECTS = 60;
/** Hooks that would ask questions or forbid the attack. */
const loud = ['reroll', 'mayNotTarget'];

/** Ten models are about to shoot; so many effects of the armies' cards and rules lie on their unit. */
function aboutToShoot(effects: number): Scene {
  const gun = { range: 30, attacks: 2, skill: 3, strength: 4 };
  const units = {
    us: boyz({ at: [10, 10], models: 10, weapons: [gun], abilities: [] }),
    foe: { player: 1 as const, at: [20, 30] as const, wounds: 200 },
  };
  const s = orkScene(undefined, { units, dice: Array.from({ length: 400 }, () => 4) });
  const quiet = [...s.ruleset.effects.values()].filter(
    ({ id, about, hooks }) =>
      about !== undefined &&
      !ruleset11e.effects.has(id) &&
      Object.keys(hooks).length > 0 &&
      !loud.some((hook) => hook in hooks),
  );
  for (let at = 0; at < effects; at++) {
    const effect = quiet[at % quiet.length]?.id ?? '';
    startEffect(s.game, { effect, owner: 0, unit: 0, sources: [0], data: {}, until: { kind: 'battle' } }, 'bench');
  }
  return shoot(s, 'us');
}

function shots(effects: number): () => void {
  const s = aboutToShoot(effects);
  const value = allAt(s, 'foe');
  return () => {
    const game = s.game.fork();
    const refusals = game.reply({ question: s.question.number, value });
    if (refusals.length > 0 || game.question !== undefined) throw new Error('the shooting did not come to its end');
  };
}

const benches: Bench[] = [
  { name: 'content/effects: ten models shoot, no rule of theirs in force', unit: 'us', operations: 1, run: shots(0) },
  {
    name: `content/effects: ten models shoot, ${EFFECTS} rules on their unit`,
    unit: 'us',
    operations: 1,
    run: shots(EFFECTS),
  },
];
export default benches;
