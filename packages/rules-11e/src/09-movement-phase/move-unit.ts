import { type ChooseOne, flow, type Game, rollFlow, type UnitId } from '@adjutant/engine';
import { keepRandomMove, moveRoll, nextRandomMove } from '../02-datasheets/random-move.ts';
import { becomeMobile, mayBecomeMobile, stopBeingMobile } from '../24-core-abilities/super-heavy-walker.ts';
import { type MoveOutcome, moveUnitFlow } from '../flows.ts';
import { type MoveChoice, type MoveOffer, type MoveTypeRule, offer } from './move-choice.ts';
import { phaseMoveTypes } from './move-types.ts';

/** Select Move Type and the move: all choices that come before it are one question; ineligible types are named with the reason. @rule 09.02-c 09.02-i */
export const moveUnitStepsWith = (moveTypes: readonly MoveTypeRule[]) =>
  flow(
    moveUnitFlow.keeping<{ moveType: string; outcome: MoveOutcome }>(),
    {
      start(game, { unit, types, maximum }) {
        const random = nextRandomMove(game, unit);
        if (random !== undefined) {
          game.call(moveRoll(game, unit, random));
          return 'distanceRolled';
        }
        return types === undefined || open(offersOf(game, moveTypes, unit, types, maximum)).length > 0
          ? 'choose'
          : 'done';
      },
      distanceRolled(game, { unit }) {
        const random = nextRandomMove(game, unit);
        if (random !== undefined) keepRandomMove(game, unit, random, game.result(rollFlow));
        return 'start';
      },
      choose(game, { unit, types, maximum, optional }) {
        game.ask(moveTypeQuestion(game, unit, offersOf(game, moveTypes, unit, types, maximum), optional === true));
        return 'move';
      },
      move(game, selection) {
        const choice = game.answer<MoveChoice | null>();
        if (choice === null) return 'done';
        selection.moveType = choice.moveType;
        if (choice.mobile === true) becomeMobile(game, selection.unit, game.frame);
        game.call(ruleOf(moveTypes, choice.moveType).flow.begin({ unit: selection.unit, choice }));
        return 'moved';
      },
      moved(game, selection) {
        selection.outcome = game.result(ruleOf(moveTypes, selection.moveType ?? '').flow).outcome;
        stopBeingMobile(game, selection.unit);
        return selection.outcome === 'not-made' ? 'start' : 'done';
      },
    },
    ({ outcome }) => ({ outcome: outcome ?? 'not-made' }),
  );

/** The same with the move types of this edition. */
export const moveUnitSteps = moveUnitStepsWith(phaseMoveTypes);

function offersOf(
  game: Game,
  moveTypes: readonly MoveTypeRule[],
  unit: UnitId,
  types: readonly string[] | undefined,
  maximum?: number,
): readonly MoveOffer[] {
  const limit = maximum === undefined ? {} : { maximum };
  return moveTypes
    .filter((rule) => types === undefined || types.includes(rule.moveType))
    .flatMap((rule) => rule.offers(game, unit))
    .flatMap((way) => [way, ...mobileWay(game, unit, way)])
    .map((way) => ({ ...way, choice: { ...way.choice, ...limit } }));
}

/** The same move by models that become MOBILE for it. @rule 24.35-b */
function mobileWay(game: Game, unit: UnitId, { choice, refusal }: MoveOffer): readonly MoveOffer[] {
  if (refusal !== undefined || !mayBecomeMobile(game, unit, choice.moveType)) return [];
  return [offer({ ...choice, mobile: true }, undefined)];
}

function open(offers: readonly MoveOffer[]): readonly MoveOffer[] {
  return offers.filter((offer) => offer.refusal === undefined);
}

function moveTypeQuestion(game: Game, unit: UnitId, offers: readonly MoveOffer[], mayPass: boolean): ChooseOne {
  return {
    kind: 'choose-one',
    player: game.unit(unit).player,
    purpose: 'move-type',
    rule: '09.02-c',
    unit,
    mayPass,
    options: open(offers).map(({ id, choice }) => ({ id, value: choice, group: choice.moveType })),
    unavailable: offers.flatMap(({ id, refusal }) => (refusal === undefined ? [] : [{ id, unit, refusal }])),
  };
}

function ruleOf(moveTypes: readonly MoveTypeRule[], moveType: string): MoveTypeRule {
  const rule = moveTypes.find((one) => one.moveType === moveType);
  if (rule === undefined) throw new Error(`there is no move type ${moveType}`);
  return rule;
}
