/** Why a model sees another or does not: for texts, pictures and apps. It asks the same things as `isVisible`, in the same order. */
import type { Game, ModelId } from '@adjutant/engine';
import { standingBody } from '@adjutant/engine';
import { distance, isMoreThan, type Point3, type SightId, type SightSegment } from '@adjutant/geometry';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import { detection } from '../13-terrain/hidden.ts';
import { crowdBetween, modelsNamed, sightPlace } from '../13-terrain/models-in-the-way.ts';
import { sightTables, terrainNamed } from '../13-terrain/sight-terrain.ts';
import { isBeyondLoneOperative, loneOperativeRange } from '../24-core-abilities/lone-operative.ts';

/** What stands in the way: ids of features, of obscuring areas, and models. */
export interface InTheWay {
  readonly features: readonly string[];
  readonly areas: readonly string[];
  readonly models: readonly ModelId[];
}

/** From how far away a rule lets a model be seen, and how far away it is; inches. */
export interface SightLimit {
  readonly range: number;
  readonly distance: number;
}

/** The verdict on one model seeing another, with its reason; lines are in inches, from the observer to the target. */
export type SightExplained =
  | { readonly visible: false; readonly reason: 'off-table'; readonly rule: '01.02.04' }
  | { readonly visible: true; readonly reason: 'own-unit'; readonly rule: '06.01-i' }
  | {
      readonly visible: false;
      readonly reason: 'lone-operative' | 'hidden' | 'gone-to-ground';
      readonly rule: '24.24' | '13.09' | '13.11.01';
      readonly limit: SightLimit;
    }
  | {
      readonly visible: false;
      readonly reason: 'blocked';
      /** Obscuring areas, closed gaps of Solid features, or what stands in the way by itself. */
      readonly rule: '13.10' | '13.11' | '06.01';
      readonly blockedBy: InTheWay;
      /** Each line is known to be blocked; otherwise none was found, see the error bound of `packages/geometry`. */
      readonly proven: boolean;
    }
  | {
      readonly visible: true;
      readonly reason: 'line';
      readonly rule: '06.01';
      readonly line: SightSegment;
      /** What hides a part of the target that faces the observer, and where that is; absent where it is fully visible. */
      readonly partHidden?: { readonly hiddenBy: InTheWay; readonly point: Point3 };
    };

/** Why a model sees another or does not. @rule 06.01 13.07-f */
export function explainSight(game: Game, observer: ModelId, target: ModelId): SightExplained {
  const [seeing, seen] = [game.model(observer), game.model(target)];
  if (seeing.pose === undefined || seen.pose === undefined)
    return { visible: false, reason: 'off-table', rule: '01.02.04' };
  if (seeing.unit === seen.unit) return { visible: true, reason: 'own-unit', rule: '06.01-i' };
  return explainDistance(game, observer, target) ?? explainLine(game, observer, target);
}

/** The rules that limit from how far away an enemy can be seen. @rule 24.24 13.09 13.11.01 */
function explainDistance(game: Game, observer: ModelId, target: ModelId): SightExplained | undefined {
  const [unit, other] = [game.model(observer).unit, game.model(target).unit];
  if (game.unit(unit).player === game.unit(other).player) return undefined;
  if (isBeyondLoneOperative(game, observer, other)) {
    const from = standingBody(game, observer);
    const inches = livingOnTable(game, other).map((model) => distance(from, standingBody(game, model)));
    const limit = { range: loneOperativeRange(game, other) ?? 0, distance: Math.min(...inches) };
    return { visible: false, reason: 'lone-operative', rule: '24.24', limit };
  }
  const found = detection(game, observer, target);
  if (found === undefined || !isMoreThan(found.distance, found.range)) return undefined;
  const limit = { range: found.range, distance: found.distance };
  return found.goneToGround
    ? { visible: false, reason: 'gone-to-ground', rule: '13.11.01', limit }
    : { visible: false, reason: 'hidden', rule: '13.09', limit };
}

function explainLine(game: Game, observer: ModelId, target: ModelId): SightExplained {
  const { all, bare } = sightTables(game);
  const [unit, other] = [game.model(observer).unit, game.model(target).unit];
  const [from, to] = [sightPlace(game, all, observer), sightPlace(game, all, target)];
  const crowd = crowdBetween(game, all, unit, other);
  const sight = all.sight(from, to, crowd);
  if (!sight.visible) {
    const plain = [sightPlace(game, bare, observer), sightPlace(game, bare, target)] as const;
    const asItStands = bare.sight(...plain, crowdBetween(game, bare, unit, other));
    // What blocks by itself is named before what only a rule lets block.
    const blockedBy = inTheWay(game, (asItStands.visible ? sight : asItStands).blockedBy);
    const rule = !asItStands.visible ? '06.01' : blockedBy.areas.length > 0 ? '13.10' : '13.11';
    return { visible: false, reason: 'blocked', rule, blockedBy, proven: sight.proven };
  }
  const full = all.full(from, to, crowd);
  const seen = { visible: true, reason: 'line', rule: '06.01', line: sight.line } as const;
  return full.fully ? seen : { ...seen, partHidden: { hiddenBy: inTheWay(game, full.hiddenBy), point: full.point } };
}

function inTheWay(game: Game, ids: readonly SightId[]): InTheWay {
  return { ...terrainNamed(ids), models: modelsNamed(game, sightTables(game).all, ids) };
}
