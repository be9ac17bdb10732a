import type { Game, Option, PendingQuestion, Unavailable } from '@adjutant/engine';
import { characteristic } from '@adjutant/rules-11e/queries';
import { declining, type Taken } from '@adjutant/session';
import { capital, type Names, optionLabel, questionSentence, spaced } from '@adjutant/text';
import { t } from '../text/index.ts';
import { options as optionWords, titles } from '../text/titles.ts';
import { cardsNotNow, chanceAgain, effectOf } from './card-words.ts';
import { pathOf } from './path.ts';
import type { Asked, DiceShown, OptionCard, RefusedCard, TakenShown } from './protocol.ts';
import { printed, saidOf, whySaid } from './said.ts';

/** A question with everything that is said about it. */
export function askedOf(game: Game, question: PendingQuestion, names: Names, taken: readonly Taken[] = []): Asked {
  const { clock } = game.state;
  const inWindow = question.purpose === 'window' || question.purpose === 're-roll';
  const offered = 'options' in question ? question.options : [];
  const unavailable = question.kind === 'choose-one' ? (question.unavailable ?? []) : [];
  return {
    number: question.number,
    player: question.player,
    question,
    title: titleOf(question, names),
    why: saidOf(questionSentence(question, names)),
    path: pathOf(game, names),
    options: offered.map((option) => cardOf(game, option, question, names)),
    refused: [...unavailable, ...cardsNotNow(game, question)].map((one) => refusedOf(one, names)),
    declining: declining(question),
    reaction: clock.round > 0 && (inWindow || question.player !== clock.player),
    dice: diceOf(question),
    taken: taken.flatMap((one) => takenOf(game, one, names)),
  };
}

/** What an order chose, where it was one of several. */
function takenOf(game: Game, { question, value }: Taken, names: Names): readonly TakenShown[] {
  if (question.kind !== 'choose-one' || typeof value !== 'string') return [];
  const options = question.options.map((option) => ({
    value: option.id,
    label: cardOf(game, option, question, names).label,
  }));
  const pass = question.mayPass ? [{ value: 'pass', label: t.passes[question.purpose] ?? t.decide.pass }] : [];
  return [{ number: question.number, title: titleOf(question, names), value, options: [...options, ...pass] }];
}

/** What a question is about, in at most six words. */
export function titleOf(question: PendingQuestion, names: Names): string {
  const unit = question.unit === undefined ? '' : names.unit(question.unit);
  if (question.kind === 'dice')
    return `Roll for ${spaced(question.purpose)}: ${question.count === 1 ? '1 die' : `${question.count} dice`}`;
  const title = titles[question.purpose];
  if (title === undefined || (unit === '' && title.includes('{unit}'))) return capital(spaced(question.purpose));
  return printed(title.replace('{unit}', unit));
}

function cardOf(game: Game, option: Option, question: PendingQuestion, names: Names): OptionCard {
  const words = optionWords[option.id];
  return {
    id: option.id,
    label: words?.label ?? printed(optionLabel({ ...option, price: 0 }, names).replace(/ \(0 CP\)$/, '')),
    facts: factsOf(game, option, question, names),
    unit: option.unit,
    model: option.model,
    count: option.count,
    group: option.group,
    price: option.price,
    effect: effectOf(game, option),
  };
}

function factsOf(game: Game, option: Option, question: PendingQuestion, names: Names): readonly string[] {
  const words = optionWords[option.id]?.fact;
  const dice = question.purpose === 're-roll' ? diceOf(question) : undefined;
  const again = dice === undefined ? undefined : chanceAgain(game, option, question, dice);
  if (again !== undefined) return [again];
  if (words !== undefined) return [printed(words.replace('{move}', moveOf(game, question.unit)))];
  if (option.model !== undefined) {
    const { wounds } = game.model(option.model);
    const all = game.modelInfo(option.model).profile.wounds;
    return all > 1 ? [`${wounds} of ${all} wounds`] : [];
  }
  if (option.unit !== undefined && names.ownerOf(option.unit) !== undefined) return [strengthOf(game, option.unit)];
  return [];
}

/** "10 models" or "4 of 13 wounds". */
function strengthOf(game: Game, unit: number): string {
  const info = game.unitInfo(unit);
  const living = info.models.map((id) => game.model(id)).filter(({ status }) => status === 'living');
  const [only] = living;
  if (info.models.length === 1 && only !== undefined)
    return `${only.wounds} of ${game.modelInfo(only.id).profile.wounds} wounds`;
  return living.length === 1 ? '1 model' : `${living.length} models`;
}

function moveOf(game: Game, unit: number | undefined): string {
  const [first] =
    unit === undefined ? [] : game.unitInfo(unit).models.filter((id) => game.model(id).status === 'living');
  const move = first === undefined ? undefined : characteristic(game, first, 'move');
  return move === undefined ? 'its Move' : `${move}"`;
}

function refusedOf({ id, unit, refusal }: Unavailable, names: Names): RefusedCard {
  const label = unit === undefined ? (optionWords[id]?.label ?? capital(spaced(id))) : names.unit(unit);
  const own = id.startsWith('stratagem:') ? names.stratagem(id.slice('stratagem:'.length)) : optionWords[id]?.label;
  return { id, label: own ?? printed(label), unit, why: whySaid(refusal, names) };
}

function diceOf({ facts }: PendingQuestion): DiceShown | undefined {
  if (facts === undefined || typeof facts.roll !== 'string') return undefined;
  const context = typeof facts.context === 'object' && facts.context !== null ? facts.context : {};
  const fails = 'fails' in context && Array.isArray(context.fails) ? context.fails : [];
  return {
    purpose: facts.roll,
    faces: (Array.isArray(facts.faces) ? facts.faces : []).filter((face) => typeof face === 'number'),
    fails: fails.filter((face) => typeof face === 'number'),
    rerolled: Array.isArray(facts.rerolled) ? facts.rerolled.filter((die) => typeof die === 'number') : [],
  };
}
