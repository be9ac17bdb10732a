import type { AttachedRole, ParsedItem, ParsedLine, ParsedList, ParsedUnit } from '../parsed.ts';
import { counted, priced, readNumber, splitLines, type TextLine } from './lines.ts';
import { plusHeader } from './plus-header.ts';
import {
  attachedHeading,
  attachedRole,
  enhancementName,
  isBattleSize,
  isBoilerplate,
  isDisposition,
  isSection,
} from './words.ts';

interface UnitDraft {
  name: string;
  line: number;
  statedModels?: number;
  points: number;
  gear?: string;
  group?: string;
  role?: AttachedRole;
  lines: TextLine[];
}

const unitLine =
  /^(?:[A-Za-z]+\d+:\s*)?(?:(\d{1,3})x\s+)?(.+?)\s*[([](\d[\d,. ]*)\s*(?:points?|pts?)[)\]]\s*(?::\s*(.*))?$/i;

/**
 * Reads the lists that write a unit as a line with its price and what it has below or behind it: the official app in its
 * languages, New Recruit's texts, List Forge and WarOrgan. `undefined` where no unit stands in the text.
 */
export function readOutline(input: string): ParsedList | undefined {
  const lines = splitLines(input);
  const header = plusHeader(lines);
  const reader = new OutlineReader(header.rest, header.used);
  const units = reader.read();
  if (units.length === 0) return undefined;
  const name = header.name ?? reader.title?.name;
  const points = header.points ?? reader.title?.points;
  return {
    format: header.used ? 'new-recruit-text' : reader.warOrgan ? 'war-organ' : 'outline',
    ...(name !== undefined && { name }),
    factionNames: [...header.factions, ...reader.factionLines, ...(name === undefined ? [] : name.split(/ - /))],
    detachmentNames: [
      ...header.detachments,
      ...reader.detachmentLines,
      ...(name === undefined ? [] : name.split(/ - /)),
    ],
    ...(points !== undefined && { statedPoints: points }),
    // The app's first versions are those of the edition before.
    ...(/app version:?\s*v1\./i.test(input) && { writtenFor: '10e' }),
    units,
    otherLines: reader.headerLines,
    remarks: reader.remarks,
    statesAttachments: reader.statesAttachments,
  };
}

class OutlineReader {
  title: { name: string; points?: number } | undefined;
  factionLines: string[] = [];
  detachmentLines: string[] = [];
  headerLines: ParsedLine[] = [];
  remarks: ParsedLine[] = [];
  statesAttachments = false;
  warOrgan = false;
  private readonly lines: readonly TextLine[];
  private readonly hasHeader: boolean;
  private readonly drafts: UnitDraft[] = [];
  private group: string | undefined;
  private inUnits = false;
  private inSettings = false;

  constructor(lines: readonly TextLine[], hasHeader: boolean) {
    this.lines = lines;
    this.hasHeader = hasHeader;
  }

  read(): ParsedUnit[] {
    for (const [index, line] of this.lines.entries()) this.readLine(line, this.lines[index + 1], index === 0);
    return this.drafts.map((draft) => finishUnit(draft, this.warOrgan));
  }

