import { bots } from '@adjutant/bots';
import { withArmies } from '@adjutant/content';
import {
  type ArmySetup,
  type BattleSetup,
  type Json,
  nextFraction,
  type PendingQuestion,
  seedGenerator,
} from '@adjutant/engine';
import { layouts, missions, ruleset11e } from '@adjutant/rules-11e';
import { defaultOrders, Session } from '@adjutant/session';

/** What a person was asked in a battle. */
export interface Asked {
  readonly questions: number;
  /** Questions of the battle in all: what the bot, orders and the person answered. */
  readonly inAll: number;
  readonly byPurpose: ReadonlyMap<string, number>;
}

const ruleset = withArmies(ruleset11e);
const table = layouts.find(({ width, height }) => width * height >= 60 * 44) ?? layouts[0];

/** Plays a person with the default standing orders, who decides as the greedy bot does, against the greedy bot, and counts what the person is asked. */
export function countQuestions(own: ArmySetup, theirs: ArmySetup, seed: string): Asked {
  const [mission] = missions;
  if (table === undefined || mission === undefined) throw new Error('there is no table or no mission');
  const setup: BattleSetup = {
    ruleset: ruleset.id,
    switches: {},
    dataVersion: 'count',
    armies: [own, theirs],
    layout: table,
    mission: mission.setup,
  };
  const session = sessionOf(setup, seed);
  for (const { filter, takes } of defaultOrders) session.order(0, filter, 'battle', takes);
  return playAndCount(session, seed);
}

function sessionOf(setup: BattleSetup, seed: string): Session {
  const [bot, adviser] = [greedy(`${seed}/bot`), greedy(`${seed}/suggested`)];
  return new Session({
    setup,
    ruleset,
    dice: { kind: 'seeded', seed },
    suggest: adviser,
    seats: [
      { kind: 'person', name: 'person' },
      { kind: 'bot', name: 'greedy', answer: bot },
    ],
  });
}

type Decides = (view: Parameters<NonNullable<typeof bots.greedy>['answer']>[0], question: PendingQuestion) => Json;

function greedy(seed: string): Decides {
  const words = seedGenerator(seed);
  const bot = bots.greedy;
  if (bot === undefined) throw new Error('there is no greedy bot');
  return (view, question) => bot.answer(view, ruleset, question, () => nextFraction(words));
}

function playAndCount(session: Session, seed: string): Asked {
  const person = greedy(`${seed}/person`);
  const byPurpose = new Map<string, number>();
  let questions = 0;
  for (let progress = session.advance(); progress.kind !== 'over'; progress = session.advance()) {
    if (progress.kind === 'answered') continue;
    const { question } = progress;
    const refusals = session.answer(0, question.number, person(session.view(0), question));
    if (progress.kind === 'refused' || refusals.length > 0) throw new Error(`refused at ${question.purpose}`);
    questions += 1;
    byPurpose.set(question.purpose, (byPurpose.get(question.purpose) ?? 0) + 1);
  }
  return { questions, inAll: session.game.answers.length, byPurpose };
}
