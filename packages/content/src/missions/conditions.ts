import type { Condition, ObjectiveFilter, Quantity } from '@adjutant/rules-11e';
import type { SourceCondition, SourceParameters } from './source.ts';

type Read = (parameters: SourceParameters, secondary: boolean) => Condition | undefined;

/** A condition in the engine's words; undefined where some part of it is not known here. */
export function adaptCondition(condition: SourceCondition, secondary: boolean): Condition | undefined {
  const { operator, operands, type = '', parameters = {} } = condition;
  if (operator === undefined) {
    const read = readers[type];
    const known = knownParameters[type] ?? [];
    return Object.keys(parameters).every((name) => known.includes(name)) ? read?.(parameters, secondary) : undefined;
  }
  const parts = (operands ?? []).map((part) => adaptCondition(part, secondary));
  const adapted = parts.filter((part) => part !== undefined);
  if (adapted.length !== parts.length) return undefined;
  if (operator === 'and') return { all: adapted };
  return operator === 'or' ? { any: adapted } : undefined;
}

function numberOf(parameters: SourceParameters, name: string): number | undefined {
  const value = parameters[name];
  return typeof value === 'number' ? value : undefined;
}

/** At least and at most so much of something; at least one where nothing is said. */
function bounded(of: Quantity, parameters: SourceParameters): Condition {
  const [least, most] = [numberOf(parameters, 'count_min'), numberOf(parameters, 'count_max')];
  return {
    of,
    ...(least === undefined && most !== undefined ? {} : { atLeast: least ?? 1 }),
    ...(most === undefined ? {} : { atMost: most }),
  };
}

const named: Readonly<Record<string, ObjectiveFilter>> = {
  'your-home': { role: 'home', of: 'own' },
  'opponent-home': { role: 'home', of: 'opponent' },
  'opponent-home-objective': { role: 'home', of: 'opponent' },
  'tempting-target': { tag: 'tempting-target' },
};
const roles: Readonly<Record<string, ObjectiveFilter>> = {
  central: { role: 'centre' },
  expansion: { role: 'expansion' },
};

/** Which objectives the parameters mean; undefined where a word is not known. */
function filterOf(parameters: SourceParameters): ObjectiveFilter | undefined {
  const { objective, objective_role, exclude, scope } = parameters;
  const parts: (ObjectiveFilter | undefined)[] = [
    objective === undefined ? {} : named[String(objective)],
    objective_role === undefined ? {} : roles[String(objective_role)],
    exclude === undefined ? {} : exclude === 'home' ? { notHome: true } : undefined,
    scope === undefined ? {} : scope === 'no-mans-land' ? { noMansLand: true } : undefined,
  ];
  return parts.some((part) => part === undefined) ? undefined : Object.assign({}, ...parts);
}

const own = { count: 'objectives', controlledBy: 'own' } as const;

const knownParameters: Readonly<Record<string, readonly string[]>> = {
  'controls-objective': ['count_min', 'count_max', 'objective', 'objective_role', 'exclude', 'scope'],
  'objective-majority': ['relative_to'],
  'new-objective-controlled': ['count_min'],
  'objective-has-tag': ['tag', 'count_min', 'count_max', 'objective'],
  'units-destroyed': ['side', 'window', 'count_min'],
  'units-destroyed-comparison': ['subject', 'comparator', 'reference'],
  'destroyed-while-on-objective': [
    'count_min',
    'destroyer_on_objective',
    'victim_started_turn_on_objective',
    'objective_role',
  ],
  'destroyed-in-tagged-terrain': ['tag', 'at_start_of_turn', 'count_min'],
  'engagement-fronts': ['count_min'],
  'operation-markers': [
    'side',
    'count_min',
    'count_max',
    'friendly_unit_in_same_terrain_area',
    'no_enemy_in_terrain_area',
    'within_range_of',
  ],
  'territory-control': ['territory_ref', 'enemy_units_max'],
  'unit-has-tag': ['tag', 'side', 'count_min', 'window'],
  'action-completed': ['action_id', 'count_min', 'window'],
};

