import type { Adjustment, ArmySetup, BattleSetup, DeclaredWeapon, Json, PlayerId } from '@adjutant/engine';
import type { Goal } from '@adjutant/geometry';
import { type OrderFilter, writeBattleFile } from '@adjutant/session';
import { expose } from 'comlink';
import { battleFileOf, openBattleFile, statisticsFor } from './battle-files.ts';
import { declareAll } from './declare.ts';
import { BattleHost, type Listener } from './host.ts';
import { answerTo, judge, proposal } from './judge.ts';
import { beginLesson } from './lesson.ts';
import { readArmyList } from './library.ts';
import { answerMatchup } from './matchup.ts';
import { chargeOdds, targetOdds } from './odds.ts';
import type {
  BattleFacts,
  Chance,
  DraftMove,
  Judged,
  NewBattle,
  RefusedCard,
  Replied,
  SightShown,
  TargetOdds,
} from './protocol.ts';
import { noTargets, sightOf } from './sight.ts';
import { askSketch, openSketch, sketchDatasheets, sketchNow, sketchThreat } from './sketch.ts';
import { loadBattle, saveBattle } from './store.ts';
import { frameAt, watchBattle } from './watch.ts';
import { allMissions, botNames, layoutNames, layoutOf, world } from './world.ts';

let host: BattleHost | undefined;

function opened(): BattleHost {
  if (host === undefined) throw new Error('no battle is open');
  return host;
}

/** The question about places that waits, where the number is still right. */
function placing(number: number) {
  const { question } = opened().session;
  if (question?.number !== number) return undefined;
  return question.kind === 'move-models' || question.kind === 'place-models' ? question : undefined;
}

async function setupOf({ armies, layout, mission, switches = {} }: NewBattle): Promise<BattleSetup> {
  const chosenLayout = await layoutOf(layout);
  const chosenMission = (await allMissions()).find(({ id }) => id === mission);
  if (chosenLayout === undefined || chosenMission === undefined) throw new Error('there is no such layout or mission');
  const versions = armies.flatMap(({ datasheets }: ArmySetup) =>
    Object.values(datasheets).map((sheet) => sheet.dataVersion),
  );
  return {
    ruleset: world.ruleset.id,
    switches,
    dataVersion: [...new Set(versions)].sort().join('+'),
    armies,
    layout: chosenLayout,
    mission: chosenMission,
  };
}

/** Nothing has happened yet. */
const nothing = { list: [], from: 0 };

const api = {
  /** Layouts, missions and bots to choose from. */
  choices: async () => ({
    layouts: await layoutNames(),
    missions: (await allMissions()).map(({ id, name, rounds }) => ({ id, name, rounds })),
    bots: botNames,
    switches: world.ruleset.switches,
  }),

  layout: layoutOf,

  readArmyList,

  /** Exact odds of free input. */
  matchup: answerMatchup,

  /** Battles as files, and in numbers. */
  openBattleFile,
  battleFileOf,
  statisticsFor,

  /** A set piece, set up as a battle that goes on. */
  beginLesson,

  /** A position that nobody has played: opened, shown, asked. */
  openSketch,
  sketchNow,
  askSketch,
  sketchThreat,
  sketchDatasheets,

  /** A stored battle to be watched. */
  watch: watchBattle,
  frame: frameAt,

  /** Stores a new battle; it begins when it is opened. */
  async create(id: string, battle: NewBattle): Promise<void> {
    const setup = await setupOf(battle);
    const [first, second] = setup.armies;
    const summary = {
      names: [first.name, second.name] as const,
      points: [first.points, second.points] as const,
      victoryPoints: [0, 0] as const,
      round: 0,
      rounds: setup.mission.rounds,
      phase: 'before-the-battle',
      player: 0 as PlayerId,
      questions: 0,
      savedAt: Date.now(),
      places: [],
    };
    await saveBattle(
      { id, setup, dice: battle.dice, seats: battle.seats, summary },
      { answers: nothing, events: nothing },
    );
  },

  /** Goes on with a stored battle; undefined where there is none. */
  async open(id: string, listen: Listener): Promise<BattleFacts | undefined> {
    host?.close();
    host = undefined;
    const found = await loadBattle(id);
    if (found === undefined) return undefined;
    host = new BattleHost(found, listen);
    return host.facts;
  },

  /** Shows everything and lets the battle go on. */
  go(): void {
    opened().tell(true);
    void opened().run();
  },

  close(): void {
    host?.close();
    host = undefined;
  },

  answer: (number: number, value: Json): Replied => opened().answer(number, value),
  instead: (number: number, value: Json): Replied => opened().instead(number, value),
  adjust: (number: number, adjustments: readonly Adjustment[]): Replied => opened().adjust(number, adjustments),
  /** The battle as the text of a file. */
  file: (): string => writeBattleFile(opened().session.game, opened().stored.dice),
  undo: (): Replied => opened().undo(),
  order: (player: PlayerId, filter: OrderFilter, end: 'phase' | 'battle') => opened().order(player, filter, end),
  withdraw: (player: PlayerId, id: number) => opened().withdraw(player, id),
  pace(milliseconds: number): void {
    opened().pace = milliseconds;
  },

  /** What is wrong with a move or set-up so far. */
  judge(number: number, draft: readonly DraftMove[]): Judged | undefined {
    const question = placing(number);
    return question === undefined ? undefined : judge(opened().session.game, question, draft, opened().names);
  },

  propose(number: number, goal: Goal): readonly DraftMove[] | undefined {
    const question = placing(number);
    return question === undefined ? undefined : proposal(opened().session.game, question, goal);
  },

  answerPlaces(number: number, draft: readonly DraftMove[]): Replied {
    const question = placing(number);
    if (question === undefined) return { ok: false, why: [{ text: 'Another question waits.' }] };
    return opened().answer(number, answerTo(opened().session.game, question, draft));
  },

  targetOdds(number: number, target: number): TargetOdds | undefined {
    const { question, game } = opened().session;
    if (question?.number !== number || question.kind !== 'declare-attacks') return undefined;
    return targetOdds(game, question, target, opened().names);
  },

  /** The declaration in which all that can attack a unit does. */
  declareAll(number: number, target: number): readonly DeclaredWeapon[] {
    const { question, game } = opened().session;
    if (question?.number !== number || question.kind !== 'declare-attacks') return [];
    return declareAll(game, question, target);
  },

  /** Why enemies that a person might aim at are no targets. */
  noTargets(number: number): readonly RefusedCard[] {
    const { question, game } = opened().session;
    if (question?.number !== number || question.kind !== 'declare-attacks') return [];
    return noTargets(game, question, opened().names);
  },

  /** The lines of sight from the attackers to a target. */
  sight(number: number, target: number): readonly SightShown[] {
    const { question, game } = opened().session;
    if (question?.number !== number || question.kind !== 'declare-attacks') return [];
    return sightOf(game, question, target);
  },

  chances(number: number): readonly Chance[] {
    const { question, game } = opened().session;
    if (question?.number !== number || question.kind !== 'choose-one' || question.purpose !== 'unit-to-charge')
      return [];
    return chargeOdds(
      game,
      question.options.flatMap(({ unit }) => (unit === undefined ? [] : [unit])),
      opened().names,
    );
  },
};

export type EngineApi = typeof api;

expose(api);
