/** The Warlord, enhancements and who leads whom. */
import type { UnitSetup } from '@adjutant/engine';
import type { BattleSize } from './battle-size.ts';
import { breach, type MusterFinding, unchecked } from './finding.ts';
import type { CheckedRoster, RosterPart } from './roster.ts';

/** One CHARACTER model of a CHARACTER unit with the army's faction keyword is the Warlord. @rule 25.04-e */
export function checkWarlord({ parts }: CheckedRoster): MusterFinding[] {
  const warlords = parts.flatMap((part) => part.models.filter(({ warlord }) => warlord === true).map(() => part));
  const [part] = warlords;
  if (part === undefined) return [breach('no-warlord', '25.04-e', {})];
  const { unit, datasheet } = part;
  const values = { datasheet: datasheet.name };
  const findings: MusterFinding[] = [];
  if (warlords.length > 1) findings.push(breach('several-warlords', '25.04-e', { count: warlords.length }));
  if (!part.keywords.has('CHARACTER')) findings.push(breach('warlord-no-character', '25.04-e', values, unit.name));
  if (part.ally?.noWarlord === true) findings.push(breach('warlord-ally', '25.04-e', values, unit.name));
  else if (!part.own) findings.push(breach('warlord-of-another-faction', '25.04-e', values, unit.name));
  return findings;
}

/** An enhancement with the part of a unit that bears it. */
interface Bearer {
  readonly part: RosterPart;
  readonly id: string;
}

/** How many, of which detachments, whose, how often. @rule 25.04-g 25.04-h 19.01-g */
export function checkEnhancements(roster: CheckedRoster, size: BattleSize): MusterFinding[] {
  const bearers = roster.parts.flatMap((part) =>
    part.models.flatMap(({ enhancement }) => (enhancement === undefined ? [] : [{ part, id: enhancement }])),
  );
  return [
    ...checkNumber(roster, bearers, size),
    ...checkUnits(bearers),
    ...bearers.flatMap((bearer) => checkBearer(roster, bearer)),
  ];
}

/** Second and third copies of an Upgrade do not count. @rule 25.03-a 25.04-g 25.04-h */
function checkNumber({ enhancements }: CheckedRoster, bearers: readonly Bearer[], size: BattleSize): MusterFinding[] {
  const findings: MusterFinding[] = [];
  let counted = 0;
  for (const id of new Set(bearers.map((bearer) => bearer.id))) {
    const facts = enhancements.find((one) => one.id === id);
    const times = bearers.filter((bearer) => bearer.id === id).length;
    const most = facts?.copies ?? (facts?.upgrade === true ? 3 : 1);
    counted += facts?.upgrade === true ? 1 : times;
    if (times > most)
      findings.push(breach('enhancement-too-often', '25.04-g', { enhancement: facts?.name ?? id, times, most }));
  }
  if (counted > size.enhancements)
    findings.push(breach('too-many-enhancements', '25.03-a', { count: counted, most: size.enhancements }));
  return findings;
}

/** One for each unit, attached units counted as one. @rule 25.04-g 19.01-g */
function checkUnits(bearers: readonly Bearer[]): MusterFinding[] {
  const units = new Set(bearers.map(({ part }) => part.unit));
  return [...units].flatMap((unit) => {
    const count = bearers.filter(({ part }) => part.unit === unit).length;
    return count > 1 ? [breach('enhancements-on-one-unit', '25.04-g', { count }, unit.name)] : [];
  });
}

/** Of a chosen detachment, for a CHARACTER that is no EPIC HERO unless it is an Upgrade, with the keywords that it asks for. @rule 25.04-g 25.04-h */
function checkBearer(roster: CheckedRoster, { part, id }: Bearer): MusterFinding[] {
  const { unit, keywords, datasheet } = part;
  const facts = roster.enhancements.find((one) => one.id === id);
  if (facts === undefined) return [unchecked('enhancement-unknown', '25.04-g', { enhancement: id }, unit.name)];
  const values = { enhancement: facts.name, datasheet: datasheet.name };
  const findings: MusterFinding[] = [];
  if (!roster.army.detachments.includes(facts.detachment))
    findings.push(breach('enhancement-of-no-detachment', '25.04-g', values, unit.name));
  if (keywords.has('EPIC HERO')) findings.push(breach('enhancement-epic-hero', '25.04-g', values, unit.name));
  if (facts.upgrade !== true && !keywords.has('CHARACTER'))
    findings.push(breach('enhancement-no-character', '25.04-g', values, unit.name));
  if (part.ally?.noEnhancements === true) findings.push(breach('enhancement-ally', '25.04-g', values, unit.name));
  const { needs, refuses = [] } = facts;
  const fits = needs === undefined || needs.some((group) => group.every((keyword) => keywords.has(keyword)));
  if (!fits || refuses.some((keyword) => keywords.has(keyword)))
    findings.push(breach('enhancement-keywords', '25.04-a', values, unit.name));
  return findings;
}

/** Leaders and support units lead units that their datasheets name, one of each a unit; support units always lead one. @rule 19.01-a 19.01-c 19.01-e 25.04-f */
export function checkAttachments({ army, parts }: CheckedRoster): MusterFinding[] {
  return army.units.flatMap((unit) => {
    const own = parts.filter((part) => part.unit === unit);
    const bodyguard = own.find(({ setup }) => setup.role === 'bodyguard');
    const findings = own.flatMap((part) => checkAttachment(part, bodyguard, unit));
    for (const role of ['leader', 'support'] as const) {
      const count = own.filter(({ setup }) => setup.role === role).length;
      if (count > 1) findings.push(unchecked('several-leaders', '19.01-c', { count, role }, unit.name));
    }
    return findings;
  });
}

function checkAttachment(part: RosterPart, bodyguard: RosterPart | undefined, unit: UnitSetup): MusterFinding[] {
  const { setup, datasheet } = part;
  const values = { datasheet: datasheet.name };
  if (setup.role === 'only') {
    const supports = datasheet.abilities.some(({ id }) => id === 'support');
    return supports ? [breach('support-not-attached', '25.04-f', values, unit.name)] : [];
  }
  if (bodyguard === undefined || part === bodyguard) return [];
  if (datasheet.leads?.includes(bodyguard.datasheet.id) === true) return [];
  const named = { ...values, bodyguard: bodyguard.datasheet.name };
  return [breach('leader-may-not-lead', '25.04-f', named, unit.name)];
}
