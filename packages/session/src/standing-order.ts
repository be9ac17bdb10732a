import type { Clock, Json, Option, PlayerId, Question, QuestionKind, UnitId } from '@adjutant/engine';
import { type FactTest, meets } from './facts.ts';

/** Which questions an order declines: those that meet all that is given here. */
export interface OrderFilter {
  readonly kinds?: readonly QuestionKind[];
  readonly purposes?: readonly string[];
  /** The question is about one of these units. */
  readonly units?: readonly UnitId[];
  /** Everything offered belongs to one of these groups: a stratagem, a permission to re-roll. */
  readonly offers?: readonly string[];
  readonly facts?: readonly FactTest[];
}

/**
 * What an order answers, where it does not decline: the next unit in order, the answer that is shown first, an option by its id, or what
 * the session's maker suggests. Only where nothing else is offered beside it that one may not expect: a stratagem, an action.
 */
export type OrderTakes =
  | 'next-unit'
  | 'as-shown'
  | 'suggested'
  /** Declines where that is suggested; asks where it is not. */
  | 'declined-if-suggested'
  /** The only target of attacks, or the only set that is offered. */
  | 'only-target'
  | { readonly option: string };

/** When an order ends: with the phase, turn or round in which it was given, or with the battle. */
export const orderEnds = ['phase', 'turn', 'round', 'battle'] as const;
export type OrderEnd = (typeof orderEnds)[number];

/** "Do not ask me again": a player's decision to decline questions of a kind for a while, or to answer them the usual way. */
export interface StandingOrder {
  readonly id: number;
  readonly player: PlayerId;
  readonly filter: OrderFilter;
  /** Absent: it declines. */
  readonly takes?: OrderTakes;
  readonly until: { readonly end: OrderEnd; readonly serial: number };
}

/** The serial of the clock that an order's end looks at. */
export function serialOf(clock: Clock, end: OrderEnd): number {
  switch (end) {
    case 'phase':
      return clock.phase;
    case 'turn':
      return clock.turn;
    case 'round':
      return clock.round;
    case 'battle':
      return 0;
  }
}

/** Whether an order is still in force. */
export function inForce(order: StandingOrder, clock: Clock): boolean {
  return serialOf(clock, order.until.end) === order.until.serial;
}

/** The answer that declines a question, or undefined where it cannot be declined. */
export function declining(question: Question): Json | undefined {
  switch (question.kind) {
    case 'choose-one':
      return question.mayPass ? 'pass' : undefined;
    case 'choose-some':
      return question.min === 0 ? [] : undefined;
    case 'place-models':
    case 'move-models':
      return question.mayDecline ? 'decline' : undefined;
    default:
      return undefined;
  }
}

/** What the usual answers rest on. */
export interface Usual {
  readonly suggest: (question: Question) => Json | undefined;
  /** Whether what belongs to a group has been offered to the player in this phase already. */
  readonly seen: (group: string) => boolean;
}

/** The answer that an order gives to a question that it is about, or undefined where it has none. */
export function answerOf({ takes }: StandingOrder, question: Question, { suggest, seen }: Usual): Json | undefined {
  if (takes === undefined) return declining(question);
  if (takes === 'suggested') return suggest(question);
  if (takes === 'declined-if-suggested') return sameJson(suggest(question), declining(question));
  if (takes === 'only-target') return hasOneTarget(question) ? suggest(question) : undefined;
  if (question.kind === 'order') return takes === 'as-shown' ? question.options.map(({ id }) => id) : undefined;
  if (question.kind !== 'choose-one') return undefined;
  if (takes === 'as-shown') return question.options[0]?.id;
  if (takes === 'next-unit') return nextUnit(question.options, seen);
  return question.options.find(({ id }) => id === takes.option)?.id;
}

function sameJson(one: Json | undefined, other: Json | undefined): Json | undefined {
  return JSON.stringify(one) === JSON.stringify(other) ? one : undefined;
}

/** Whether all attacks can only go to one unit, or one option is all there is to choose. */
function hasOneTarget(question: Question): boolean {
  if (question.kind === 'choose-some') return question.options.length === 1;
  if (question.kind !== 'declare-attacks') return false;
  const targets = question.weapons.flatMap(({ profiles }) => profiles.flatMap((profile) => profile.targets));
  return new Set(targets).size === 1;
}

/** The first of the units that are offered, where nothing else is offered that the player has not been shown: a card, an action. */
function nextUnit(options: readonly Option[], seen: Usual['seen']): string | undefined {
  const others = options.filter(({ id, unit }) => id !== `unit:${unit}` && id !== 'end');
  if (!others.every(({ id, group = id }) => seen(group))) return undefined;
  return options.find(({ id, unit }) => id === `unit:${unit}`)?.id;
}

/** Whether an order is about a question. */
export function isAbout(order: StandingOrder, question: Question): boolean {
  const { kinds, purposes, units, offers, facts } = order.filter;
  if (order.player !== question.player) return false;
  if (kinds !== undefined && !kinds.includes(question.kind)) return false;
  if (purposes !== undefined && !purposes.includes(question.purpose)) return false;
  if (units !== undefined && (question.unit === undefined || !units.includes(question.unit))) return false;
  if (offers !== undefined && !offersOnly(question, offers)) return false;
  return facts === undefined || facts.every((fact) => meets(question.facts, fact));
}

function offersOnly(question: Question, groups: readonly string[]): boolean {
  if (question.kind !== 'choose-one' && question.kind !== 'choose-some') return false;
  return question.options.every((option) => option.group !== undefined && groups.includes(option.group));
}

/** No question about throwing dice again where no die fails. */
export const whereNoDieFails: OrderFilter = {
  purposes: ['re-roll'],
  facts: [{ test: 'no-face-among', path: 'faces', among: 'context.fails' }],
};
