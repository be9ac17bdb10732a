import { flow, flowName, type JsonObject, letWait, roll, rollFlow, takeAwaiting } from '@adjutant/engine';
import { causeOf, damageOf, devastatingWoundsFlow, mortalWoundsFlow, rollContext } from '@adjutant/rules-11e/edition';

type Waiting = Parameters<typeof devastatingWoundsFlow.begin>[0];

const WAITS = 'devastating-wounds';

/** Critical wounds of a pool wait until all other attacks of the unit are made. @rule 10e.devastating-a */
export const devastatingWoundsSteps = flow(
  devastatingWoundsFlow,
  {
    start(game, wounds) {
      letWait(game, { what: WAITS, after: wounds.frame, data: { ...wounds } as unknown as JsonObject });
      return 'done';
    },
  },
  () => 0,
);

/** Deals what waited for the attacks of a frame. */
export const dealDevastatingFlow = flowName<{ after: number }>('deal-devastating-wounds');

interface Progress {
  present: Waiting;
}

/** Mortal wounds equal to D for each critical wound, pool after pool; what a destroyed model has not left is lost. @rule 10e.devastating 10e.mortal-c */
export const dealDevastatingSteps = flow(dealDevastatingFlow.keeping<Progress>(), {
  start(game, dealing) {
    const [next, ...others] = takeAwaiting(game, WAITS, dealing.after);
    for (const other of others) letWait(game, other);
    if (next === undefined) return 'done';
    dealing.present = next.data as unknown as Waiting;
    return 'roll';
  },
  roll(game, { present }) {
    if (present === undefined) return 'done';
    const { record, damage, criticals } = present;
    const { player, id } = game.unit(record.unit);
    const count = damage.amount.dice * criticals;
    game.call(
      roll({ purpose: 'damage', player, unit: id, count, rule: '10e.devastating-a', context: rollContext(record, {}) }),
    );
    return 'deal';
  },
  deal(game, { present, after }) {
    if (present === undefined) return 'done';
    const { record, damage, criticals, first } = present;
    const { dice } = damage.amount;
    const faces = game.result(rollFlow);
    const batches = Array.from({ length: criticals }, (_none, at) =>
      damageOf(damage, faces.slice(at * dice, (at + 1) * dice)),
    );
    const unit = record.target;
    game.call(mortalWoundsFlow.begin({ unit, batches, onePerBatch: true, first, cause: causeOf(game, record), after }));
    return 'start';
  },
});
