/** Small battles of the Orks of the 10th edition for tests. */

import { ruleset10e } from '@adjutant/rules-10e';
import { refusedStratagems } from '@adjutant/rules-11e';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '@adjutant/rules-11e/test/scene';
import { withArmies } from '../src/armies/with-armies.ts';
import { factions10e } from '../src/orks-10e/index.ts';
import { boyz } from './army-scene.ts';

const ruleset = withArmies(ruleset10e, factions10e);

/** Player 0 has Orks of a detachment, player 1 other Orks without one. */
export function tenthScene(detachment: string | undefined, sketch: SceneSketch): Scene {
  return scene({
    ruleset,
    factions: ['orks', 'orks'],
    detachments: [detachment === undefined ? [] : [`orks/${detachment}`], []],
    commandPoints: [2, 0],
    ...sketch,
  });
}

/** BOYZ of player 0, so many models in two rows. */
export function mob(models: number, [x, y]: readonly [number, number], more: UnitSketch = {}): UnitSketch {
  const at = Array.from(
    { length: models },
    (_none, index) => [x + (index % 10) * 1.5, y - Math.floor(index / 10) * 1.5] as const,
  );
  return boyz({ at, ...more }, ['INFANTRY', 'MOB', 'BOYZ']);
}

/** Why a card is not offered to player 0 at its first moment. */
export function refusal(s: Scene, card: string, context: Record<string, number> = {}): string | undefined {
  const moment = ruleset.stratagems.get(card)?.moments[0];
  if (moment === undefined) throw new Error(`no card ${card}`);
  const found = refusedStratagems(s.game, 0, moment, context).find(({ stratagem }) => stratagem === card);
  return found && `${found.refusal.rule} ${found.refusal.code}`;
}
