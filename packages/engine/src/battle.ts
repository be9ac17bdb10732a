import { Game, type Observer } from './game.ts';
import { seedGenerator } from './random.ts';
import { type Roster, rosterOf } from './roster.ts';
import type { Ruleset } from './ruleset.ts';
import type { BattleSetup } from './setup.ts';
import type { BattleState, DiceSource, ModelState, PlayerState, UnitState } from './state.ts';

/** Where a battle's dice come from, as written in a battle file. */
export type DiceSetup =
  | { readonly kind: 'seeded'; readonly seed: string }
  | { readonly kind: 'script'; readonly faces: readonly number[] }
  | { readonly kind: 'typed' };

/** Starts a battle and runs it to its first question; throws on a setup that contradicts itself. */
export function startBattle(setup: BattleSetup, ruleset: Ruleset, dice: DiceSetup, observer?: Observer): Game {
  const game = newGame(setup, ruleset, dice);
  game.observer = observer;
  game.push(ruleset.begin(setup));
  game.run();
  return game;
}

/** A battle before its first step, with nothing on the stack: for tests that begin in the middle. */
export function newGame(setup: BattleSetup, ruleset: Ruleset, dice: DiceSetup): Game {
  if (setup.ruleset !== ruleset.id)
    throw new Error(`the setup is made for ruleset ${setup.ruleset}, not ${ruleset.id}`);
  const roster = rosterOf(setup);
  const starts = ruleset.startingEffects(setup, roster);
  return new Game(setup, roster, ruleset, {
    players: [newPlayer(), newPlayer()],
    units: newUnits(roster),
    models: newModels(roster),
    formed: [],
    objectives: setup.layout.objectives.map(({ id }) => ({
      id,
      controlledBy: undefined,
      securedBy: undefined,
      levels: [0, 0],
    })),
    clock: { round: 0, turn: 0, phase: 0, phaseName: 'before-the-battle', step: '', player: 0, firstPlayer: 0 },
    dice: diceSource(dice),
    effects: starts.map((start, serial) => ({ ...start, serial })),
    awaiting: [],
    stratagemUses: [],
    stack: [],
    nextFrame: 1,
    nextEffect: starts.length,
    nextQuestion: 1,
    asking: undefined,
    result: undefined,
  });
}

/** Goes on with a saved state; the question that waited is made again. */
export function resumeBattle(setup: BattleSetup, ruleset: Ruleset, state: BattleState, keepsLog = true): Game {
  if (setup.ruleset !== ruleset.id)
    throw new Error(`the setup is made for ruleset ${setup.ruleset}, not ${ruleset.id}`);
  return new Game(setup, rosterOf(setup), ruleset, state, keepsLog);
}

function diceSource(dice: DiceSetup): DiceSource {
  switch (dice.kind) {
    case 'seeded':
      return { kind: 'seeded', words: seedGenerator(dice.seed) };
    case 'script':
      return { kind: 'script', faces: dice.faces, at: 0 };
    case 'typed':
      return { kind: 'typed' };
  }
}

function newPlayer(): PlayerState {
  return { commandPoints: 0, victoryPoints: 0, scored: {}, secrets: {} };
}

function newUnits(roster: Roster): UnitState[] {
  return roster.units.map((info) => ({
    id: info.id,
    player: info.player,
    place: { kind: 'undeployed' },
    startingStrength: info.models.length,
    facts: {},
  }));
}

function newModels(roster: Roster): ModelState[] {
  return roster.models.map((info) => ({
    id: info.id,
    unit: info.unit,
    status: 'living',
    wounds: info.profile.wounds,
    pose: undefined,
    facts: {},
    spent: [],
  }));
}
