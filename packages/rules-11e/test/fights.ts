/** Helpers of tests of the Fight phase. */
import { type AbilityEntry, destroyUnit, type Game, setStatus } from '@adjutant/engine';
import { ability } from '../src/effect.ts';
import { declaration, firstOf } from './attacks.ts';
import type { Scene } from './scene.ts';

/** An ability of a datasheet by its id. */
export function has(id: string): AbilityEntry {
  return { id, name: id, kind: 'datasheet' };
}

/** The unit made a charge move this turn. */
export function charged(s: Scene, ...names: readonly string[]): Scene {
  for (const name of names) s.game.unit(s.unit(name)).facts.chargedOn = s.game.state.clock.turn;
  return s;
}

/** The unit was engaged when the Fight step of this phase started. */
export function engagedAtStart(s: Scene, ...names: readonly string[]): Scene {
  for (const name of names) s.game.unit(s.unit(name)).facts.engagedAtFightStepOn = s.game.state.clock.phase;
  return s;
}

/** Names of the units that were selected to fight, in order. */
export function fought(s: Scene): string[] {
  return s
    .events('unit-selected')
    .filter(({ purpose }) => purpose === 'fight')
    .map(({ unit }) => s.names[unit]!);
}

/** Names of the units that the question offers. */
export function choices(s: Scene): string[] {
  const { question } = s;
  return 'options' in question
    ? question.options.flatMap(({ unit }) => (unit === undefined ? [] : [s.names[unit]!]))
    : [];
}

/** Chooses a unit by its name. */
export function choose(s: Scene, name: string): Scene {
  return s.answer(`unit:${s.unit(name)}`);
}

/** A unit with this ability is gone before it fights. */
export const diesWhenSelected = ability({
  id: 'dies-when-selected',
  rule: 'test',
  triggers: {
    unitSelectedToFight: {
      forced: true,
      applies: ({ unit }, self) => self.unit === unit,
      use: ({ unit }, _self, game: Game) => {
        const cause = { kind: 'rule', rule: 'test', owner: undefined } as const;
        for (const model of game.unitInfo(unit).models) setStatus(game, model, 'removed', cause);
        destroyUnit(game, unit, cause);
      },
    },
  },
});

/** Plays attacks on: everything at the first unit that it may attack, nothing thrown again; stops at any other question. */
export function fightOn(s: Scene): Scene {
  for (;;) {
    firstOf(s);
    const purpose = s.game.question?.purpose;
    if (purpose === 're-roll') s.answer([]);
    else if (purpose === 'weapons-and-targets') {
      s.answer(
        declaration(s).weapons.map(({ id, profiles }) => ({
          id,
          profile: 0,
          targets: profiles[0]!.targets.slice(0, 1).map((unit) => ({ unit })),
        })),
      );
    } else return s;
  }
}
