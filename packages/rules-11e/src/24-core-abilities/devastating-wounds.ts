import { flow, flowName, type ModelId, roll, rollFlow } from '@adjutant/engine';
import { chunks } from '../01-core-concepts/amount.ts';
import type { AttackRecord } from '../04-making-attacks/attack.ts';
import { rollContext } from '../04-making-attacks/attack-rolls.ts';
import { causeOf } from '../05-attack-sequence/cause.ts';
import { type DamageNumbers, damageOf } from '../05-attack-sequence/damage.ts';
import { mortalWoundsFlow } from '../flows.ts';

/** The mortal wounds of critical wounds with [DEVASTATING WOUNDS], after the normal damage of their pool; `first` are models that take them first. */
export const devastatingWoundsFlow = flowName<
  {
    record: AttackRecord;
    damage: DamageNumbers;
    criticals: number;
    first: readonly ModelId[];
    frame: number;
    lost: number;
  },
  number
>('devastating-wounds');

/** As many mortal wounds as the weapon's D for each critical wound, each damaging one model at most. @rule 24.10 24.28.01-a 06.02-h */
export const devastatingWoundsSteps = flow(
  devastatingWoundsFlow,
  {
    start(game, { record, damage, criticals }) {
      const { player, id } = game.unit(record.unit);
      const count = damage.amount.dice * criticals;
      game.call(
        roll({ purpose: 'damage', player, unit: id, count, rule: '24.10-d', context: rollContext(record, {}) }),
      );
      return 'deal';
    },
    deal(game, { record, damage, criticals, first, frame }) {
      const batches = chunks(game.result(rollFlow), damage.amount.dice, criticals).map((faces) =>
        damageOf(damage, faces),
      );
      const cause = causeOf(game, record);
      game.call(
        mortalWoundsFlow.begin({ unit: record.target, batches, onePerBatch: true, first, cause, after: frame }),
      );
      return 'dealt';
    },
    dealt(game, wounds) {
      wounds.lost = game.result(mortalWoundsFlow).lost;
      return 'done';
    },
  },
  ({ lost }) => lost,
);
