/** Rules of a player that may be used at any time between two selections of a phase (01.03.02, 15.05-a, 16.01-c): options of the phase's own question. */
import { type Game, type JsonObject, type Moment, type Option, type PlayerId, stratagemFlow } from '@adjutant/engine';

/** A rule that can be used now instead of selecting a unit. */
interface OpenChoice {
  readonly option: Option;
  use(): void;
}

function choicesAt(game: Game, moment: Moment<JsonObject>, context: JsonObject, player: PlayerId): OpenChoice[] {
  const effects = game.effects.triggersAt(moment.name).flatMap(({ instance, handler }): OpenChoice[] => {
    const owner = handler.player?.(context, instance, game) ?? instance.owner;
    if (handler.forced || owner !== player || !handler.applies(context, instance, game)) return [];
    const id = `effect:${instance.serial}`;
    const subject = instance.unit === undefined ? {} : { unit: instance.unit };
    return [
      {
        option: { id, value: id, group: instance.effect, ...subject },
        use: () => handler.use(context, instance, game),
      },
    ];
  });
  const cards = game.ruleset.offers(game, player, moment.name, context).map(({ stratagem, target, price }) => {
    const id = `stratagem:${stratagem}:${target.id}`;
    const [unit] = target.units;
    return {
      option: { id, value: id, group: stratagem, price, ...(unit === undefined ? {} : { unit }) },
      use: () => game.call(stratagemFlow.begin({ stratagem, target, price, player, context })),
    };
  });
  return [...effects, ...cards];
}

/** The rules of a player, the active one unless said, for a moment as options; each one's value is its id. */
export function openChoices(
  game: Game,
  moment: Moment<JsonObject>,
  context: JsonObject = {},
  player: PlayerId = game.active,
): Option[] {
  game.observer?.moment(moment.name);
  return choicesAt(game, moment, context, player).map(({ option }) => option);
}

/** Uses the rule that was chosen; may make one call. */
export function useOpenChoice(
  game: Game,
  moment: Moment<JsonObject>,
  id: string,
  context: JsonObject = {},
  player: PlayerId = game.active,
): void {
  choicesAt(game, moment, context, player)
    .find(({ option }) => option.id === id)
    ?.use();
}
