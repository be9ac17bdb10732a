import type { Game, UnitId } from '@adjutant/engine';
import { chargeChance, type whatIf } from '@adjutant/odds';
import {
  blockedLine,
  type CoverAgainst,
  chargeable,
  isEngaged,
  livingOnTable,
  type ModelSeen,
  type UnitSeen,
  unitDistance,
  unitSeen,
  whyNoCharge,
  whyNotEligibleToShoot,
} from '@adjutant/rules-11e/queries';
import { type Names, wordsOfId } from '@adjutant/text';
import { inches } from '../text/numbers.ts';
import { sketch as words } from '../text/sketch.ts';
import { oddsOf } from './odds.ts';
import type { Said, TargetOdds } from './protocol.ts';
import { printed, whySaid } from './said.ts';
import { unseen } from './sight.ts';

/** A line of sight drawn: where it ends at what blocks it, where it does not see. */
export interface SketchLine {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly stop: readonly [number, number] | undefined;
}

/** What the rules say of one unit and another where both stand. */
export interface SketchAnswer {
  readonly from: UnitId;
  readonly to: UnitId;
  readonly distance: number;
  readonly sees: 'all' | 'some' | 'none';
  readonly sight: readonly Said[];
  readonly lines: readonly SketchLine[];
  readonly cover: 'yes' | 'partly' | 'no' | 'unasked';
  readonly covers: readonly Said[];
  readonly charge: { readonly chance: number | undefined; readonly said: Said } | undefined;
  readonly shooting: TargetOdds | undefined;
  readonly fighting: TargetOdds | undefined;
  /** Why there are no attacks to be counted. */
  readonly noShooting: Said | undefined;
}

/** Lines that are drawn at most: more hide what they show. */
const LINES = 24;

interface Phases {
  readonly shooting: Game;
  readonly charge: Game;
}

/** Sight, cover, charge and attacks of one unit against another. */
export function sketchAnswer({ shooting, charge }: Phases, from: UnitId, to: UnitId, names: Names): SketchAnswer {
  const looking = livingOnTable(shooting, from);
  const seen = unitSeen(shooting, looking, to);
  const enemies = shooting.unit(from).player !== shooting.unit(to).player;
  const visible = seen.models.filter(({ seen: one }) => one !== 'hidden');
  return {
    from,
    to,
    distance: unitDistance(shooting, from, to),
    sees: visible.length === 0 ? 'none' : visible.length === seen.models.length ? 'all' : 'some',
    sight: sightSaid(shooting, seen, looking.length, names),
    lines: linesOf(shooting, seen),
    cover: coverOf(seen),
    covers: coverSaid(seen, names),
    charge: enemies ? chargeOf(charge, from, to, names) : undefined,
    ...(enemies ? attacksOf({ shooting, charge }, from, to, names) : nothing),
  };
}

const nothing = { shooting: undefined, fighting: undefined, noShooting: undefined } as const;

function sightSaid(game: Game, { models, observers }: UnitSeen, looking: number, names: Names): readonly Said[] {
  const visible = models.filter(({ seen }) => seen !== 'hidden');
  const partly = models.filter(({ seen }) => seen === 'partly').length;
  const counted = { text: words.seen(visible.length, models.length, observers.length, looking), rule: '06.01' };
  const [nearest] = models.filter(({ seen }) => seen === 'hidden').sort((one, other) => one.distance - other.distance);
  const why =
    nearest === undefined || nearest.sight.visible
      ? []
      : [
          {
            ...unseen(game, nearest.sight, names),
            text: `${modelName(nearest.model, names)}: ${unseen(game, nearest.sight, names).text}`,
          },
        ];
  return [counted, ...why, ...(partly > 0 ? [{ text: words.partly(partly), rule: '06.01' }] : [])];
}

function modelName(model: number, names: Names): string {
  return printed(names.model(model).split(' of ')[0] ?? '');
}

function linesOf(game: Game, { models }: UnitSeen): readonly SketchLine[] {
  return models.slice(0, LINES).flatMap((one) => lineOf(game, one));
}

function lineOf(game: Game, one: ModelSeen): readonly SketchLine[] {
  const blocked = blockedLine(game, one);
  if (blocked !== undefined) return [{ from: pair(blocked.from), to: pair(blocked.to), stop: pair(blocked.stop) }];
  const { sight } = one;
  if (!sight.visible || sight.reason !== 'line') return [];
  const [start, end] = sight.line;
  return [{ from: [start[0], start[1]], to: [end[0], end[1]], stop: undefined }];
}

