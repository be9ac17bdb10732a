import type { PlayerId } from './datasheet.ts';
import type { ChooseSome, Option, TypeDice } from './decisions/question.ts';
import { flow, flowName } from './flow.ts';
import type { Game } from './game.ts';
import type { JsonObject } from './json.ts';
import { type GeneratorState, rollD6 } from './random.ts';
import type { UnitId } from './state.ts';
import { type Offer, stratagemFlow } from './stratagem.ts';

/** What a roll is for, and what has been thrown. */
export interface Roll {
  /** `hit`, `wound`, `save`, `charge` ...: decides which permissions exist. */
  readonly purpose: string;
  /** Who throws the dice. */
  readonly player: PlayerId;
  readonly unit?: UnitId | undefined;
  readonly count: number;
  readonly rule: string;
  /** What permissions and filters look at: weapon, target, needed result. */
  readonly context: JsonObject;
}

/** A rule that lets the roll's player throw dice again. */
export interface RerollPermission {
  /** Kebab case, unique within the roll. */
  readonly id: string;
  readonly rule: string;
  /** `one` die, `any` number of dice, or `all` of them together. */
  readonly pick: 'one' | 'any' | 'all';
  /** Positions of the dice it may touch. */
  readonly dice: readonly number[];
  /** Permissions that share this are one: when one of them has been used, so have the others. */
  readonly once?: string;
  /** Set where a stratagem has to be used for it. */
  readonly offer?: Offer;
}

interface RollLocals extends Roll {
  faces: number[];
  /** Positions of dice that have been thrown again: never twice (01.05.02-c). */
  rerolled: number[];
  usedPermissions: string[];
  /** Positions about to be thrown again. */
  again: number[];
}

/** A roll while it is being made, as permissions see it. */
export interface RollInProgress extends Roll {
  readonly faces: readonly number[];
  readonly rerolled: readonly number[];
}

/** Throws dice with all re-rolls that their player wants; brings back the faces before modifiers. */
export const rollFlow = flowName<RollLocals, number[]>('roll');

/** The call of a roll. */
export function roll({ purpose, player, unit, count, rule, context }: Roll) {
  const nothingYet = { faces: [], rerolled: [], usedPermissions: [], again: [] };
  return rollFlow.begin({ purpose, player, unit, count, rule, context, ...nothingYet });
}

export const rollSteps = flow(
  rollFlow,
  {
    start(game, made) {
      if (made.count === 0) return 'done';
      if (game.state.dice.kind === 'typed') return 'askForDice';
      made.faces = throwDice(game, made.count);
      report(game, made, []);
      return 'offer';
    },
    askForDice(game, made) {
      game.ask(diceQuestion(made, made.purpose, made.rule, made.count));
      return 'typed';
    },
    typed(game, made) {
      made.faces = [...game.answer<number[]>()];
      report(game, made, []);
      return 'offer';
    },
    offer: (game, made) => (permissions(game, made).length === 0 ? 'done' : 'choose'),
    choose(game, made) {
      game.ask(rerollQuestion(made, permissions(game, made)));
      return 'chosen';
    },
    chosen(game, made) {
      const choices = game.answer<{ permission: string; face: number | null }[]>();
      const permission = permissions(game, made).find((one) => one.id === choices[0]?.permission);
      if (permission === undefined) return 'done';
      made.usedPermissions.push(permission.once ?? permission.id);
      made.again = diceOf(
        made,
        permission,
        choices.map((choice) => choice.face),
      );
      if (permission.offer === undefined) return 'again';
      const { stratagem, target, price } = permission.offer;
      game.call(
        stratagemFlow.begin({ stratagem, target, price, player: made.player, context: { purpose: made.purpose } }),
      );
      return 'paid';
    },
    paid: (game) => (game.result(stratagemFlow) ? 'again' : 'offer'),
    again(game, made) {
      if (game.state.dice.kind === 'typed') return 'askAgain';
      replaceFaces(game, made, throwDice(game, made.again.length));
      return 'offer';
    },
    askAgain(game, made) {
      game.ask(diceQuestion(made, `${made.purpose}-again`, '01.05.02', made.again.length));
      return 'typedAgain';
    },
    typedAgain(game, made) {
      replaceFaces(game, made, game.answer<number[]>());
      return 'offer';
    },
  },
  (made) => made.faces,
);

