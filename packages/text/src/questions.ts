import type { Option, Question } from '@adjutant/engine';
import type { Names } from './names.ts';
import { Values } from './values.ts';
import { bracket, capital, count, isPlural, spaced, wordsOfId } from './words.ts';

type Asking = (question: Question, v: Values, names: Names) => string;

/** A sentence about the question's unit: `{unit}` stands for its name, `does` before it takes its number. */
const ofUnit = (text: string): Asking => {
  return (question, _v, names) => {
    const unit = question.unit === undefined ? 'the unit' : names.unit(question.unit);
    return text
      .replace('does {unit}', `${isPlural(unit) ? 'do' : 'does'} ${unit}`)
      .replace('Does {unit}', `${isPlural(unit) ? 'Do' : 'Does'} ${unit}`)
      .replace('{unit}', unit);
  };
};

/** What a question asks, by its purpose. */
export const questions: Readonly<Record<string, Asking>> = {
  'attacker-or-defender': () => 'Will you be the attacker or the defender?',
  'battle-formation': () => 'Which unit starts aboard a TRANSPORT or in strategic reserves?',
  'pre-battle-ability': () => 'Which ability do you use before the battle?',
  'surge-target': ofUnit('Towards which enemy does {unit} surge?'),
  'surge-move': ofUnit('Where does {unit} surge?'),
  'scout-move': ofUnit('Where does {unit} scout?'),
  'unit-to-deploy': () => 'Which unit do you deploy next?',
  'where-to-deploy': ofUnit('Where does {unit} deploy?'),
  'set-up': ofUnit('Where is {unit} set up?'),
  'first-or-second-turn': () => 'Do you take the first or the second turn?',
  window: (_q, v) => `Do you use a rule now (${v.words('moment')})?`,
  're-roll': (_q, v) => `The ${v.words('roll')} roll is ${v.numbers('faces').join(' ')}. Which dice do you roll again?`,
  'battle-shock-order': () => 'In which order do your units make their battle-shock rolls?',

  'unit-to-move': () => 'Which unit moves next?',
  'move-type': ofUnit('How does {unit} move?'),
  'normal-move': ofUnit('Where does {unit} move?'),
  'advance-move': ofUnit('Where does {unit} advance?'),
  'fall-back-move': ofUnit('Where does {unit} fall back?'),
  'charge-move': ofUnit('Where does {unit} charge?'),
  'pile-in-move': ofUnit('How does {unit} pile in?'),
  'consolidation-move': ofUnit('How does {unit} consolidate?'),
  'transport-to-embark': ofUnit('In which TRANSPORT does {unit} embark?'),
  'emergency-disembark': ofUnit('Where do the models of {unit} get out of their destroyed TRANSPORT?'),
  'take-to-the-skies': ofUnit('Does {unit} take to the skies?'),
  'unit-to-regain-coherency': () => 'Which unit regains coherency first?',
  'model-to-remove': ofUnit('Which model of {unit} is removed, so that it is in coherency?'),

  'unit-to-shoot': () => 'Which unit shoots next?',
  'shooting-type': ofUnit('How does {unit} shoot?'),
  'weapons-and-targets': ofUnit('Which weapons of {unit} attack whom?'),
  'new-targets': ofUnit('Whom do the weapons of {unit} attack instead?'),
  'split-attacks': ofUnit('How are the attacks of {unit} split?'),
  'unit-to-attack': ofUnit('Which enemy does {unit} attack first?'),
  'attacks-to-resolve': ofUnit('Which attacks of {unit} are rolled first?'),
  'lethal-hits': ofUnit('How many critical hits of {unit} wound without a roll?'),
  'sub-pool': (question, v, names) => {
    const pools = v
      .each('numbers')
      .map((one) => `AP${one.in('save').number('armourPenetration')} D${one.amount('damage')}`);
    return ofUnit(`Which wounds of {unit} are saved first: those of ${pools.join(' or ')}?`)(question, v, names);
  },
  precision: ofUnit('Do the attacks of {unit} pick a CHARACTER?'),
  'allocation-order': ofUnit('In which order do the groups of {unit} take the attacks?'),
  'model-to-take-attack': ofUnit('Which model of {unit} takes the attack?'),
  'mortal-wound-models': ofUnit('Which model of {unit} takes the mortal wounds?'),
  'destroyed-models-order': () => 'In which order are the destroyed models resolved?',
  'passengers-order': () => 'In which order do the passengers get out?',

  'fixed-secondaries': () => 'Which secondary missions do you play in the whole battle? None: you draw them.',
  'card-to-score': (_q, v) => `Do you score ${v.words('card')} now, for ${count(v.number('points'), 'VP', 'VP')}?`,
  'card-to-replace': (_q, v) => `Do you discard ${v.words('card')} for another secondary mission?`,
  'marker-to-remove': () => 'Which operation marker is removed?',
  'objective-to-consecrate': ofUnit('Which objective does {unit} consecrate?'),
  'units-to-condemn': () => 'Which enemy units do you condemn?',
  'areas-to-mark': () => 'In which areas of terrain do you place operation markers?',
  'units-to-guard': () => 'Which units guard objectives?',
  'beacon-unit': () => 'Which unit is your beacon?',
  'tempting-target': () => "Which objective is your opponent's tempting target?",
  'unit-to-start-action': () => 'Which unit starts an action?',
  'action-choice': ofUnit('Which action does {unit} start?'),
  'firing-deck-weapons': ofUnit('Which weapons of models aboard does {unit} use?'),
  'model-to-heal': ofUnit('Which model of {unit} regains wounds?'),
  'models-to-split-off': ofUnit('Which models of {unit} become a unit of their own?'),
  'models-to-return': ofUnit('Which destroyed models return to {unit}?'),
  'explosives-model': ofUnit('Which model of {unit} throws the explosives?'),
  'explosives-target': ofUnit('At which enemy does {unit} throw explosives?'),
  'crushing-impact-model': ofUnit('Which model of {unit} crashes into the enemy?'),
  'crushing-impact-target': ofUnit('Which enemy takes the impact of {unit}?'),

  'deff-from-above': ofUnit('On which enemy does {unit} drop bombs?'),
  'loot-objective': () => 'Which objective is your loot objective?',
  observers: () => 'Which units are Observers in this phase?',
  'unit-to-spot': ofUnit('Which enemy does {unit} spot?'),
  'focused-fire-unit': () => 'Which unit focuses its fire?',
  'focused-fire-enemy': () => 'On which enemy do both units focus their fire?',

  'unit-to-charge': () => 'Which unit charges next?',
  'charge-targets': (q, v, names) => ofUnit(`Whom does {unit} charge, with up to ${v.inches('maximum')}?`)(q, v, names),
  'unit-to-pile-in': () => 'Which unit piles in next?',
  'pile-in-targets': ofUnit('Into whom does {unit} pile in?'),
  'unit-to-fight': () => 'Which unit fights next?',
  'fight-type': ofUnit('How does {unit} fight?'),
  'unit-to-consolidate': () => 'Which unit consolidates next?',
  'consolidation-targets': ofUnit('Into whom does {unit} consolidate?'),
  'consolidation-objective': ofUnit('Onto which objective does {unit} consolidate?'),
};

