/** Random situations of attacks, and how often each result comes when they are played with real dice. */
import type { AbilityEntry, Game, Json, Question, WeaponAbility } from '@adjutant/engine';
import { sampleAnswer, seedGenerator } from '@adjutant/engine';
import type { AttackRecord } from '@adjutant/rules-11e/queries';
import { rollD6 } from '../../engine/src/random.ts';
import { attackPool } from '../../rules-11e/src/05-attack-sequence/attack-pool.ts';
import { ability } from '../../rules-11e/src/effect.ts';
import { dice, fixed, scene, type UnitSketch, type WeaponSketch } from '../../rules-11e/test/scene.ts';
import { attacksOn, outcomesOf, plainPolicy } from '../src/index.ts';

/** Where a situation's random choices come from. */
export type Pick = (sides: number) => number;

/** Numbers from 0 that come from the engine's own dice. */
export function picker(seed: string): Pick {
  const words = seedGenerator(seed);
  return (sides) => {
    let value = 0;
    for (let die = 0; die < 5; die++) value = value * 6 + rollD6(words) - 1;
    return value % sides;
  };
}

const printed = (id: WeaponAbility['id'], value?: number): WeaponAbility =>
  value === undefined ? { id } : { id, value: fixed(value) };

function weapon(pick: Pick): WeaponSketch {
  const abilities: WeaponAbility[] = [];
  const maybe = (one: WeaponAbility) => pick(4) === 0 && abilities.push(one);
  maybe(pick(2) === 0 ? printed('sustained-hits', 1 + pick(2)) : { id: 'sustained-hits', value: dice(1, 3) });
  maybe(printed('lethal-hits'));
  maybe(printed('devastating-wounds'));
  maybe(printed('twin-linked'));
  maybe(printed('melta', 2));
  maybe(printed('rapid-fire', 1));
  maybe(printed('heavy'));
  maybe(printed('precision'));
  maybe({ id: 'anti', threshold: 4, against: { keywords: ['INFANTRY'], without: false } });
  return {
    range: 24,
    attacks: pick(3) === 0 ? dice(1, 6, pick(3)) : 1 + pick(8),
    skill: 2 + pick(5),
    strength: 3 + pick(7),
    ap: -pick(4),
    damage: [1, 1, 2, 3, dice(1, 3), dice(1, 6)][pick(6)] ?? 1,
    abilities,
  };
}

function target(pick: Pick): UnitSketch {
  const pain: AbilityEntry[] =
    pick(3) === 0 ? [{ id: 'feel-no-pain', name: 'Feel No Pain', kind: 'core', value: fixed(5 + pick(2)) }] : [];
  const wounds = 1 + pick(4);
  const models = 2 + pick(5);
  const mixed = pick(3) === 0;
  const each = Array.from({ length: models }, (_none, at) => ({
    ...(mixed && at < 2 ? { invulnerable: 4, save: 2 } : {}),
    ...(at === models - 1 && wounds > 1 && pick(2) === 0 ? { left: 1 } : {}),
  }));
  const leader = { wounds: 3 + pick(3), save: 2 + pick(2), invulnerable: 4, keywords: ['INFANTRY', 'CHARACTER'] };
  return {
    player: 1,
    at: [5, 15],
    models,
    wounds,
    toughness: 3 + pick(4),
    save: 2 + pick(5),
    abilities: pain,
    each,
    ...(pick(3) === 0 ? { leader } : {}),
  };
}

/** One situation: a battle, and the attacks that are made in it, each record a pool. */
export interface Situation {
  readonly game: Game;
  readonly records: readonly AttackRecord[];
}

const rerolling = ability({
  id: 'test/again',
  rule: 'test',
  hooks: { reroll: ({ purpose }) => (purpose === 'hit' ? { pick: 'any' } : undefined) },
});
const wearing = ability({
  id: 'test/plate',
  rule: 'test',
  hooks: { allocatedDamage: () => ({ step: 'subtract', value: 1 }) },
});

const sharpening = ability({
  id: 'test/sharp',
  rule: 'test',
  hooks: {
    changedByRoll: ({ roll, critical }) =>
      roll === 'wound' && critical ? { armourPenetration: { step: 'replace', value: -4 } } : undefined,
  },
});
const strengthening = ability({
  id: 'test/strong',
  rule: 'test',
  hooks: {
    changedByRoll: ({ roll, critical }) =>
      roll === 'hit' && critical
        ? { strength: { step: 'add', value: 3 }, damage: { step: 'add', value: 1 } }
        : undefined,
  },
});

