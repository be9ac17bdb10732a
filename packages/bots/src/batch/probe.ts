import {
  type Adjustment,
  DECLINE,
  type DeclareAttacks,
  type Game,
  type Json,
  type JsonObject,
  PASS,
  type PendingQuestion,
} from '@adjutant/engine';
import { refusedStratagems } from '@adjutant/rules-11e';
import type { Coverage } from './coverage.ts';

/** Tries answers that are refused, for the sake of the reasons given; changes nothing. */
export function probe(game: Game, question: PendingQuestion, coverage: Coverage): void {
  const { number } = question;
  for (const value of [...spoiled(game, question), STRANGER, [STRANGER], {}])
    coverage.refusals(game.check({ question: number, value }));
  coverage.refusals(game.check({ question: number + 1, value: PASS }));
  if (question.purpose === 'window') probeCards(game, question, coverage);
  if (number % RARELY === 0)
    for (const adjust of adjustments) coverage.refusals(game.check({ question: number, adjust }));
}

/** Why the cards that name a moment may not be used at it. */
function probeCards(game: Game, { facts }: PendingQuestion, coverage: Coverage): void {
  const { moment = '', context = {} } = (facts ?? {}) as { moment?: string; context?: JsonObject };
  for (const player of [0, 1] as const) {
    coverage.refusals(refusedStratagems(game, player, moment, context).map(({ refusal }) => refusal));
  }
}

/** An id that no option has. */
const STRANGER = 'stranger';
/** One question in so many is also tried with adjustments. */
const RARELY = 50;

const adjustments: readonly (readonly Adjustment[])[] = [
  [],
  [{ kind: 'wounds', model: 0, wounds: 99 }],
  [{ kind: 'remove', model: -1 }],
  [{ kind: 'place', model: -1, pose: { x: -9, y: -9, z: 0, facingX: 1, facingY: 0 } }],
  [{ kind: 'command-points', player: 0, change: -99 }],
  [{ kind: 'victory-points', player: 0, change: 0.5, source: 'probe' }],
  [{ kind: 'mark', unit: -1, mark: 'probe', on: true }],
  [{ kind: 'note', text: '' }],
];

/** Answers that are nearly legal. */
function spoiled(game: Game, question: PendingQuestion): readonly Json[] {
  switch (question.kind) {
    case 'choose-one':
      return [PASS, ...(question.unavailable ?? []).map(({ id }) => id)];
    case 'choose-some':
      return [
        [],
        question.options.map(({ id }) => id),
        question.options.flatMap(({ id, count = 1 }) => Array.from({ length: count + 1 }, () => id)),
      ];
    case 'number':
      return [question.max + 1];
    case 'order':
      return [question.options.flatMap(({ id }) => [id, id])];
    case 'move-models':
      return [DECLINE, [], tooFar(game, question.movers)];
    case 'place-models':
      return [DECLINE, [], question.models.map((model) => ({ model, pose: { ...corner } }))];
    case 'declare-attacks':
      return spoiledDeclarations(question);
    case 'assign':
      return [
        Object.fromEntries(question.options.map(({ id }) => [id, question.total])),
        Object.fromEntries(question.options.map(({ id }) => [id, -1])),
      ];
    case 'dice':
      return [[], Array.from({ length: question.count }, () => 7)];
  }
}

const corner = { x: 1, y: 1, z: 0, facingX: 1, facingY: 0 };

/** Every model straight on, for more than it can go. */
function tooFar(game: Game, movers: readonly { readonly model: number; readonly maximum: number }[]): Json {
  return movers.flatMap(({ model, maximum }) => {
    const { pose } = game.model(model);
    return pose === undefined ? [] : [{ model, path: [{ ...pose, y: pose.y + maximum + 1 }] }];
  });
}

/** Every weapon without a target, with a wrong profile, at its own unit, at one unit twice, at too many, and with attacks that do not add up. */
function spoiledDeclarations({ weapons, unit }: DeclareAttacks): readonly Json[] {
  const all = (targetsOf: (targets: readonly number[]) => Json, profile?: number): Json =>
    weapons.map(({ id, profiles }) => ({
      id,
      profile: profile ?? profiles[0]?.profile ?? 0,
      targets: targetsOf(profiles[0]?.targets ?? []),
    }));
  return [
    [],
    all(() => []),
    all(() => [], 99),
    all(() => [{ unit }]),
    all((targets) => targets.flatMap((target) => [{ unit: target }, { unit: target }])),
    all((targets) => targets.map((target) => ({ unit: target }))),
    all((targets) => targets.slice(0, 2).map((target) => ({ unit: target, attacks: 99 }))),
    all((targets) => targets.slice(0, 2).map((target) => ({ unit: target, attacks: 0 }))),
    [{ id: STRANGER, profile: 0, targets: [] }],
  ];
}
