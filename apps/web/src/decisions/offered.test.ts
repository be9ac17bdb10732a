import { randomBot } from '@adjutant/bots';
import { factions11e, seedDatasheets, withArmies } from '@adjutant/content';
import {
  type ArmySetup,
  type Assign,
  type BattleSetup,
  checkAnswer,
  type DeclareAttacks,
  type DeclaredWeapon,
  enumerateAnswers,
  type Game,
  type Json,
  nextFraction,
  type PendingQuestion,
  type Question,
  questionKinds,
  type Random,
  sampleAnswer,
  seedGenerator,
  startBattle,
  type UnitSetup,
  viewFor,
} from '@adjutant/engine';
import type { Pose } from '@adjutant/geometry';
import { layouts, missions, ruleset11e } from '@adjutant/rules-11e';
import { declining } from '@adjutant/session';
import { namesFrom } from '@adjutant/text';
import { expect, test } from 'vitest';
import { askedOf } from '../worker/asked.ts';
import { answerTo } from '../worker/judge.ts';
import { printed } from '../worker/said.ts';
import { type Made, madeValue, picked, shifted, within } from './made.ts';
import { withFace } from './typed-dice.ts';
import { alsoAimed, groupsOf, redeclared, usesOf, withAttacks } from './weapon-groups.ts';

const nothing: Made = { chosen: [], numbers: {}, declared: [] };

/** The answer that comes of putting a value together by hand, gesture by gesture, as its widget does it. */
function byHand(question: Question, value: Json, game: Game): Json | undefined {
  if (JSON.stringify(value) === JSON.stringify(declining(question))) return declining(question);
  switch (question.kind) {
    case 'choose-one':
      return madeValue(question, { ...nothing, chosen: picked(question, [], value as string) });
    case 'choose-some':
      return madeValue(question, {
        ...nothing,
        chosen: (value as string[]).reduce((ids: readonly string[], id) => picked(question, ids, id), []),
      });
    case 'order':
      return madeValue(question, { ...nothing, chosen: orderedByHand(question.options, value as string[]) });
    case 'number':
      return madeValue(question, { ...nothing, numbers: { value: within(question, value as number) } });
    case 'assign':
      return madeValue(question, { ...nothing, numbers: dealtByHand(question, value as Record<string, number>) });
    case 'dice':
      return madeValue(question, {
        ...nothing,
        numbers: (value as number[]).reduce(
          (so: Record<string, number>, face) => withFace(so, face, (so[face] ?? 0) + 1),
          {},
        ),
      });
    case 'declare-attacks':
      return madeValue(question, { ...nothing, declared: aimedByHand(question, value as unknown as DeclaredWeapon[]) });
    case 'move-models':
    case 'place-models':
      return answerTo(game, question, draftOf(question, value));
  }
}

/** Each wanted thing is moved up to its place in turn; what is not named stays behind them. */
function orderedByHand(options: readonly { readonly id: string }[], wanted: readonly string[]): readonly string[] {
  return wanted.reduce(
    (ids: readonly string[], id, place) => shifted(ids, ids.indexOf(id), place - ids.indexOf(id)),
    options.map(({ id }) => id),
  );
}

/** The steppers of the widget: none goes below its least. */
function dealtByHand({ minEach }: Assign, wanted: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(wanted).map(([id, number]) => [id, Math.max(minEach, number)]));
}

function aimedByHand(question: DeclareAttacks, wanted: readonly DeclaredWeapon[]): readonly DeclaredWeapon[] {
  const shown = groupsOf(question).flatMap(({ weapons }) => weapons);
  return wanted.reduce((declared: readonly DeclaredWeapon[], { id, profile, targets }) => {
    const weapon = shown.find((one) => one.id === id)!;
    const [first, ...others] = targets;
    const use = usesOf(weapon, question.targetsForced).find(
      (one) => one.profile === profile && one.targets[0]?.unit === first?.unit,
    )!;
    const own = weapon.profiles.find((one) => one.profile === profile)!;
    const aimed = others.reduce((so: DeclaredWeapon['targets'], { unit }) => alsoAimed(own, so, unit), use.targets);
    const split = targets.reduce(
      (so, { unit, attacks }) => (attacks === undefined ? so : withAttacks(so, unit, attacks)),
      aimed,
    );
    return redeclared(declared, id, { profile, targets: split });
  }, []);
}

function draftOf({ kind }: Question, value: Json) {
  const moves = value as unknown as { readonly model: number; readonly path: Pose[]; readonly pose: Pose }[];
  return moves.map(({ model, path, pose }) => ({ model, path: kind === 'place-models' ? [pose] : path }));
}

