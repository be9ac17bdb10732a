/** Limits of the whole army, its detachments and its units. */
import type { BattleSize } from './battle-size.ts';
import { breach, type MusterFinding, unchecked } from './finding.ts';
import { bare, type CheckedRoster, type RosterPart } from './roster.ts';

/** Points of the army within the battle's limit. @rule 25.03-a 25.04-a */
export function checkPoints({ army }: CheckedRoster, size: BattleSize): MusterFinding[] {
  if (army.points <= size.points) return [];
  return [breach('too-many-points', '25.03-a', { points: army.points, most: size.points })];
}

/** Detachments of the faction, each once, within the detachment points. @rule 25.04-b */
export function checkDetachments(roster: CheckedRoster, size: BattleSize): MusterFinding[] {
  const { army, detachments } = roster;
  const findings: MusterFinding[] = [];
  if (army.detachments.length === 0) findings.push(breach('no-detachment', '25.04-b', {}));
  for (const id of new Set(army.detachments)) {
    const times = army.detachments.filter((other) => other === id).length;
    const facts = detachments.find((one) => one.id === id);
    const detachment = facts?.name ?? bare(id);
    if (facts === undefined) findings.push(unchecked('detachment-unknown', '25.04-b', { detachment }));
    else if (facts.points === undefined)
      findings.push(unchecked('detachment-points-unknown', '25.04-b', { detachment }));
    if (times > 1) findings.push(breach('detachment-twice', '25.04-b', { detachment, times }));
  }
  const points = detachments.reduce((sum, one) => sum + (one.points ?? 0), 0);
  const isExempt = size.id === 'incursion' && army.detachments.length === 1 && points === 3;
  if (points > size.detachmentPoints && !isExempt)
    findings.push(breach('too-many-detachment-points', '25.04-b', { points, most: size.detachmentPoints }));
  return [...findings, ...demandedUnits(roster)];
}

/** Units that a detachment demands. @rule 25.04-c */
function demandedUnits({ detachments, parts }: CheckedRoster): MusterFinding[] {
  return detachments.flatMap(({ name, minimums = [] }) =>
    minimums.flatMap(({ keyword, min }) => {
      const count = parts.filter(({ keywords }) => keywords.has(keyword)).length;
      if (count >= min) return [];
      return [breach('detachment-needs-units', '25.04-c', { detachment: name, keyword, count, least: min })];
    }),
  );
}

/** Copies of a datasheet: twice as many of BATTLELINE and DEDICATED TRANSPORT, one of each EPIC HERO. @rule 25.03-a 25.03-b 25.03-c */
export function checkCopies({ parts }: CheckedRoster, size: BattleSize): MusterFinding[] {
  const first = new Map<string, RosterPart>();
  for (const part of parts) if (!first.has(part.datasheet.id)) first.set(part.datasheet.id, part);
  return [...first.values()].flatMap(({ datasheet, keywords }) => {
    const count = parts.filter((part) => part.datasheet.id === datasheet.id).length;
    const doubled = keywords.has('BATTLELINE') || keywords.has('DEDICATED TRANSPORT');
    const most = keywords.has('EPIC HERO') ? 1 : doubled ? 2 * size.copies : size.copies;
    if (count <= most) return [];
    return [breach('too-many-copies', '25.03-b', { datasheet: datasheet.name, count, most })];
  });
}

/** Units of the faction, and allies that its rules allow. @rule 25.02-a 25.04-d */
export function checkFactions(roster: CheckedRoster, size: BattleSize): MusterFinding[] {
  const { army, parts } = roster;
  const findings: MusterFinding[] = [];
  for (const { own, ally, unit, datasheet } of parts) {
    if (own) continue;
    const values = { datasheet: datasheet.name, faction: roster.faction?.name ?? army.faction };
    if (ally === undefined) findings.push(breach('not-of-the-faction', '25.04-d', values, unit.name));
    else if (ally.detachments !== undefined && !army.detachments.some((id) => ally.detachments?.includes(bare(id))))
      findings.push(breach('ally-not-with-detachment', '25.04-d', { ...values, allies: ally.name }, unit.name));
  }
  for (const ally of new Set(parts.flatMap((part) => part.ally ?? []))) {
    const units = new Set(parts.filter((part) => part.ally === ally).map(({ unit }) => unit));
    const points = [...units].reduce((sum, unit) => sum + unit.points, 0);
    const most = ally.points?.[size.id];
    if (most !== undefined && points > most)
      findings.push(breach('ally-too-many-points', '25.04-d', { allies: ally.name, points, most }));
    if (ally.more === true) findings.push(unchecked('ally-limits-not-checked', '25.04-d', { allies: ally.name }));
  }
  return findings;
}

/** Numbers of models as the datasheet offers them; where only the kinds of models differ, the list may have named them otherwise. @rule 25.04-a 25.04-d */
export function checkSizes({ parts }: CheckedRoster): MusterFinding[] {
  return parts.flatMap(({ datasheet, models, unit }) => {
    const rows = datasheet.composition;
    const total = (read: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + read(row), 0);
    const fits = models.length >= total(({ min }) => min) && models.length <= total(({ max }) => max);
    return rows.flatMap(({ profile, min, max }) => {
      const count = models.filter((model) => model.profile === profile).length;
      if (count >= min && count <= max) return [];
      const values = { datasheet: datasheet.name, profile, count, min, max };
      return [(fits ? unchecked : breach)('unit-size', '25.04-d', values, unit.name)];
    });
  });
}
