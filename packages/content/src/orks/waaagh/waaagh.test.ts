import { type Game, note } from '@adjutant/engine';
import { ability } from '@adjutant/rules-11e/content';
import { comesTo, fightAll, firstOf, notes, pools, shootAll } from '@adjutant/rules-11e/test/attacks';
import { chargePhaseFlow, commandPhaseFlow } from '@adjutant/rules-11e/test/flows';
import { offered } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, fact, optionOf, orkScene, use } from '../../../test/army-scene.ts';
import { isWaaaghActive, startWaaagh } from './active.ts';

const CALL = 'orks/waaagh/call';
const foe: UnitSketch = { player: 1, at: [30, 20] };

function scene(more: Partial<SceneSketch> = {}): Scene {
  return orkScene(undefined, { phase: 'command', units: { us: boyz({ at: [30, 10] }), foe }, ...more });
}

/** The Command phase of a player. */
function command(s: Scene, player: 0 | 1): Scene {
  s.game.state.clock.player = player;
  return s.run(commandPhaseFlow.begin({}));
}

const isActive = (s: Scene) => isWaaaghActive(s.game, s.unit('us'));

test('cs.army.waaagh-11-a, -f an army of Orks may call it at the start of its Command phase', () => {
  const s = command(scene(), 0);
  expect([s.question.facts?.moment, optionOf(s, CALL) === undefined]).toEqual(['start-of-command-phase', false]);
  expect(isActive(use(s, CALL))).toBe(true);
  expect(isActive(command(scene(), 0).answer('pass'))).toBe(false);
  expect(command(scene(), 1).over).toBe(true);
  expect(command(scene({ factions: ['tau-empire', 'orks'] }), 0).over).toBe(true);
});

test('cs.army.waaagh-11-a once in a battle', () => {
  const s = command(use(command(scene(), 0), CALL), 0);
  expect(s.over).toBe(true);
});

test('cs.army.waaagh-11-b cs.er.waaagh-a it lasts through the opponent’s turn until the next own Command phase begins', () => {
  const s = use(command(scene(), 0), CALL);
  expect(isActive(command(s, 1))).toBe(true);
  expect(isActive(command(s, 0))).toBe(false);
});

test('cs.army.waaagh-11-c a unit with the ability charges after an advance', () => {
  const advanced = (isCalled: boolean, us: UnitSketch = boyz({ at: [30, 10] })) => {
    const s = fact(scene({ phase: 'charge', units: { us, foe } }), 'us', 'advancedOn');
    if (isCalled) startWaaagh(s.game, 0, 'test');
    return s.run(chargePhaseFlow.begin({}));
  };
  expect(offered(advanced(true))).toContain('unit:0');
  expect(advanced(false).over).toBe(true);
  expect(advanced(true, { at: [30, 10], keywords: ['ORKS'] }).over).toBe(true);
});

test('cs.army.waaagh-11-d +1 S and +1 A in melee, for models with the ability', () => {
  const blade = { attacks: 1, skill: 3, strength: 4 };
  const fights = (active: boolean, dice: readonly number[]) => {
    const us = boyz({ at: [30, 10], weapons: [blade] });
    const s = scene({ phase: 'fight', units: { us, foe: { ...foe, at: [30, 12], toughness: 5 } }, dice });
    if (active) startWaaagh(s.game, 0, 'test');
    return pools(firstOf(fightAll(s, 'us', 'foe'))).join();
  };
  expect(fights(true, [3, 3, /* wounds at S 5 */ 4, 3, /* save */ 6])).toBe('2 2 1');
  expect(fights(false, [3, 4])).toBe('1 1 0');
  expect(comesTo({ ...blade, range: 24 }, { toughness: 5 }, [3, 4])).toBe('1 1 0');
});

test('cs.army.waaagh-11-e models with the ability have a 5+ invulnerable save', () => {
  const shotAt = (active: boolean) => {
    const gunner: UnitSketch = { player: 1, at: [30, 20], weapons: [{ range: 24, ap: -6 }] };
    const s = scene({ phase: 'shooting', turn: 1, units: { us: boyz({ at: [30, 10] }), gunner }, dice: [4, 4, 5] });
    if (active) startWaaagh(s.game, 0, 'test');
    return shootAll(s, 'gunner', 'us').left('us');
  };
  expect([shotAt(true), shotAt(false)]).toEqual([1, 0]);
});

test('cs.army.waaagh-11-g cs.faq.waaagh-1-a cs.wtc.15-1-a another rule may make it active for one unit alone', () => {
  const s = scene({ units: { us: boyz({ at: [30, 10] }), others: boyz({ at: [10, 10] }), foe } });
  startWaaagh(s.game, 0, 'test', s.unit('us'));
  expect([isActive(s), isWaaaghActive(s.game, s.unit('others')), isWaaaghActive(s.game, s.unit('foe'))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('cs.army.waaagh-11-h cs.faq.waaagh-2-a what is triggered by the call also works aboard a TRANSPORT', () => {
  const shouts = ability({
    id: 'shouts',
    rule: 'test',
    triggers: {
      armyRuleUsed: {
        forced: true,
        applies: ({ effect, player }, self) => effect === 'orks/waaagh' && player === self.owner,
        use: (_context, self, game: Game) => note(game, 'shouted', 'test', { unit: self.unit ?? null }),
      },
    },
  });
  const us = boyz({ aboard: 'truk', abilities: [{ id: 'shouts', name: 'shouts', kind: 'datasheet' }] });
  const s = scene({ effects: [shouts], units: { us, truk: boyz({ at: [30, 10] }, ['VEHICLE']), foe } });
  expect(notes(use(command(s, 0), CALL), 'shouted')).toEqual([{ unit: 0 }]);
});