/** The same answer in whatever order its parts were put together; an order is answered by any that begins like it. */
function normal({ kind }: Question, value: Json | undefined): string {
  const byText = (list: readonly Json[]) =>
    list
      .map((one) => JSON.stringify(one))
      .sort()
      .join();
  if (kind === 'order' || !Array.isArray(value)) return JSON.stringify(value);
  return byText(value);
}

/** Whether the hand can give the answer: the same one, or for places one that is accepted with every model at the same end. */
function expectOffered(question: PendingQuestion, value: Json, game: Game): void {
  const made = byHand(question, value, game);
  const say = `${question.purpose} ${JSON.stringify(value)}`.slice(0, 400);
  if (question.kind === 'move-models' || question.kind === 'place-models') {
    expect([...(made as Json[])].length, say).toBe((value as Json[]).length);
    expect(checkAnswer(question, made!, game), say).toEqual([]);
  } else if (question.kind === 'order') expect((made as Json[]).slice(0, (value as Json[]).length), say).toEqual(value);
  else expect(normal(question, made), say).toBe(normal(question, value));
}

/** Answers that the engine accepts: all where they are few, and some by chance. */
function accepted(question: PendingQuestion, game: Game, random: Random): readonly Json[] {
  const listed = (enumerateAnswers(question) ?? []).slice(0, 30);
  const sampled = [1, 2].map(() => sampleAnswer(question, random, game));
  return [...listed, ...sampled].filter((value) => checkAnswer(question, value, game).length === 0);
}

const ruleset = withArmies(ruleset11e);

/** A unit of the seed content with what its datasheet gives it, or a leader with those whom it leads. */
function unitOf(ids: string): UnitSetup {
  const sheets = ids.split('+').map((id) => seedDatasheets.find((sheet) => sheet.id === id)!);
  return {
    name: sheets.map(({ name }) => name).join(' with '),
    components: sheets.map(({ id }, at) => ({
      datasheet: id,
      role: sheets.length === 1 ? 'only' : at === 0 ? 'bodyguard' : 'leader',
    })),
    models: sheets.flatMap(({ composition }, component) =>
      composition.flatMap(({ profile, min, wargear }) =>
        Array.from({ length: min }, () => ({ component, profile, weapons: [...wargear] })),
      ),
    ),
    points: 100,
  };
}

function armyOf(faction: string, detachments: readonly string[], ...units: readonly string[]): ArmySetup {
  const datasheets = Object.fromEntries(seedDatasheets.map((sheet) => [sheet.id, sheet]));
  return { name: faction, faction, detachments, points: 500, units: units.map(unitOf), datasheets };
}

const orks = ['orks/boyz+orks/warboss', 'orks/boyz', 'orks/deffkoptas-with-big-shootas', 'orks/trukk'];
const more = ['orks/gargantuan-squiggoth', 'orks/boyz'];
const tau = ['tau-empire/devilfish', 'tau-empire/devilfish', 'tau-empire/devilfish'];

/** Every detachment of the seed content in a battle against the other faction. */
const battles = factions11e.flatMap(({ faction, detachments }) => detachments.map(({ id }) => ({ faction, id })));

function setupOf({ faction, id }: (typeof battles)[number], at: number): BattleSetup {
  const green = (own: readonly string[]) => armyOf('orks', own, ...(at % 2 === 0 ? orks : more));
  const others = armyOf('tau-empire', faction === 'orks' ? [] : [id], ...tau);
  const layout = layouts.find(({ width }) => width < 60)!;
  const armies = [green(faction === 'orks' ? [id] : []), others] as const;
  return { ruleset: '11e', switches: {}, dataVersion: 'test', armies, layout, mission: missions[0]!.setup };
}

const seen = new Set<string>();

/** Random answers, but everybody is on the table from the start: otherwise there is soon nobody left to ask. */
function answerByChance(question: PendingQuestion, game: Game, random: Random): Json {
  if (question.purpose === 'battle-formation') return 'pass';
  return randomBot.answer(viewFor(game, question.player), ruleset, question, random);
}

