/** Invented mission cards for tests. */

import { commandPhaseFlow, roundFlow, turnFlow } from '../src/flows.ts';
import type { Award, AwardMoment, MissionCard, MissionCards, Quantity } from '../src/mission/cards.ts';
import { rememberTurn } from '../src/mission/turn-began.ts';
import { type Scene, type SceneSketch, scene } from './scene.ts';

type AwardSketch = Partial<Award> & { readonly points: number };

export const endOfOwnTurn: AwardMoment = { at: 'end-of-turn', turn: 'own' };

/** A card; an award is paid at the end of the own turn unless told otherwise. */
export function card(awards: readonly AwardSketch[], more: Partial<MissionCard> = {}): MissionCard {
  return {
    id: 'card',
    name: 'Card',
    awards: awards.map((award, at) => ({ id: `award-${at + 1}`, moment: endOfOwnTurn, ...award })),
    actions: [],
    rules: [],
    unscored: [],
    ...more,
  };
}

/** One point for each of what is counted. */
export function counting(quantity: Quantity): MissionCard {
  return card([{ points: 1, per: quantity }]);
}

/** The cards of a battle; the second player has a card that pays nothing unless told otherwise. */
export function cards(primary: MissionCard, more: Partial<MissionCards> = {}): MissionCards {
  return {
    dispositions: ['test', 'test'],
    primaries: [primary, card([], { id: 'other' })],
    secondaries: [],
    draws: 2,
    caps: {
      primary: { round: 15, battle: 45 },
      secondary: { round: 15, battle: 45 },
      tacticalCard: 5,
    },
    ...more,
  };
}

export type CardScene = Partial<SceneSketch> & { readonly given?: Partial<MissionCards> };

/** A battle with a primary mission of the first player. */
export function cardBattle(primary: MissionCard, sketch: CardScene): Scene {
  const { given, ...rest } = sketch;
  return scene({ units: {}, round: 2, turn: 0, ...rest, cards: cards(primary, given) });
}

/** Remembers how the turn begins, as its start does. */
export function beginTurn(s: Scene): Scene {
  rememberTurn(s.game);
  return s;
}

/** The end of a turn in which nothing else happens. */
export function endTurn(s: Scene, player: 0 | 1 = 0): Scene {
  s.game.state.clock.player = player;
  s.game.push({ ...turnFlow.begin({ player }), locals: { player, phase: 5 } });
  s.game.state.stack.at(-1)!.step = 'end';
  s.game.run();
  return s;
}

export const endCommandPhase = (s: Scene) => s.run(commandPhaseFlow.begin({}));

/** The end of a battle round, after both turns. */
export function endRound(s: Scene, round: number): Scene {
  s.game.push(roundFlow.begin({ round }));
  s.game.state.stack.at(-1)!.step = 'end';
  s.game.run();
  return s;
}

export const scored = (s: Scene) => s.game.state.players.map(({ victoryPoints }) => victoryPoints);