/** A random situation. */
export function situation(pick: Pick): Situation {
  const pools = 1 + pick(2);
  const weapons = Array.from({ length: pools }, () => weapon(pick));
  const sketch = target(pick);
  const chosen = [
    [4, rerolling],
    [5, wearing],
    [6, sharpening],
    [8, strengthening],
  ] as const;
  const effects = chosen.flatMap(([sides, effect]) => (pick(sides) === 0 ? [effect] : []));
  const { game } = scene({
    units: { shooter: { weapons, at: [5, 5] }, target: sketch },
    effects,
    detachments: [effects.map(({ id }) => id), []],
  });
  const targetModels = game.unitInfo(1).models.length;
  const facts = { halfRange: pick(2) === 0, cover: pick(3) === 0, steady: pick(2) === 0 };
  const records = weapons.map(
    (_weapon, slot): AttackRecord => ({
      unit: 0,
      model: 0,
      slot,
      profile: 0,
      melee: false,
      shootingType: 'normal',
      outOfPhase: false,
      target: 1,
      targetModels,
      visible: true,
      engagedWithTarget: false,
      targetEngaged: false,
      singleTarget: true,
      ...facts,
    }),
  );
  return { game, records };
}

/** What players do who do not plan ahead: as listed, failed dice again, lethal hits taken. */
function answerTo(question: Question, game: Game): Json {
  const { purpose, facts = {} } = question;
  if (purpose === 're-roll') {
    const { fails } = facts.context as { fails?: readonly number[] };
    const failed = (facts.faces as readonly number[]).filter((face) => fails?.includes(face));
    const [option] = 'options' in question ? question.options : [];
    const source = option === undefined ? '' : option.id.slice(0, option.id.lastIndexOf('/'));
    return failed.map((face) => `${source}/${face}`);
  }
  if (question.kind === 'number') return question.max;
  if (question.kind === 'order') return question.options.map(({ id }) => id);
  return sampleAnswer(question, () => 0, game);
}

/** Wounds that the target's models have left. */
function woundsLeft(game: Game): number {
  return game.unitInfo(1).models.reduce((sum, model) => sum + game.model(model).wounds, 0);
}

/** Plays the attacks once; brings back the wounds lost. */
function playOut({ game, records }: Situation): number {
  const before = woundsLeft(game);
  for (const record of records) {
    if (woundsLeft(game) === 0) break;
    game.push(attackPool(game, [{ record }], 0));
    game.run();
    for (let question = game.question; question !== undefined; question = game.question) {
      const refusals = game.reply({ question: question.number, value: answerTo(question, game) });
      if (refusals.length > 0) throw new Error(`${question.purpose}: ${JSON.stringify(refusals)}`);
    }
  }
  return before - woundsLeft(game);
}

/** How far what came differs from what was to be expected. */
export interface Difference {
  readonly chiSquare: number;
  readonly freedom: number;
}

/** Plays a situation often and compares the wounds lost with their exact chances. */
export function compare(chosen: Situation, runs: number, seed: string): Difference {
  const words = seedGenerator(seed);
  const { game, records } = chosen;
  const found: number[] = [];
  for (let run = 0; run < runs; run++) {
    const copy = game.fork();
    copy.state.dice = { kind: 'seeded', words };
    const lost = playOut({ game: copy, records });
    found[lost] = (found[lost] ?? 0) + 1;
  }
  const { target: suffering, standing } = attacksOn(
    game,
    records.map((record) => ({ record })),
    plainPolicy,
  );
  return chiSquare(found, outcomesOf(suffering, standing).woundsLost.chances, runs);
}

/** Rare results are taken together, so that each class is expected five times or more. */
function chiSquare(found: readonly number[], chances: readonly number[], runs: number): Difference {
  let sum = 0;
  let classes = 0;
  let seen = 0;
  let wanted = 0;
  const close = () => {
    sum += ((seen - wanted) * (seen - wanted)) / wanted;
    classes += 1;
    seen = 0;
    wanted = 0;
  };
  let left = runs;
  for (let at = 0; at < Math.max(found.length, chances.length); at++) {
    const expected = (chances[at] ?? 0) * runs;
    if (expected < 1e-9 && (found[at] ?? 0) > 0) return { chiSquare: Number.POSITIVE_INFINITY, freedom: 1 };
    seen += found[at] ?? 0;
    wanted += expected;
    left -= expected;
    if (wanted >= 5 && left >= 5) close();
  }
  if (wanted > 0) close();
  return { chiSquare: sum, freedom: classes - 1 };
}