/** Plays a battle by chance with typed dice; at every question all answers that are tried must be offered. */
function walk(setup: BattleSetup, seed: string, most: number): void {
  const words = seedGenerator(seed);
  const random = () => nextFraction(words);
  const game = startBattle(setup, ruleset, { kind: 'typed' });
  for (let asked = 0; game.question !== undefined && asked < most; asked++) {
    const { question } = game;
    seen.add(`${question.kind} ${question.purpose}`);
    for (const value of accepted(question, game, random)) expectOffered(question, value, game);
    const value = answerByChance(question, game, random);
    expect(game.reply({ question: question.number, value })).toEqual([]);
  }
}

test.each(battles)('every answer that the engine accepts can be given by hand: $id', (battle) => {
  const at = battles.indexOf(battle);
  walk(setupOf(battle, at), `offered ${at}`, 240);
});

/** A question of each kind that a battle asks rarely, or only of weapons that the seed content has not. */
const ask = { player: 0, number: 1, purpose: 'anything', rule: '01.01', unit: 0 } as const;
const [pair, three] = [
  [5, 6],
  [5, 6, 7],
] as const;
const weapon = (id: string, targets: readonly number[], attacks?: number) => ({
  id,
  model: Number(id.split(':')[0]),
  weapon: 'cannon',
  group: 'ranged',
  profiles: [
    { profile: 0, targets, maxTargets: targets.length, ...(attacks === undefined ? {} : { attacks }) },
    { profile: 1, targets: [5], maxTargets: 1 },
  ],
});
const limits = [1, 2, 3].map((model) => ({ model, group: 'ranged', min: 0, max: 1, rule: '04.01' }));
const things = ['a', 'b', 'c'].map((id, at) => ({ id, value: id, count: at + 1, group: at === 0 ? 'one' : 'two' }));
const rare: readonly PendingQuestion[] = [
  { ...ask, kind: 'number', min: 2, max: 9 },
  { ...ask, kind: 'order', options: things },
  { ...ask, kind: 'assign', options: things, total: 7, minEach: 1 },
  { ...ask, kind: 'choose-some', options: things, min: 1, max: 5 },
  { ...ask, kind: 'choose-some', options: things, min: 0, max: 3, oneGroup: true, groupMax: { two: 2 } },
  { ...ask, kind: 'dice', count: 12 },
  ...[true, false].map(
    (targetsForced): PendingQuestion => ({
      ...ask,
      kind: 'declare-attacks',
      weapons: [weapon('1:0', pair, 6), weapon('2:0', pair, 6), weapon('3:0', three)],
      limits,
      exclusive: [],
      targetsForced,
      oneTarget: false,
    }),
  ),
];

test.each(rare)('every answer to a question of its kind can be put together: $kind', (question) => {
  const game = startBattle(setupOf(battles[0]!, 0), ruleset, { kind: 'typed' });
  const words = seedGenerator('rare');
  const random = () => nextFraction(words);
  for (let tried = 0; tried < 60; tried++)
    for (const value of accepted(question, game, random)) expectOffered(question, value, game);
  seen.add(question.kind);
});

/** A window in which a rule can be used by unit 0 for so many CP. */
function windowOf(id: string, group: string, price?: number): PendingQuestion {
  const option = { id, value: id, group, unit: 0, ...(price === undefined ? {} : { price }) };
  return { ...ask, kind: 'choose-one', purpose: 'window', options: [option], mayPass: true };
}

test('every stratagem and every ability with a moment of its own can be used from its window, by its name', () => {
  const setup = setupOf(battles[0]!, 0);
  const game = startBattle(setup, ruleset, { kind: 'typed' });
  const names = namesFrom(setup, game.roster, ruleset);
  const cards = [...ruleset.stratagems.values()].map(({ id, name, price }) => ({ id, name, price }));
  const abilities = [...ruleset.effects.values()].filter(({ triggers }) => Object.keys(triggers).length > 0);
  for (const { id, name, price } of [
    ...cards,
    ...abilities.map((one) => ({ id: one.id, name: names.effect(one.id), price: undefined })),
  ]) {
    const question = windowOf(price === undefined ? 'effect:0' : `stratagem:${id}:unit:0`, id, price);
    const { options, declining: pass } = askedOf(game, question, names);
    expect(options[0]).toMatchObject({ group: id, price, unit: 0 });
    expect(options[0]!.label.startsWith(printed(name)), `${id}: ${options[0]!.label}`).toBe(true);
    expect([byHand(question, options[0]!.id, game), pass]).toEqual([options[0]!.id, 'pass']);
  }
  expect(cards.length).toBeGreaterThan(25);
});

test('the walk has met every kind of question', () => {
  expect(questionKinds.filter((kind) => ![...seen].some((one) => one.startsWith(kind)))).toEqual([]);
});
