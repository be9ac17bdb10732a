import { note, recordStratagem, type StratagemTarget, startEffect } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { ability } from '../effect.ts';
import { commandPhaseFlow } from '../flows.ts';
import { refusedStratagems } from './offers.ts';
import { type StratagemSketch, stratagem, targetUnit, targetWith } from './stratagem.ts';

type Card = Partial<StratagemSketch<'commandAbilities'>>;

/** A card that can be used on any unit among the command abilities, and says so. */
const card = (more: Card = {}) =>
  stratagem({
    id: 'test/card',
    name: 'Card',
    rule: 'test',
    price: 1,
    turn: 'either',
    when: ['commandAbilities'],
    targets: (_context, _player, game) => game.state.units.map(({ id }) => targetUnit(id)),
    use: (_context, target, _player, game) => note(game, `used on ${target.id}`, 'test'),
    ...more,
  });

const units = { a: {}, b: {}, enemy: { player: 1 } } as const;
const use = (unit: number, choice = '') => `stratagem:test/card:unit:${unit}${choice}`;

/** The command abilities of player 0's turn; `cp` is what both have then. */
function abilities(
  cards: readonly Card[],
  cp: [number, number],
  more: Partial<SceneSketch> = {},
  before?: (s: Scene) => void,
): Scene {
  const commandPoints = [cp[0] - 1, cp[1] - 1] as const;
  const s = scene({ units, phase: 'command', turn: 0, commandPoints, stratagems: cards.map(card), ...more });
  before?.(s);
  return s.run(commandPhaseFlow.begin({}));
}

const offered = (s: Scene) => (s.over || !('options' in s.question) ? [] : s.question.options.map(({ id }) => id));
const points = (s: Scene) => s.game.state.players.map(({ commandPoints }) => commandPoints);
const notes = (s: Scene) => s.events('note').map(({ code }) => code);
const effects = (...sketches: Parameters<typeof ability>[0][]) => sketches.map((sketch) => ability(sketch));

test('15.01-f 15.01-i 15.01-a 15.01.03-b targets, then the price, then the effect; or it is declined', () => {
  const s = abilities([{}], [1, 1]).answer(use(1));
  expect(s.game.log.slice(-3).map(({ type }) => type)).toEqual(['stratagem', 'command-points', 'note']);
  expect([points(s), notes(s)]).toEqual([[0, 1], ['used on unit:1']]);
  s.answer('pass');
  expect([s.over, points(s)]).toEqual([true, [0, 1]]);
});

test('CMD-03 15.01-c 01.03.01 ex 1, 01.03.01-b once a phase for each player, and again in the next phase', () => {
  const s = abilities([{}], [3, 3]).answer(use(0));
  expect(s.question).toMatchObject({ player: 1 });
  s.answer(use(2));
  expect([s.over, points(s)]).toEqual([true, [2, 2]]);
  s.game.state.clock.phase += 1;
  expect(offered(s.run(commandPhaseFlow.begin({})))).toEqual([use(0), use(1), use(2)]);
});

test('CMD-03 15.01 ex 1, 15.01-d a unit is targeted once a phase by each player, whoever owns it', () => {
  const mark = (s: Scene) =>
    recordStratagem(s.game, { stratagem: 'x', player: 0, phase: 20, turn: 3, units: [0, 2] }, 1, true, 'test');
  const s = abilities([{}], [2, 2], {}, mark);
  expect(offered(s)).toEqual([use(1)]);
  expect(offered(s.answer('pass'))).toEqual([use(0), use(1), use(2)]);
});

test('15.01 ex 4, 15.01-d all units of a TARGET line are marked', () => {
  const all: StratagemTarget = { id: 'all', units: [0, 1, 2], value: {} };
  const s = abilities([{ targets: () => [all] }, { id: 'test/second' }], [3, 3]).answer('stratagem:test/card:all');
  expect(s.question.player).toBe(1);
  expect(offered(s)).toContain('stratagem:test/second:unit:2');
});

