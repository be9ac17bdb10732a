import { type ChooseSome, flow, type Game, type UnitId } from '@adjutant/engine';
import { isEngaged } from '../03-moving/engagement.ts';
import { asOptions, setCheck } from '../11-charge-phase/target-sets.ts';
import { moveFlow, pileInFlow } from '../flows.ts';
import { fightMovers } from './fight-move.ts';
import { canPileInTowards, pileInConstraints, pileInJudge, pileInTargets } from './pile-in-move.ts';

/** The name under which questions refer to the check of sets of pile-in targets. */
const CHECK = 'pile-in-targets';

/** A unit makes a pile-in move, in the Pile In step or in an overrun fight; its player may leave it. @rule 12.03 12.06-c */
export const pileInSteps = flow(
  pileInFlow.keeping<{ targets: readonly UnitId[]; made: boolean }>(),
  {
    start(game, pile) {
      if (!isEngaged(game, pile.unit)) return 'targets';
      pile.targets = pileInTargets(game, pile.unit);
      return 'move';
    },
    targets(game, { unit }) {
      game.ask(targetsToPileIn(game, unit));
      return 'chosen';
    },
    chosen(game, pile) {
      pile.targets = game.answer<UnitId[]>();
      return 'move';
    },
    move(game, { unit, targets = [] }) {
      if (targets.length === 0 || !canPileInTowards(game, unit, targets)) return 'done';
      game.call(
        moveFlow.begin(
          {
            unit,
            moveType: 'pile-in',
            rule: '12.03',
            mayDecline: true,
            movers: fightMovers(game, unit, 'pile-in'),
            constraints: pileInConstraints(game, unit, targets),
          },
          game.unit(unit).player,
        ),
      );
      return 'moved';
    },
    moved(game, pile) {
      pile.made = game.result(moveFlow).made;
      return 'done';
    },
  },
  (pile) => ({ made: pile.made === true }),
);

/** Towards whom an unengaged unit piles in; nobody: it does not. @rule 12.03-c */
function targetsToPileIn(game: Game, unit: UnitId): ChooseSome {
  return {
    kind: 'choose-some',
    player: game.unit(unit).player,
    purpose: 'pile-in-targets',
    rule: '12.03-c',
    unit,
    min: 0,
    setCheck: CHECK,
    ...asOptions(pileInTargets(game, unit), pileInJudge(game, unit)),
  };
}

/** Checks sets of pile-in targets that were not tried when the question was asked. @rule 12.03-c */
export const pileInSetChecks = { [CHECK]: setCheck((game, { unit = 0 }) => pileInJudge(game, unit)) };
