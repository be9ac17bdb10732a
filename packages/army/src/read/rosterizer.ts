import type { ParsedItem, ParsedList, ParsedUnit } from '../parsed.ts';
import { copies, isObject, type JsonObject, number, objects, text } from './json-value.ts';

/** Reads a Rosterizer snapshot: a tree of assets whose class stands before a "§"; `undefined` where the value is none. */
export function readRosterizer(value: unknown): ParsedList | undefined {
  const snapshot = isObject(value) ? value.snapshot : undefined;
  if (!isObject(snapshot) || !isObject(snapshot.assets)) return undefined;
  const assets = included(snapshot);
  const name = text(snapshot.name);
  const points = pointsOf(snapshot);
  return {
    format: 'rosterizer',
    ...(name !== undefined && { name }),
    factionNames: assets.filter((asset) => classOf(asset) === 'Faction').map(nameOf),
    detachmentNames: assets.filter((asset) => classOf(asset) === 'Detachment').map(nameOf),
    ...(points !== undefined && { statedPoints: points }),
    units: assets.filter((asset) => classOf(asset) === 'Unit').map(readUnit),
    otherLines: [],
    remarks: [],
    statesAttachments: false,
  };
}

function included(asset: JsonObject): readonly JsonObject[] {
  return isObject(asset.assets) ? objects(asset.assets.included) : [];
}

function nameOf(asset: JsonObject): string {
  return text(asset.name) ?? text(asset.item)?.split('\u00A7')[1] ?? '';
}

function classOf(asset: JsonObject): string {
  return text(asset.item)?.split('\u00A7')[0] ?? '';
}

function pointsOf(asset: JsonObject): number | undefined {
  const stats = isObject(asset.stats) ? asset.stats : {};
  const points = stats.Points;
  return isObject(points) ? number(points.value) : undefined;
}

/** A unit's points without those of its enhancements, which stand below it. */
function readUnit(asset: JsonObject): ParsedUnit {
  const items = included(asset).map(readItem);
  const own = pointsOf(asset);
  const extra = items.reduce((sum, item) => sum + (item.points ?? 0), 0);
  const count = copies(asset.quantity);
  return {
    name: nameOf(asset),
    ...(count > 1 && { statedModels: count }),
    ...(own !== undefined && { points: own + extra }),
    items,
  };
}

function readItem(asset: JsonObject): ParsedItem {
  const points = pointsOf(asset);
  const kind =
    classOf(asset) === 'Enhancement'
      ? ('enhancement' as const)
      : classOf(asset) === 'Model'
        ? ('model' as const)
        : undefined;
  return {
    count: copies(asset.quantity),
    name: nameOf(asset),
    items: included(asset).map(readItem),
    ...(points !== undefined && { points }),
    ...(kind && { kind }),
  };
}
