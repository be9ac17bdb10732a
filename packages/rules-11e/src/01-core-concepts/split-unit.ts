/** Units that are split (01.02.06). */
import {
  type ChooseSome,
  flow,
  formedAs,
  type Game,
  type ModelId,
  type Refusal,
  refuse,
  splitUnit,
  type UnitId,
} from '@adjutant/engine';
import { splitUnitFlow } from '../flows.ts';
import { living } from './populations.ts';

/** Why a unit cannot be split: its models have been split before, or it has not enough of them. @rule 01.02.06-a */
export function whyNotSplit(game: Game, unit: UnitId): Refusal | undefined {
  const isPart = formedAs(game, unit)?.kind === 'split';
  const hasSplit = game.state.formed.some((formed) => formed.kind === 'split' && formed.from === unit);
  if (isPart || hasSplit) return refuse('unit-already-split', '01.02.06-a', { unit });
  return living(game, unit).length < 2 ? refuse('unit-too-small-to-split', '01.02.06-a', { unit }) : undefined;
}

/** The player picks the models that become a unit of their own; the others stay the unit that they were. @rule 01.02.06 */
export const splitUnitSteps = flow(
  splitUnitFlow.keeping<{ part: UnitId }>(),
  {
    start: (game, { unit }) => (whyNotSplit(game, unit) === undefined ? 'choose' : 'done'),
    choose(game, { unit, min, max, rule }) {
      game.ask(partQuestion(game, unit, min, max, rule));
      return 'split';
    },
    split(game, splitting) {
      splitting.part = splitUnit(game, splitting.unit, game.answer<ModelId[]>(), splitting.rule);
      return 'done';
    },
  },
  ({ part = null }) => ({ part }),
);

function partQuestion(game: Game, unit: UnitId, min: number, max: number, rule: string): ChooseSome {
  const models = living(game, unit);
  const most = Math.min(max, models.length - 1);
  return {
    kind: 'choose-some',
    player: game.unit(unit).player,
    purpose: 'models-to-split-off',
    rule,
    unit,
    min: Math.min(min, most),
    max: most,
    options: models.map((model) => ({ id: `model:${model}`, value: model, model })),
  };
}
