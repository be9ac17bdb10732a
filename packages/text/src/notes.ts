import { refusals } from './refusals/index.ts';
import { type Catalogue, sentenceOf, type Values } from './values.ts';
import { bracket, count, inches, listOf, possessive, signed } from './words.ts';

const modes: Readonly<Record<string, string>> = {
  ongoing: 'to stay in the fight',
  engaging: 'into the enemy',
  objective: 'onto an objective',
};

const rollPurposes: Readonly<Record<string, string>> = {
  attacker: 'the choice of attacker or defender',
  'first-turn': 'the first turn',
};

/** What rules note in the log, by code. */
export const notes: Catalogue = {
  'roll-off-won': (v) =>
    `${v.player('player')} wins the roll-off for ${rollPurposes[v.text('purpose')] ?? v.words('purpose')}`,
  'dedicated-transport-empty': (v) => `Nobody starts aboard ${v.unit('unit')}, so it is destroyed`,
  'no-place-to-deploy': (v) => `There is no room to deploy ${v.unit('unit')}; it goes into strategic reserves`,
  embarked: (v) => `${v.unit('unit')} embarks in ${v.model('transport')}`,
  'lost-in-reserves': (v) => `${v.unit('unit')} did not arrive in time and is destroyed`,
  'objective-secured': (v) => `${v.player('player')} secures ${v.names.objective(v.text('objective'))}`,
  'objective-not-secured': (v) => `${v.names.objective(v.text('objective'))} is no longer secured`,

  'leadership-roll-passed': (v) => leadership(v, 'passes'),
  'leadership-roll-failed': (v) => leadership(v, 'fails'),
  'remained-stationary': (v) => `${v.unit('unit')} remains stationary`,
  'advance-rolled': (v) =>
    `${v.unit('unit')} rolls ${v.number('face')}${modifier(v.number('modifier'))} to advance: ${v.inches('inches')} more`,

  'no-shooting-type': (v) => `${v.unit('unit')} cannot shoot after all`,
  'targets-selected': (v) => targetsSelected(v),
  'duplicate-ability': (v) =>
    `${v.text('weapon')} has [${v.words('ability').toUpperCase()}] more than once; the better one counts`,
  'attacks-rolled': (v) => attacksRolled(v),
  'attacks-lost': (v) =>
    v.has('weapons')
      ? `${count(v.number('weapons'), 'weapon')} had ${v.unit('target')} as target, which is gone: their attacks are lost`
      : `${count(v.number('attacks'), 'attack')} left over: nobody in ${v.unit('target')} is left to take ${
          v.number('attacks') === 1 ? 'it' : 'them'
        }`,
  'wounds-ignored': (v) =>
    `${v.model('model')} ignores ${count(v.number('ignored'), 'wound')} (Feel No Pain ${v.number('needed')}+)`,
  'mortal-wounds': (v) => `${v.unit('unit')} suffers ${count(v.number('wounds'), 'mortal wound')}`,
  'hazard-failed': (v) =>
    `${v.unit('unit')} fails ${count(v.number('failed'), 'hazard roll')}: ${count(v.number('wounds'), 'mortal wound')} each`,
  'deadly-demise': (v) => `${v.model('model')} goes down with a blast (Deadly Demise)`,

  'charge-distance': (v) => chargeDistance(v),
  'charge-targets': (v) => `${v.unit('unit')} charges ${v.units('targets')}`,
  'charge-declined': (v) => `${v.unit('unit')} makes no charge move`,
  'charge-impossible': (v) => `No charge: ${sentenceOf(refusals, v.text('reason'), v)}`,
  'consolidation-mode': (v) => `${v.unit('unit')} consolidates ${modes[v.text('mode')] ?? v.words('mode')}`,
  'fights-nobody': (v) => `${v.unit('unit')} is engaged with nobody and fights nobody`,
  'passed-fight': (v) => `${v.player('player')} passes`,

  'stratagem-not-paid': (v) =>
    `${v.player('player')} cannot pay ${v.number('price')} CP for ${v.names.stratagem(v.text('stratagem'))}: it is used without effect`,
};

function modifier(value: number): string {
  return value === 0 ? '' : ` ${signed(value)}`;
}

function leadership(v: Values, verb: string): string {
  const needed = v.has('needed') ? ` against ${v.number('needed')}+` : '';
  return `${v.unit('unit')} ${verb} its ${v.words('purpose')} roll with ${v.number('result')}${needed}`;
}

