import type { EnhancementFacts } from '@adjutant/content/data';
import { nameKey } from '@adjutant/content/data';
import type { ParsedItem, ParsedUnit } from '../parsed.ts';
import { isWarlord } from '../read/words.ts';
import type { ReportEntry } from '../report.ts';
import { splitGear } from './gear.ts';
import type { Meaning, SheetNames } from './names.ts';

/** Models of one kind and what they carry together, or each. */
export interface ModelGroup {
  readonly profile: string;
  readonly count: number;
  readonly each: boolean;
  readonly items: Map<string, number>;
  readonly text: string;
  readonly line?: number;
}

/** Everything that the lines below a unit say, with names looked up. */
export interface UnitContents {
  readonly groups: readonly ModelGroup[];
  /** What the list gives to the unit without naming a model. */
  readonly pool: ReadonlyMap<string, number>;
  readonly warlord: boolean;
  readonly enhancements: readonly {
    readonly name: string;
    readonly facts?: EnhancementFacts;
    readonly points?: number;
    readonly line?: number;
  }[];
  readonly entries: readonly ReportEntry[];
}

/** Looks up every line below a unit on its datasheet. */
export function readContents(
  unit: ParsedUnit,
  index: number,
  names: SheetNames,
  enhancements: readonly EnhancementFacts[],
): UnitContents {
  const walker = new ContentsWalker(names, enhancements, index);
  walker.walk(unit.items, walker.pool, undefined);
  return walker;
}

/** A model line in which every model has the parts. */
function eachOf(item: ParsedItem, items: readonly ParsedItem[], name: string): ParsedItem {
  return { count: item.count, name, items, each: true, ...(item.line !== undefined && { line: item.line }) };
}

class ContentsWalker implements UnitContents {
  readonly groups: ModelGroup[] = [];
  readonly pool = new Map<string, number>();
  warlord = false;
  readonly enhancements: { name: string; facts?: EnhancementFacts; points?: number; line?: number }[] = [];
  readonly entries: ReportEntry[] = [];
  private readonly names: SheetNames;
  private readonly armyEnhancements: readonly EnhancementFacts[];
  private readonly unit: number;

  constructor(names: SheetNames, armyEnhancements: readonly EnhancementFacts[], unit: number) {
    this.names = names;
    this.armyEnhancements = armyEnhancements;
    this.unit = unit;
  }

  /** Adds what the items say to `target`, the list of `group` or of the whole unit. */
  walk(items: readonly ParsedItem[], target: Map<string, number>, group: ModelGroup | undefined): void {
    let current = target;
    for (const item of items) {
      const opened = this.walkItem(item, current, group);
      // A model line with nothing below it: in a list without indentation its wargear follows on the same level.
      if (opened !== undefined && item.items.length === 0 && item.gear === undefined) current = opened.items;
    }
  }

  private walkItem(
    item: ParsedItem,
    target: Map<string, number>,
    group: ModelGroup | undefined,
  ): ModelGroup | undefined {
    if (isWarlord(item.name)) {
      this.warlord = true;
      return undefined;
    }
    if (item.kind === 'enhancement') return this.addEnhancement(item);
    if (item.name === '' && item.gear !== undefined) return this.walkGear(item, item.gear, target, group);
    const meaning = this.names.find(item.name);
    if (this.isModel(item, meaning)) return this.openGroup(item, this.names.findProfile(item.name));
    if (meaning === undefined || meaning.kind === 'profile') return this.walkUnknown(item, target, group);
    this.walkKnown(item, meaning.id, meaning.kind === 'weapon', target, group);
    return undefined;
  }

  private isModel(item: ParsedItem, meaning: Meaning | undefined): boolean {
    if (item.kind === 'model') return true;
    if (meaning?.kind === 'profile') return true;
    const hasContents = item.items.length > 0 || item.gear !== undefined || / w\/ /.test(item.name);
    return (
      hasContents &&
      meaning?.kind !== 'weapon' &&
      meaning?.kind !== 'wargear' &&
      this.names.findProfile(item.name) !== undefined
    );
  }

