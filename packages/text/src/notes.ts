import { refusals } from './refusals/index.ts';
import { type Catalogue, sentenceOf, type Values } from './values.ts';
import { bracket, count, inches, listOf, possessive, signed, spaced, wordsOfId } from './words.ts';

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
    `${v.player('player')} won the roll-off for ${rollPurposes[v.text('purpose')] ?? v.words('purpose')}`,
  'dedicated-transport-empty': (v) => `Nobody started aboard ${v.unit('unit')}`,
  'no-place-to-deploy': (v) => `There was no room to deploy ${v.unit('unit')}`,
  embarked: (v) => `${v.unit('unit')} embarked in ${v.model('transport')}`,
  'lost-in-reserves': (v) => `${v.unit('unit')} did not arrive in time`,
  'objective-secured': (v) => `${v.player('player')} secured ${v.names.objective(v.text('objective'))}`,
  'objective-not-secured': (v) => `${v.names.objective(v.text('objective'))} is no longer secured`,

  'leadership-roll-passed': (v) => leadership(v, 'passed'),
  'leadership-roll-failed': (v) => leadership(v, 'failed'),
  'remained-stationary': (v) => `${v.unit('unit')} remained stationary`,
  'advance-rolled': (v) =>
    `${v.unit('unit')} rolled ${v.number('face')}${modifier(v.number('modifier'))} to advance: ${v.inches('inches')} more`,

  'no-shooting-type': (v) => `${v.unit('unit')} could not shoot after all`,
  'targets-selected': (v) => targetsSelected(v),
  'duplicate-ability': (v) =>
    `${v.text('weapon')} has [${v.words('ability').toUpperCase()}] more than once; the better one counts`,
  'attacks-rolled': (v) => attacksRolled(v),
  'attacks-lost': (v) =>
    v.has('weapons')
      ? `${count(v.number('weapons'), 'weapon')} had ${v.unit('target')} as target, gone by then: their attacks were lost`
      : `${count(v.number('attacks'), 'attack')} left over: nobody in ${v.unit('target')} was left to take ${
          v.number('attacks') === 1 ? 'it' : 'them'
        }`,
  'wounds-ignored': (v) =>
    `${v.model('model')} ignored ${count(v.number('ignored'), 'wound')} (Feel No Pain ${v.number('needed')}+)`,
  'mortal-wounds': (v) => `${v.unit('unit')} suffered ${count(v.number('wounds'), 'mortal wound')}`,
  'hazard-failed': (v) =>
    `${v.unit('unit')} failed ${count(v.number('failed'), 'hazard roll')}: ${count(v.number('wounds'), 'mortal wound')} each`,
  'deadly-demise': (v) => `${v.model('model')} went down with a blast (Deadly Demise)`,

  'surge-distance': (v) => `${v.unit('unit')} can surge up to ${v.inches('inches')}`,
  'charge-distance': (v) => chargeDistance(v),
  'charge-targets': (v) => `${v.unit('unit')} charged ${v.units('targets')}`,
  'charge-declined': (v) => `${v.unit('unit')} made no charge move`,
  'charge-impossible': (v) => `No charge: ${sentenceOf(refusals, v.text('reason'), v)}`,
  'consolidation-mode': (v) => `${v.unit('unit')} consolidated ${modes[v.text('mode')] ?? v.words('mode')}`,
  'fights-nobody': (v) => `${v.unit('unit')} had nobody left to fight`,
  'passed-fight': (v) => `${v.player('player')} passed`,

  'firing-deck': (v) => `${v.unit('unit')} can use ${listOf(v.each('weapons').map(weaponOf))} of models aboard`,
  'model-returned': (v) => `${v.model('model')} returned to ${v.unit('unit')}`,
  'action-started': (v) => `${v.unit('unit')} started an action: ${v.names.effect(v.text('action'))}`,
  'action-completed': (v) => `${v.unit('unit')} completed an action: ${v.names.effect(v.text('action'))}`,
  'action-stopped': (v) => `${v.unit('unit')} gave up an action: ${v.names.effect(v.text('action'))}`,

  'mission-secondaries': (v) =>
    v.list('cards') === ''
      ? `${v.player('player')} draws secondary missions`
      : `${v.player('player')} plays ${spaced(v.list('cards'))} in the whole battle`,
  'mission-card-drawn': (v) => `${v.player('player')} drew ${wordsOfId(v.text('card'))}`,
  'mission-card-goes-back': (v) => `${v.player('player')} drew ${wordsOfId(v.text('card'))}, which goes back`,
  'mission-card-spent': (v) => `${v.player('player')} is done with ${wordsOfId(v.text('card'))}`,
  'mission-tag': (v) => `${markedPlace(v)} is ${v.words('tag')} for ${v.player('player')}`,
  'mission-marker-placed': (v) => `${v.player('player')} placed an operation marker at ${markedPlace(v)}`,
  'mission-marker-removed': (v) => `An operation marker of ${v.player('player')} was removed at ${markedPlace(v)}`,

  'stratagem-not-paid': (v) =>
    `${v.player('player')} could not pay ${v.number('price')} CP for ${v.names.stratagem(v.text('stratagem'))}: it was used without effect`,
};