function targetsSelected(v: Values): string {
  const attacks = v.each('attacks');
  const targets = [...new Set(attacks.map((attack) => attack.number('target')))];
  const listed = targets.map((target) => {
    const weapons = attacks.filter((attack) => attack.number('target') === target).map((attack) => weaponOf(attack));
    const each = [...new Set(weapons)].map((name) => `${weapons.filter((other) => other === name).length} x ${name}`);
    return `${v.names.unit(target)} (${each.join(', ')})`;
  });
  return listed.length === 0 ? `${v.unit('unit')} attacks nobody` : `${v.unit('unit')} aims at ${listOf(listed)}`;
}

/** The weapon that values with `model`, `slot` and `profile` name. */
export function weaponOf(v: Values): string {
  return v.names.weaponAt(v.number('model'), v.number('slot'), v.number('profile'));
}

/** The numbers that the dice of attacks had to meet, and the rules that changed them. */
function attacksRolled(v: Values): string {
  const [hit, wound, save] = [v.in('numbers').in('hit'), v.in('numbers').in('wound'), v.in('numbers').in('save')];
  const damage = v.in('numbers').in('damage').amount('amount');
  const skill = hit.has('skill')
    ? `skill ${hit.number('skill')}+${modifier(hit.number('modifier'))}`
    : 'hits without a roll';
  const strength = `S${wound.number('strength')} against T${wound.number('toughness')}${modifier(wound.number('modifier'))}`;
  const numbers = v.has('numbers') ? ` (${skill}, ${strength}, AP${save.number('armourPenetration')}, D${damage})` : '';
  const critical = v.number('criticalHits') > 0 ? `, ${v.number('criticalHits')} of them critical` : '';
  const dice = `${count(v.number('attacks'), 'attack')}: ${count(v.number('hits'), 'hit')}${critical}, ${count(v.number('wounds'), 'wound')}`;
  return `${possessive(v.unit('unit'))} ${weaponOf(v.in('weapon'))} at ${v.unit('target')}${numbers}: ${dice}${reasons(v.in('parts'))}`;
}

const partNames: Readonly<Record<string, string>> = {
  skill: 'skill',
  hitRoll: 'hit roll',
  criticalHit: 'critical hits on',
  hitFails: 'hits fail up to',
  strength: 'strength',
  toughness: 'toughness',
  woundRoll: 'wound roll',
  criticalWound: 'critical wounds on',
  armourPenetration: 'AP',
  saveRoll: 'save roll',
  damage: 'damage',
};

/** Which rules had a part in the numbers: "hit roll -1 Stealth [24.33]". */
function reasons(parts: Values): string {
  const listed = parts.keys().flatMap((name) =>
    parts.each(name).map((part) => {
      const value = part.has('value') && part.text('value') !== '' ? ` ${valueWords(part)}` : '';
      const ignored = part.text('ignored') === 'true' ? ', ignored' : '';
      return `${partNames[name] ?? name}${value} by ${part.names.effect(part.text('source'))}${bracket(part.text('rule'))}${ignored}`;
    }),
  );
  return listed.length === 0 ? '' : `; ${listed.join('; ')}`;
}

const steps: Readonly<Record<string, (value: string) => string>> = {
  replace: (value) => `becomes ${value}`,
  multiply: (value) => `times ${value}`,
  add: (value) => `+${value}`,
  divide: (value) => `divided by ${value}`,
  subtract: (value) => `-${value}`,
  improve: (value) => `better by ${value}`,
  worsen: (value) => `worse by ${value}`,
};

function valueWords(part: Values): string {
  const change = part.in('value');
  if (!change.has('step')) return signed(part.number('value'));
  const value = change.has('value') ? change.text('value') : '-';
  return steps[change.text('step')]?.(value) ?? value;
}

function chargeDistance(v: Values): string {
  const parts = v
    .each('modifiers')
    .map((part) => ` ${signed(part.number('value'))} by ${part.names.effect(part.text('source'))}`);
  const skies = v.number('skies') > 0 ? `, ${inches(v.number('skies'))} less through the skies` : '';
  return `${v.unit('unit')} rolls ${v.numbers('faces').join(' and ')}${parts.join('')} to charge: up to ${v.inches('maximum')}${skies}`;
}
