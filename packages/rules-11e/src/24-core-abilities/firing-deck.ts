import {
  type Amount,
  type ChooseSome,
  flow,
  flowName,
  type Game,
  type JsonObject,
  type ModelId,
  note,
  type Option,
  setUnitFact,
  startEffect,
  type UnitId,
  type Weapon,
} from '@adjutant/engine';
import { living, livingOnTable } from '../01-core-concepts/populations.ts';
import { LENT_WEAPONS, type LentWeapon } from '../04-making-attacks/weapons-of.ts';
import { passengersOf } from '../05-attack-sequence/destroy-model.ts';
import { ability } from '../effect.ts';
import { modelHasFrom } from './every-model.ts';

/** `frame` is that of the transport's shooting, with which the weapons go back. */
const firingDeckFlow = flowName<{ transport: ModelId; most: number; frame: number }>('firing-deck');

/** Firing Deck X: a TRANSPORT selected to shoot in its own Shooting phase has weapons of up to X models aboard as well. @rule 24.14 */
export const firingDeck = ability({
  id: 'firing-deck',
  rule: '24.14',
  triggers: {
    unitSelectedToShoot: {
      forced: true,
      applies: ({ unit }, self, game) =>
        self.unit === unit &&
        isOwnShootingPhase(game, unit) &&
        decksOf(game, unit).some((model) => modelHasFrom(game, model, self)),
      use: ({ unit, frame }, self, game) => {
        const most = (self.data.value as Amount | undefined)?.plus ?? 0;
        const decks = decksOf(game, unit).filter((model) => modelHasFrom(game, model, self));
        game.callAll(decks.map((transport) => firingDeckFlow.begin({ transport, most, frame })));
      },
    },
  },
});

/** The mark that lends the weapons; read where a model's weapons are listed. @rule 24.14-c */
export const lentWeapons = ability({ id: LENT_WEAPONS, rule: '24.14-c' });

function isOwnShootingPhase(game: Game, unit: UnitId): boolean {
  const { phaseName, player } = game.state.clock;
  return phaseName === 'shooting' && player === game.unit(unit).player;
}

/** Models of a unit with somebody aboard. @rule 24.14-a */
function decksOf(game: Game, unit: UnitId): ModelId[] {
  return livingOnTable(game, unit).filter((model) => passengersOf(game, model).length > 0);
}

/** The models aboard and a weapon of each; whoever is aboard does not shoot this turn, whether picked or not. @rule 24.14-b 24.14-d */
export const firingDeckSteps = flow(firingDeckFlow, {
  start(game, { transport, most }) {
    game.ask(weaponsQuestion(game, transport, most));
    return 'lend';
  },
  lend(game, { transport, frame }) {
    const weapons = [...game.answer<LentWeapon[]>()];
    for (const unit of passengersOf(game, transport)) setUnitFact(game, unit, 'noShootOn', game.state.clock.turn);
    if (weapons.length === 0) return 'done';
    const { unit, player } = game.modelInfo(transport);
    const data: JsonObject = { weapons };
    note(game, 'firing-deck', '24.14-b', { unit, transport, weapons });
    startEffect(
      game,
      { effect: LENT_WEAPONS, owner: player, unit, model: transport, data, until: { kind: 'frame', frame } },
      '24.14-c',
    );
    return 'done';
  },
});

function weaponsQuestion(game: Game, transport: ModelId, most: number): ChooseSome {
  const { unit, player } = game.modelInfo(transport);
  const options = passengersOf(game, transport)
    .filter((passengers) => game.unit(passengers).facts.shotSelectedOn !== game.state.clock.phase)
    .flatMap((passengers) => living(game, passengers))
    .flatMap((model) => weaponOptions(game, model));
  return {
    kind: 'choose-some',
    player,
    purpose: 'firing-deck-weapons',
    rule: '24.14-b',
    unit,
    model: transport,
    min: 0,
    max: most,
    options,
    groupMax: Object.fromEntries(options.map(({ group = '' }) => [group, 1])),
  };
}

/** A model's ranged weapons without [ONE SHOT], one of which may be used. @rule 24.14-b 24.26-d */
function weaponOptions(game: Game, model: ModelId): Option[] {
  return game
    .modelInfo(model)
    .weapons.flatMap((weapon, slot) =>
      mayBeLent(weapon)
        ? [{ id: `weapon:${model}:${slot}`, value: { model, slot }, model, group: `model:${model}`, count: 1 }]
        : [],
    );
}

function mayBeLent({ profiles }: Weapon): boolean {
  const ranged = profiles.some(({ range }) => range !== undefined);
  return ranged && !profiles.some(({ abilities }) => abilities.some(({ id }) => id === 'one-shot'));
}
