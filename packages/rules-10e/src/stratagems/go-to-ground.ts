import { startEffect } from '@adjutant/engine';
import { ability, stratagem, targetUnit, untilPhaseEnd } from '@adjutant/rules-11e/content';
import { unitHas } from '@adjutant/rules-11e/queries';

const rule = '10e.strat-f';

/** The invulnerable save of who goes to ground. */
const SAVE = 6;

/** A unit on the ground has a 6+ invulnerable save and the benefit of cover. @rule 10e.strat-f */
export const onTheGround = ability({
  id: 'core/go-to-ground',
  rule,
  hooks: {
    invulnerableSave: ({ model }, self, game) => (game.model(model).unit === self.unit ? SAVE : undefined),
    cover: ({ target, melee }, self) => (!melee && target === self.unit ? true : undefined),
  },
});

/** Go to Ground: an INFANTRY unit that was selected as a target of shooting. @rule 10e.strat-f */
export const goToGround = stratagem({
  id: 'core/go-to-ground',
  name: 'Go to Ground',
  rule,
  category: 'Battle Tactic',
  price: 1,
  turn: 'opponent',
  phase: 'shooting',
  when: ['targetsSelected'],
  targets: ({ targets, kind }, player, game) =>
    kind === 'shoot'
      ? targets.filter((unit) => game.unit(unit).player === player && unitHas(game, unit, 'INFANTRY')).map(targetUnit)
      : [],
  use(_context, { units: [unit] }, player, game) {
    if (unit === undefined) return;
    startEffect(game, { effect: onTheGround.id, owner: player, unit, data: {}, until: untilPhaseEnd(game) }, rule);
  },
});