const kinds: Readonly<Record<Question['kind'], (question: Question) => string>> = {
  'choose-one': () => 'Choose one',
  'choose-some': () => 'Choose some',
  number: (question) => (question.kind === 'number' ? `A number from ${question.min} to ${question.max}` : 'A number'),
  order: () => 'In which order?',
  'place-models': () => 'Where are they set up?',
  'move-models': () => 'Where do they move?',
  'declare-attacks': () => 'Which weapons attack whom?',
  assign: (question) => (question.kind === 'assign' ? `Deal out ${question.total}` : 'Deal out'),
  dice: (question) => (question.kind === 'dice' ? `Roll ${count(question.count, 'die', 'dice')}` : 'Roll the dice'),
};

/** What a question asks, as a sentence with the number of its rule. */
export function questionSentence(question: Question, names: Names): string {
  const values = new Values(question.facts ?? {}, names);
  if (question.kind === 'dice') {
    const whose = question.unit === undefined ? '' : `, ${names.unit(question.unit)}`;
    return `${kinds.dice(question)} for ${spaced(question.purpose)}${whose}${bracket(question.rule)}`;
  }
  const ask = questions[question.purpose];
  const sentence =
    ask?.(question, values, names) ?? `${wordsOfId(question.purpose)}: ${kinds[question.kind](question)}`;
  return `${sentence}${bracket(question.rule)}`;
}

/** What an option is called. */
export function optionLabel(option: Option, names: Names): string {
  const price = option.price === undefined ? '' : ` (${option.price} CP)`;
  return `${plainLabel(option, names)}${price}`;
}

function plainLabel({ id, unit, model, group, count: times }: Option, names: Names): string {
  const [kind, name, third] = id.split(':');
  if (kind === 'stratagem' && name !== undefined) return subjectOfCard(names.stratagem(name), id, unit, names);
  if (kind === 'effect') return subject(group === undefined ? id : names.effect(group), unit, names);
  if (kind === 'reserves' && unit !== undefined) return `${names.unit(unit)} in strategic reserves`;
  if (kind === 'aboard' && unit !== undefined && third !== undefined)
    return `${names.unit(unit)} aboard ${names.model(Number(third))}`;
  if (kind === 'wounds' && name !== undefined && times !== undefined)
    return `${capital(count(times, 'wound'))} of pool ${Number(name) + 1}`;
  if (kind === 'objective' && name !== undefined) return names.objective(name);
  if (group !== undefined && id.startsWith(`${group}/`))
    return rerollLabel(id.slice(group.length + 1), group, times, names);
  if (model !== undefined) return names.model(model);
  if (unit !== undefined) return names.unit(unit);
  return capital(id.split('/').map(spaced).join(', '));
}

/** A card with its unit, and with what else its target names: an objective, a second unit. */
function subjectOfCard(card: string, id: string, unit: number | undefined, names: Names): string {
  if (unit === undefined) return card;
  const [, , , , kind, which] = id.split(':');
  const besides =
    kind === 'objective' ? names.objective(which ?? '') : kind === 'unit' ? names.unit(Number(which)) : undefined;
  return `${card} on ${names.unit(unit)}${besides === undefined ? '' : ` and ${besides}`}`;
}

function subject(what: string, unit: number | undefined, names: Names): string {
  return unit === undefined ? what : `${what} of ${names.unit(unit)}`;
}

function rerollLabel(face: string, group: string, times: number | undefined, names: Names): string {
  const what =
    face === 'all'
      ? 'all dice'
      : /^\d$/.test(face)
        ? `a ${face}${times !== undefined && times > 1 ? ` (of ${times})` : ''}`
        : face;
  return /^\d$|^all$/.test(face)
    ? `${names.effect(group)}: ${what} again`
    : capital(`${group}, ${face}`.replaceAll('-', ' '));
}