test("15.01-e 01.07 ex 2, 01.07-e not on one's own battle-shocked unit, but on an enemy's", () => {
  const s = abilities([{}], [2, 2], { dice: [1, 1] }, ({ game }) => {
    for (const unit of [0, 2]) becomeBattleShocked(game, unit, 'test');
  });
  expect(offered(s)).toEqual([use(1), use(2)]);
});

test('15.01 ex 3, 15.01-g 15.01-h an optional section raises the price, and both need the CP', () => {
  const targets = () => [targetWith(0, 'plain', {}), targetWith(0, 'more', {}, 2)];
  expect(offered(abilities([{ targets }], [1, 0 + 1], { units: { a: {} } }))[0]).toBe(use(0, ':plain'));
  const s = abilities([{ targets }], [2, 1]).answer(use(0, ':more'));
  expect(points(s)[0]).toBe(0);
});

test('15.01-h a card that cannot be paid is refused with its reason', () => {
  const s = scene({ units, phase: 'command', stratagems: [card({ price: 2 })], commandPoints: [1, 0] });
  expect(refusedStratagems(s.game, 0, 'command-abilities', {})).toMatchObject([
    {
      stratagem: 'test/card',
      refusal: { code: 'too-few-command-points', rule: '15.01-h', values: { price: 2, commandPoints: 1 } },
    },
  ]);
});

test('15.01-j destroyed units are targets only of cards that say so', () => {
  const dead = (s: Scene) => void slay(s, 'a');
  expect(offered(abilities([{}], [1, 1], {}, dead))).toEqual([use(1), use(2)]);
  expect(offered(abilities([{ mayTargetDestroyed: true }], [1, 1], {}, dead))).toEqual([use(0), use(1), use(2)]);
});

test("15.01-b a detachment's card belongs to armies with it", () => {
  const s = abilities([{ detachment: 'horde' }], [2, 2], { detachments: [[], ['horde']] });
  expect(s.question.player).toBe(1);
});

test("15.01-a a card of one's own turn, and one of the opponent's", () => {
  const s = abilities([{ turn: 'own' }, { id: 'test/theirs', turn: 'opponent' }], [2, 2]);
  expect([s.question.player, offered(s).length]).toEqual([0, 3]);
  s.answer('pass');
  expect([s.question.player, offered(s)[0]]).toEqual([1, 'stratagem:test/theirs:unit:0']);
});

test('15.04-a a limit for the battle counts every use', () => {
  const mark = (s: Scene) =>
    recordStratagem(s.game, { stratagem: 'test/card', player: 0, phase: 1, turn: 1, units: [] }, 1, true, 'test');
  expect(abilities([{ perBattle: 1, turn: 'own' }], [2, 2], {}, mark).over).toBe(true);
});

// The price (15.01.01).

const cheaper = {
  id: 'cheaper',
  rule: 'test',
  hooks: { stratagemPrice: ({ player }: { player: number }) => (player === 0 ? -1 : undefined) },
};
const dearer = {
  ...cheaper,
  id: 'dearer',
  hooks: { stratagemPrice: ({ player }: { player: number }) => (player === 0 ? 1 : undefined) },
};

function paid(price: number, cp: number, ...changes: Parameters<typeof ability>[0][]): number {
  const list = changes.map((change, at) => ({ ...change, id: `${change.id}-${at}` }));
  const s = abilities([{ price }], [cp, 1], { effects: effects(...list), detachments: [list.map(({ id }) => id), []] });
  return cp - points(s.answer(use(0)))[0]!;
}

test('15.01.01 ex 1, 15.01.01-a changes of the price add up', () => {
  expect(paid(1, 3, cheaper, dearer)).toBe(1);
});

test('CMD-21 15.01.01 ex 2, 15.01.01-a never below 0', () => {
  expect(paid(1, 3, cheaper, cheaper)).toBe(0);
});

test('15.01.01-h raised by 1 at most', () => {
  expect(paid(1, 3, dearer, dearer)).toBe(2);
  expect(paid(1, 3, dearer, dearer, cheaper)).toBe(2);
});

