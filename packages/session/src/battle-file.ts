import {
  type Answer,
  type BattleEvent,
  type BattleRecord,
  type DiceSetup,
  ENGINE_VERSION,
  type Game,
  type Refusal,
  recordOf,
  refuse,
} from '@adjutant/engine';
import { z } from 'zod';

/** What a battle file says it is. */
export const BATTLE_FORMAT = 'adjutant-battle';
/** Version of the file's own shape. */
export const BATTLE_FILE_VERSION = 1;

/** A battle read from a file, or the one reason why there is none. */
export type BattleFileResult =
  | { readonly ok: true; readonly record: BattleRecord }
  | { readonly ok: false; readonly error: Refusal };

/** The battle as the text of a file: an answer and an event a line; the same battle gives the same bytes. */
export function writeBattleFile(game: Game, dice: DiceSetup): string {
  return writeRecord(recordOf(game, dice));
}

/** A record as the text of a file. */
export function writeRecord({ engine, setup, dice, answers, events }: BattleRecord): string {
  const parts = [
    `"format": ${JSON.stringify(BATTLE_FORMAT)}`,
    `"version": ${BATTLE_FILE_VERSION}`,
    `"engine": ${JSON.stringify(engine)}`,
    `"dice": ${JSON.stringify(dice)}`,
    `"setup": ${JSON.stringify(setup)}`,
    `"answers": ${lines(answers)}`,
    `"events": ${lines(events)}`,
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

function lines(entries: readonly (Answer | BattleEvent)[]): string {
  return entries.length === 0 ? '[]' : `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
}

const point = z.tuple([z.number(), z.number()]);
const player = z.union([z.literal(0), z.literal(1)]);

const army = z.looseObject({
  name: z.string(),
  faction: z.string(),
  detachments: z.array(z.string()),
  points: z.number(),
  units: z.array(
    z.looseObject({
      name: z.string(),
      components: z.array(z.looseObject({ datasheet: z.string(), role: z.string() })),
      models: z.array(z.looseObject({ component: z.number(), profile: z.string(), weapons: z.array(z.string()) })),
      points: z.number(),
    }),
  ),
  datasheets: z.record(z.string(), z.looseObject({ id: z.string(), name: z.string() })),
});

const missionCard = z.looseObject({
  id: z.string(),
  name: z.string(),
  awards: z.array(
    z.looseObject({
      id: z.string(),
      moment: z.looseObject({ at: z.string(), turn: z.string() }),
      points: z.number(),
      when: z.looseObject({}).optional(),
      per: z.looseObject({ count: z.string() }).optional(),
    }),
  ),
  actions: z.array(z.looseObject({ id: z.string(), on: z.looseObject({ kind: z.string() }), completes: z.string() })),
  rules: z.array(z.string()),
  unscored: z.array(z.string()),
});

const scoringCap = z.looseObject({ round: z.number(), battle: z.number() });

const missionCards = z.looseObject({
  dispositions: z.tuple([z.string(), z.string()]),
  primaries: z.tuple([missionCard, missionCard]),
  secondaries: z.array(missionCard),
  draws: z.number(),
  caps: z.looseObject({ primary: scoringCap, secondary: scoringCap, tacticalCard: z.number() }),
});

const battleFile = z.looseObject({
  engine: z.string(),
  dice: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('seeded'), seed: z.string() }),
    z.object({ kind: z.literal('script'), faces: z.array(z.number()) }),
    z.object({ kind: z.literal('typed') }),
  ]),
  setup: z.looseObject({
    ruleset: z.string(),
    switches: z.record(z.string(), z.string()),
    dataVersion: z.string(),
    armies: z.tuple([army, army]),
    layout: z.looseObject({
      id: z.string(),
      width: z.number(),
      height: z.number(),
      areas: z.array(z.looseObject({ id: z.string(), outline: z.array(point) })),
      features: z.array(
        z.looseObject({
          id: z.string(),
          area: z.string(),
          category: z.string(),
          blocks: z.array(z.looseObject({ outline: z.array(point), bottom: z.number(), top: z.number() })),
          walls: z.array(
            z.looseObject({ from: point, to: point, thickness: z.number(), bottom: z.number(), top: z.number() }),
          ),
          floors: z.array(z.looseObject({ outline: z.array(point), z: z.number() })),
        }),
      ),
      objectives: z.array(z.looseObject({ id: z.string(), x: z.number(), y: z.number() })),
      deploymentZones: z.tuple([z.array(point), z.array(point)]),
    }),
    mission: z.looseObject({
      id: z.string(),
      rounds: z.number(),
      values: z.record(z.string(), z.number()),
      setUpOrder: z.array(z.string()).optional(),
      cards: missionCards.optional(),
    }),
    attacker: player.optional(),
  }),
  answers: z.array(
    z.union([
      z.looseObject({ question: z.number(), value: z.json() }),
      z.looseObject({ question: z.number(), adjust: z.array(z.looseObject({ kind: z.string() })) }),
    ]),
  ),
  events: z.array(z.looseObject({ type: z.string() })),
});

const partNames = ['engine', 'dice', 'setup', 'answers', 'events'] as const;

/** Reads a battle file; what is wrong with it is said once and precisely. */
export function readBattleFile(text: string): BattleFileResult {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('file-not-a-battle');
  const { format, version } = value as { format?: unknown; version?: unknown };
  if (format !== BATTLE_FORMAT) return wrong('file-not-a-battle', typeof format === 'string' ? { format } : {});
  if (version !== BATTLE_FILE_VERSION)
    return wrong('file-of-another-version', { version: String(version), known: BATTLE_FILE_VERSION });
  const missing = partNames.find((name) => !(name in value));
  if (missing !== undefined) return wrong('file-part-missing', { part: missing });
  const checked = battleFile.safeParse(value);
  if (!checked.success) return malformed(checked.error.issues[0]);
  const { engine, setup, dice, answers, events } = value as BattleRecord & { format: string };
  return { ok: true, record: { engine, setup, dice, answers, events } };
}

/** Why a battle that was read cannot be verified here, though its events can be watched; undefined where it can. */
export function whyNotVerifiable(record: BattleRecord, ruleset: string): Refusal | undefined {
  if (record.engine !== ENGINE_VERSION)
    return refuse('file-of-another-engine', 'session', { engine: record.engine, known: ENGINE_VERSION });
  if (record.setup.ruleset !== ruleset)
    return refuse('file-of-another-ruleset', 'session', { ruleset: record.setup.ruleset, known: ruleset });
  return undefined;
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: Refusal };

function parseJson(text: string): Parsed {
  if (text.trim() === '') return wrong('file-empty');
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const startsRight = text.trimStart().startsWith('{') && text.slice(0, 200).includes(BATTLE_FORMAT);
    const count = text.trimEnd().split('\n').length;
    if (startsRight && !text.trimEnd().endsWith('}\n}') && !text.trimEnd().endsWith(']\n}'))
      return wrong('file-truncated', { line: count, part: lastPart(text) });
    return startsRight ? wrong('file-damaged', { line: brokenLine(text) }) : wrong('file-not-json');
  }
}

/** The part of the file in which it stops. */
function lastPart(text: string): string {
  return partNames.findLast((name) => text.includes(`\n"${name}": `)) ?? 'format';
}

/** The first line, from 1, that is no entry of a battle file. */
function brokenLine(text: string): number {
  const at = text.split('\n').findIndex((line) => !isEntry(line.replace(/,\s*$/, '')));
  return at + 1;
}

function isEntry(line: string): boolean {
  if (['{', '}', '[', ']', ''].includes(line.trim()) || /^"[a-z]+": \[$/.test(line)) return true;
  try {
    JSON.parse(line.startsWith('"') ? `{${line}}` : line);
    return true;
  } catch {
    return false;
  }
}

function malformed(issue: z.core.$ZodIssue | undefined): { readonly ok: false; readonly error: Refusal } {
  return wrong('file-part-malformed', {
    where: issue?.path.map(String).join('.') ?? '',
    problem: issue?.message ?? '',
  });
}

function wrong(code: string, values: Refusal['values'] = {}): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: refuse(code, 'session', values) };
}
