import { type Json, nextFraction, type Option, seedGenerator, viewFor } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import type { Scene } from '../../rules-11e/test/scene.ts';
import { bots } from '../src/index.ts';

/** What the greedy bot answers to the question that waits. */
export function decide(s: Scene): Json {
  const { question, game } = s;
  const words = seedGenerator('decide');
  const greedy = bots.greedy!;
  return greedy.answer(viewFor(game, question.player), s.ruleset, question, () => nextFraction(words));
}

/** The option that the greedy bot chooses, or undefined where it passes. */
export function chosen(s: Scene): Option | undefined {
  const { question } = s;
  const value = decide(s);
  return question.kind === 'choose-one' ? question.options.find(({ id }) => id === value) : undefined;
}

/** Answers as the greedy bot does until a question with this purpose waits, or the scene is over. */
export function until(s: Scene, purpose: string): Scene {
  while (!s.over && s.question.purpose !== purpose) s.answer(decide(s));
  return s;
}

/** Lets the greedy bot answer everything. */
export function playOut(s: Scene): Scene {
  while (!s.over) s.answer(decide(s));
  return s;
}

/** Where a unit's models are on average. */
export function middle(s: Scene, name: string): Point {
  const poses = s.models(name).flatMap((model) => s.game.model(model).pose ?? []);
  const sum = poses.reduce<Point>(([x, y], pose) => [x + pose.x, y + pose.y], [0, 0]);
  return [sum[0] / poses.length, sum[1] / poses.length];
}
