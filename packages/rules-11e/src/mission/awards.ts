/** What a card pays at a moment. Pure: nothing is scored here. */
import type { Game, PlayerId } from '@adjutant/engine';
import type { Award, AwardMoment } from './cards.ts';
import { type ActiveCard, cardsOf, roundScore } from './marks.ts';
import { amountOf, holds } from './quantities/index.ts';

/** An award with the points it pays now. */
export interface Payment {
  readonly award: Award;
  readonly points: number;
}

/** The name under which an award's points are counted. */
export function sourceOf(card: string, award: string): string {
  return `mission/${card}/${award}`;
}

/** Whether the present turn is the last of the battle. */
function isLastTurn(game: Game): boolean {
  const { round, player, firstPlayer } = game.state.clock;
  return round === game.setup.mission.rounds && player !== firstPlayer;
}

function isDue(game: Game, player: PlayerId, moment: AwardMoment, at: AwardMoment['at']): boolean {
  const { round, player: turnOf } = game.state.clock;
  if (moment.at !== at) return false;
  if (round < (moment.fromRound ?? 1) || round > (moment.toRound ?? Number.POSITIVE_INFINITY)) return false;
  if (at === 'end-of-battle' || moment.turn === 'either') return true;
  if (moment.orLastTurn === true && isLastTurn(game)) return true;
  return (turnOf === player) === (moment.turn === 'own');
}

/** The awards of a card that pay at a moment; of each group the best, each within what it may pay in the battle. */
export function paymentsOf(game: Game, player: PlayerId, active: ActiveCard, at: AwardMoment['at']): Payment[] {
  const { card, mode } = active;
  const due = card.awards.filter((award) => (award.mode ?? mode) === mode && isDue(game, player, award.moment, at));
  const paying = due
    .map((award) => ({ award, points: pointsOf(game, player, card.id, award) }))
    .filter(({ points }) => points > 0);
  const best = paying.filter(
    ({ award, points }, index) =>
      award.group === undefined ||
      !paying.some(
        (other, otherIndex) =>
          other.award.group === award.group &&
          (other.points > points || (other.points === points && otherIndex < index)),
      ),
  );
  return capped(game, player, active, best);
}

function pointsOf(game: Game, player: PlayerId, card: string, award: Award): number {
  if (award.when !== undefined && !holds(game, player, award.when)) return 0;
  const points = award.per === undefined ? award.points : award.points * amountOf(game, player, award.per);
  if (award.most === undefined) return points;
  const before = game.state.players[player].scored[sourceOf(card, award.id)] ?? 0;
  return Math.max(0, Math.min(points, award.most - before));
}

/** Within the caps of the kind of card for the round and the battle, and of a card drawn from the deck; later awards lose first. */
function capped(game: Game, player: PlayerId, active: ActiveCard, payments: readonly Payment[]): Payment[] {
  let room = roomFor(game, player, active);
  return payments.flatMap(({ award, points }) => {
    const paid = Math.min(points, room);
    room -= paid;
    return paid > 0 ? [{ award, points: paid }] : [];
  });
}

function roomFor(game: Game, player: PlayerId, { primary, mode }: ActiveCard): number {
  const { caps } = cardsOf(game);
  const { round, battle } = primary ? caps.primary : caps.secondary;
  const kind = primary ? 'primary' : 'secondary';
  const inRound = scoredInRound(game, player, kind);
  const room = Math.min(round - inRound, battle - scoredInBattle(game, player, kind));
  return Math.max(0, primary || mode === 'fixed' ? room : Math.min(room, caps.tacticalCard));
}

/** Points from a kind of card in this round. */
function scoredInRound(game: Game, player: PlayerId, kind: 'primary' | 'secondary'): number {
  return game.effects
    .of(roundScore.id)
    .filter(({ owner, data }) => owner === player && data.kind === kind)
    .reduce((sum, { data }) => sum + Number(data.points), 0);
}

function scoredInBattle(game: Game, player: PlayerId, kind: 'primary' | 'secondary'): number {
  const { primaries, secondaries } = cardsOf(game);
  const cards = kind === 'primary' ? [primaries[player]] : secondaries;
  const { scored } = game.state.players[player];
  return cards
    .flatMap((card) => card.awards.map(({ id }) => scored[sourceOf(card.id, id)] ?? 0))
    .reduce((sum, points) => sum + points, 0);
}
