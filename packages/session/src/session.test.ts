import type { BattleEvent, Json } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { miniRuleset, miniSetup } from '../test/mini.ts';
import { readBattleFile, writeBattleFile } from './battle-file.ts';
import type { Seat } from './seat.ts';
import { Session } from './session.ts';

const person: Seat = { kind: 'person', name: 'Ann' };

function bot(...answers: Json[]): Seat {
  let at = 0;
  return { kind: 'bot', name: 'Bot', answer: () => answers[at++] ?? 'pass' };
}

function session(first: Seat = person, second: Seat = person, onEvents?: (events: readonly BattleEvent[]) => void) {
  const seats = [first, second] as const;
  const dice = { kind: 'seeded', seed: 'mini' } as const;
  return new Session({
    setup: miniSetup,
    ruleset: miniRuleset,
    dice,
    seats,
    ...(onEvents === undefined ? {} : { onEvents }),
  });
}

/** Answers the question that waits, by whoever has to. */
function say(battle: Session, value: Json) {
  const question = battle.question!;
  return battle.answer(question.player, question.number, value);
}

test('two bots play to the end', () => {
  const battle = session(bot('step', 'roll'), bot());
  while (battle.advance().kind !== 'over');
  expect(battle.game.state.result?.reason).toBe('rounds-played');
  expect(battle.game.answers).toHaveLength(8);
});

test('a battle goes on from where it stood, and ends as it would have', () => {
  const whole = session(bot('step', 'roll'), bot());
  const parted = session(bot('step', 'roll'), bot());
  for (let answers = 0; answers < 3; answers++) parted.advance();
  const { state, log, answers } = parted.game;
  const from = JSON.parse(JSON.stringify({ state, events: log, answers }));
  const dice = { kind: 'seeded', seed: 'mini' } as const;
  const later = new Session({ setup: miniSetup, ruleset: miniRuleset, dice, seats: [bot(), bot()], from });
  for (const battle of [whole, later]) while (battle.advance().kind !== 'over');
  expect(later.game.log).toEqual(whole.game.log);
  expect(later.game.answers).toEqual(whole.game.answers);
});

test('SYS-01 the battle waits for a person', () => {
  const battle = session(person, bot());
  expect(battle.advance()).toMatchObject({ kind: 'waits', question: { player: 0 } });
  expect(say(battle, 'pass')).toEqual([]);
  expect(battle.advance()).toMatchObject({ kind: 'answered', by: 'bot' });
});

test('SYS-01 H48 a player may not answer for the other, nor a question that does not wait', () => {
  const battle = session();
  expect(battle.answer(1, battle.question!.number, 'pass')[0]).toMatchObject({ code: 'not-your-question' });
  expect(battle.answer(0, 99, 'pass')[0]).toMatchObject({ code: 'another-question-waits' });
});

test('an illegal answer of a bot is handed back and changes nothing', () => {
  const battle = session(bot('fly'), bot());
  const before = JSON.stringify(battle.game.state);
  expect(battle.advance()).toMatchObject({ kind: 'refused', value: 'fly', refusals: [{ code: 'no-such-option' }] });
  expect(JSON.stringify(battle.game.state)).toBe(before);
});

test('an exception leaves the battle as it was', () => {
  const battle = session();
  say(battle, 'step');
  const before = writeBattleFile(battle.game, battle.dice);
  expect(() => say(battle, 'break')).toThrow('the machine broke');
  expect(writeBattleFile(battle.game, battle.dice)).toBe(before);
  expect(say(battle, 'step')).toEqual([]);
});

test('H46 a player goes back decision by decision', () => {
  const seen: BattleEvent[] = [];
  const battle = session(person, person, (events) => seen.push(...events));
  say(battle, 'step');
  say(battle, 'step');
  expect(battle.undo(0)).toEqual([]);
  expect(battle.question?.number).toBe(2);
  expect(battle.game.state.players[0].victoryPoints).toBe(1);
  expect(battle.undo(0)).toEqual([]);
  expect(battle.undo(0)[0]?.code).toBe('nothing-to-undo');
  expect(seen.filter((event) => event.type === 'undone')).toEqual([
    { type: 'undone', question: 2 },
    { type: 'undone', question: 1 },
  ]);
});

test('H46 not behind a die, a secret, or an answer of the other seat', () => {
  for (const value of ['roll', 'secret']) {
    const battle = session();
    say(battle, 'step');
    say(battle, value);
    expect(battle.undoable(0)).toBe(undefined);
  }
  const battle = session();
  say(battle, 'pass');
  expect(battle.undoable(0)).toBe(1);
  say(battle, 'step');
  expect(battle.undoable(0)).toBe(undefined);
});

