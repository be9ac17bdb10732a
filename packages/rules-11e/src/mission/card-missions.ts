/** Missions that are made of cards: what is remembered during the battle, and when the cards score. */
import { type EffectDefinition, type EffectStart, type Game, setUnitFact, type UnitId } from '@adjutant/engine';
import { isUnitInRange } from '../14-objectives/place.ts';
import { ability } from '../effect.ts';
import { missionActions, offeredActions } from './actions.ts';
import { cardRules } from './card-rules.ts';
import { drawing } from './hand.ts';
import { marks } from './marks.ts';
import { scoreCardsFlow } from './scoring.ts';
import { rememberTurn } from './turn-began.ts';

/** Whether a unit is in range of some objective. */
function isOnObjective(game: Game, unit: UnitId): boolean {
  return game.state.objectives.some(({ id }) => isUnitInRange(game, unit, id));
}

/** Memory and scoring of the cards, both players' alike. */
const cardScoring = ability({
  id: 'mission/cards',
  rule: 'mission',
  triggers: {
    startOfTurn: {
      layer: 'core',
      forced: true,
      applies: () => true,
      use: (_context, _self, game) => rememberTurn(game),
    },
    unitDestroyed: {
      layer: 'core',
      forced: true,
      applies: ({ unit, by }, _self, game) => by !== null && game.unit(by).player !== game.unit(unit).player,
      use({ unit, by }, _self, game) {
        if (by === null) return;
        setUnitFact(game, by, 'destroyedUnitOn', game.state.clock.turn);
        if (isOnObjective(game, by)) setUnitFact(game, unit, 'fellToUnitOnObjective', game.state.clock.turn);
      },
    },
    endOfCommandPhase: {
      layer: 'mission',
      forced: true,
      applies: () => true,
      use: (_context, _self, game) => game.call(scoreCardsFlow.begin({ at: 'end-of-command-phase' })),
    },
    endOfTurn: {
      layer: 'mission',
      forced: true,
      applies: () => true,
      use: (_context, _self, game) => game.call(scoreCardsFlow.begin({ at: 'end-of-turn' })),
    },
    endOfRound: {
      layer: 'mission',
      forced: true,
      applies: (_context, _self, game) => game.state.clock.round === game.setup.mission.rounds,
      use: (_context, _self, game) => game.call(scoreCardsFlow.begin({ at: 'end-of-battle' })),
    },
  },
});

/** All effects that missions made of cards put into force or leave behind. */
export const cardEffects: readonly EffectDefinition[] = [
  cardScoring,
  drawing,
  ...cardRules,
  ...missionActions,
  ...marks,
];

/** What is in force from the beginning of a battle with cards. */
export function startsOfCards(): readonly EffectStart[] {
  const until = { kind: 'battle' } as const;
  const both = [drawing.id, ...cardRules.map(({ id }) => id)];
  return [
    { effect: cardScoring.id, owner: 0, data: {}, until },
    ...offeredActions.map((effect) => ({ effect, owner: 0, data: {}, until }) as const),
    ...([0, 1] as const).flatMap((owner) => both.map((effect) => ({ effect, owner, data: {}, until }))),
  ];
}
