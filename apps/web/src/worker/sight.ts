import { type DeclareAttacks, type Game, type ModelId, standingBody, type UnitId } from '@adjutant/engine';
import { distance } from '@adjutant/geometry';
import { enemiesOf, explainSight, livingOnTable, type SightExplained } from '@adjutant/rules-11e/queries';
import { type Names, wordsOfId } from '@adjutant/text';
import { why } from '../text/sight.ts';
import type { RefusedCard, Said, SightShown } from './protocol.ts';
import { printed } from './said.ts';

/** Enemies on the table that no weapon may attack, each with its reason. */
export function noTargets(game: Game, question: DeclareAttacks, names: Names): readonly RefusedCard[] {
  const targets = new Set(question.weapons.flatMap(({ profiles }) => profiles.flatMap((profile) => profile.targets)));
  const melee = (question.facts?.way as { readonly kind?: string } | undefined)?.kind === 'fight';
  if (melee) return [];
  const enemies = enemiesOf(game, question.unit).filter(
    (unit) => !targets.has(unit) && livingOnTable(game, unit).length > 0,
  );
  return enemies.map((unit) => ({
    id: `unit:${unit}`,
    unit,
    label: printed(names.unit(unit)),
    why: whyNot(game, question.unit, unit, names),
  }));
}

function whyNot(game: Game, unit: UnitId, target: UnitId, names: Names): Said {
  const [model, other, inches] = nearestPair(game, unit, target);
  if (model === undefined || other === undefined) return { text: why.gone };
  const seen = explainSight(game, model, other);
  return seen.visible ? { text: why.far(inches), rule: '04.02' } : unseen(game, seen, names);
}

/** Why a model is not seen, in words. */
export function unseen(game: Game, seen: Extract<SightExplained, { visible: false }>, names: Names): Said {
  const { rule } = seen;
  if (seen.reason === 'blocked') return { text: printed(why.blocked(blockers(game, seen, names))), rule };
  if (seen.reason === 'off-table') return { text: why.gone, rule };
  return { text: why[seen.reason](seen.limit.range, seen.limit.distance), rule };
}

/** What stands in the way, by name; features rather than the areas they stand in. */
function blockers(
  game: Game,
  { blockedBy }: Extract<SightExplained, { reason: 'blocked' }>,
  names: Names,
): readonly string[] {
  const { features } = game.setup.layout;
  const named = blockedBy.features.map((id) => features.find((feature) => feature.id === id)?.name ?? wordsOfId(id));
  const areas = named.length > 0 ? [] : blockedBy.areas.map((id) => wordsOfId(id));
  const units = [...new Set(blockedBy.models.map((id) => names.unit(game.model(id).unit)))];
  return [...new Set([...named, ...areas, ...units])].slice(0, 3);
}

function nearestPair(
  game: Game,
  unit: UnitId,
  target: UnitId,
): readonly [ModelId | undefined, ModelId | undefined, number] {
  let best: readonly [ModelId | undefined, ModelId | undefined, number] = [
    undefined,
    undefined,
    Number.POSITIVE_INFINITY,
  ];
  for (const model of livingOnTable(game, unit)) {
    for (const other of livingOnTable(game, target)) {
      const inches = distance(standingBody(game, model), standingBody(game, other));
      if (inches < best[2]) best = [model, other, inches];
    }
  }
  return best;
}

/** Each attacking model's line to the nearest model of the target that it sees, or to the nearest at all where it sees none. */
export function sightOf(game: Game, question: DeclareAttacks, target: UnitId): readonly SightShown[] {
  const models = [...new Set(question.weapons.map(({ model }) => model))].filter(
    (model) => game.model(model).pose !== undefined,
  );
  return models.flatMap((model): readonly SightShown[] => {
    const from = standingBody(game, model);
    const others = livingOnTable(game, target)
      .map((other) => ({ other, inches: distance(from, standingBody(game, other)) }))
      .sort((one, two) => one.inches - two.inches);
    const seen = others.find(({ other }) => explainSight(game, model, other).visible);
    const to = game.model((seen ?? others[0])?.other ?? model).pose;
    if (to === undefined) return [];
    return [{ model, visible: seen !== undefined, from: [from.pose.x, from.pose.y], to: [to.x, to.y] }];
  });
}