  private openGroup(item: ParsedItem, profile: string | undefined): ModelGroup {
    const { composition } = this.names.datasheet;
    const largest = [...composition].sort((a, b) => b.max - a.max)[0];
    if (profile === undefined && composition.length > 1) {
      this.report('guessed', 'model-kind-guessed', item, { profile: largest?.profile ?? '' });
    }
    const group: ModelGroup = {
      profile: profile ?? largest?.profile ?? this.names.datasheet.profiles[0]?.name ?? '',
      count: item.count,
      each: item.each === true,
      items: new Map(),
      text: item.name,
      ...(item.line !== undefined && { line: item.line }),
    };
    const partial = item.items.filter((child) => child.each === true && child.name === '');
    if (partial.reduce((sum, child) => sum + child.count, 0) < item.count) this.groups.push(group);
    if (item.gear !== undefined) this.walk(this.split(item.gear, item.line), group.items, group);
    this.walk(item.items, group.items, group);
    return group;
  }

  /** "5 with A, B" makes a group of its own; any other list belongs to where it stands. */
  private walkGear(
    item: ParsedItem,
    gear: string,
    target: Map<string, number>,
    group: ModelGroup | undefined,
  ): undefined {
    const parts = this.split(gear, item.line);
    if (item.items.some((child) => this.names.find(child.name) !== undefined)) this.walk(item.items, target, group);
    else if (item.each !== true) this.walk(parts, target, group);
    else
      this.openGroup(
        eachOf(item, parts, group?.text ?? ''),
        group?.profile ?? this.names.datasheet.composition[0]?.profile,
      );
    return undefined;
  }

  private walkKnown(
    item: ParsedItem,
    id: string,
    isWeapon: boolean,
    target: Map<string, number>,
    group: ModelGroup | undefined,
  ): void {
    const bundle = isWeapon && item.items.some((child) => this.names.find(child.name)?.kind === 'weapon');
    if (!bundle) target.set(id, (target.get(id) ?? 0) + item.count);
    this.walk(item.items, target, group);
    if (item.gear !== undefined) this.walk(this.split(item.gear, item.line), target, group);
  }

  /** A bundle of known things, an enhancement, or nothing that the datasheet knows. */
  private walkUnknown(item: ParsedItem, target: Map<string, number>, group: ModelGroup | undefined): undefined {
    const facts = this.enhancementNamed(item.name);
    if (facts !== undefined) return this.addEnhancement(item);
    // Some exports repeat the name of the unit among its wargear.
    if (nameKey(item.name) === nameKey(this.names.datasheet.name)) return undefined;
    const parts = this.split(item.name, item.line);
    const known = parts.filter((part) => this.names.find(part.name) !== undefined);
    // A bundle ("Power klaw and slugga") may list its parts below it once more.
    const listed = item.items.some((child) => this.names.find(child.name) !== undefined);
    if (parts.length > 1 && known.length > 0 && !listed) {
      this.walk(
        parts.map((part) => ({ ...part, count: part.count * item.count })),
        target,
        group,
      );
    } else if (item.items.length === 0 && item.gear === undefined) {
      this.report('unknown', 'item-unknown', item, {});
    }
    this.walk(item.items, target, group);
    if (item.gear !== undefined) this.walk(this.split(item.gear, item.line), target, group);
    return undefined;
  }

  private addEnhancement(item: ParsedItem): undefined {
    const facts = this.enhancementNamed(item.name);
    if (facts === undefined) this.report('unknown', 'enhancement-unknown', item, {});
    this.enhancements.push({
      name: facts?.name ?? item.name,
      ...(facts && { facts }),
      ...(item.points !== undefined && { points: item.points }),
      ...(item.line !== undefined && { line: item.line }),
    });
    return undefined;
  }

  private enhancementNamed(name: string): EnhancementFacts | undefined {
    const key = nameKey(name.replace(/\s*\((?:psychic|aura|upgrade)\)$/i, ''));
    return this.armyEnhancements.find(
      (enhancement) => nameKey(enhancement.name) === nameKey(name) || nameKey(enhancement.name) === key,
    );
  }

  private split(gear: string, line: number | undefined): ParsedItem[] {
    return splitGear(gear, (name) => this.names.knows(name) || this.enhancementNamed(name) !== undefined, line);
  }

  private report(
    status: ReportEntry['status'],
    code: string,
    item: ParsedItem,
    values: Readonly<Record<string, string | number>>,
  ): void {
    this.entries.push({
      status,
      code,
      text: item.count > 1 ? `${item.count}x ${item.name}` : item.name,
      unit: this.unit,
      values: { datasheet: this.names.datasheet.name, ...values },
      ...(item.line !== undefined && { line: item.line }),
    });
  }
}
