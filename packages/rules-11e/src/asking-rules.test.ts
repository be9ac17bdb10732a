/** For every rule of the core that asks a player: offered in its window to its targets, does what it says, refused otherwise. */
import { type Game, type JsonObject, recordStratagem } from '@adjutant/engine';
import { describe, expect, test } from 'vitest';
import { asking } from '../test/asking.ts';
import type { Scene } from '../test/scene.ts';
import { becomeBattleShocked } from './01-core-concepts/battle-shock.ts';
import { refusedStratagems } from './15-stratagems/index.ts';
import { ruleset11e } from './index.ts';

const { stratagems, effects } = ruleset11e;
const optional = [...effects.values()].filter(({ triggers }) => Object.values(triggers).some(({ forced }) => !forced));
const isCard = (id: string) => stratagems.has(id);

/** What a question offers of a rule. */
function offersOf(s: Scene, id: string) {
  const question = s.game.question;
  if (question === undefined || !('options' in question)) return [];
  return question.options.filter(({ group }) => group === id);
}

test('each of them has its scene; Command Re-roll, asked at rolls, is tested by itself', () => {
  const all = [...stratagems.keys(), ...optional.map(({ id }) => id)].filter((id) => id !== 'core/command-re-roll');
  expect(Object.keys(asking).sort()).toEqual(all.sort());
});

describe.each(Object.entries(asking))('%s', (id, { player, where, moment = where, at, targets, does, misses = {} }) => {
  test('is offered in its window, to its player, for its targets alone', () => {
    const s = at();
    const { question } = s;
    expect(question.player).toBe(player);
    expect([(question.facts as { moment?: string } | undefined)?.moment, question.purpose]).toContain(where);
    const units = offersOf(s, id).flatMap(({ unit }) => (unit === undefined ? [] : s.names[unit]!));
    expect([...new Set(units)]).toEqual(targets);
    expect(offersOf(s, id)).not.toEqual([]);
  });

  test('names no other moment', () => {
    const named = stratagems.get(id)?.moments ?? Object.keys(effects.get(id)?.triggers ?? {});
    expect(named).toEqual([moment]);
  });

  test('does what it says', () => {
    const s = at();
    expect(does(s, offersOf(s, id)[0]!.id)).toBe(true);
  });

  test('may be declined, and then changes nothing', () => {
    const s = at();
    const before = s.game.state.players.map(({ commandPoints }) => commandPoints);
    expect(s.tryAnswer('pass')).toEqual([]);
    expect(s.game.state.players.map(({ commandPoints }) => commandPoints)).toEqual(before);
  });

  test('is not to be had for what it is not offered for', () => {
    const s = at();
    const stranger = isCard(id) ? `stratagem:${id}:unit:99` : 'effect:9999';
    expect(s.tryAnswer(stranger)[0]).toHaveProperty('rule');
  });

  for (const [why, miss] of Object.entries(misses))
    test(`is not offered: ${why}`, () => expect(offersOf(miss(), id)).toEqual([]));
});

/** What a player may be refused a card for, whatever the card; makes it so. */
const reasons: Readonly<Record<string, (game: Game, id: string, player: 0 | 1) => void>> = {
  'too-few-command-points': (game, _id, player) => {
    game.state.players[player].commandPoints = 0;
  },
  'unit-battle-shocked': (game, _id, player) => {
    for (const unit of game.state.units) if (unit.player === player) becomeBattleShocked(game, unit.id, 'test');
  },
  'stratagem-used-this-phase': (game, id, player) => {
    const { phase, turn } = game.state.clock;
    recordStratagem(game, { stratagem: id, player, phase, turn, units: [] }, 1, true, 'test');
  },
  'unit-targeted-this-phase': (game, _id, player) => {
    const { phase, turn } = game.state.clock;
    const units = game.state.units.map(({ id }) => id);
    recordStratagem(game, { stratagem: 'other', player, phase, turn, units }, 1, true, 'test');
  },
  'stratagem-in-another-turn': (game) => {
    game.state.clock.player = game.state.clock.player === 0 ? 1 : 0;
  },
};

describe.each(Object.entries(asking).filter(([id]) => isCard(id)))(
  '%s',
  (id, { player, where, moment = where, at }) => {
    test.each(Object.entries(reasons))('is refused with its reason: %s', (code, make) => {
      if (code === 'stratagem-in-another-turn' && stratagems.get(id)?.turn === 'either') return;
      const { game, question } = at();
      const { context = {} } = (question.facts ?? {}) as { context?: JsonObject };
      make(game, id, player);
      expect(game.ruleset.offers(game, player, moment, context).filter(({ stratagem }) => stratagem === id)).toEqual(
        [],
      );
      const refused = refusedStratagems(game, player, moment, context).find(({ stratagem }) => stratagem === id);
      expect(refused?.refusal.code).toBe(code);
    });
  },
);
