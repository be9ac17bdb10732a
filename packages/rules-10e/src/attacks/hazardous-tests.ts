import {
  type ChooseOne,
  flow,
  flowName,
  type Game,
  type ModelId,
  note,
  roll,
  rollFlow,
  type UnitId,
} from '@adjutant/engine';
import { inflictDamageFlow } from '@adjutant/rules-11e/edition';
import { modelHas } from '@adjutant/rules-11e/queries';
import { HAZARDOUS_WOUNDS, hazardousFails } from '../weapon-abilities/hazardous.ts';

/** One test for each [HAZARDOUS] weapon of a unit that attacked with targets; `bearers` are the models that have them. */
export const hazardousTestsFlow = flowName<{ unit: UnitId; bearers: readonly ModelId[]; failed: number }>(
  'hazardous-tests',
);

/** @rule 10e.hazardous-a */
export const hazardousTestsSteps = flow(hazardousTestsFlow, {
  start(game, { unit, bearers }) {
    const { player } = game.unit(unit);
    const context = { fails: 1 };
    game.call(roll({ purpose: 'hazard', player, unit, count: bearers.length, rule: '10e.hazardous-a', context }));
    return 'rolled';
  },
  rolled(game, test) {
    test.failed = game.result(rollFlow).filter(hazardousFails).length;
    if (test.failed > 0)
      note(game, 'hazard-failed', '10e.hazardous-a', {
        unit: test.unit,
        failed: test.failed,
        wounds: HAZARDOUS_WOUNDS,
      });
    return 'next';
  },
  next: (game, { bearers, failed }) => (failed === 0 || candidates(game, bearers).length === 0 ? 'done' : 'choose'),
  choose(game, { unit, bearers }) {
    game.ask(bearerQuestion(game, unit, bearers));
    return 'suffer';
  },
  suffer(game, test) {
    test.failed -= 1;
    const model = game.answer<ModelId>();
    const cause = { kind: 'rule', rule: '10e.hazardous-a', owner: undefined } as const;
    game.call(inflictDamageFlow.begin({ model, damage: HAZARDOUS_WOUNDS, mortal: true, cause, after: null }));
    return 'next';
  },
});

/** Bearers of which one suffers: wounded ones first, then those that are no CHARACTER. @rule 10e.hazardous-a */
function candidates(game: Game, bearers: readonly ModelId[]): ModelId[] {
  const living = [...new Set(bearers)].filter((model) => game.model(model).status === 'living');
  const wounded = living.filter((model) => game.model(model).wounds < game.modelInfo(model).profile.wounds);
  if (wounded.length > 0) return wounded;
  const plain = living.filter((model) => !modelHas(game, model, 'CHARACTER'));
  return plain.length > 0 ? plain : living;
}

function bearerQuestion(game: Game, unit: UnitId, bearers: readonly ModelId[]): ChooseOne {
  return {
    kind: 'choose-one',
    player: game.unit(unit).player,
    purpose: 'hazardous-bearer',
    rule: '10e.hazardous-a',
    unit,
    mayPass: false,
    options: candidates(game, bearers).map((model) => ({ id: `model:${model}`, value: model, model })),
  };
}
