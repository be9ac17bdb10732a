import { bots } from '@adjutant/bots';
import type { Command } from 'commander';
import { inEdition } from '../editions.ts';
import type { Io } from '../io.ts';
import { type World, world11e } from '../world.ts';
import { type BattleOptions, battle } from './battle.ts';
import { layout, layouts } from './layout.ts';
import { list } from './list.ts';
import { missions } from './missions.ts';
import { type PageOptions, page } from './page.ts';
import { replayFile } from './replay.ts';
import { rule } from './rule.ts';
import { type SightOptions, sight } from './sight.ts';

/** Adds the commands that need armies, bots or the text of the rules. */
export function registerCommands(
  program: Command,
  io: Io,
  given: (() => World) | undefined,
  end: (code: number) => void,
): void {
  const openWorld = given ?? world11e;
  battleCommand(program, io, openWorld, end);
  replayCommand(program, io, openWorld, end);
  program
    .command('list')
    .summary('show what was understood of an army list')
    .description('Reads an army list and shows, line by line, what was understood; then what each model carries.')
    .argument('<file>', 'army list as army builders export it: plain text, JSON or a roster file')
    .option('-w, --weapons', 'also print the profiles of the weapons')
    .action(async (path: string, options: { weapons?: boolean }) => {
      end(await list(path, options, openWorld(), io));
    });
  pageCommand(program, io, end);
  layoutCommands(program, io, openWorld, end);
  sightCommand(program, io, openWorld, end);
  program
    .command('missions')
    .summary('list the missions that can be played')
    .description('Lists the missions with the primary mission of either player, and what of them nobody scores.')
    .action(() => end(missions(openWorld(), io)));
  program
    .command('rule')
    .summary('print a rule of the reference')
    .description(
      'Prints a rule by its number, one statement or example of it, the contents of a chapter, or rules by a word of their title.',
    )
    .argument('<number...>', '09.06, 09.06-c, "09.06 ex 1", 09, or a word such as advance')
    .action((words: readonly string[]) => end(rule(words.join(' '), io)));
}

function pageCommand(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('page')
    .summary('read a pasted page of a datasheet')
    .description(
      'Reads the text of a datasheet that was copied from a page: weapons, options, composition, points, keywords, abilities, stratagems; and says of each line that it does not understand why.',
    )
    .argument('<file>', 'the text of one datasheet, saved to a file')
    .option('-j, --json', 'print the datasheet as data, with the remarks')
    .option('-l, --lines', 'print every line of the page with what became of it')
    .addHelpText('after', '\nEnds with 0, or with 2 if the file is no page of a datasheet or breaks off.')
    .action((path: string, options: PageOptions) => end(page(path, options, io)));
}

function replayCommand(program: Command, io: Io, openWorld: () => World, end: (code: number) => void): void {
  program
    .command('replay')
    .summary('play a battle file again and compare every event')
    .description(
      'Plays the answers of a battle file again, with the same dice, and says whether every event is the same.',
    )
    .argument('<battle.json>', 'battle file that "adjutant battle --out" has written')
    .addHelpText('after', '\nEnds with 0 if all agrees, 1 if something differs, 2 if the file cannot be used.')
    .action((path: string) => end(replayFile(path, openWorld(), io)));
}

function layoutCommands(program: Command, io: Io, openWorld: () => World, end: (code: number) => void): void {
  program
    .command('layouts')
    .summary('list the tables that can be played on')
    .description('Lists the layouts that come with the rules, and those of the data package.')
    .action(() => end(layouts(openWorld(), io)));
  program
    .command('layout')
    .summary('check a table, describe it and draw it')
    .description(
      'Checks a layout, yours or one that "adjutant layouts" lists, describes it and writes a picture of it.',
    )
    .argument('<name or file>', 'a layout, or a file as docs/layouts.md describes it')
    .option('-o, --out <file.svg>', 'where the picture goes; without it, beside you under the name of the layout')
    .addHelpText('after', '\nEnds with 0 if the layout is sound, 2 if not.')
    .action((wanted: string, options: { out?: string }) => end(layout(wanted, options, openWorld(), io)));
}

function battleCommand(program: Command, io: Io, openWorld: () => World, end: (code: number) => void): void {
  program
    .command('battle')
    .summary('let two bots play a battle')
    .description('Reads two army lists, lets bots play them against each other, tells what happens and writes it down.')
    .argument('<A>', 'army list of the first player')
    .argument('<B>', 'army list of the second player')
    .option('-s, --seed <text>', 'seed of all dice: the same seed gives the same battle', '1')
    .option('-b, --bots <A,B>', `who plays: ${Object.keys(bots).join(' or ')}`, 'greedy,greedy')
    .option('-p, --points <number>', 'leave whole units out of both armies until they have at most so many points')
    .option('-l, --layout <name or file>', 'table to play on: "adjutant layouts" lists them; or a file of your own')
    .option(
      '-m, --mission <name>',
      'mission to play: hold-and-take, or another that "adjutant missions" lists; without --layout on one drawn for it',
    )
    .option('-e, --edition <id>', 'rules to play by: 11e, or 10e as far as they are known', '11e')
    .option('-q, --quiet', 'print the result only')
    .option('-v, --verbose', 'print every roll and every decision')
    .option('-o, --out <folder>', 'write battle.json, a picture of each round (SVG) and report.md to this folder')
    .addHelpText('after', battleExamples)
    .action(async (first: string, second: string, { edition, ...options }: BattleOptions & { edition: string }) => {
      end(await battle([first, second], options, inEdition(openWorld(), edition), io));
    });
}

function sightCommand(program: Command, io: Io, openWorld: () => World, end: (code: number) => void): void {
  program
    .command('sight')
    .summary('say what a unit of a recorded battle sees, and draw it')
    .description(
      'Restores a battle at one of its questions; says whom of the enemy a unit sees, why not the others, and who has cover against it.',
    )
    .argument('<battle.json>', 'battle file that "adjutant battle --out" has written')
    .requiredOption('-u, --unit <name>', 'the unit that looks: its name, or a part of it')
    .option(
      '-a, --at <question>',
      'number of the question; without it the end, or the last with both armies on the battlefield',
    )
    .option('-o, --out <file.svg>', 'write a picture of it')
    .option('-r, --reach', 'draw also where the unit can get to in a normal move')
    .addHelpText('after', '\nEnds with 0, or with 2 if the file, the unit or the question cannot be used.')
    .action((path: string, options: SightOptions) => end(sight(path, options, openWorld(), io)));
}

const battleExamples = `
Examples:
  adjutant battle orks.txt tau.txt                     a battle, told phase by phase
  adjutant battle orks.txt tau.txt --points 500 -q     a small one, the result only
  adjutant battle orks.txt tau.txt -v -o out/mine      everything, and files to keep

What was not understood of the lists and what is not enforced is said before the battle.
Ctrl-C stops the battle; what was played is still written. A second Ctrl-C ends the program at once.`;
