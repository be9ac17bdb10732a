import { Game } from '@adjutant/engine';
import type { AttackRecord } from '@adjutant/rules-11e/queries';
import type { Edition } from '../editions/edition.ts';
import { factsOf, recordOf } from './circumstances.ts';
import { weaponOf } from './given.ts';
import { isAttack, type Matchup } from './matchup.ts';
import { faceOff, unitOfOneModel } from './two-units.ts';

const empty = new Map<string, Game>();

/** A battle of one model against one, in which only the weapons and the target's keywords are filled in for each matchup. */
function emptyBattle(edition: Edition): Game {
  let game = empty.get(edition.id);
  if (game === undefined) {
    game = faceOff(unitOfOneModel, unitOfOneModel, {}, edition);
    empty.set(edition.id, game);
  }
  return game;
}

/** A matchup as a battle in which the rules can be asked; `records` are those of its attack entries. */
export interface ImaginedBattle {
  readonly game: Game;
  readonly records: readonly AttackRecord[];
}

/** Imagines a matchup as a battle, so that every rule has its say about the numbers. */
export function imagine({ attacks, target, circumstances = {} }: Matchup, edition: Edition): ImaginedBattle {
  const base = emptyBattle(edition);
  const inputs = attacks.filter(isAttack);
  const [attacker, defender] = base.roster.models;
  if (attacker === undefined || defender === undefined) throw new Error('the imagined battle has two models');
  const keywords = new Set(target.keywords);
  if (target.groups.some((group) => group.character === true)) keywords.add('CHARACTER');
  const models = [
    { ...attacker, weapons: inputs.map(weaponOf) },
    { ...defender, keywords, profile: { ...defender.profile, toughness: target.toughness } },
  ];
  const [shooter, shotAt] = base.state.units;
  if (shooter === undefined || shotAt === undefined) throw new Error('the imagined battle has two units');
  const units = [{ ...shooter, facts: factsOf(circumstances) }, shotAt];
  const game = new Game(
    base.setup,
    { units: base.roster.units, models },
    base.ruleset,
    { ...base.state, units },
    false,
  );
  const targetModels = target.groups.reduce((sum, group) => sum + group.left.length, 0);
  return {
    game,
    records: inputs.map(({ melee }, slot) => recordOf(game, { melee, slot, targetModels }, circumstances)),
  };
}
