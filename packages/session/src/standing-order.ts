import type { Clock, Json, PlayerId, Question, QuestionKind, UnitId } from '@adjutant/engine';
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

/** When an order ends: with the phase, turn or round in which it was given, or with the battle. */
export const orderEnds = ['phase', 'turn', 'round', 'battle'] as const;
export type OrderEnd = (typeof orderEnds)[number];

/** "Do not ask me again": a player's decision to decline questions of a kind for a while. */
export interface StandingOrder {
  readonly id: number;
  readonly player: PlayerId;
  readonly filter: OrderFilter;
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

/** The order that people are given at first: no question about throwing dice again where no die fails. */
export const whereNoDieFails: OrderFilter = {
  purposes: ['re-roll'],
  facts: [{ test: 'no-face-among', path: 'faces', among: 'context.fails' }],
};