test('CMD-21 cs.faq.15-3-a 15.01.01 ex 4, 15.01.01-f an optional section belongs to the original price', () => {
  const more = { effects: effects(cheaper), detachments: [['cheaper'], []] } as const;
  const s = abilities([{ targets: () => [targetWith(0, 'more', {}, 2)] }], [2, 1], more).answer(use(0, ':more'));
  expect(points(s)[0]).toBe(1);
});

/** An invented rule: when the opponent uses a stratagem, its price for this use goes up by 1. */
const [raise, tax] = effects(
  {
    id: 'raise',
    rule: 'test',
    hooks: { stratagemPrice: ({ frame }: { frame: number }, self) => (self.data.frame === frame ? 1 : undefined) },
  },
  {
    id: 'tax',
    rule: 'test',
    triggers: {
      stratagemPriced: {
        forced: false,
        applies: ({ player }, self) => player !== self.owner,
        use({ frame }, self, game) {
          startEffect(
            game,
            { effect: 'raise', owner: self.owner, data: { frame }, until: { kind: 'frame', frame } },
            'test',
          );
        },
      },
    },
  },
);

const taxed = (cp: number) =>
  abilities([{}], [cp, 1], { effects: [raise!, tax!], detachments: [[], ['tax']] }).answer(use(0));
const raiseIt = (s: Scene) => s.answer('options' in s.question ? s.question.options[0]!.id : '');

test('cs.faq.15-1-a H37 15.01.01-c the opponent raises the price, and the user goes on and pays', () => {
  const s = taxed(2);
  expect(s.question).toMatchObject({ player: 1, facts: { moment: 'stratagem-priced' } });
  expect([points(raiseIt(s))[0], notes(s)]).toEqual([0, ['used on unit:0']]);
});

test('cs.wtc.15-2-a cs.faq.15-2-a H37 15.01.01 ex 3, 15.01.01-d 15.01.01-e a price that cannot be paid voids the use, which still counts', () => {
  const s = raiseIt(taxed(1));
  expect([points(s)[0], notes(s)]).toEqual([1, ['stratagem-not-paid']]);
  expect(s.game.state.stratagemUses).toMatchObject([{ stratagem: 'test/card', player: 0, units: [0], phase: 20 }]);
  expect(s.question.player).toBe(1);
});

test('H37 15.01.01-b the raise is for this use alone', () => {
  const s = raiseIt(taxed(3));
  s.game.state.clock.phase += 1;
  expect(s.game.state.effects.some(({ effect }) => effect === 'raise')).toBe(false);
  s.answerAll('window', 'pass');
});

test('cs.wtc.15-5-a 15.01.01-g the active player decides first on a change of the price', () => {
  const own = ability({
    id: 'own',
    rule: 'test',
    triggers: { stratagemPriced: { forced: false, applies: () => true, use: () => undefined } },
  });
  const s = abilities([{}], [2, 2], { effects: [own], detachments: [['own'], ['own']] }).answer(use(0));
  const first = s.question.player;
  expect([first, s.answer('pass').question.player]).toEqual([0, 1]);
});

test('15.01.02-a what an effect touches is not targeted', () => {
  const s = abilities(
    [{ use: (_context, _target, _player, game) => becomeBattleShocked(game, 2, 'test') }],
    [1, 1],
  ).answer(use(0));
  expect(s.game.state.stratagemUses[0]!.units).toEqual([0]);
});

test('cs.wtc.15-4-a 15.01-m a card that needs two units cannot be used with one', () => {
  const both = { targets: () => [{ id: 'both', units: [0, 1], value: {} }] };
  expect(offered(abilities([both], [1, 1]))).toEqual(['stratagem:test/card:both']);
  const used = (s: Scene) =>
    recordStratagem(s.game, { stratagem: 'x', player: 0, phase: 20, turn: 3, units: [1] }, 1, true, 'test');
  expect(offered(abilities([both], [1, 0], {}, used))).toEqual([]);
});
