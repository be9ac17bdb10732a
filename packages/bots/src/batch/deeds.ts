import type { BattleEvent, Game, UnitId, UnitPlace } from '@adjutant/engine';

/** What only some units can do: each is to be seen in the battles that are played. */
export const deeds = [
  'attached unit on the table',
  'ingress move',
  'started aboard',
  'embarked',
  'disembarked',
  'AIRCRAFT arrived',
  'AIRCRAFT destroyed',
  'AIRCRAFT back in reserves',
  'FLY moved',
  'TITANIC moved',
  'TITANIC destroyed',
  'CHARACTER destroyed',
  'TRANSPORT destroyed',
] as const;

/** Keywords whose units' moves and ends are counted. */
const watched: readonly string[] = ['AIRCRAFT', 'FLY', 'TITANIC', 'CHARACTER', 'TRANSPORT'];

/** What the units of a battle did of it, each once. */
export function deedsOf(game: Game): ReadonlySet<string> {
  const found = new Set<string>();
  const places = new Map<UnitId, UnitPlace['kind']>();
  for (const event of game.log) {
    for (const deed of deedsIn(event, places, game)) if (names.has(deed)) found.add(deed);
    if (event.type === 'unit-place') places.set(event.unit, event.place.kind);
  }
  return found;
}

const names: ReadonlySet<string> = new Set(deeds);

function deedsIn(event: BattleEvent, places: ReadonlyMap<UnitId, UnitPlace['kind']>, game: Game): readonly string[] {
  switch (event.type) {
    case 'model-moved':
      return kindsOf(game, game.modelInfo(event.model).unit).map((kind) => `${kind} moved`);
    case 'unit-destroyed':
      return kindsOf(game, event.unit).map((kind) => `${kind} destroyed`);
    case 'unit-place':
      return [
        ...placed(places.get(event.unit) ?? 'undeployed', event.place.kind),
        ...crossed(event.place.kind, places.get(event.unit), kindsOf(game, event.unit)),
        ...(event.place.kind === 'table' && game.unitInfo(event.unit).setup.components.length > 1
          ? ['attached unit on the table']
          : []),
      ];
    default:
      return [];
  }
}

function placed(from: UnitPlace['kind'], to: UnitPlace['kind']): readonly string[] {
  if (to === 'aboard') return [from === 'undeployed' ? 'started aboard' : 'embarked'];
  if (to !== 'table') return [];
  return from === 'reserves' ? ['ingress move'] : from === 'aboard' ? ['disembarked'] : [];
}

/** What goes between the table and reserves. */
function crossed(
  to: UnitPlace['kind'],
  from: UnitPlace['kind'] | undefined,
  kinds: readonly string[],
): readonly string[] {
  if (to === 'reserves' && from === 'table') return kinds.map((kind) => `${kind} back in reserves`);
  return to === 'table' && from === 'reserves' ? kinds.map((kind) => `${kind} arrived`) : [];
}

/** Of the keywords that are watched those that a unit's datasheets have. */
function kindsOf(game: Game, unit: UnitId): readonly string[] {
  const { setup } = game.unitInfo(unit);
  const { datasheets } = game.setup.armies[game.unit(unit).player];
  const keywords = new Set(setup.components.flatMap(({ datasheet }) => datasheets[datasheet]?.keywords ?? []));
  return watched.filter((keyword) => keywords.has(keyword));
}
