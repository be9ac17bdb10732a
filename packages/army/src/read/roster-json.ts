import type { AttachedRole, ParsedItem, ParsedList, ParsedUnit } from '../parsed.ts';
import { copies, isObject, type JsonObject, number, objects, text } from './json-value.ts';

/** Reads the roster tree that New Recruit, List Forge and BattleScribe share; `undefined` where the value is none. */
export function readRosterJson(value: unknown): ParsedList | undefined {
  const roster = isObject(value) && isObject(value.roster) ? value.roster : value;
  if (!isObject(roster) || !Array.isArray(roster.forces)) return undefined;
  const forces = objects(roster.forces);
  const selections = forces.flatMap((force) => objects(force.selections));
  const outer = isObject(value) ? value : {};
  const generator = text(roster.generatedBy) ?? text(outer.generatedBy);
  const chosen = selections.filter((selection) => !isConfiguration(selection));
  const groups = attachments(chosen);
  const name = text(roster.name) ?? text(outer.name);
  const points = pointsOf(roster);
  return {
    format: generator === undefined ? 'roster-json' : /forge/i.test(generator) ? 'list-forge-json' : 'new-recruit-json',
    ...(name !== undefined && { name }),
    factionNames: forces.map((force) => text(force.catalogueName)).filter((catalogue) => catalogue !== undefined),
    detachmentNames: selections
      .filter(isConfiguration)
      .filter(isDetachment)
      .flatMap((selection) => objects(selection.selections).map(nameOf)),
    ...(points !== undefined && { statedPoints: points }),
    ...editionOf(roster, outer),
    units: chosen.map((selection) => readUnit(selection, groups)),
    otherLines: [],
    remarks: [],
    statesAttachments: groups.size > 0,
  };
}

/** "Warhammer 40,000 10th Edition" as `10e`. */
function editionOf(roster: JsonObject, outer: JsonObject): Pick<ParsedList, 'writtenFor'> {
  const system = text(roster.gameSystemName) ?? text(outer.gameSystemName) ?? '';
  const match = /(\d+)th edition/i.exec(system);
  return match === null ? {} : { writtenFor: `${match[1]}e` };
}

function nameOf(selection: JsonObject): string {
  return text(selection.name) ?? '';
}

function isDetachment(selection: JsonObject): boolean {
  return /^detachment/i.test(nameOf(selection));
}

/** Settings of the army stand among the units; only some exports mark them by category. */
function isConfiguration(selection: JsonObject): boolean {
  const marked = objects(selection.categories).some((category) => category.name === 'Configuration');
  return (
    marked ||
    (selection.type === 'upgrade' &&
      /^(?:battle size|detachments?|detachment choice|show\/hide options|force disposition)/i.test(nameOf(selection)))
  );
}

function pointsOf(node: JsonObject): number | undefined {
  const cost = objects(node.costs).find((entry) => text(entry.name)?.trim().toLowerCase() === 'pts');
  return cost === undefined ? undefined : number(cost.value);
}

/** The points of a selection and of everything below it. */
function totalPoints(node: JsonObject): number | undefined {
  const below = objects(node.selections)
    .map(totalPoints)
    .filter((points) => points !== undefined);
  const own = pointsOf(node);
  return own === undefined && below.length === 0
    ? undefined
    : (own ?? 0) + below.reduce((sum, points) => sum + points, 0);
}

interface Attachment {
  readonly group: string;
  readonly role: AttachedRole;
}

/** The attached unit of each selection by its id: a leader points to its bodyguard. */
function attachments(selections: readonly JsonObject[]): ReadonlyMap<string, Attachment> {
  const ids = new Set(selections.map((selection) => selection.id));
  const result = new Map<string, Attachment>();
  for (const selection of selections) {
    const id = text(selection.id);
    for (const link of objects(selection.associations)) {
      const to = text(link.to);
      if (id === undefined || to === undefined || !ids.has(to)) continue;
      result.set(id, { group: to, role: /support/i.test(text(link.name) ?? '') ? 'support' : 'leader' });
      result.set(to, { group: to, role: 'bodyguard' });
    }
  }
  return result;
}

function readUnit(selection: JsonObject, groups: ReadonlyMap<string, Attachment>): ParsedUnit {
  const attachment = groups.get(text(selection.id) ?? '');
  const points = totalPoints(selection);
  const count = copies(selection.number);
  return {
    name: nameOf(selection),
    ...(count > 1 && { statedModels: count }),
    ...(points !== undefined && { points }),
    items: objects(selection.selections).map(readItem),
    ...(attachment !== undefined && { attachedGroup: attachment.group, role: attachment.role }),
  };
}

function readItem(selection: JsonObject): ParsedItem {
  const points = pointsOf(selection);
  const group = `${text(selection.group) ?? ''} ${text(selection.from) ?? ''}`;
  const isEnhancement =
    /enhancements/i.test(group) ||
    objects(selection.costs).some((cost) => /^enhancements?$/i.test(text(cost.name)?.trim() ?? '') && cost.value === 1);
  return {
    count: copies(selection.number),
    name: nameOf(selection),
    items: objects(selection.selections).map(readItem),
    ...(points !== undefined && points > 0 && { points }),
    ...(selection.type === 'model' && { kind: 'model' as const }),
    ...(isEnhancement && { kind: 'enhancement' as const }),
  };
}
