import type { Game, Json, JsonObject, Option, PendingQuestion, Unavailable } from '@adjutant/engine';
import { chargeChance } from '@adjutant/odds';
import { refusedStratagems } from '@adjutant/rules-11e';
import { chargeable, unitDistance } from '@adjutant/rules-11e/queries';
import { cards } from '../text/cards.ts';
import { t } from '../text/index.ts';
import { inches, percent } from '../text/numbers.ts';
import type { DiceShown } from './protocol.ts';
import { printed } from './said.ts';

/** What a card or ability that is offered does, in our own words; undefined where nobody has written it down. */
export function effectOf(game: Game, { group }: Option): string | undefined {
  if (group === undefined) return undefined;
  const { stratagems, effects } = game.ruleset;
  const told = stratagems.get(group)?.about ?? effects.get(group)?.about;
  const words = cards[group] ?? told?.reminder;
  return words === undefined ? undefined : printed(words);
}

/** What throwing dice again comes to, against leaving them as they lie. */
export function chanceAgain(
  game: Game,
  option: Option,
  question: PendingQuestion,
  dice: DiceShown,
): string | undefined {
  const face = isObject(option.value) ? option.value.face : undefined;
  if (dice.purpose === 'charge') return chargeAgain(game, question.unit, dice.faces);
  if (typeof face !== 'number' || dice.fails.length === 0) return undefined;
  return t.again.one(percent((6 - dice.fails.length) / 6), dice.fails.includes(face));
}

function chargeAgain(game: Game, unit: number | undefined, faces: readonly number[]): string | undefined {
  if (unit === undefined) return undefined;
  const distances = chargeable(game, unit).map((enemy) => unitDistance(game, unit, enemy));
  if (distances.length === 0) return undefined;
  const distance = Math.min(...distances);
  const reached = faces.reduce((sum, face) => sum + face, 0);
  return t.again.charge(inches(distance), reached, percent(chargeChance({ distance })));
}

/** Cards of the player that belong to this moment and cannot be used, each with the first reason. */
export function cardsNotNow(game: Game, { purpose, player, facts }: PendingQuestion): readonly Unavailable[] {
  if (purpose !== 'window' || facts === undefined || typeof facts.moment !== 'string') return [];
  const context = isObject(facts.context) ? facts.context : {};
  return refusedStratagems(game, player, facts.moment, context).flatMap(({ stratagem, refusal }) =>
    refusal.code === FOREIGN ? [] : [{ id: `stratagem:${stratagem}`, refusal }],
  );
}

/** A card that the player does not have at all. */
const FOREIGN = 'stratagem-of-another-detachment';

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
