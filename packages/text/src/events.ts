import type { BattleEvent, Cause } from '@adjutant/engine';
import type { Names } from './names.ts';
import { notes } from './notes.ts';
import { momentWords, phaseBegun } from './phases.ts';
import { sentenceOf, Values } from './values.ts';
import { bracket, capital, count, inches, listOf, possessive, signed, spaced, withVerb, wordsOfId } from './words.ts';

/** What an event says, as a sentence without its full stop; with the number of the rule where it has one. */
export function eventSentence(event: BattleEvent, names: Names): string {
  const sentence = plainSentence(event, names);
  return 'rule' in event ? `${sentence}${bracket(event.rule)}` : sentence;
}

/** What points were scored for: a part of the mission, or an award of one of its cards. */
function scoredFor(source: string): string {
  const [first, card = '', award = ''] = source.split('/');
  return first === 'mission' ? `${wordsOfId(card)}: ${spaced(award)}` : wordsOfId(source).toLowerCase();
}

/** The same without the number of the rule. */
export function plainSentence(event: BattleEvent, names: Names): string {
  switch (event.type) {
    case 'moment':
      return phaseBegun(event.rule) ?? momentWords(event.moment);
    case 'dice':
      return diceSentence(event, names);
    case 'command-points':
      return `${names.player(event.player)} ${event.change < 0 ? 'spent' : 'gained'} ${Math.abs(event.change)} CP, now ${event.now}`;
    case 'score':
      return `${names.player(event.player)} scored ${event.points} VP (${scoredFor(event.source)}), now ${event.now}`;
    case 'objective':
      return objectiveSentence(event, names);
    case 'stratagem':
      return stratagemSentence(event, names);
    case 'forced':
      return forcedSentence(event, names);
    case 'note':
      return sentenceOf(notes, event.code, new Values(event.values, names));
    case 'adjusted':
      return `By agreement: ${adjustedSentence(new Values(event.what, names))}`;
    case 'undone':
      return `Taken back to question ${event.question}`;
    case 'result':
      return resultSentence(event.result, names);
    default:
      return unitSentence(event, names);
  }
}

function adjustedSentence(v: Values): string {
  switch (v.text('kind')) {
    case 'wounds':
      return `${v.model('model')} has ${count(v.number('wounds'), 'wound')}`;
    case 'remove':
      return `${v.model('model')} removed`;
    case 'place':
      return `${v.model('model')} moved to ${v.in('pose').inches('x')}, ${v.in('pose').inches('y')}`;
    case 'command-points':
      return `${v.player('player')} ${signed(v.number('change'))} CP`;
    case 'victory-points':
      return `${v.player('player')} ${signed(v.number('change'))} VP (${v.words('source')})`;
    case 'mark':
      return `${v.names.effect(v.text('mark'))} ${v.text('on') === 'true' ? 'on' : 'off'} for ${v.unit('unit')}`;
    case 'fact':
      return `${wordsOfFact(v.text('fact'))} ${v.number('value') === 0 ? 'off' : 'on'} for ${v.unit('unit')}`;
    case 'note':
      return v.text('text');
    default:
      return v.all();
  }
}

