import type { Library } from '@adjutant/content/data';
import type { Command } from 'commander';
import type { OddsOptions } from '../commands/odds.ts';
import type { Io } from '../io.ts';

/** Adds the command for odds; what it needs is loaded when it is used. */
export function registerOdds(
  program: Command,
  io: Io,
  { library, loader = load }: OddsSources,
  end: (code: number) => void,
): void {
  const command = program
    .command('odds')
    .summary('work out exactly what attacks do to a unit')
    .description('Works out the exact chances of what attacks do to a unit; no dice are rolled.')
    .argument('[attacks...]', 'profiles in the order in which they attack, or a unit by its name')
    .option('-i, --into <target>', 'a profile or the name of a unit; several with --matrix', several)
    .option('-c, --cases <file.json>', 'answer a file of cases instead')
    .option('--attackers <list>', 'army list in which the attacking unit is found by its name')
    .option('--targets <list>', 'army list in which the target is found by its name')
    .addHelpText('after', examples);
  for (const [flags, description, usual] of [...circumstances, ...answers, ...rolls])
    command.option(flags, description, usual);
  command.action(async (attacks: readonly string[], options: OddsOptions) => {
    const { odds, nodeLibrary, listed, armies } = await loader();
    end(await odds(attacks, options, { library: library ?? nodeLibrary, listed, armies }, io));
  });
}

/** What the command loads when it is used. */
export interface OddsModules {
  readonly odds: typeof import('../commands/odds.ts').odds;
  readonly nodeLibrary: () => Library;
  readonly listed: () => Promise<typeof import('./listed.ts')>;
  readonly armies: () => Promise<typeof import('./armies.ts')>;
}

/** Where the command finds datasheets and its own parts, where not in the usual places. */
export interface OddsSources {
  readonly library?: () => Library;
  readonly loader?: () => Promise<OddsModules>;
}

async function load(): Promise<OddsModules> {
  const [{ odds }, { nodeLibrary }] = await Promise.all([
    import('../commands/odds.ts'),
    import('@adjutant/content/node'),
  ]);
  return { odds, nodeLibrary, listed: () => import('./listed.ts'), armies: () => import('./armies.ts') };
}

const several = (text: string, before: readonly string[] = []) => [...before, text];

type Option = readonly [flags: string, description: string, usual?: string];

const circumstances: readonly Option[] = [
  ['--melee', 'a named unit attacks with its melee weapons'],
  ['--ranged', 'a named unit attacks with its ranged weapons'],
  ['--half-range', 'the target is within half range'],
  ['--stationary', 'the attackers stood still'],
  ['--charged', 'the attackers made a charge move this turn'],
  ['--cover', 'the target has the benefit of cover'],
  ['--plunging', 'plunging fire'],
  ['--indirect', 'indirect shooting'],
  ['--spotted', 'in indirect shooting: a friendly unit sees the target'],
  ['--snap', 'snap shooting'],
];

const answers: readonly Option[] = [
  ['--edition <edition>', '11e or 10e', '11e'],
  ['--simulate [times]', 'also play the attacks so often by the engine, as a check (10000)'],
  ['--seed <text>', 'which dice a simulation throws'],
  ['--at-least <models>', 'also the chance to destroy at least so many'],
  ['-m, --matrix [what]', 'compare each attacker with each target: destroyed, wounds, wiped-out or points'],
  [
    '-x, --extremes [aim]',
    'also the best and the worst of all choices: destroyed, wounds, wiped-out, or a number of models',
  ],
  ['--json', 'print the answer as JSON'],
  ['--csv', 'print the chances as CSV'],
  ['--svg <file>', 'write a picture of the chances'],
];

const rolls: readonly Option[] = [
  ['--charge <inches>', 'also the chance of a charge so far, after the target is destroyed'],
  ['--advance <inches>', 'the chance of an advance so far, with --move'],
  ['--move <inches>', 'M of the unit that advances', '6'],
  ['--battle-shock <leadership>', 'the chance to pass a battle-shock roll'],
  ['--modifier <number>', 'what is added to these rolls', '0'],
  ['--reroll [dice]', 'these rolls are thrown again where they fail: all dice, or any'],
];

const examples = `
Examples:
  adjutant odds "20x A3 WS3+ S4 AP-1 D1 [LETHAL HITS]" --into "10x T4 Sv3+ W2"
  adjutant odds "20 Boyz with choppas" --into "10 two-wound models with a 3+ save" --charged
  adjutant odds "5x A2 BS3+ S4 AP-1 D1" "1x A1 BS3+ S12 AP-3 D D6+1" --into "3x T4 Sv3+ W2 and 1x T4 Sv2+ 4++ W5 FNP5+ [CHARACTER]"
  adjutant odds "10 Intercessors" "20 Boyz" --into "10x T4 Sv3+ W2" --into "1x T10 Sv3+ W12 [VEHICLE]" --matrix
  adjutant odds "Boyz" --attackers orks.txt --into "Strike Team" --targets tau.txt --melee
  adjutant odds --charge 9 --modifier 1 --reroll

Attacks: 5x (weapons), A3 or A D6+1, BS3+ or WS3+ or auto, S4, AP-1, D1 or D D3, [ABILITIES], then where needed
  +1 to hit, -1 to wound, critical hits on 5+, critical wounds on 4+, re-roll hits, re-roll hits of 1,
  re-roll non-critical wounds, re-roll damage, re-roll attacks, decline lethal hits, precision into group 2; or: 2x D3 mortal wounds, 3 hazard rolls
Targets: 10x (models), T4, Sv3+, InSv4+ or 4++, W2, FNP5+ or 5+++, -1 damage, half damage, wounded on 1, [KEYWORDS];
  groups with different profiles are joined by "and"; [CHARACTER] marks a leader`;