test('what was taken back leaves no trace in the file', () => {
  const [straight, wandering] = [session(), session()];
  say(straight, 'pass');
  say(wandering, 'step');
  wandering.undo(0);
  say(wandering, 'pass');
  const files = [straight, wandering].map((battle) => writeBattleFile(battle.game, battle.dice));
  expect(files[0]).toBe(files[1]);
  expect(readBattleFile(files[0]!).ok).toBe(true);
});

test('a standing order declines until the phase ends and is recorded as passes', () => {
  const battle = session();
  battle.order(0, { purposes: ['choose'] }, 'phase');
  expect(battle.advance()).toMatchObject({ kind: 'answered', by: 'order', value: 'pass' });
  expect(battle.game.answers).toEqual([{ question: 1, value: 'pass' }]);
  say(battle, 'pass');
  expect(battle.advance()).toMatchObject({ kind: 'waits', question: { player: 0 } });
  expect(battle.orders(0)).toEqual([]);
});

test('going back takes standing orders back and skips what they answered', () => {
  const battle = session();
  say(battle, 'step');
  battle.order(0, {}, 'battle');
  battle.advance();
  expect(battle.undo(0)).toEqual([]);
  expect(battle.question?.number).toBe(1);
  expect(battle.orders(0)).toEqual([]);
});

test('M14 an adjustment is made by agreement and is not taken back', () => {
  const battle = session();
  say(battle, 'step');
  expect(battle.adjust(2, [{ kind: 'command-points', player: 1, change: 2 }])).toEqual([]);
  expect(battle.game.state.players[1].commandPoints).toBe(2);
  expect(battle.undoable(0)).toBe(undefined);
});

test('a battle that was stopped goes on where its answers end', () => {
  const battle = session();
  say(battle, 'roll');
  say(battle, 'pass');
  const { answers } = battle.game;
  const again = new Session({
    setup: miniSetup,
    ruleset: miniRuleset,
    dice: battle.dice,
    seats: [person, person],
    answers,
  });
  expect(writeBattleFile(again.game, again.dice)).toBe(writeBattleFile(battle.game, battle.dice));
  const wrong = [{ question: 1, value: 'fly' }];
  expect(
    () =>
      new Session({
        setup: miniSetup,
        ruleset: miniRuleset,
        dice: battle.dice,
        seats: [person, person],
        answers: wrong,
      }),
  ).toThrow('no-such-option at question 1');
});

test('typed dice of a bot wait for a person', () => {
  const seats = [bot('roll'), bot()] as const;
  const battle = new Session({ setup: miniSetup, ruleset: miniRuleset, dice: { kind: 'typed' }, seats });
  expect(battle.advance()).toMatchObject({ kind: 'answered', by: 'bot' });
  expect(battle.advance()).toMatchObject({ kind: 'waits', question: { kind: 'dice', player: 0, count: 1 } });
  expect(say(battle, [4])).toEqual([]);
  expect(battle.game.log).toContainEqual(expect.objectContaining({ type: 'dice', faces: [4] }));
});

test('M14 an agreed fact and its reason are kept with the battle', () => {
  const battle = session();
  const reason = { kind: 'note', text: 'The dog moved it' } as const;
  expect(battle.adjust(1, [{ kind: 'fact', unit: 0, fact: 'movedOn', value: 1 }, reason])).toEqual([]);
  expect(battle.game.unit(0).facts.movedOn).toBe(1);
  expect(battle.game.log).toContainEqual({ type: 'adjusted', what: reason });
  expect(battle.adjust(2, [{ kind: 'note', text: '' }])[0]?.code).toBe('adjust-note-length');
});

test('what an order answered may be answered otherwise until a die falls', () => {
  const battle = session();
  const order = battle.order(0, { purposes: ['choose'] }, 'battle', { option: 'step' });
  battle.advance();
  battle.advance();
  battle.withdraw(0, order.id);
  expect(battle.taken(0).map(({ question, value }) => [question.number, value])).toEqual([
    [1, 'step'],
    [2, 'step'],
  ]);
  expect(battle.instead(0, 2, 'nonsense')[0]?.code).toBe('no-such-option');
  expect(battle.taken(0)).toHaveLength(2);
  expect(battle.instead(0, 1, 'roll')).toEqual([]);
  expect([battle.taken(0), battle.question?.number]).toEqual([[], 2]);
  expect(battle.instead(0, 1, 'step')[0]?.code).toBe('nothing-to-undo');
});
