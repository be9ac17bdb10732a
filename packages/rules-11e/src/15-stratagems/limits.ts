/** What holds for every use of every stratagem (15.01). */
import {
  type Game,
  type PlayerId,
  type Refusal,
  refuse,
  type StratagemDefinition,
  type StratagemTarget,
  type UnitId,
} from '@adjutant/engine';
import { isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { priceNow } from './price.ts';

/** Why a player may not use a card at all now; undefined where they may. @rule 15.01-b 15.01-c */
export function whyNotCard(game: Game, player: PlayerId, card: StratagemDefinition): Refusal | undefined {
  const { detachment, turn, perBattle, id } = card;
  if (detachment !== undefined && !game.setup.armies[player].detachments.includes(detachment)) {
    return refuse('stratagem-of-another-detachment', '15.01-b', { stratagem: id });
  }
  if (turn !== 'either' && whoseTurn(game, player) !== turn)
    return refuse('stratagem-in-another-turn', card.rule, { stratagem: id, turn });
  const { round } = game.state.clock;
  if (card.rounds !== undefined && (round < card.rounds[0] || round > card.rounds[1]))
    return refuse('stratagem-in-another-round', card.rule, {
      stratagem: id,
      first: card.rounds[0],
      last: card.rounds[1],
    });
  const uses = game.state.stratagemUses.filter((use) => use.player === player && use.stratagem === id);
  if (uses.some((use) => use.phase === game.state.clock.phase))
    return refuse('stratagem-used-this-phase', '15.01-c', { stratagem: id });
  if (perBattle !== undefined && uses.length >= perBattle) {
    return refuse('stratagem-used-up', card.rule, { stratagem: id, perBattle });
  }
  return undefined;
}

/** Whether a player may use a card by its id on a unit now, as far as the limits of all cards go. @rule 15.01 */
export function mayUse(game: Game, player: PlayerId, stratagem: string, unit: UnitId): boolean {
  const card = game.ruleset.stratagems.get(stratagem);
  if (card === undefined || whyNotCard(game, player, card) !== undefined) return false;
  return whyNotTarget(game, player, card, { id: `unit:${unit}`, units: [unit], value: {} }) === undefined;
}

/** Whose turn it is, seen by a player; outside the turns nobody's. */
function whoseTurn(game: Game, player: PlayerId): 'own' | 'opponent' | 'none' {
  const { phaseName, player: turnOf } = game.state.clock;
  if (phaseName === 'start-of-round' || phaseName === 'end-of-round') return 'none';
  return turnOf === player ? 'own' : 'opponent';
}

/** Why a player may not use a card on a target; undefined where they may. @rule 15.01-d 15.01-e 15.01-h 15.01-j */
export function whyNotTarget(
  game: Game,
  player: PlayerId,
  card: StratagemDefinition,
  target: StratagemTarget,
): Refusal | undefined {
  for (const unit of target.units) {
    if (isTargeted(game, player, unit)) return refuse('unit-targeted-this-phase', '15.01-d', { unit });
    if (game.unit(unit).player === player && isBattleShocked(game, unit))
      return refuse('unit-battle-shocked', '15.01-e', { unit });
    if (card.mayTargetDestroyed !== true && isDestroyed(game, unit))
      return refuse('unit-destroyed', '15.01-j', { unit });
  }
  const price = priceNow(game, card, player, target);
  const { commandPoints } = game.state.players[player];
  return price > commandPoints ? refuse('too-few-command-points', '15.01-h', { price, commandPoints }) : undefined;
}

/** Whether a player has targeted a unit of either army with a stratagem in this phase. @rule 15.01-d */
function isTargeted(game: Game, player: PlayerId, unit: UnitId): boolean {
  const { phase } = game.state.clock;
  return game.state.stratagemUses.some(
    (use) => use.player === player && use.phase === phase && use.units.includes(unit),
  );
}

/** No model of the unit is left but wrecks. @rule 05.04.04-f */
function isDestroyed(game: Game, unit: UnitId): boolean {
  return game.unitInfo(unit).models.every((model) => ['wreck', 'removed'].includes(game.model(model).status));
}
