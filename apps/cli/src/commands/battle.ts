import { checkMuster } from '@adjutant/army';
import type { BattleEvent, BattleSetup, DiceSetup } from '@adjutant/engine';
import { Session, writeBattleFile } from '@adjutant/session';
import { count, listRemarkSentence, musterFindingSentence, type Names } from '@adjutant/text';
import { Chronicle } from '../battle/chronicle.ts';
import { attention, type CutArmy, cutToPoints, type ReadArmy, readArmy } from '../battle/muster.ts';
import { type Loudness, narratorOf, wrapped } from '../battle/narrator.ts';
import { type NotEnforced, notEnforcedIn } from '../battle/not-enforced.ts';
import { checkFolder, writeAll } from '../battle/output.ts';
import { type Ending, onRound, play } from '../battle/play.ts';
import { progressOf } from '../battle/progress.ts';
import { reportOf } from '../battle/report.ts';
import { scoreTable } from '../battle/score-table.ts';
import { seatsOf } from '../battle/seats.ts';
import { setupOf } from '../battle/setup.ts';
import type { Io } from '../io.ts';
import { exits, Problem } from '../problem.ts';
import type { World } from '../world.ts';

/** What `adjutant battle` is told. */
export interface BattleOptions {
  readonly seed: string;
  readonly bots: string;
  readonly points?: string;
  readonly layout?: string;
  readonly mission?: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly out?: string;
}

/** Reads two armies, lets bots play them, tells the battle and writes it down; brings back how the program ends. */
export async function battle(
  paths: readonly [string, string],
  options: BattleOptions,
  world: World,
  io: Io,
): Promise<number> {
  const loudness = loudnessOf(options);
  const seats = seatsOf(options.bots, options.seed, world);
  if (options.out !== undefined) checkFolder(options.out);
  const read = [await readArmy(paths[0], world), await readArmy(paths[1], world)] as const;
  const cut = [cutArmy(read[0], options), cutArmy(read[1], options)] as const;
  const setup = setupOf([cut[0].army, cut[1].army], options, world);
  const chronicle = new Chronicle(setup, world.ruleset, narratorOf(loudness, io));
  const notEnforced = notEnforcedIn(setup, chronicle.names, world);
  if (loudness !== 'quiet') introduce({ options, setup, read, cut, notEnforced, names: chronicle.names, world, io });

  const progress = progressOf(setup.mission.rounds, io);
  const onEvents = (events: readonly BattleEvent[]): void => {
    onRound(events, (round) => progress.round(round, scoreOf(chronicle)));
    progress.clear();
    chronicle.see(events);
  };
  const dice: DiceSetup = { kind: 'seeded', seed: options.seed };
  const session = new Session({ setup, ruleset: world.ruleset, dice, seats, onEvents });
  const ending = await play(session, chronicle.names, io);
  chronicle.close();
  progress.stop();
  io.out(scoreTable(chronicle, io.colours));
  if (options.out !== undefined) {
    const battleFile = writeBattleFile(session.game, dice);
    const report = reportOf({ chronicle, notEnforced: notEnforced.sentences, ending, ...options });
    writeDown(options.out, battleFile, report, chronicle, io);
  }
  return ended(ending, io);
}

function writeDown(folder: string, battleFile: string, report: string, chronicle: Chronicle, io: Io): void {
  const files = new Map([['battle.json', battleFile], ...chronicle.pictures, ['report.md', report]]);
  writeAll(folder, files);
  io.out(`Written to ${folder}: ${[...files.keys()].join(', ')}`);
}

function loudnessOf({ quiet, verbose }: BattleOptions): Loudness {
  if (quiet === true && verbose === true) throw new Problem('--quiet and --verbose exclude each other.');
  return quiet === true ? 'quiet' : verbose === true ? 'verbose' : 'normal';
}

function cutArmy({ army }: ReadArmy, { points }: BattleOptions): CutArmy {
  if (points === undefined) return { army, left: [] };
  if (!/^[1-9]\d*$/.test(points))
    throw new Problem(`--points ${points}: give a whole number of points, for example 500.`);
  return cutToPoints(army, Number(points));
}

function scoreOf({ spectator }: Chronicle): readonly [number, number] {
  return [spectator.scores[0].victoryPoints, spectator.scores[1].victoryPoints];
}

interface Introduction {
  readonly options: BattleOptions;
  readonly setup: BattleSetup;
  readonly read: readonly [ReadArmy, ReadArmy];
  readonly cut: readonly [CutArmy, CutArmy];
  readonly notEnforced: NotEnforced;
  readonly names: Names;
  readonly world: World;
  readonly io: Io;
}

/** Who plays what against whom; what was not understood; what nobody enforces. */
function introduce({ options, setup, read, cut, notEnforced, names, world, io }: Introduction): void {
  const { bold, dim, yellow } = io.colours;
  const { layout, mission } = setup;
  io.out(
    bold(`${names.player(0)} (${cut[0].army.points} points) against ${names.player(1)} (${cut[1].army.points} points)`),
  );
  io.out(
    `${mission.name} on ${layout.name}, ${layout.width}" by ${layout.height}"; bots ${options.bots}; seed ${options.seed}`,
  );
  for (const { path, report } of read.map((army) => ({ path: army.path, report: attention(army) }))) {
    if (report.length === 0) continue;
    io.out(`\n${yellow(`${path}: ${count(report.length, 'entry was', 'entries were')} guessed or not understood`)}`);
    for (const entry of report)
      io.out(`  ${entry.line === undefined ? '' : `line ${entry.line}: `}${listRemarkSentence(entry)}`);
  }
  for (const [at, { left }] of cut.entries()) {
    if (left.length === 0) continue;
    const units = left.map((unit) => `${unit.name} (${unit.points})`).join(', ');
    io.out(
      `\n${yellow(`${names.player(at === 0 ? 0 : 1)} leaves out, to have at most ${options.points} points:`)} ${units}`,
    );
  }
  for (const player of [0, 1] as const) {
    const findings = checkMuster(cut[player].army, world.library);
    if (findings.length === 0) continue;
    io.out(`\n${yellow(`${names.player(player)}: the roster is not in order, and is played all the same`)}`);
    for (const finding of findings) io.out(`  ${musterFindingSentence(finding)}`);
  }
  if (notEnforced.sentences.length > 0) io.out(`\n${yellow('Not enforced in this battle: see to it yourselves')}`);
  for (const paragraph of notEnforced.paragraphs) io.out(dim(wrapped(paragraph, 116)));
}

function ended(ending: Ending, io: Io): number {
  if (ending.kind === 'over') return exits.ok;
  if (ending.kind === 'interrupted') {
    io.err('Stopped before the end of the battle.');
    return exits.interrupted;
  }
  io.err(`The battle was stopped: ${ending.why}`);
  return exits.differs;
}
