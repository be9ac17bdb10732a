import {
  type ChoosingLocals,
  flow,
  flowName,
  type Game,
  type PlayerId,
  type StratagemTarget,
  type UnitId,
} from '@adjutant/engine';
import { mayUse } from '@adjutant/rules-11e/content';
import { opponentOf, unitsOnTable } from '@adjutant/rules-11e/queries';
import { unitsWith, waitsToShoot } from '../../armies/units.ts';
import { detachment } from './detachment.ts';

export const FOCUSED_FIRE = `${detachment.id}/focused-fire`;
export const focusing = flowName<ChoosingLocals, StratagemTarget | null>(`${FOCUSED_FIRE}/targets`);

/** Units that may be one of the two. */
export function unitsToFocus(game: Game, player: PlayerId): UnitId[] {
  return unitsWith(game, player, "T'AU EMPIRE").filter(
    (unit) => waitsToShoot(game, unit) && mayUse(game, player, FOCUSED_FIRE, unit),
  );
}

/** Enemy units that may be the third. */
export function enemiesToFocus(game: Game, player: PlayerId): UnitId[] {
  return unitsOnTable(game, opponentOf(player)).filter((unit) => mayUse(game, player, FOCUSED_FIRE, unit));
}

/** Asks for a piece of the target; passing goes back. */
function ask(game: Game, player: PlayerId, purpose: string, units: readonly UnitId[]): void {
  const options = units.map((unit) => ({ id: `unit:${unit}`, value: unit, unit }));
  game.ask({ kind: 'choose-one', player, purpose, rule: 'cs.st.mo.focused-fire-b', options, mayPass: true });
}

/** The first unit, the second, the enemy; at each of them one may go back. @rule 15.01-d 15.01-f */
export const focusedFireTargets = flow(
  focusing.keeping<{ first: UnitId; second: UnitId; enemy: UnitId }>(),
  {
    start(game, { player }) {
      ask(game, player, 'focused-fire-unit', unitsToFocus(game, player));
      return 'firstChosen';
    },
    firstChosen(game, chosen) {
      const unit = game.answer<UnitId | null>();
      if (unit === null) return 'done';
      chosen.first = unit;
      return 'second';
    },
    second(game, { player, first }) {
      ask(
        game,
        player,
        'focused-fire-unit',
        unitsToFocus(game, player).filter((unit) => unit !== first),
      );
      return 'secondChosen';
    },
    secondChosen(game, chosen) {
      const unit = game.answer<UnitId | null>();
      if (unit === null) return 'start';
      chosen.second = unit;
      return 'enemy';
    },
    enemy(game, { player }) {
      ask(game, player, 'focused-fire-enemy', enemiesToFocus(game, player));
      return 'enemyChosen';
    },
    enemyChosen(game, chosen) {
      const unit = game.answer<UnitId | null>();
      if (unit === null) return 'second';
      chosen.enemy = unit;
      return 'done';
    },
  },
  ({ first = -1, second = -1, enemy }) =>
    enemy === undefined
      ? null
      : {
          id: `unit:${first}:unit:${second}:unit:${enemy}`,
          units: [first, second, enemy],
          value: { units: [first, second], enemy },
        },
);
