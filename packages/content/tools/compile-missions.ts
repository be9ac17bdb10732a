/** Compiles the mission cards of the data package into packages/content/generated/missions; `--force` compiles what is current too. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMissions, missionBookFile, type SourceMissions } from '../src/missions/index.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(home, 'generated', missionBookFile);
const dataPackage = dirname(createRequire(import.meta.url).resolve('@alpaca-software/40kdc-data'));
const manifestFile = join(dataPackage, '..', 'package.json');

if (!isCurrent() || process.argv.includes('--force')) {
  const { name, version } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { name: string; version: string };
  const book = compileMissions(await readSource(), `${name} ${version}`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(book));
  const cards = [...Object.values(book.primaries), ...book.secondaries];
  const unscored = cards.filter((card) => card.unscored.length > 0);
  console.log(
    `${name} ${version}: ${book.missions.length} missions, ${cards.length} mission cards, ${unscored.length} not scored in full`,
  );
  for (const card of unscored) console.log(`  ${card.id}: ${card.unscored.join('; ')}`);
}

function isCurrent(): boolean {
  if (!existsSync(target)) return false;
  const made = statSync(target).mtimeMs;
  const sources = readdirSync(join(home, 'src', 'missions')).map((file) => join(home, 'src', 'missions', file));
  return [manifestFile, fileURLToPath(import.meta.url), ...sources].every((file) => statSync(file).mtimeMs < made);
}

/** The package's types know the cards' awards no closer than as objects; the adapter takes nothing of them for granted. */
async function readSource(): Promise<SourceMissions> {
  const { RAW_DATA } = (await import(join(dataPackage, 'data', 'bundle.generated.js'))) as {
    RAW_DATA: Record<string, unknown>;
  };
  return {
    missions: RAW_DATA.missions,
    matchups: RAW_DATA.missionMatchups,
    cards: RAW_DATA.missionCards,
    dispositions: RAW_DATA.forceDispositions,
  } as SourceMissions;
}
