/** The battles of the tests and of the report: the same numbers give the same battles. */
import { factions11e, withArmies } from '@adjutant/content';
import type { ArmySetup, BattleSetup, Json, PendingQuestion } from '@adjutant/engine';
import { ruleset11e } from '@adjutant/rules-11e';
import { type BattleReport, type BattleToPlay, type Coverage, runBattle } from '../src/batch/index.ts';
import { type Bot, makeGreedyBot, randomBot } from '../src/index.ts';
import { inventedArmies, numberedBattle } from './armies.ts';
import { type BotName, plannedBattle } from './plan.ts';

/** Answers of the greedy bot's policies that were not legal, by purpose. */
export const fallbacks = new Map<string, number>();

function countFallback({ purpose }: PendingQuestion, _refused: Json): void {
  fallbacks.set(purpose, (fallbacks.get(purpose) ?? 0) + 1);
}

const players: Readonly<Record<BotName, Bot>> = { random: randomBot, greedy: makeGreedyBot(countFallback) };

/** One battle in so many is saved, loaded and forked at every question. */
const SAVED = 5;
/** The same in the long run, whose battles are larger. */
const RARELY_SAVED = 17;
/** One battle in so many is played with dice that the players type in. */
const TYPED = 9;

/** The battle with a number between two bots of a name. */
function battleNumber(number: number, bot: BotName): BattleToPlay {
  const typed = number % TYPED === TYPED - 1;
  return {
    ...numberedBattle(number),
    seed: `battle ${number}`,
    bots: [players[bot], players[bot]],
    ...(typed ? { dice: { kind: 'typed' } } : {}),
  };
}

/** Plays the battle with a number between invented armies alone, which is the same wherever it is played. */
export function playInvented(number: number, bot: BotName): BattleReport {
  return runBattle({ ...battleNumber(number, bot), ...numberedBattle(number, inventedArmies) }, ruleset11e);
}

/** Plays the battle with a number and reports on it. */
export function playNumber(number: number, bot: BotName, coverage: Coverage): BattleReport {
  const battle = battleNumber(number, bot);
  const setup = withDetachments(battle.setup, number);
  return runBattle({ ...battle, setup }, withArmies(ruleset11e), { coverage, saves: number % SAVED === 0 });
}

/** Plays a battle of the long run's plan and reports on it. */
export function playPlanned(number: number, coverage: Coverage): BattleReport {
  const { name, setup, bots } = plannedBattle(number);
  const battle: BattleToPlay = {
    ...{ name, setup: withDetachments(setup, number), seed: `planned ${number}` },
    bots: [players[bots[0]], players[bots[1]]],
    ...(number % TYPED === TYPED - 1 ? { dice: { kind: 'typed' } as const } : {}),
  };
  return runBattle(battle, withArmies(ruleset11e), { coverage, saves: number % RARELY_SAVED === 0 });
}

/** The armies of factions with written detachments play each of them in turn. */
function withDetachments(setup: BattleSetup, number: number): BattleSetup {
  const [first, second] = setup.armies;
  const drilled = (army: ArmySetup): ArmySetup => {
    const own = factions11e.find(({ faction }) => faction === army.faction)?.detachments ?? [];
    const detachment = own[number % Math.max(1, own.length)];
    return detachment === undefined ? army : { ...army, detachments: [detachment.id] };
  };
  return { ...setup, armies: [drilled(first), drilled(second)] };
}
