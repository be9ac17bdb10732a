import { flow, flowName, type Game, roll, rollFlow, standingBody, type UnitId } from '@adjutant/engine';
import { sweepBlocked } from '@adjutant/geometry';
import { type ModelPath, mortalWoundsFlow } from '@adjutant/rules-11e/content';
import { acting, enemiesOf, livingOnTable } from '@adjutant/rules-11e/queries';
import { isFirstOnUnit } from '../../armies/once.ts';
import { ability } from '../../armies/write.ts';

const rule = 'cs.ab.deff-from-above';
const WOUNDS_ON = 4;
const bombing = flowName<{ unit: UnitId; enemies: readonly UnitId[] }>('orks/deff-from-above');

/** After a normal move over or through an enemy unit, a die for each model of the unit: on 4+ a mortal wound. */
export const deffFromAbove = ability({
  id: 'orks/deff-from-above',
  name: 'Deff from Above',
  source: 'datasheet',
  of: 'Deffkoptas with Big Shootas',
  rule,
  reminder: 'After a normal move you may pick an enemy unit that was passed over: 1 mortal wound on 4+ for each model.',
  touches: ['03.01', '06.02', '17.01', '21.03'],
  triggers: {
    unitEndedMove: {
      forced: false,
      applies: ({ unit, moveType, paths }, self, game) =>
        moveType === 'normal' &&
        self.unit === unit &&
        isFirstOnUnit(game, self) &&
        passedOver(game, unit, paths).length > 0,
      use: ({ unit, paths }, _self, game) => game.call(bombing.begin({ unit, enemies: passedOver(game, unit, paths) })),
    },
  },
});

/** Enemy units of which some model was crossed by a model on its way, at whatever height. */
function passedOver(game: Game, unit: UnitId, paths: readonly ModelPath[]): UnitId[] {
  return enemiesOf(game, unit).filter((enemy) =>
    acting(game, enemy).some((other) => paths.some((way) => crosses(game, way, other))),
  );
}

function crosses(game: Game, { model, path }: ModelPath, other: number): boolean {
  const { base } = game.modelInfo(model).profile;
  const body = standingBody(game, other);
  return path.slice(1).some((to, at) => {
    const from = path[at] ?? to;
    const level = { z: body.pose.z };
    return sweepBlocked({ shape: base, pose: { ...from, ...level }, height: body.height }, { ...to, ...level }, body);
  });
}

export const deffFromAboveSteps = flow(bombing.keeping<{ target: UnitId }>(), {
  start(game, { unit, enemies }) {
    const options = enemies.map((enemy) => ({ id: `unit:${enemy}`, value: enemy, unit: enemy }));
    const { player } = game.unit(unit);
    game.ask({ kind: 'choose-one', player, purpose: 'deff-from-above', rule, unit, options, mayPass: false });
    return 'roll';
  },
  roll(game, bombed) {
    const { unit } = bombed;
    bombed.target = game.answer<UnitId>();
    const context = { target: bombed.target, needed: WOUNDS_ON };
    const count = livingOnTable(game, unit).length;
    game.call(roll({ purpose: 'deff-from-above', player: game.unit(unit).player, unit, count, rule, context }));
    return 'deal';
  },
  deal(game, { unit, target = -1 }) {
    const wounds = game.result(rollFlow).filter((face) => face >= WOUNDS_ON).length;
    const cause = { kind: 'rule', rule, owner: game.unit(unit).player } as const;
    game.call(mortalWoundsFlow.begin({ unit: target, batches: [wounds], onePerBatch: false, cause, after: null }));
    return 'done';
  },
});