/** A fact's name in words: `fellBackOn` is "fell back". */
function wordsOfFact(fact: string): string {
  return fact.replace(/On$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

type EventOfUnits = Extract<
  BattleEvent,
  {
    type:
      | 'unit-selected'
      | 'model-set-up'
      | 'model-moved'
      | 'unit-place'
      | 'wounds'
      | 'model-status'
      | 'unit-destroyed'
      | 'unit-formed'
      | 'effect-started'
      | 'effect-ended'
      | 'fact'
      | 'spent';
  }
>;

function unitSentence(event: EventOfUnits, names: Names): string {
  switch (event.type) {
    case 'unit-selected':
      return `${names.unit(event.unit)} selected to ${spaced(event.purpose)}`;
    case 'model-set-up':
      return `${names.model(event.model)} set up at ${inches(event.pose.x)}, ${inches(event.pose.y)}`;
    case 'model-moved':
      return `${names.model(event.model)} moved ${inches(event.distance)}`;
    case 'unit-place':
      return placeSentence(event, names);
    case 'wounds':
      return woundsSentence(event, names);
    case 'model-status':
      return statusSentence(event, names);
    case 'unit-destroyed':
      return `${names.unit(event.unit)} destroyed${byWhom(event.cause, names)}`;
    case 'unit-formed':
      return formedSentence(event, names);
    case 'effect-started':
      return `${effectOn(event.effect, names)} in force`;
    case 'effect-ended':
      return `${effectOn(event, names)} over`;
    case 'fact':
      return `${factOwner(event, names)}: ${event.fact} is ${Math.round(event.value * 1000) / 1000}`;
    case 'spent':
      return `${names.model(event.model)} used up its ${names.weapon(event.weapon)}`;
  }
}

function formedSentence({ unit, formed }: Extract<BattleEvent, { type: 'unit-formed' }>, names: Names): string {
  if (formed.kind === 'added') return `${names.unit(unit)} added to ${possessive(names.player(formed.player))} army`;
  return `${count(formed.models.length, 'model')} split off ${names.unit(formed.from)}`;
}

function diceSentence(event: Extract<BattleEvent, { type: 'dice' }>, names: Names): string {
  const { player, purpose, faces, unit, rerolled, fails } = event;
  const who = unit === undefined ? names.player(player) : names.unit(unit);
  const again = rerolled === undefined ? '' : `, ${count(rerolled.length, 'die', 'dice')} rolled again`;
  const result = fails === undefined || faces.length === 0 ? '' : `; ${passed(faces, fails)}`;
  return `${possessive(who)} ${spaced(purpose)} roll: ${faces.join(' ')}${again}${result}`;
}

function passed(faces: readonly number[], fails: readonly number[]): string {
  if (fails.length === 6) return 'none can succeed';
  const good = faces.filter((face) => !fails.includes(face)).length;
  return `${good} of ${faces.length} on ${neededOf(fails)}`;
}

/** The lowest face that does not fail, as players write it: 4+. */
export function neededOf(fails: readonly number[]): string {
  const needed = [1, 2, 3, 4, 5, 6].find((face) => !fails.includes(face));
  return needed === undefined ? 'nothing' : `${needed}+`;
}

function objectiveSentence(event: Extract<BattleEvent, { type: 'objective' }>, names: Names): string {
  const [first, second] = event.levels;
  const owner = event.controlledBy === undefined ? 'nobody' : names.player(event.controlledBy);
  return `${names.objective(event.objective)}: ${owner} in control (OC ${first} : ${second})`;
}

function stratagemSentence(event: Extract<BattleEvent, { type: 'stratagem' }>, names: Names): string {
  const on = event.units.length === 0 ? '' : ` on ${listOf(event.units.map((unit) => names.unit(unit)))}`;
  const card = names.stratagem(event.stratagem);
  return `${names.player(event.player)} used ${card}${on} for ${event.price} CP${event.paid ? '' : ', which could not be paid'}`;
}

function forcedSentence(event: Extract<BattleEvent, { type: 'forced' }>, names: Names): string {
  const { value } = event.answer;
  const chosen = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
  const answer = /^[a-z-]+$/.test(chosen) ? `: ${spaced(chosen)}` : '';
  return `${names.player(event.player)} had only one choice for "${spaced(event.purpose)}"${answer}`;
}

function resultSentence(result: Extract<BattleEvent, { type: 'result' }>['result'], names: Names): string {
  const [first, second] = result.victoryPoints;
  const why = reasons[result.reason] ?? capital(result.reason.replaceAll('-', ' '));
  if (result.winner === 'draw') return `${why}: a draw, ${first} : ${second}`;
  return `${why}: victory for ${names.player(result.winner)}, ${Math.max(first, second)} : ${Math.min(first, second)}`;
}

const reasons: Readonly<Record<string, string>> = {
  'rounds-played': 'All rounds are played',
  'army-destroyed': 'An army is destroyed',
};

function placeSentence(event: Extract<BattleEvent, { type: 'unit-place' }>, names: Names): string {
  const unit = names.unit(event.unit);
  switch (event.place.kind) {
    case 'table':
      return `${unit} came onto the battlefield`;
    case 'reserves':
      return `${unit} went into strategic reserves`;
    case 'aboard':
      return `${withVerb(unit, 'is', 'are')} aboard ${names.model(event.place.transport)}`;
    case 'destroyed':
      return `${unit} destroyed`;
    case 'undeployed':
      return `${unit} not deployed`;
  }
}

function woundsSentence(event: Extract<BattleEvent, { type: 'wounds' }>, names: Names): string {
  const { model, change, wounds, cause } = event;
  if (change > 0) return `${names.model(model)} regained ${count(change, 'wound')}, now ${wounds}`;
  return `${names.model(model)} lost ${count(-change, 'wound')}${byWhom(cause, names)}, ${wounds === 0 ? 'none' : wounds} left`;
}

function statusSentence(event: Extract<BattleEvent, { type: 'model-status' }>, names: Names): string {
  const model = names.model(event.model);
  switch (event.status) {
    case 'living':
      return `${model} returned`;
    case 'fighting-on':
      return `${model} fell but fights on`;
    case 'wreck':
      return `${model} fell and waits for what that brings`;
    case 'removed':
      return `${model} removed`;
  }
}

/** Rules that cause losses, by the beginning of their number. */
const causes: Readonly<Record<string, string>> = {
  '03.03': ' to regain coherency',
  '06.03': ' by failed hazard rolls',
  '15.05': ' by Explosives',
  '15.06': ' by Crushing Impact',
  '18.01-e': ', since nobody started aboard',
  '18.05': ' when their transport was destroyed',
  '20.': ', lost in reserves',
  '24.08': ' by a Deadly Demise',
  agreed: ' by agreement',
};

function byWhom(cause: Cause, names: Names): string {
  if (cause.kind === 'attack') return ` by ${names.unit(cause.unit)} (${names.weapon(cause.weapon)})`;
  const known = Object.keys(causes).find((rule) => cause.rule.startsWith(rule));
  return known === undefined ? bracket(cause.rule) : (causes[known] ?? '');
}

function effectOn({ effect, unit }: { readonly effect: string; readonly unit?: number }, names: Names): string {
  return `${names.effect(effect)}${unit === undefined ? '' : ` on ${names.unit(unit)}`}`;
}

function factOwner(event: Extract<BattleEvent, { type: 'fact' }>, names: Names): string {
  if (event.unit !== undefined) return names.unit(event.unit);
  return event.model === undefined ? 'The battle' : names.model(event.model);
}
