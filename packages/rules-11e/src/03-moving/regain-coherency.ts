import { flow, flowName, type Game, type ModelId, type PlayerId, setStatus, type UnitId } from '@adjutant/engine';
import { livingOnTable, opponentOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { passengersOf } from '../05-attack-sequence/destroy-model.ts';
import { suspendLostAbilities } from '../19-attached-units/lost-abilities.ts';
import { ability } from '../effect.ts';
import { emergencyDisembarkFlow, regainCoherencyFlow } from '../flows.ts';
import { isCoherent } from './coherency.ts';

/** Every unit that is out of coherency regains it, in the order of 01.03.02. */
const regainAllFlow = flowName<Record<never, never>>('regain-coherency-of-all');

/** In the End of Turn step, before all other rules but control of objectives. @rule 03.03-g 07.02-g 07.02-j */
export const regainCoherency = ability({
  id: 'core/regain-coherency',
  rule: '03.03-g',
  triggers: {
    endOfTurn: {
      layer: 'core',
      forced: true,
      applies: (_context, _self, game) => [0, 1].some((player) => incoherentUnits(game, player as PlayerId).length > 0),
      use: (_context, _self, game) => game.call(regainAllFlow.begin({})),
    },
  },
});

function incoherentUnits(game: Game, player: PlayerId): UnitId[] {
  return unitsOnTable(game, player).filter((unit) => !isCoherent(game, unit));
}

/** The active player's units first; each player orders their own. @rule 03.03-h 01.03.02 */
export const regainAllSteps = flow(regainAllFlow, {
  start(game) {
    const player = nextPlayer(game);
    if (player === undefined) return 'done';
    return 'choose';
  },
  choose(game) {
    const player = nextPlayer(game) ?? game.active;
    const options = incoherentUnits(game, player).map((unit) => ({ id: `unit:${unit}`, value: unit, unit }));
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'unit-to-regain-coherency',
      rule: '03.03-h',
      options,
      mayPass: false,
    });
    return 'regain';
  },
  regain(game) {
    game.call(regainCoherencyFlow.begin({ unit: game.answer<UnitId>() }));
    return 'start';
  },
});

function nextPlayer(game: Game): PlayerId | undefined {
  return [game.active, opponentOf(game.active)].find((player) => incoherentUnits(game, player).length > 0);
}

/** A unit loses models one by one, each its player's choice, until it is coherent; no rule is triggered by it. @rule 03.03-g 03.03-h 03.03-i */
export const regainCoherencySteps = flow(regainCoherencyFlow.keeping<{ model: ModelId }>(), {
  start: (game, { unit }) => (isCoherent(game, unit) ? 'done' : 'choose'),
  choose(game, { unit }) {
    const options = livingOnTable(game, unit).map((model) => ({ id: `model:${model}`, value: model, model }));
    const { player } = game.unit(unit);
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'model-to-remove',
      rule: '03.03-h',
      unit,
      options,
      mayPass: false,
    });
    return 'destroy';
  },
  destroy(game, lost) {
    const model = game.answer<ModelId>();
    lost.model = model;
    const passengers = passengersOf(game, model);
    if (passengers.length === 0) return 'remove';
    // A TRANSPORT cannot take along who rides in it: getting out is no trigger of theirs, but the core's (18.05-b).
    setStatus(game, model, 'wreck', cause);
    game.callAll(passengers.map((unit) => emergencyDisembarkFlow.begin({ unit, transport: model })));
    return 'remove';
  },
  remove(game, { model }) {
    if (model !== undefined) setStatus(game, model, 'removed', cause);
    suspendLostAbilities(game);
    return 'start';
  },
});

const cause = { kind: 'rule', rule: '03.03-g', owner: undefined } as const;
