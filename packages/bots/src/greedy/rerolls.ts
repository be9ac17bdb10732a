/** Dice thrown again: for nothing wherever they fail, for CP only where a vital die fails. */
import type { ChooseSome, Game, Json, Option } from '@adjutant/engine';
import { type AttackRecord, attackOf, chargeable, numbersOf, unitDistance } from '@adjutant/rules-11e/queries';
import { chanceOfCharge, worthOfCharge } from './charging.ts';
import { best, policy } from './thought.ts';
import { importanceOf, pointsPerWound } from './worth.ts';

/** Points that a re-roll has to gain for each CP it costs. */
const PRICE = 12;

/** A roll as a question about re-rolls shows it. */
interface Rolled {
  readonly purpose: string;
  readonly faces: readonly number[];
  readonly fails: readonly number[];
  readonly attack: AttackRecord | undefined;
  readonly unit: number;
  /** Where dice that need different results are thrown together. */
  readonly parts: readonly Pick<Rolled, 'fails' | 'attack'>[];
}

function rolledOf(question: ChooseSome): Rolled {
  const {
    roll = '',
    faces = [],
    context,
  } = (question.facts ?? {}) as { roll?: string; faces?: readonly number[]; context?: Json };
  const { fails = [], attack, parts = [] } = (context ?? {}) as Partial<Rolled>;
  return { purpose: roll, faces, fails, attack, parts, unit: question.unit ?? -1 };
}

/** The roll as the part of it sees it whose dice an option throws again. */
function partOf(rolled: Rolled, { group = '' }: Option): Rolled {
  const part = rolled.parts[Number(/\/part-(\d+)$/.exec(group)?.[1]) - 1];
  return part === undefined ? rolled : { ...rolled, ...part };
}

export const reroll = policy('choose-some', ({ game }, question) => {
  const rolled = rolledOf(question);
  const free = question.options.filter(({ price = 0 }) => price === 0);
  const chosen = freeDice(game, question, rolled, free);
  if (chosen.length > 0) return chosen;
  const paid = best(
    question.options
      .filter(({ price = 0 }) => price > 0)
      .map((option) => ({
        option,
        gain: gainOf(game, partOf(rolled, option), faceOf(option)) - PRICE * (option.price ?? 0),
      })),
    ({ gain }) => gain,
  );
  return paid !== undefined && paid.gain > 0 ? [paid.option.id] : [];
});

/** The face that an option throws again; undefined where it is all dice together. */
function faceOf({ value }: Option): number | undefined {
  const { face } = value as { face?: number | null };
  return face ?? undefined;
}

/** All dice of one permission that are better thrown again. */
function freeDice(game: Game, question: ChooseSome, rolled: Rolled, options: readonly Option[]): string[] {
  const [group] = options
    .filter((option) => isUnwanted(game, partOf(rolled, option), faceOf(option)))
    .map((option) => option.group ?? '');
  if (group === undefined) return [];
  const dice = options
    .filter((option) => option.group === group && isUnwanted(game, partOf(rolled, option), faceOf(option)))
    .sort((a, b) => (faceOf(a) ?? 0) - (faceOf(b) ?? 0))
    .flatMap(({ id, count = 1 }) => Array.from({ length: count }, () => id));
  return dice.slice(0, Math.min(question.max, question.groupMax?.[group] ?? dice.length));
}

/** Whether a die, or all dice together, are likelier to get better than worse. */
function isUnwanted(game: Game, rolled: Rolled, face: number | undefined): boolean {
  const { purpose, faces, fails } = rolled;
  if (purpose === 'charge') return chargeGain(game, rolled) > 0;
  if (face === undefined)
    return fails.length > 0 && faces.filter((one) => fails.includes(one)).length > faces.length / 2;
  return fails.length > 0 ? fails.includes(face) : isHighGood(purpose) && face <= 3;
}

function isHighGood(purpose: string): boolean {
  return ['damage', 'attacks', 'advance', 'sustained-hits', 'hazard'].includes(purpose);
}

/** Points that are to be gained by throwing a die with this face again. */
function gainOf(game: Game, rolled: Rolled, face: number | undefined): number {
  const { purpose, fails, attack } = rolled;
  if (purpose === 'charge') return chargeGain(game, rolled);
  if (attack === undefined || face === undefined) return 0;
  const { damage, save } = numbersOf(game, attackOf(game, attack));
  const wounds = damage.amount.plus + (damage.amount.dice * (damage.amount.sides + 1)) / 2;
  const largest = Math.max(...game.unitInfo(attack.target).models.map((model) => game.modelInfo(model).profile.wounds));
  const points = Math.min(wounds, largest) * pointsPerWound(game, attack.target) * importanceOf(game, attack.target);
  if (purpose === 'damage')
    return face >= 3 || damage.amount.dice === 0 ? 0 : (3.5 - face) * pointsPerWound(game, attack.target);
  if (!fails.includes(face)) return 0;
  const success = (6 - fails.length) / 6;
  const later =
    purpose === 'save'
      ? 1
      : purpose === 'wound'
        ? unsavedPart(save.armourPenetration)
        : unsavedPart(save.armourPenetration) / 2;
  return success * later * points;
}

/** A rough part of wounds that are not saved. */
function unsavedPart(armourPenetration: number): number {
  return Math.min(1, 0.45 - armourPenetration * 0.17);
}

/** Points gained by throwing a charge roll again that reaches nobody who is worth it. */
function chargeGain(game: Game, { faces, unit }: Rolled): number {
  if (unit < 0) return 0;
  const sum = faces.reduce((so, face) => so + face, 0);
  const gains = chargeable(game, unit).map((target) => {
    const inches = unitDistance(game, unit, target);
    return inches <= sum ? 0 : chanceOfCharge(inches) * worthOfCharge(game, unit, target);
  });
  const reached = chargeable(game, unit).some((target) => unitDistance(game, unit, target) <= sum);
  return reached ? 0 : Math.max(0, ...gains);
}
