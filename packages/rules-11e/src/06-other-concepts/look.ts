import { type Game, type ModelId, standingBody, type UnitId } from '@adjutant/engine';
import { distance } from '@adjutant/geometry';
import { enemiesOf, livingOnTable } from '../01-core-concepts/populations.ts';
import { engagedWith, isEngaged } from '../03-moving/engagement.ts';
import { attackOf } from '../04-making-attacks/weapon-abilities.ts';
import { type CoverExplained, explainCover } from '../13-terrain/benefit-of-cover.ts';
import { explainSight, type SightExplained } from './explain-sight.ts';

/** How much of a model the looking unit sees: all that faces one of its models, a part, or nothing. */
export type Seen = 'seen' | 'partly' | 'hidden';

/** One model of an enemy unit, as the model that sees it best, or stands nearest, sees it. */
export interface ModelSeen {
  readonly model: ModelId;
  readonly seen: Seen;
  readonly observer: ModelId;
  /** Inches from that observer. */
  readonly distance: number;
  readonly sight: SightExplained;
}

/** Cover of a unit against one model that can shoot and sees it. */
export interface CoverAgainst {
  readonly observer: ModelId;
  readonly explained: CoverExplained;
}

/** An enemy unit as a unit sees it. */
export interface UnitSeen {
  readonly unit: UnitId;
  readonly models: readonly ModelSeen[];
  /** Models of the looking unit that see at least one model of it. */
  readonly observers: readonly ModelId[];
  /** Inches between the closest models. */
  readonly distance: number;
  readonly cover: readonly CoverAgainst[];
}

/** Every enemy unit on the battlefield as a unit sees it, the nearest first. @rule 06.01 13.08 */
export function lookOf(game: Game, unit: UnitId): readonly UnitSeen[] {
  const looking = livingOnTable(game, unit);
  return enemiesOf(game, unit)
    .filter((enemy) => livingOnTable(game, enemy).length > 0)
    .map((enemy) => unitSeen(game, looking, enemy))
    .sort((a, b) => a.distance - b.distance || a.unit - b.unit);
}

/** One enemy unit as some models see it. @rule 06.01 13.08 */
export function unitSeen(game: Game, looking: readonly ModelId[], unit: UnitId): UnitSeen {
  const observers = new Set<ModelId>();
  const models = livingOnTable(game, unit).map((model) => {
    const pairs = looking.map((observer) => pairOf(game, observer, model));
    for (const { observer, seen } of pairs) if (seen !== 'hidden') observers.add(observer);
    return pairs.reduce((best, pair) => (isBetter(pair, best) ? pair : best));
  });
  const near = looking.map((observer) => {
    const from = standingBody(game, observer);
    return Math.min(...models.map(({ model }) => distance(from, standingBody(game, model))));
  });
  const seeing = looking.filter((model) => observers.has(model));
  const cover = seeing.flatMap((observer) => coverAgainst(game, observer, unit));
  return { unit, models, observers: seeing, distance: Math.min(...near), cover };
}

function pairOf(game: Game, observer: ModelId, model: ModelId): ModelSeen {
  const sight = explainSight(game, observer, model);
  const seen = !sight.visible
    ? 'hidden'
    : sight.reason === 'line' && sight.partHidden !== undefined
      ? 'partly'
      : 'seen';
  const inches = distance(standingBody(game, observer), standingBody(game, model));
  return { model, seen, observer, distance: inches, sight };
}

const ranks: Readonly<Record<Seen, number>> = { seen: 0, partly: 1, hidden: 2 };

function isBetter(one: ModelSeen, other: ModelSeen): boolean {
  const step = ranks[one.seen] - ranks[other.seen];
  return step === 0 ? one.distance < other.distance : step < 0;
}

/** Cover against the first ranged weapon of a model; none where it carries no such weapon. */
function coverAgainst(game: Game, observer: ModelId, target: UnitId): readonly CoverAgainst[] {
  const slot = game
    .modelInfo(observer)
    .weapons.findIndex(({ profiles }) => profiles.some(({ range }) => range !== undefined));
  if (slot < 0) return [];
  const profile = game.modelInfo(observer).weapons[slot]?.profiles.findIndex(({ range }) => range !== undefined) ?? 0;
  const { unit } = game.model(observer);
  const attack = attackOf(game, {
    unit,
    model: observer,
    slot,
    profile,
    melee: false,
    shootingType: 'normal',
    outOfPhase: false,
    target,
    targetModels: livingOnTable(game, target).length,
    halfRange: false,
    cover: false,
    visible: true,
    steady: false,
    engagedWithTarget: engagedWith(game, unit).includes(target),
    targetEngaged: isEngaged(game, target),
    singleTarget: true,
  });
  return [{ observer, explained: explainCover(game, attack) }];
}