  private readLine(line: TextLine, next: TextLine | undefined, first: boolean): void {
    const unit = line.bullet ? null : unitLine.exec(line.text.replace(/^#+\s*/, ''));
    if (isBoilerplate(line.text)) return;
    if (this.startsUnit(line, unit, next, first)) this.startUnit(line, unit);
    else if (first && !this.hasHeader && !line.bullet) this.title = { ...priced(line.text) };
    else if (this.inUnits && (line.bullet || this.continues(line))) this.drafts.at(-1)?.lines.push(line);
    else if (!this.inUnits || this.isHeading(line)) this.readHeading(line);
    else if (isOptionName(line.text)) this.remarks.push({ text: line.text, line: line.number });
    else this.drafts.at(-1)?.lines.push(line);
  }

  private startsUnit(
    line: TextLine,
    unit: RegExpExecArray | null,
    next: TextLine | undefined,
    first: boolean,
  ): unit is RegExpExecArray {
    if (unit === null || isSection(line.text) || isBattleSize(unit[2] ?? '') || /^#|\+\+/.test(line.text)) return false;
    if (/^\s*enhancement/i.test(line.text) || /detachment points?|points? de d\u00E9tachement/i.test(line.text))
      return false;
    if (this.inUnits) return true;
    // Before the first unit, a line with a price may also be the list's title or size: a unit has something below or behind it.
    return unit[4] !== undefined || next?.bullet === true || (!first && unit[1] !== undefined);
  }

  private startUnit(line: TextLine, unit: RegExpExecArray): void {
    this.inUnits = true;
    this.drafts.push({
      name: unit[2] ?? '',
      line: line.number,
      ...(unit[1] !== undefined && { statedModels: Number(unit[1]) }),
      points: readNumber(unit[3] ?? ''),
      ...(unit[4] !== undefined && unit[4] !== '' && { gear: unit[4] }),
      ...(this.group !== undefined && { group: this.group }),
      lines: [],
    });
  }

  /** "5 with A, B", "Enhancement: X" and second lines of one bullet belong to the unit above. */
  private continues(line: TextLine): boolean {
    if (
      /^\d+ with /i.test(line.text) ||
      enhancementName(line.text) !== undefined ||
      attachedRole(line.text) !== undefined
    )
      return true;
    return /^\d{1,3}\s?x\s/i.test(line.text);
  }

  private isHeading(line: TextLine): boolean {
    return line.depth === 0 || isSection(line.text) || attachedHeading(line.text) !== undefined;
  }

  private readHeading(line: TextLine): void {
    const attached = attachedHeading(line.text);
    if (attached !== undefined || isSection(line.text)) {
      this.statesAttachments ||=
        attached !== undefined || /^(?:attached units|unit\u00E9s attach\u00E9es)$/i.test(line.text);
      this.group = attached;
      this.inSettings = /configuration/i.test(line.text);
      this.inUnits ||= !this.inSettings;
    } else if (isDisposition(line.text)) {
      return;
    } else if (this.inUnits) {
      this.group = this.warOrgan ? line.text : undefined;
      this.statesAttachments ||= this.warOrgan;
    } else this.readHeaderLine(line);
  }

  private readHeaderLine(line: TextLine): void {
    const field = /^(battle size|detachments?|force dispositions?|faction)\s*:\s*(.*)$/i.exec(line.text);
    if (/^battle size/i.test(field?.[1] ?? '')) this.warOrgan ||= !/^#/.test(this.lines[1]?.text ?? '');
    else if (/^detachment/i.test(field?.[1] ?? '')) {
      this.detachmentLines.push(field?.[2] ?? '');
      // WarOrgan's header ends here; further headings are names of attached units.
      this.inUnits ||= this.warOrgan;
    } else if (this.inSettings) this.remarks.push({ text: line.text, line: line.number });
    else if (!isBattleSize(line.text)) {
      this.factionLines.push(line.text);
      this.detachmentLines.push(line.text);
      this.headerLines.push({ text: line.text, line: line.number });
    }
  }
}

/** "1 mauler chainblade, 7 chainblades": the name of a chosen option, whose wargear stands with the models. */
function isOptionName(text: string): boolean {
  return /^\d+ [^,]+(?:, \d+ [^,]+)+$/.test(text);
}

function finishUnit(draft: UnitDraft, warOrgan: boolean): ParsedUnit {
  const roleLine = draft.lines.find((line) => attachedRole(line.text) !== undefined);
  const role = roleLine === undefined ? undefined : attachedRole(roleLine.text);
  const items = nest(
    draft.lines.filter((line) => line !== roleLine),
    warOrgan,
  );
  const gear: ParsedItem[] =
    draft.gear === undefined ? [] : [{ ...inlineGear(draft.gear), line: draft.line, items: [] }];
  return {
    name: draft.name,
    line: draft.line,
    ...(draft.statedModels !== undefined && { statedModels: draft.statedModels }),
    points: draft.points,
    items: [...gear, ...items],
    ...(draft.group !== undefined && { attachedGroup: draft.group }),
    ...(role !== undefined && { role }),
  };
}

/** What stands behind a unit's price: "3 with A, B" for each of the models, else for the unit. */
function inlineGear(gear: string): Omit<ParsedItem, 'items'> {
  const each = /^(\d+) with (.*)$/i.exec(gear);
  return each === null
    ? { count: 1, name: '', gear }
    : { count: Number(each[1]), name: '', gear: each[2] ?? '', each: true };
}

/** Makes a tree of lines: a line stands below the nearest earlier one that is less deep. */
function nest(lines: readonly TextLine[], warOrgan: boolean): ParsedItem[] {
  const root: ParsedItem[] = [];
  const open: { depth: number; items: ParsedItem[] }[] = [{ depth: -1, items: root }];
  for (const line of lines) {
    const withGear = /^\d+ with /i.test(line.text);
    // A line without a bullet goes on with the bullet above, however far it is indented to the left.
    const depth = line.bullet ? line.depth : Math.max(line.depth, open.at(-1)?.depth ?? 0);
    while ((open.at(-1)?.depth ?? -1) >= depth && open.length > 1) open.pop();
    const items: ParsedItem[] = [];
    const parent = open.at(-1)?.items ?? root;
    parent.push({ ...readItem(line.text, warOrgan), line: line.number, items });
    if (!withGear) open.push({ depth, items });
  }
  return root;
}

function readItem(text: string, warOrgan: boolean): Omit<ParsedItem, 'items'> {
  const enhancement = enhancementName(text);
  if (enhancement !== undefined) return { count: 1, kind: 'enhancement', ...priced(enhancement) };
  // List Forge marks a chosen bundle, whose parts stand below it.
  const bundle = /^B:\s*(.*)$/.exec(text);
  if (bundle !== null) return { count: 1, name: '', gear: bundle[1] ?? '' };
  const group = /^(\d+) with (.*)$/i.exec(text);
  if (group !== null) return { count: Number(group[1]), name: '', gear: group[2] ?? '', each: true };
  const colon = /^(?:(\d+)\s?x\s+)?([^:(]+):\s+(?:(\d+) with )?(.+)$/i.exec(text);
  if (colon !== null)
    return { count: Number(colon[3] ?? colon[1] ?? 1), name: colon[2] ?? '', gear: colon[4] ?? '', each: true };
  const model = warOrgan ? /^(\d+)\s+(.+?) with (.+)$/i.exec(text) : null;
  if (model !== null) return { count: Number(model[1]), name: model[2] ?? '', gear: model[3] ?? '', each: true };
  if (/,| and /.test(text)) return { count: 1, name: '', gear: text };
  const { name, points } = priced(text);
  return { ...counted(name, warOrgan), ...(points !== undefined && { points }) };
}