const readers: Readonly<Record<string, Read>> = {
  'controls-objective': (parameters) => {
    const which = filterOf(parameters);
    return which === undefined ? undefined : bounded({ ...own, which }, parameters);
  },
  'objective-majority': () => ({ of: own, moreThan: { count: 'objectives', controlledBy: 'opponent' } }),
  'new-objective-controlled': (parameters) => bounded({ ...own, newly: true, which: { notHome: true } }, parameters),
  'objective-has-tag': (parameters) => {
    const which = filterOf({ objective: parameters.objective });
    return which && bounded({ count: 'objectives', which: { ...which, tag: String(parameters.tag) } }, parameters);
  },
  'units-destroyed': (parameters) => {
    const of = unitsDestroyed(parameters);
    return of && bounded(of, parameters);
  },
  'units-destroyed-comparison': ({ subject, comparator, reference }) => {
    const [of, moreThan] = [unitsDestroyed(subject), unitsDestroyed(reference)];
    return of && moreThan && comparator === 'greater-than' ? { of, moreThan } : undefined;
  },
  'destroyed-while-on-objective': (parameters) => {
    const startedOn = filterOf({ objective_role: parameters.objective_role });
    if (startedOn === undefined) return undefined;
    const started = parameters.victim_started_turn_on_objective === true ? { startedOn } : {};
    const by = parameters.destroyer_on_objective === true ? ({ byUnitOnObjective: true } as const) : {};
    return bounded({ ...enemyDestroyed, ...started, ...by }, parameters);
  },
  'destroyed-in-tagged-terrain': (parameters) =>
    bounded(
      { ...enemyDestroyed, startedInTerrain: parameters.tag === undefined ? true : String(parameters.tag) },
      parameters,
    ),
  'engagement-fronts': (parameters, secondary) =>
    bounded({ count: 'quarters', ...(secondary ? { fit: true } : {}) }, parameters),
  'operation-markers': markers,
  'territory-control': ({ territory_ref, enemy_units_max }) => territory(territory_ref, enemy_units_max),
  'unit-has-tag': (parameters) => taggedUnits(parameters),
  'action-completed': (parameters) => bounded({ count: 'actions', action: String(parameters.action_id) }, parameters),
};

const enemyDestroyed = { count: 'units-destroyed', side: 'enemy', window: 'this-turn' } as const;

function unitsDestroyed(words: unknown): Quantity | undefined {
  const { side, window } = (words ?? {}) as SourceParameters;
  if ((side !== 'enemy' && side !== 'friendly') || (window !== 'this-turn' && window !== 'previous-turn'))
    return undefined;
  return { count: 'units-destroyed', side, window };
}

/** So many markers on the table, and one of them held by a friendly unit alone where that is said. */
function markers(parameters: SourceParameters): Condition | undefined {
  const side = parameters.side === 'friendly' ? 'friendly' : 'enemy';
  const near = parameters.within_range_of === undefined ? undefined : named[String(parameters.within_range_of)];
  if (parameters.within_range_of !== undefined && near === undefined) return undefined;
  const of = { count: 'markers', side, ...(near === undefined ? {} : { near }) } as const;
  const some = bounded(of, parameters);
  if (parameters.friendly_unit_in_same_terrain_area !== true) return some;
  return { all: [some, { of: { ...of, heldAlone: true }, atLeast: 1 }] };
}

/** No enemy is wholly within the own territory, or within the own deployment zone at all. */
function territory(where: unknown, most: unknown): Condition | undefined {
  if (typeof most !== 'number') return undefined;
  if (where === 'your-territory')
    return { of: { count: 'units', side: 'enemy', place: 'own-territory', wholly: true }, atMost: most };
  if (where === 'your-deployment-zone')
    return { of: { count: 'units', side: 'enemy', place: 'own-zone' }, atMost: most };
  return undefined;
}

function taggedUnits(parameters: SourceParameters): Condition | undefined {
  const side = parameters.side === 'enemy' ? 'enemy' : 'friendly';
  const of = { count: 'tagged-units', tag: String(parameters.tag), side } as const;
  if (parameters.window === 'left-battlefield-this-turn')
    return bounded({ ...of, where: 'gone-this-turn' }, parameters);
  return parameters.window === 'this-turn' ? bounded({ ...of, notShielded: true }, parameters) : undefined;
}
