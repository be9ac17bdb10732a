import type { Game, ModelId } from '@adjutant/engine';
import type { CoverAgainst, ModelSeen, SightExplained, UnitSeen } from '@adjutant/rules-11e/queries';
import { count, inches, listOf, type Names, type SightReason, sightSentence } from '@adjutant/text';

/** What is said of one enemy unit: who of it is seen, why others are not, who has cover and why. */
export interface UnitSaid {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** An enemy unit as the looking unit sees it, in words. */
export function unitWords(game: Game, one: UnitSeen, looking: number, names: Names): UnitSaid {
  const { models, observers } = one;
  const seen = models.filter(({ seen }) => seen !== 'hidden');
  const all = count(models.length, 'model');
  const parts = models.filter((model) => model.seen === 'partly').length;
  const partly = parts === 0 ? '' : parts === seen.length ? ', none of them fully' : `, ${parts} of them not fully`;
  const by = `${observers.length} of ${count(looking, 'model')} ${observers.length === 1 ? 'sees' : 'see'} it`;
  const verdict =
    seen.length === 0
      ? models.length === 1
        ? 'not seen'
        : `none of ${all} seen`
      : `${seen.length} of ${all} seen${partly}; ${by}`;
  const heading = `${names.unit(one.unit)}, ${inches(one.distance)} away: ${verdict}`;
  const why = grouped(
    game,
    models.filter((model) => model.seen !== 'seen'),
  ).map((group) => groupWords(game, group, names));
  return { heading, lines: [...why, ...coverWords(one, names)] };
}

/** Models that are hidden for the same reason, the nearest first. */
function grouped(game: Game, models: readonly ModelSeen[]): readonly (readonly ModelSeen[])[] {
  const groups = new Map<string, ModelSeen[]>();
  for (const model of [...models].sort((a, b) => a.distance - b.distance)) {
    const { limit, ...reason } = named(game, model.sight);
    const key = JSON.stringify([reason, limit?.range]);
    groups.set(key, [...(groups.get(key) ?? []), model]);
  }
  return [...groups.values()];
}

function groupWords(game: Game, group: readonly ModelSeen[], names: Names): string {
  const [first, ...others] = group;
  if (first === undefined) return '';
  const short: Names = { ...names, model: (id) => inUnit(id, names) };
  const sentence = sightSentence(first.model, named(game, first.sight), short);
  const alike = others.map(({ model }) => inUnit(model, names));
  if (alike.length === 0) return `${sentence}.`;
  return `${sentence}; so ${alike.length === 1 ? 'is' : 'are'} ${listOf(alike)}.`;
}

/** A model's name without that of its unit. */
function inUnit(model: ModelId, names: Names): string {
  return names.model(model).split(' of ')[0] ?? names.model(model);
}

/** The reason with features and areas by their names on the table. */
function named(game: Game, sight: SightExplained): SightReason {
  const rename = <T extends { readonly features: readonly string[]; readonly areas: readonly string[] }>(
    way: T,
  ): T => ({
    ...way,
    features: [...new Set(way.features.map((id) => featureName(game, id)))].sort(),
    areas: way.areas.map(areaName).sort(),
  });
  const { visible, reason, rule } = sight;
  if (sight.reason === 'blocked') return { visible, reason, rule, blockedBy: rename(sight.blockedBy) };
  if (sight.reason === 'line' && sight.partHidden !== undefined)
    return { visible, reason, rule, partHidden: { hiddenBy: rename(sight.partHidden.hiddenBy) } };
  return 'limit' in sight ? { visible, reason, rule, limit: sight.limit } : { visible, reason, rule };
}

function featureName(game: Game, id: string): string {
  const feature = game.setup.layout.features.find((one) => one.id === id);
  return feature === undefined ? id : `${feature.name} (area ${areaName(feature.area)})`;
}

/** An area as pictures and sentences number it. */
export function areaName(id: string): string {
  return id.replace(/^area-/, '');
}

/** Cover of a unit that is seen: against how many of those that see it and can shoot, and why. @rule 13.08 */
function coverWords({ cover, observers }: UnitSeen, names: Names): readonly string[] {
  if (observers.length === 0) return [];
  if (cover.length === 0) return ['Cover does not matter: none of the models that see it has a ranged weapon [13.08].'];
  const covered = cover.filter(({ explained }) => explained.cover);
  const open = cover.filter(({ explained }) => !explained.cover);
  const of = (some: readonly CoverAgainst[]) => `${some.length} of ${count(cover.length, 'model')} that can shoot it`;
  const [first] = covered;
  const [other] = open;
  return [
    ...(first === undefined ? [] : [`Cover against ${of(covered)}: ${whyCover(first, names)}.`]),
    ...(other === undefined ? [] : [`No cover against ${of(open)}: ${whyNoCover(other, names)}.`]),
  ];
}

function whyCover({ explained: { sources, models } }: CoverAgainst, names: Names): string {
  if (sources.length > 0) return sources.map(({ source, rule }) => `${names.effect(source)} [${rule}]`).join(', ');
  const sheltered = models.filter(({ shelteredIn }) => shelteredIn.length > 0);
  const behind = models.filter(({ shelteredIn, hiddenInPart }) => shelteredIn.length === 0 && hiddenInPart);
  const areas = [...new Set(sheltered.flatMap(({ shelteredIn }) => shelteredIn.map(areaName)))].sort();
  const number = (some: number) => (some === models.length ? 'all' : `${some} of ${models.length}`);
  return listOf([
    ...(sheltered.length === 0 ? [] : [`${number(sheltered.length)} in area ${listOf(areas)} [13.08-c]`]),
    ...(behind.length === 0 ? [] : [`${number(behind.length)} not fully visible because of terrain [13.08-d]`]),
  ]);
}

function whyNoCover({ explained: { models } }: CoverAgainst, names: Names): string {
  const open = models.filter(({ shelteredIn, hiddenInPart }) => shelteredIn.length === 0 && !hiddenInPart);
  const shown = open.slice(0, 2).map(({ model }) => inUnit(model, names));
  const rest = open.length - shown.length;
  const who = rest > 0 ? [...shown, `${rest} more`] : shown;
  return `${listOf(who)} ${open.length === 1 ? 'stands' : 'stand'} in no area and in full view [13.08-b]`;
}
