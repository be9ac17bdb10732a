import { startEffect } from '@adjutant/engine';
import { isBattleShockStep } from '../01-core-concepts/battle-shock.ts';
import { ability } from '../effect.ts';
import { stratagem, targetUnit } from './stratagem.ts';

/** The roll of the unit succeeds and is not rolled. @rule 15.04-c 01.05.01-a */
export const bravery = ability({
  id: 'core/insane-bravery',
  rule: '15.04-c',
  hooks: { battleShockSucceeds: ({ unit }, self) => (self.unit === unit ? true : undefined) },
});

/** Insane Bravery: once a battle, just before a roll of the user's unit in the Battle-shock step of their Command phase. @rule 15.04 */
export const insaneBravery = stratagem({
  id: 'core/insane-bravery',
  name: 'Insane Bravery',
  rule: '15.04',
  price: 1,
  turn: 'own',
  perBattle: 1,
  when: ['beforeBattleShockRoll'],
  targets: ({ unit }, player, game) =>
    isBattleShockStep(game) && game.unit(unit).player === player ? [targetUnit(unit)] : [],
  use({ unit, frame }, _target, player, game) {
    startEffect(game, { effect: bravery.id, owner: player, unit, data: {}, until: { kind: 'frame', frame } }, '15.04');
  },
});
