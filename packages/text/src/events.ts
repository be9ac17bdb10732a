import type { BattleEvent, Cause } from '@adjutant/engine';
import type { Names } from './names.ts';
import { notes } from './notes.ts';
import { momentWords, phaseBegun } from './phases.ts';
import { sentenceOf, Values } from './values.ts';
import { bracket, capital, count, inches, listOf, possessive, wordsOfId } from './words.ts';

/** What an event says, as a sentence without its full stop; with the number of the rule where it has one. */
export function eventSentence(event: BattleEvent, names: Names): string {
  const sentence = plainSentence(event, names);
  return 'rule' in event ? `${sentence}${bracket(event.rule)}` : sentence;
}

/** The same without the number of the rule. */
export function plainSentence(event: BattleEvent, names: Names): string {
  switch (event.type) {
    case 'moment':
      return phaseBegun(event.rule) ?? momentWords(event.moment);
    case 'dice':
      return diceSentence(event, names);
    case 'command-points':
      return `${names.player(event.player)} ${event.change < 0 ? 'spends' : 'gains'} ${Math.abs(event.change)} CP and has ${event.now}`;
    case 'score':
      return `${names.player(event.player)} scores ${event.points} VP (${wordsOfId(event.source).toLowerCase()}) and has ${event.now}`;
    case 'objective':
      return objectiveSentence(event, names);
    case 'stratagem':
      return stratagemSentence(event, names);
    case 'forced':
      return `${names.player(event.player)} has one choice only: ${event.purpose.replaceAll('-', ' ')}`;
    case 'note':
      return sentenceOf(notes, event.code, new Values(event.values, names));
    case 'adjusted':
      return `By agreement: ${new Values(event.what, names).all()}`;
    case 'undone':
      return `Taken back to question ${event.question}`;
    case 'result':
      return resultSentence(event.result, names);
    default:
      return unitSentence(event, names);
  }
}

type UnitEvent = Exclude<
  BattleEvent,
  {
    type:
      | 'moment'
      | 'dice'
      | 'command-points'
      | 'score'
      | 'objective'
      | 'stratagem'
      | 'forced'
      | 'note'
      | 'adjusted'
      | 'undone'
      | 'result';
  }
>;

function unitSentence(event: UnitEvent, names: Names): string {
  switch (event.type) {
    case 'unit-selected':
      return `${names.unit(event.unit)} is selected to ${event.purpose.replaceAll('-', ' ')}`;
    case 'model-set-up':
      return `${names.model(event.model)} is set up at ${inches(event.pose.x)}, ${inches(event.pose.y)}`;
    case 'model-moved':
      return `${names.model(event.model)} moves ${inches(event.distance)}`;
    case 'unit-place':
      return placeSentence(event, names);
    case 'wounds':
      return woundsSentence(event, names);
    case 'model-status':
      return statusSentence(event, names);
    case 'unit-destroyed':
      return `${names.unit(event.unit)} is destroyed${byWhom(event.cause, names)}`;
    case 'effect-started':
      return `${effectOn(event.effect, names)} is now in force`;
    case 'effect-ended':
      return `${effectOn(event, names)} ends`;
    case 'fact':
      return `${factOwner(event, names)}: ${event.fact} is ${Math.round(event.value * 1000) / 1000}`;
    case 'spent':
      return `${names.model(event.model)} has used up its ${names.weapon(event.weapon)}`;
  }
}

function diceSentence(event: Extract<BattleEvent, { type: 'dice' }>, names: Names): string {
  const { player, purpose, faces, unit, rerolled, fails } = event;
  const who = unit === undefined ? names.player(player) : names.unit(unit);
  const again = rerolled === undefined ? '' : `, ${count(rerolled.length, 'die', 'dice')} rolled again`;
  const result = fails === undefined || faces.length === 0 ? '' : `; ${passed(faces, fails)}`;
  return `${possessive(who)} ${purpose.replaceAll('-', ' ')} roll: ${faces.join(' ')}${again}${result}`;
}

function passed(faces: readonly number[], fails: readonly number[]): string {
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
  const levels = `OC ${first} : ${second}`;
  const objective = names.objective(event.objective);
  if (event.controlledBy === undefined) return `${objective} is controlled by nobody (${levels})`;
  return `${names.player(event.controlledBy)} controls ${objective} (${levels})`;
}

function stratagemSentence(event: Extract<BattleEvent, { type: 'stratagem' }>, names: Names): string {
  const on = event.units.length === 0 ? '' : ` on ${listOf(event.units.map((unit) => names.unit(unit)))}`;
  const card = names.stratagem(event.stratagem);
  return `${names.player(event.player)} uses ${card}${on} for ${event.price} CP${event.paid ? '' : ', which cannot be paid'}`;
}

function resultSentence(result: Extract<BattleEvent, { type: 'result' }>['result'], names: Names): string {
  const [first, second] = result.victoryPoints;
  const why = reasons[result.reason] ?? capital(result.reason.replaceAll('-', ' '));
  if (result.winner === 'draw') return `${why}: a draw, ${first} : ${second}`;
  return `${why}: ${names.player(result.winner)} wins ${Math.max(first, second)} : ${Math.min(first, second)}`;
}

const reasons: Readonly<Record<string, string>> = {
  'rounds-played': 'All rounds are played',
  'army-destroyed': 'An army is destroyed',
};

function placeSentence(event: Extract<BattleEvent, { type: 'unit-place' }>, names: Names): string {
  const unit = names.unit(event.unit);
  switch (event.place.kind) {
    case 'table':
      return `${unit} comes onto the battlefield`;
    case 'reserves':
      return `${unit} goes into strategic reserves`;
    case 'aboard':
      return `${unit} is aboard ${names.model(event.place.transport)}`;
    case 'destroyed':
      return `${unit} is destroyed`;
    case 'undeployed':
      return `${unit} is not deployed`;
  }
}

function woundsSentence(event: Extract<BattleEvent, { type: 'wounds' }>, names: Names): string {
  const { model, change, wounds, cause } = event;
  if (change > 0) return `${names.model(model)} regains ${count(change, 'wound')} and has ${wounds}`;
  const left = wounds === 0 ? 'has none left' : `has ${wounds} left`;
  return `${names.model(model)} loses ${count(-change, 'wound')}${byWhom(cause, names)} and ${left}`;
}

function statusSentence(event: Extract<BattleEvent, { type: 'model-status' }>, names: Names): string {
  const model = names.model(event.model);
  switch (event.status) {
    case 'living':
      return `${model} is back`;
    case 'fighting-on':
      return `${model} is destroyed but fights on`;
    case 'wreck':
      return `${model} is destroyed and waits for what that brings`;
    case 'removed':
      return `${model} is removed`;
  }
}

function byWhom(cause: Cause, names: Names): string {
  if (cause.kind === 'attack') return ` to ${possessive(names.unit(cause.unit))} ${names.weapon(cause.weapon)}`;
  return bracket(cause.rule);
}

function effectOn({ effect, unit }: { readonly effect: string; readonly unit?: number }, names: Names): string {
  return `${names.effect(effect)}${unit === undefined ? '' : ` on ${names.unit(unit)}`}`;
}

function factOwner(event: Extract<BattleEvent, { type: 'fact' }>, names: Names): string {
  if (event.unit !== undefined) return names.unit(event.unit);
  return event.model === undefined ? 'The battle' : names.model(event.model);
}
