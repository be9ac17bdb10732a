import { writeFileSync } from 'node:fs';
import type { Game, UnitId } from '@adjutant/engine';
import type { Reach } from '@adjutant/geometry';
import { battleShocked } from '@adjutant/rules-11e';
import { characteristic, isEngaged, livingOnTable, lookOf, reach } from '@adjutant/rules-11e/queries';
import { Spectator } from '@adjutant/session';
import { count } from '@adjutant/text';
import { wrapped } from '../battle/narrator.ts';
import type { Io } from '../io.ts';
import { pictureOf } from '../picture/index.ts';
import { type Overlay, sightOverlay } from '../picture/sight-overlay.ts';
import { exits, Problem } from '../problem.ts';
import { type Restored, restore, unitNamed } from '../sight/restore.ts';
import { unitWords } from '../sight/words.ts';
import type { World } from '../world.ts';

/** What `adjutant sight` is told. */
export interface SightOptions {
  readonly unit: string;
  readonly at?: string;
  readonly out?: string;
  readonly reach?: boolean;
}

/** Says what a unit of a recorded battle sees and why not more, who has cover against it, and draws it; brings back how the program ends. */
export function sight(path: string, options: SightOptions, world: World, io: Io): number {
  if (options.reach === true && options.out === undefined)
    throw new Problem('--reach is drawn only: name the picture with --out FILE.svg.');
  const restored = restore(path, options.at, world);
  const { game, names } = restored;
  const unit = unitNamed(options.unit, restored);
  const looking = livingOnTable(game, unit).length;
  const { bold } = io.colours;
  const owner = names.player(game.unit(unit).player);
  io.out(bold(`${game.unitInfo(unit).name} (${owner}), ${count(looking, 'model')}, ${whenOf(restored)}`));
  const look = lookOf(game, unit);
  if (look.length === 0) io.out('No enemy is on the battlefield.');
  for (const one of look) {
    const { heading, lines } = unitWords(game, one, looking, names);
    io.out(`\n${bold(heading)}`);
    for (const line of lines) io.out(wrapped(line, WIDTH));
  }
  if (options.out === undefined) return exits.ok;
  const reached = options.reach === true ? reachOf(game, unit, io) : undefined;
  write(options.out, drawn(restored, unit, sightOverlay(game, unit, look, reached)));
  io.out(`\nPicture written to ${options.out}`);
  return exits.ok;
}

/** The table at that moment with what the unit sees. */
function drawn(restored: Restored, unit: UnitId, overlay: Overlay): string {
  const { game, names } = restored;
  const seen = new Spectator(game.setup);
  for (const event of game.log) seen.see(event);
  const title = `What ${game.unitInfo(unit).name} ${livingOnTable(game, unit).length === 1 ? 'sees' : 'see'}`;
  const subtitle = `${names.player(0)} against ${names.player(1)} on ${game.setup.layout.name}, ${whenOf(restored)}`;
  return pictureOf(seen, names, { title, subtitle, shockedEffect: battleShocked.id, overlay });
}

const WIDTH = 112;

/** Side of the cells in which reach is drawn, in inches. */
const REACH_CELL = 0.25;

const phases: ReadonlySet<string> = new Set(['command', 'movement', 'shooting', 'charge', 'fight']);

function whenOf({ game, question, names }: Restored): string {
  const { round, player, phaseName } = game.state.clock;
  const at = question === undefined ? 'at the end' : `at question ${question}`;
  if (round === 0) return `${at}, before the battle`;
  return phases.has(phaseName)
    ? `${at}, round ${round}, ${phaseName} phase of ${names.player(player)}`
    : `${at}, round ${round}`;
}

/** Where each model can get to in a normal move; none where the unit may make no such move. @rule 09.05 */
function reachOf(game: Game, unit: UnitId, io: Io): readonly Reach[] {
  if (isEngaged(game, unit)) {
    io.out('\nThe unit is engaged, and cannot make a normal move [09.05-b].');
    return [];
  }
  return livingOnTable(game, unit).map((model) =>
    reach(game, model, 'normal', characteristic(game, model, 'move') ?? 0, { spacing: REACH_CELL }),
  );
}

function write(path: string, picture: string): void {
  try {
    writeFileSync(path, picture);
  } catch (error) {
    throw new Problem(`--out ${path}: cannot be written (${error instanceof Error ? error.message : String(error)}).`);
  }
}
