import { type BattleSetup, buildRoster } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { allAt, shoot } from '../../test/attacks.ts';
import { scene } from '../../test/scene.ts';
import { stratagem, targetUnit } from '../15-stratagems/stratagem.ts';
import { ability } from '../effect.ts';
import { commandPhaseFlow } from '../flows.ts';
import { effectsOfArmies } from '../starting-effects.ts';

test('01.01-b a player controls their own models also in the other player’s turn', () => {
  const s = scene({
    turn: 0,
    dice: [6, 6, 6, 6, 1, 1],
    units: { gunners: { models: 2, weapons: [{ range: 24 }] }, foe: { player: 1, models: 3, at: [0.7, 12] } },
  });
  shoot(s, 'gunners', ['normal']).answer(allAt(s, 'foe'));
  expect(s.question).toMatchObject({ player: 1, purpose: 'model-to-take-attack', unit: s.unit('foe') });
});

test('01.03.01-a the rules of detachments, datasheets and enhancements belong to the player of that army', () => {
  const units = {
    us: { abilities: [{ id: 'ours', name: 'Ours', kind: 'datasheet' as const }] },
    foe: { player: 1 as const },
  };
  const { setup } = scene({ units, detachments: [['mine'], ['yours']] }).game;
  const [ours, theirs] = setup.armies;
  const [foe] = theirs.units;
  const models = foe!.models.map((model) => ({ ...model, enhancement: 'relic' }));
  const changed: BattleSetup = { ...setup, armies: [ours, { ...theirs, units: [{ ...foe!, models }] }] };
  const owners = effectsOfArmies(changed, buildRoster(changed)).map(({ effect, owner }) => `${effect} ${owner}`);
  expect(owners).toEqual(expect.arrayContaining(['mine 0', 'yours 1', 'ours 0', 'relic 1']));
});

test('01.03.01-a 01.03.01-b a stratagem is a rule of the player who uses it, and so is its limit', () => {
  const mark = ability({ id: 'mark', rule: 'test' });
  const card = stratagem({
    id: 'test/card',
    name: 'Card',
    rule: 'test',
    price: 0,
    turn: 'either',
    when: ['commandAbilities'],
    targets: (_context, player) => [targetUnit(player)],
    use: () => undefined,
  });
  const s = scene({ units: { us: {}, foe: { player: 1 } }, effects: [mark], stratagems: [card], phase: 'command' });
  s.run(commandPhaseFlow.begin({}));
  s.answer('stratagem:test/card:unit:0');
  expect(s.question).toMatchObject({ player: 1, purpose: 'window' });
  s.answer('stratagem:test/card:unit:1');
  expect(s.game.state.stratagemUses.map(({ player }) => player)).toEqual([0, 1]);
});
