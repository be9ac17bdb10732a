import { moveUnitFlow, targetUnit } from '@adjutant/rules-11e/content';
import { isEngaged } from '@adjutant/rules-11e/queries';
import { among } from '../../armies/units.ts';
import { type CardContent, card } from '../../armies/write.ts';
import { detachment } from './detachment.ts';
import { engagedWhenPhaseBegan, wasEngaged } from './engaged-at-start.ts';

/** Inches of the move. */
const DISTANCE = 6;

/** Krump and Run: an enemy unit has fallen back; an ORKS unit that was engaged with it and is free now makes a normal move. */
const krumpAndRunCard = card({
  id: `${detachment.id}/krump-and-run`,
  name: 'Krump and Run',
  detachment,
  rule: 'cs.st.fk.krump-and-run',
  price: 1,
  turn: 'opponent',
  when: ['unitEndedMove'],
  reminder:
    'When an enemy unit falls back from your unit and leaves it unengaged, it may make a normal move of up to 6".',
  touches: ['09.05', '09.07'],
  targets: ({ unit, moveType }, player, game) =>
    moveType === 'fall-back' && game.unit(unit).player !== player && game.state.clock.phaseName === 'movement'
      ? among(game, engagedWhenPhaseBegan(game, unit), player, 'ORKS')
          .filter((own) => !isEngaged(game, own))
          .map(targetUnit)
      : [],
  use(_context, { units: [unit] }, player, game) {
    if (unit === undefined) return;
    game.call(moveUnitFlow.begin({ unit, types: ['normal'], maximum: DISTANCE, optional: true }, player));
  },
});

export const krumpAndRun: CardContent = { card: krumpAndRunCard, effects: [wasEngaged] };