function diceQuestion(made: RollLocals, purpose: string, rule: string, count: number): TypeDice {
  const { player, unit, context } = made;
  const about = unit === undefined ? {} : { unit };
  return { kind: 'dice', player, purpose, rule, count, ...about, facts: { roll: made.purpose, context } };
}

/** Faces from the battle's source of dice; throws where a script has run out. */
function throwDice(game: Game, count: number): number[] {
  const { dice } = game.state;
  if (dice.kind === 'seeded') return throwSeeded(dice.words, count);
  if (dice.kind === 'typed') throw new Error('typed dice are asked for');
  const faces = dice.faces.slice(dice.at, dice.at + count);
  if (faces.length < count) throw new Error(`the script of dice has run out: ${count} wanted, ${faces.length} left`);
  dice.at += count;
  return faces;
}

function throwSeeded(words: GeneratorState, count: number): number[] {
  const faces: number[] = [];
  for (let die = 0; die < count; die++) faces.push(rollD6(words));
  return faces;
}

function replaceFaces(game: Game, made: RollLocals, faces: readonly number[]): void {
  made.again.forEach((die, at) => {
    made.faces[die] = faces[at] ?? made.faces[die] ?? 1;
  });
  made.rerolled.push(...made.again);
  report(game, made, made.again);
  made.again = [];
}

function report(game: Game, made: RollLocals, rerolled: readonly number[]): void {
  const { player, purpose, rule } = made;
  game.emit({
    type: 'dice',
    player,
    purpose,
    rule,
    faces: [...made.faces],
    ...(made.unit === undefined ? {} : { unit: made.unit }),
    ...(rerolled.length === 0 ? {} : { rerolled: [...rerolled] }),
    ...(Array.isArray(made.context.fails) && made.context.parts === undefined
      ? { fails: made.context.fails as readonly number[] }
      : {}),
  });
}

/** The permissions that still can change something: not used on this roll, with a die not yet thrown again. */
function permissions(game: Game, made: RollLocals): RerollPermission[] {
  if (made.rerolled.length >= made.count) return [];
  return game.ruleset
    .rerolls(game, made)
    .filter((one) => !made.usedPermissions.includes(one.once ?? one.id) && openDice(made, one).length > 0);
}

function openDice(made: RollLocals, permission: RerollPermission): number[] {
  const open = permission.dice.filter((die) => !made.rerolled.includes(die));
  return permission.pick === 'all' && open.length < permission.dice.length ? [] : open;
}

function rerollQuestion(made: RollLocals, offered: readonly RerollPermission[]): ChooseSome {
  const groupMax = Object.fromEntries(
    offered.map((one) => [one.id, one.pick === 'any' ? openDice(made, one).length : 1]),
  );
  return {
    kind: 'choose-some',
    player: made.player,
    purpose: 're-roll',
    rule: '01.05.02-f',
    ...(made.unit === undefined ? {} : { unit: made.unit }),
    facts: { roll: made.purpose, faces: made.faces, rerolled: made.rerolled, context: made.context },
    options: offered.flatMap((one) => rerollOptions(made, one)),
    min: 0,
    max: Math.max(...Object.values(groupMax)),
    groupMax,
    oneGroup: true,
  };
}

function rerollOptions(made: RollLocals, permission: RerollPermission): Option[] {
  const price = permission.offer === undefined ? {} : { price: permission.offer.price };
  if (permission.pick === 'all') {
    return [
      { id: `${permission.id}/all`, value: { permission: permission.id, face: null }, group: permission.id, ...price },
    ];
  }
  const open = openDice(made, permission).map((die) => made.faces[die] ?? 0);
  return [...new Set(open)].sort().map((face) => ({
    id: `${permission.id}/${face}`,
    value: { permission: permission.id, face },
    count: open.filter((other) => other === face).length,
    group: permission.id,
    ...price,
  }));
}

function diceOf(made: RollLocals, permission: RerollPermission, faces: readonly (number | null)[]): number[] {
  const open = openDice(made, permission);
  if (permission.pick === 'all') return open;
  const chosen: number[] = [];
  for (const face of faces) {
    const die = open.find((candidate) => made.faces[candidate] === face && !chosen.includes(candidate));
    if (die !== undefined) chosen.push(die);
  }
  return chosen;
}