const pair = ([x, y]: readonly [number, number]) => [x, y] as const;

function coverOf({ cover }: UnitSeen): SketchAnswer['cover'] {
  if (cover.length === 0) return 'unasked';
  const covered = cover.filter(({ explained }) => explained.cover).length;
  return covered === 0 ? 'no' : covered === cover.length ? 'yes' : 'partly';
}

/** Cover against those that see it and can shoot, and why. @rule 13.08 */
function coverSaid({ cover, observers }: UnitSeen, names: Names): readonly Said[] {
  if (observers.length === 0) return [];
  if (cover.length === 0) return [{ text: words.noShooters, rule: '13.08' }];
  const covered = cover.filter(({ explained }) => explained.cover);
  const open = cover.filter(({ explained }) => !explained.cover);
  const [first] = covered;
  const [other] = open;
  return [
    ...(first === undefined ? [] : [whyCover(first, covered.length, cover.length, names)]),
    ...(other === undefined ? [] : [whyOpen(other, open.length, cover.length, names)]),
  ];
}

function whyCover({ explained }: CoverAgainst, some: number, all: number, names: Names): Said {
  const { sources, models } = explained;
  const [source] = sources;
  if (source !== undefined)
    return { text: printed(words.coverBy(some, all, names.effect(source.source))), rule: source.rule };
  const areas = [...new Set(models.flatMap(({ shelteredIn }) => shelteredIn.slice(0, 1)))].map(areaName);
  const behind = models.filter(({ shelteredIn, hiddenInPart }) => shelteredIn.length === 0 && hiddenInPart).length;
  if (areas.length > 0) return { text: words.coverIn(some, all, areas, behind), rule: '13.08-c' };
  return { text: words.coverBehind(some, all), rule: '13.08-d' };
}

function whyOpen({ explained: { models } }: CoverAgainst, some: number, all: number, names: Names): Said {
  const open = models.filter(({ shelteredIn, hiddenInPart }) => shelteredIn.length === 0 && !hiddenInPart);
  const [first] = open;
  const name = first === undefined ? '' : modelName(first.model, names);
  return { text: words.open(some, all, name, open.length - 1), rule: '13.08-b' };
}

function areaName(id: string): string {
  return wordsOfId(id.replace(/^area-/, ''));
}

/** Whether it may charge from there, and the chance of the roll that it needs. @rule 11.02 11.04 */
function chargeOf(game: Game, from: UnitId, to: UnitId, names: Names): SketchAnswer['charge'] {
  const refused = whyNoCharge(game, from);
  if (refused !== undefined) return { chance: undefined, said: whySaid(refused, names) };
  const gap = unitDistance(game, from, to);
  if (!chargeable(game, from).includes(to))
    return { chance: undefined, said: { text: words.tooFarToCharge(inches(gap)), rule: '11.04-b' } };
  return { chance: chargeChance({ distance: gap }), said: { text: words.chargeNeeds(inches(gap)), rule: '11.04' } };
}

/** What its attacks need and do: shooting from there, and fighting where the two are engaged. */
function attacksOf({ shooting, charge }: Phases, from: UnitId, to: UnitId, names: Names) {
  const engaged = isEngaged(shooting, from);
  const refused = whyNotEligibleToShoot(shooting, from);
  const shootingType = engaged ? ('close-quarters' as const) : ('normal' as const);
  const shot =
    refused === undefined
      ? counted(shooting, { unit: from, kind: 'shoot', shootingType, outOfPhase: false }, to, names)
      : undefined;
  const fought = engaged ? counted(charge, { unit: from, kind: 'fight', outOfPhase: false }, to, names) : undefined;
  const noShooting =
    shot !== undefined
      ? undefined
      : refused === undefined
        ? { text: words.noWeapon, rule: '04.02' }
        : whySaid(refused, names);
  return { shooting: shot, fighting: fought, noShooting };
}

function counted(game: Game, way: Parameters<typeof whatIf>[1], to: UnitId, names: Names): TargetOdds | undefined {
  const odds = oddsOf(game, way, to, names);
  return odds.lines.length === 0 ? undefined : odds;
}