/** A unit, an objective or an area of terrain that a mission card marks. */
function markedPlace(v: Values): string {
  if (v.has('unit')) return v.unit('unit');
  return v.has('objective') ? v.names.objective(v.text('objective')) : wordsOfId(v.text('area'));
}

function modifier(value: number): string {
  return value === 0 ? '' : ` ${signed(value)}`;
}

function leadership(v: Values, verb: string): string {
  const needed = v.has('needed') ? ` against ${v.number('needed')}+` : '';
  return `${v.unit('unit')} ${verb} a ${v.words('purpose')} roll with ${v.number('result')}${needed}`;
}

function targetsSelected(v: Values): string {
  const attacks = v.each('attacks');
  const targets = [...new Set(attacks.map((attack) => attack.number('target')))];
  const listed = targets.map((target) => {
    const weapons = attacks.filter((attack) => attack.number('target') === target).map((attack) => weaponOf(attack));
    const each = [...new Set(weapons)].map((name) => `${weapons.filter((other) => other === name).length} x ${name}`);
    return `${v.names.unit(target)} (${each.join(', ')})`;
  });
  return listed.length === 0 ? `${v.unit('unit')} attacked nobody` : `${v.unit('unit')} aimed at ${listOf(listed)}`;
}

/** The weapon that values with `model`, `slot` and `profile` name; one that the model does not carry itself by its `id`. */
export function weaponOf(v: Values): string {
  const carried = v.names.weaponAt(v.number('model'), v.number('slot'), v.number('profile'));
  return carried ?? (v.has('id') ? v.names.weapon(v.text('id')) : 'a lent weapon');
}

/** The numbers that the dice of attacks had to meet, what was special, and the rules that changed them. */
function attacksRolled(v: Values): string {
  const [hit, wound, save] = [v.in('numbers').in('hit'), v.in('numbers').in('wound'), v.in('numbers').in('save')];
  const skill = hit.has('skill')
    ? `skill ${hit.number('skill')}+${modifier(hit.number('modifier'))}`
    : 'hits without a roll';
  const numbers = [
    skill,
    `S${wound.number('strength')} against T${wound.number('toughness')}${modifier(wound.number('modifier'))}`,
    `AP${save.number('armourPenetration')}${modifier(save.number('modifier'))}`,
    `damage ${v.in('numbers').in('damage').amount('amount')}`,
    ...critical(v),
  ];
  const who = `${possessive(v.unit('unit'))} ${weaponOf(v.in('weapon'))} at ${v.unit('target')}`;
  return `${who}: ${v.has('numbers') ? numbers.join(', ') : ''}${reasons(v.in('parts'))}`;
}

/** What critical hits and wounds brought. */
function critical(v: Values): readonly string[] {
  return [
    ...(v.number('criticalHits') > 0 ? [count(v.number('criticalHits'), 'critical hit')] : []),
    ...(v.number('automaticWounds') > 0
      ? [`${count(v.number('automaticWounds'), 'hit')} wounding without a roll`]
      : []),
    ...(v.number('devastating') > 0 ? [count(v.number('devastating'), 'devastating wound')] : []),
  ];
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
      const value = part.has('value') && part.text('value') !== '' ? ` ${valueWords(name, part)}` : '';
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

/** Numbers that are thresholds, not changes. */
const thresholds: ReadonlySet<string> = new Set(['criticalHit', 'criticalWound', 'hitFails']);

function valueWords(name: string, part: Values): string {
  const change = part.in('value');
  if (thresholds.has(name)) return `${part.number('value')}${name === 'hitFails' ? '' : '+'}`;
  if (!change.has('step')) return signed(part.number('value'));
  const value = change.has('value') ? change.text('value') : '-';
  return steps[change.text('step')]?.(value) ?? value;
}

function chargeDistance(v: Values): string {
  const parts = v
    .each('modifiers')
    .map((part) => ` ${signed(part.number('value'))} by ${part.names.effect(part.text('source'))}`);
  const skies = v.number('skies') > 0 ? `, ${inches(v.number('skies'))} less through the skies` : '';
  return `${v.unit('unit')} rolled ${v.numbers('faces').join(' and ')}${parts.join('')} to charge: up to ${v.inches('maximum')}${skies}`;
}
