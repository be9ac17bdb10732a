/** Secondary missions: chosen for the battle in secret, or drawn turn by turn. */
import { flow, flowName, type Game, keepSecret, note, type PlayerId, roll, rollFlow } from '@adjutant/engine';
import { opponentOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { ability } from '../effect.ts';
import { type ChoosingRule, cardRuleFlow } from './card-rules.ts';
import type { DrawRule, MissionCard } from './cards.ts';
import { activeCard, activeCards, cardsOf, spentCard, startMark } from './marks.ts';
import { spendCard } from './scoring.ts';

/** A player chooses cards for the whole battle, or none and draws instead; the other does not see it. @rule 25.10-a */
export const chooseSecondariesFlow = flowName<{ player: PlayerId }>('choose-secondaries');

export const chooseSecondariesSteps = flow(chooseSecondariesFlow, {
  start: (game) => (fixedCards(game).length < cardsOf(game).draws ? 'done' : 'choose'),
  choose(game, { player }) {
    const ids = fixedCards(game).map(({ id }) => id);
    const { draws } = cardsOf(game);
    game.ask({
      kind: 'choose-some',
      player,
      purpose: 'fixed-secondaries',
      rule: '25.10-a',
      options: ids.map((id) => ({ id, value: id })),
      min: 0,
      max: draws,
      sets: combinations(ids, draws),
    });
    return 'keep';
  },
  keep(game, { player }) {
    keepSecret(game, player, 'secondaries', game.answer<string[]>());
    return 'done';
  },
});

function fixedCards(game: Game): MissionCard[] {
  return cardsOf(game).secondaries.filter(({ fixed }) => fixed === true);
}

/** All sets of so many of the ids. */
function combinations(ids: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return ids.flatMap((id, at) => combinations(ids.slice(at + 1), size - 1).map((rest) => [id, ...rest]));
}

/** Both choices are shown. @rule 25.10-a */
export function revealSecondaries(game: Game): void {
  for (const player of [0, 1] as const) {
    const chosen = (game.state.players[player].secrets.secondaries ?? []) as readonly string[];
    note(game, 'mission-secondaries', '25.10-a', { player, cards: chosen });
    for (const card of chosen) startMark(game, activeCard, player, { card, mode: 'fixed' }, { kind: 'battle' });
  }
}

/** A player draws cards, one after the other, and does what each says when it is drawn. */
export const drawCardsFlow = flowName<{ player: PlayerId; count: number }>('draw-cards');

interface Drawing {
  card: string;
  /** Cards that go back after another one is drawn. */
  aside: string[];
  rules: ChoosingRule[];
}

export const drawCardsSteps = flow(drawCardsFlow.keeping<Drawing>(), {
  start(game, { player, count, aside = [] }) {
    if (count === 0 || deckOf(game, player, aside).length === 0) return 'done';
    game.call(roll({ purpose: 'mission-card', player, count: 2, rule: 'mission', context: {} }));
    return 'rolled';
  },
  rolled(game, drawing) {
    const deck = deckOf(game, drawing.player, drawing.aside ?? []);
    const [first = 1, second = 1] = game.result(rollFlow);
    const at = (first - 1) * 6 + (second - 1);
    const fair = 36 - (36 % deck.length); // what lies above would favour the first cards
    if (at >= fair) return 'start';
    drawing.card = deck[at % deck.length]?.id ?? '';
    return 'drawn';
  },
  drawn(game, drawing) {
    const { player, card = '' } = drawing;
    const rule = find(game, card)?.drawn;
    if (rule === undefined || !applies(game, player, rule)) return 'keep';
    if (rule.does === 'may-replace') return 'askToReplace';
    note(game, 'mission-card-goes-back', 'mission', { player, card });
    drawing.aside = [...(drawing.aside ?? []), card];
    return 'start';
  },
  askToReplace(game, { player, card = '' }) {
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'card-to-replace',
      rule: 'mission',
      mayPass: true,
      facts: { card },
      options: [{ id: `replace:${card}`, value: card }],
    });
    return 'replaced';
  },
  replaced(game, { player, card = '' }) {
    if (game.answer<string | null>() === null) return 'keep';
    spendCard(game, player, card);
    return 'start';
  },
  keep(game, drawing) {
    const { player, card = '' } = drawing;
    note(game, 'mission-card-drawn', 'mission', { player, card });
    startMark(game, activeCard, player, { card, mode: 'tactical' }, { kind: 'battle' });
    drawing.aside = [];
    drawing.count -= 1;
    const rules = (find(game, card)?.rules ?? []).filter((rule) => onDrawing.includes(rule));
    game.callAll(rules.map((rule) => cardRuleFlow.begin({ rule: rule as ChoosingRule, player })));
    return 'start';
  },
});

/** Rules that choose something as soon as the card is drawn. */
const onDrawing: readonly string[] = ['guard-objectives', 'beacon-unit', 'tempting-target'] satisfies ChoosingRule[];

/** Cards that a player has neither drawn nor put aside. */
function deckOf(game: Game, player: PlayerId, aside: readonly string[]): MissionCard[] {
  const gone = [...game.effects.of(activeCard.id), ...game.effects.of(spentCard.id)]
    .filter(({ owner }) => owner === player)
    .map(({ data }) => data.card);
  return cardsOf(game).secondaries.filter(({ id }) => !gone.includes(id) && !aside.includes(id));
}

function find(game: Game, card: string): MissionCard | undefined {
  return cardsOf(game).secondaries.find(({ id }) => id === card);
}

function applies(game: Game, player: PlayerId, rule: DrawRule): boolean {
  const { toRound = Number.POSITIVE_INFINITY, with: others, unlessEnemyHas: wanted } = rule;
  if (game.state.clock.round > toRound) return false;
  if (others !== undefined && !activeCards(game, player).some(({ card }) => others.includes(card.id))) return false;
  if (wanted === undefined) return true;
  const { wounds = 0, startingStrength = 0 } = wanted;
  return !unitsOnTable(game, opponentOf(player)).some(
    (unit) =>
      game.unit(unit).startingStrength >= startingStrength &&
      game.unitInfo(unit).models.some((model) => game.modelInfo(model).profile.wounds >= wounds),
  );
}

/** At the start of their Command phases players without chosen cards draw. */
export const drawing = ability({
  id: 'mission/draw',
  rule: 'mission',
  triggers: {
    startOfCommandPhase: {
      forced: true,
      applies: (_context, { owner }, game) =>
        game.state.clock.player === owner &&
        cardsOf(game).secondaries.length > 0 &&
        !activeCards(game, owner).some(({ primary, mode }) => !primary && mode === 'fixed'),
      use: (_context, { owner }, game) => game.call(drawCardsFlow.begin({ player: owner, count: cardsOf(game).draws })),
    },
  },
});
