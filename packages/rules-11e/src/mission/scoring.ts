import { endEffects, flow, flowName, type Game, note, type PlayerId, score } from '@adjutant/engine';
import { opponentOf } from '../01-core-concepts/populations.ts';
import { paymentsOf, sourceOf } from './awards.ts';
import type { AwardMoment } from './cards.ts';
import { type ActiveCard, activeCard, activeCards, roundScore, spentCard, startMark } from './marks.ts';
import { rememberLosses } from './turn-began.ts';

/** The cards that are still to be looked at, in order. */
interface CardToScore {
  readonly player: PlayerId;
  readonly card: string;
}

/** Both players score what their cards pay at a moment, the active player first. */
export const scoreCardsFlow = flowName<{ at: AwardMoment['at'] }>('score-cards');

export const scoreCardsSteps = flow(scoreCardsFlow.keeping<{ left: CardToScore[] }>(), {
  start(game, scoring) {
    const players = [game.state.clock.player, opponentOf(game.state.clock.player)] as const;
    scoring.left = players.flatMap((player) =>
      activeCards(game, player).map(({ card }) => ({ player, card: card.id })),
    );
    return 'next';
  },
  next(game, { at, left = [] }) {
    const [first] = left;
    if (first === undefined) return 'over';
    const active = find(game, first);
    if (active === undefined || paymentsOf(game, first.player, active, at).length === 0) return 'skip';
    return mayWait(active, at) ? 'choose' : 'score';
  },
  skip(_game, scoring) {
    scoring.left = (scoring.left ?? []).slice(1);
    return 'next';
  },
  choose(game, { at, left = [] }) {
    const { player, card } = left[0] ?? { player: 0, card: '' };
    const active = find(game, { player, card });
    const points =
      active === undefined ? 0 : paymentsOf(game, player, active, at).reduce((sum, one) => sum + one.points, 0);
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'card-to-score',
      rule: 'mission',
      mayPass: true,
      facts: { card, points },
      options: [{ id: `score:${card}`, value: true }],
    });
    return 'chosen';
  },
  chosen: (game) => (game.answer<boolean | null>() === null ? 'skip' : 'score'),
  score(game, { at, left = [] }) {
    const [first] = left;
    const active = first === undefined ? undefined : find(game, first);
    if (first !== undefined && active !== undefined) scoreCard(game, first.player, active, at);
    return 'skip';
  },
  over(game, { at }) {
    if (at === 'end-of-turn') rememberLosses(game);
    return 'done';
  },
});

function find(game: Game, { player, card }: CardToScore): ActiveCard | undefined {
  return activeCards(game, player).find((active) => active.card.id === card);
}

/** A card drawn from the deck scores once, so its player may keep it where it can pay more at another moment. */
function mayWait({ card, mode, primary }: ActiveCard, at: AwardMoment['at']): boolean {
  if (primary || mode === 'fixed') return false;
  const turns = card.awards.filter(({ moment }) => moment.at === at).map(({ moment }) => moment.turn);
  return new Set(turns).size > 1;
}

function scoreCard(game: Game, player: PlayerId, active: ActiveCard, at: AwardMoment['at']): void {
  const { card, mode, primary } = active;
  const kind = primary ? 'primary' : 'secondary';
  let points = 0;
  for (const payment of paymentsOf(game, player, active, at)) {
    score(game, player, sourceOf(card.id, payment.award.id), payment.points, 'mission');
    points += payment.points;
  }
  startMark(game, roundScore, player, { kind, points }, { kind: 'round-end', serial: game.state.clock.round });
  if (!primary && mode === 'tactical') spendCard(game, player, card.id);
}

/** A card leaves the hand for good. */
export function spendCard(game: Game, player: PlayerId, card: string): void {
  endEffects(game, ({ effect, owner, data }) => effect === activeCard.id && owner === player && data.card === card);
  startMark(game, spentCard, player, { card }, { kind: 'battle' });
  note(game, 'mission-card-spent', 'mission', { player, card });
}
