import { type EffectInstance, type Game, type JsonObject, note } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { rolled, shootAll } from '../../test/attacks.ts';
import {
  dice,
  fixed,
  type Scene,
  type SceneSketch,
  scene,
  type UnitSketch,
  type WeaponSketch,
} from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { mortalWoundsFlow } from '../flows.ts';

type Watched = 'attackAllocated' | 'damageSuffered' | 'mortalWoundAllocated' | 'modelDestroyed';

/** Notes a moment with what is known then. */
const watch = (moment: Watched) =>
  ability({
    id: moment,
    rule: 'test',
    triggers: {
      [moment]: {
        forced: true,
        applies: () => true,
        use: (context: JsonObject, self: EffectInstance, game: Game) => note(game, self.effect, 'test', context),
      },
    },
  });

function watching(moments: readonly Watched[], sketch: Omit<SceneSketch, 'effects' | 'detachments'>): Scene {
  return scene({ ...sketch, effects: moments.map(watch), detachments: [[...moments], []] });
}

const watched = (s: Scene) => s.events('note').filter(({ rule }) => rule === 'test');
const duel = (weapon: WeaponSketch, target: Partial<UnitSketch>): SceneSketch['units'] => ({
  a: { at: [10, 10], weapons: [{ range: 24, ...weapon }] },
  b: { player: 1, at: [10, 20], ...target },
});

test('05.04-c, 04.02-q a rule for allocated attacks is used when the model is picked, before save and damage are settled', () => {
  const units = duel({ damage: dice(1, 3) }, { models: 2, wounds: 5 });
  const s = shootAll(watching(['attackAllocated'], { units, dice: [3, 4, 1, 6] }), 'a', 'b');
  const [, second] = s.models('b');
  s.answer([`model:${second}`]);
  expect(watched(s)).toMatchObject([{ values: { unit: 0, target: 1, model: second } }]);
  const order = s.game.log.flatMap((event) =>
    event.type === 'dice' ? [event.purpose] : event.type === 'note' && event.rule === 'test' ? ['allocated'] : [],
  );
  expect(order).toEqual(['hit', 'wound', 'save', 'allocated', 'damage']);
});

test('05.04-j a model has suffered damage though every wound is ignored, and not where the save succeeds', () => {
  const abilities = [{ id: 'feel-no-pain', name: 'Feel No Pain', kind: 'core', value: fixed(5) }] as const;
  const units = duel({ attacks: 2 }, { wounds: 5, abilities });
  const s = shootAll(watching(['damageSuffered'], { units, dice: [3, 3, 4, 4, 1, 6, /* ignored */ 6] }), 'a', 'b');
  expect(watched(s)).toMatchObject([{ values: { model: s.models('b')[0], lost: 0 } }]);
  expect([s.wounds('b'), s.diceLeft()]).toEqual([[5], 0]);
});

test('cs.faq.06.02-1-a 06.02-g, -i each mortal wound is allocated before it is lost, and each destroyed model has its moment', () => {
  const s = watching(['mortalWoundAllocated', 'modelDestroyed'], { units: { b: { player: 1, models: 3 } } });
  const cause = { kind: 'rule', rule: 'test', owner: 0 } as const;
  s.run(mortalWoundsFlow.begin({ unit: 0, batches: [2], onePerBatch: false, cause, after: null }));
  s.answer(s.models('b').map((model) => `model:${model}`));
  expect(watched(s).map(({ code, values }) => `${code} ${values.model}`)).toEqual([
    'mortalWoundAllocated 0',
    'modelDestroyed 0',
    'mortalWoundAllocated 1',
    'modelDestroyed 1',
  ]);
});

test('05.00-c an attack that fails rolls no further, and the pool ends with its last attack', () => {
  const s = shootAll(
    scene({ units: duel({ attacks: 4 }, {}), dice: [1, 3, 3, 3, /* wounds */ 1, 4, 4, /* saves */ 3, 4] }),
    'a',
    'b',
  );
  expect(['hit', 'wound', 'save'].map((purpose) => rolled(s, purpose)[0]!.length)).toEqual([4, 3, 2]);
  expect([s.over, s.diceLeft()]).toEqual([true, 0]);
});

test('02.02.03-f the roll for a number of attacks, and a damage roll, may be thrown again at once', () => {
  const asked = (weapon: WeaponSketch, faces: readonly number[]) => {
    const s = shootAll(scene({ units: duel(weapon, { wounds: 9 }), dice: faces, commandPoints: [1, 0] }), 'a', 'b');
    const rolls: unknown[] = [];
    while (s.game.question?.purpose === 're-roll') {
      rolls.push(s.question.facts?.roll);
      s.answer([]);
    }
    return rolls;
  };
  expect(asked({ attacks: dice(1, 6) }, [1, 1])).toEqual(['attacks', 'hit']);
  expect(asked({ damage: dice(1, 6) }, [3, 4, 1, 2])).toEqual(['hit', 'wound', 'damage']);
});
