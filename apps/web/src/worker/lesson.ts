import { type ArmySetup, type BattleSetup, rosterOf } from '@adjutant/engine';
import type { Pose } from '@adjutant/geometry';
import { beginTurnAt } from '@adjutant/rules-11e';
import { gameAtPosition } from '@adjutant/session';
import type { Lesson, LessonUnit } from '../learn/lesson.ts';
import { readArmyList } from './library.ts';
import type { StoredBattle } from './protocol.ts';
import { LESSON, saveBattle } from './store.ts';
import { allMissions, layoutOf, world } from './world.ts';

/** Sets a lesson up and stores it as a battle that goes on at the phase it teaches; brings back its id. */
export async function beginLesson(lesson: Lesson, seed: string): Promise<string> {
  const setup = await setupOf(lesson);
  const places = placesOf(lesson, setup);
  const dice = { kind: 'seeded', seed } as const;
  const position = { round: 2, player: 0, phase: 'command', places, commandPoints: [1, 0] } as const;
  const game = gameAtPosition(setup, world.ruleset, dice, position);
  game.push(beginTurnAt(0, lesson.phase));
  game.run();
  const id = `${LESSON}${lesson.number}`;
  const battle: StoredBattle = {
    id,
    setup,
    dice,
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
    summary: {
      names: [setup.armies[0].name, setup.armies[1].name],
      points: [setup.armies[0].points, setup.armies[1].points],
      victoryPoints: [0, 0],
      round: 2,
      rounds: setup.mission.rounds,
      phase: game.state.clock.phaseName,
      player: 0,
      questions: 0,
      savedAt: Date.now(),
      places: [],
    },
  };
  const progress = { answers: { list: [], from: 0 }, events: { list: game.log, from: 0 }, state: game.state };
  await saveBattle(battle, progress);
  return id;
}

async function setupOf({ lists, layout: id }: Lesson): Promise<BattleSetup> {
  const read = await Promise.all(lists.map(readArmyList));
  const armies = read.flatMap((result): readonly ArmySetup[] => (result.ok ? [result.army] : []));
  const layout = await layoutOf(id);
  const [mission] = await allMissions();
  const [first, second] = armies;
  if (first === undefined || second === undefined || layout === undefined || mission === undefined)
    throw new Error('the lesson cannot be set up');
  const versions = armies.flatMap(({ datasheets }) => Object.values(datasheets).map((sheet) => sheet.dataVersion));
  return {
    ruleset: world.ruleset.id,
    switches: {},
    dataVersion: [...new Set(versions)].sort().join('+'),
    armies: [first, second],
    layout,
    mission,
  };
}

/** Inches from the middle of one base to that of the next. */
const STEP = 1.5;

function placesOf({ units }: Lesson, setup: BattleSetup): ReadonlyMap<number, Pose> {
  const roster = rosterOf(setup);
  return new Map(
    units.flatMap((one) => {
      const models = roster.units.filter(({ player }) => player === one.player)[one.unit]?.models ?? [];
      return models.slice(0, one.models).map((model, at) => [model, poseOf(one, at)] as const);
    }),
  );
}

/** Rows round the middle; both sides face each other along the table's height. */
function poseOf({ at: [x, y], columns, models, player }: LessonUnit, index: number): Pose {
  const rows = Math.ceil(models / columns);
  const facingY = player === 0 ? 1 : -1;
  return {
    x: x + ((index % columns) - (columns - 1) / 2) * STEP,
    y: y + facingY * ((rows - 1) / 2 - Math.floor(index / columns)) * STEP,
    z: 0,
    facingX: 0,
    facingY,
  };
}
