/** Moments at which rules may be used: what is free is used, cards only where they gain enough. */
import type { ChooseOne, Option, UnitId } from '@adjutant/engine';
import { enemiesOf, engagedWith, isUnitInRange, living, unitDistance, unitHas } from '@adjutant/rules-11e/queries';
import { chanceOfCharge, worthOfCharge } from './charging.ts';
import { bestShooting, enemiesByDistance } from './plan.ts';
import { best, policy, type Thought } from './thought.ts';
import { usefulRange, worthOfAttacks, worthOfWound } from './worth.ts';

/** Points that a card has to gain for each CP. */
const PRICE = 10;

/** Points that a card is expected to gain when used as an option says. */
type Gain = (thought: Thought, option: Option, question: ChooseOne) => number;

const unitOf = ({ unit = -1 }: Option): UnitId => unit;

/** A unit on an objective keeps its control. */
const insaneBravery: Gain = ({ game }, option) => {
  const holding = game.state.objectives.some(({ id }) => isUnitInRange(game, unitOf(option), id));
  return holding ? 30 : 0;
};

/** The next unit strikes before it is struck. */
const counteroffensive: Gain = ({ game }, option) => {
  const foes = engagedWith(game, unitOf(option));
  return Math.max(0, ...foes.map((foe) => worthOfAttacks(game, unitOf(option), foe, 'fight')));
};

/** A charge in the opponent's turn. */
const heroicIntervention: Gain = ({ game }, option) => {
  const unit = unitOf(option);
  const most = option.id.endsWith(':fray') ? 6 : 12;
  const near = enemiesOf(game, unit).filter((enemy) => unitDistance(game, unit, enemy) <= most);
  return Math.max(
    0,
    ...near.map((enemy) => chanceOfCharge(unitDistance(game, unit, enemy)) * worthOfCharge(game, unit, enemy)),
  );
};

/** A leader in the enemy's ranks can be picked out. */
const epicChallenge: Gain = ({ game }, option) => {
  const led = engagedWith(game, unitOf(option)).filter(
    (foe) => unitHas(game, foe, 'CHARACTER') && game.unitInfo(foe).components.length > 1,
  );
  return Math.max(0, ...led.map((foe) => worthOfAttacks(game, unitOf(option), foe, 'fight') / 3));
};

/** Only every sixth shot hits. */
const fireOverwatch: Gain = ({ game }, option) => {
  const shots = enemiesByDistance(game, unitOf(option)).filter(({ inches }) => inches <= 24);
  return Math.max(0, ...shots.map(({ unit, inches }) => worthOfAttacks(game, unitOf(option), unit, inches) / 4));
};

/** Three mortal wounds, instead of the unit's shooting. */
const explosives: Gain = ({ game }, option) => {
  const near = enemiesByDistance(game, unitOf(option)).filter(({ inches }) => inches <= 8);
  return Math.max(0, ...near.map(({ unit }) => 3 * worthOfWound(game, unit))) - bestShooting(game, unitOf(option));
};

/** A mortal wound for every third point of T, and one of its own for every sixth. */
const crushingImpact: Gain = ({ game }, option) => {
  const unit = unitOf(option);
  const toughness = Math.max(0, ...living(game, unit).map((model) => game.modelInfo(model).profile.toughness));
  const foes = engagedWith(game, unit).map((foe) => (toughness / 3) * worthOfWound(game, foe));
  return Math.max(0, ...foes) - (toughness / 6) * worthOfWound(game, unit);
};

/** One hit in six or so less, of what the enemy in range can do. */
const smokescreen: Gain = ({ game }, option) => {
  const shooters = enemiesByDistance(game, unitOf(option)).filter(
    ({ unit, inches }) => inches <= usefulRange(game, unit),
  );
  return shooters.reduce((sum, { unit, inches }) => sum + worthOfAttacks(game, unit, unitOf(option), inches) / 8, 0);
};

/** A unit that waits in reserves does nothing. */
const rapidIngress: Gain = ({ game }, option) => game.unitInfo(unitOf(option)).setup.points / 6;

const gains: Readonly<Record<string, Gain>> = {
  'core/insane-bravery': insaneBravery,
  'core/counteroffensive': counteroffensive,
  'core/heroic-intervention': heroicIntervention,
  'core/epic-challenge': epicChallenge,
  'core/fire-overwatch': fireOverwatch,
  'core/explosives': explosives,
  'core/crushing-impact': crushingImpact,
  'core/smokescreen': smokescreen,
  'core/rapid-ingress': rapidIngress,
};

/** Abilities that are free but not wanted: a unit that has just moved stays out of its transport. */
const leftAlone: readonly string[] = ['core/embark'];

export const window = policy('choose-one', (thought, question) => {
  if (!question.mayPass) return undefined;
  const free = question.options.find(({ price, group = '' }) => price === undefined && !leftAlone.includes(group));
  if (free !== undefined) return free.id;
  const cards = question.options.flatMap((option) => {
    const gain = gains[option.group ?? '']?.(thought, option, question) ?? 0;
    return option.price === undefined ? [] : [{ option, profit: gain - PRICE * option.price }];
  });
  const card = best(cards, ({ profit }) => profit);
  return card !== undefined && card.profit > 0 ? card.option.id : undefined;
});

/** Of enemy units that can be picked, the one whose wounds are worth most. */
export const worthiestEnemy = policy(
  'choose-one',
  ({ game }, question) => best(question.options, ({ unit = -1 }) => worthOfWound(game, unit))?.id,
);
