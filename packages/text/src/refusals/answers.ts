import type { Catalogue } from '../values.ts';
import { count } from '../words.ts';

/** Refusals of answers by their shape, and of what the machine and the session do. */
export const answerRefusals: Catalogue = {
  'answer-misshapen': (v) => `This question wants ${v.text('wanted')}`,
  'no-such-option': (v) => `"${v.text('option')}" is not offered`,
  'may-not-pass': () => 'This choice cannot be passed: pick one of the options',
  'may-not-decline': (v) => `${v.unit('unit')} may not decline`,
  'named-twice': () => 'Something is named twice',
  'wrong-number-chosen': (v) =>
    v.number('min') === v.number('max')
      ? `Choose ${v.number('min')}, not ${v.number('chosen')}`
      : `Choose between ${v.number('min')} and ${v.number('max')}, not ${v.number('chosen')}`,
  'chosen-too-often': (v) => `"${v.text('option')}" can be chosen ${count(v.number('most'), 'time')} at most`,
  'groups-mixed': (v) =>
    v.has('model')
      ? `${v.model('model')} cannot use weapons of both groups: ${v.list('groups')}`
      : `What is chosen must be of one group, not of ${v.list('groups')}`,
  'too-many-of-group': (v) =>
    `At most ${v.number('most')} may be chosen of ${v.words('group')}, not ${v.number('chosen')}`,
  'set-not-possible': () => 'These cannot be chosen together',
  'number-out-of-range': (v) =>
    `Give a number from ${v.number('min')} to ${v.number('max')}; ${v.number('number')} is not`,
  'each-at-least': (v) => `Each must get at least ${v.number('least')}`,
  'wrong-total': (v) => `The parts must add up to ${v.number('total')}; they add up to ${v.number('given')}`,
  'wrong-number-of-dice': (v) =>
    `Give ${count(v.number('wanted'), 'die', 'dice')}; ${v.number('given')} ${v.number('given') === 1 ? 'was' : 'were'} given`,
  'no-face-of-a-die': (v) => `${v.text('face')} is no face of a D6`,

  'weapon-not-usable': (v) => `Weapon ${v.text('weapon')} cannot be used in these attacks`,
  'profile-not-usable': (v) => `${v.model('model')} cannot use that profile of its ${v.names.weapon(v.text('weapon'))}`,
  'target-not-legal': (v) =>
    `${v.model('model')} cannot attack ${v.unit('target')} with its ${v.names.weapon(v.text('weapon'))}`,
  'target-named-twice': (v) => `${v.model('model')} names a target of its ${v.names.weapon(v.text('weapon'))} twice`,
  'too-many-targets': (v) =>
    `${v.model('model')} can spread its ${v.names.weapon(v.text('weapon'))} over ${count(v.number('most'), 'target')} at most`,
  'target-needed': (v) =>
    `${v.model('model')} must attack with its ${v.names.weapon(v.text('weapon'))}: it has a legal target`,
  'attacks-not-split': (v) => `The attacks of ${v.names.weapon(v.text('weapon'))} are not split here`,
  'each-target-at-least-one': (v) => `Each target of ${v.names.weapon(v.text('weapon'))} gets at least one attack`,
  'wrong-number-of-weapons': (v) =>
    `${v.model('model')} uses ${v.number('chosen')} of its ${v.words('group')} weapons; it must use ${
      v.number('min') === v.number('max') ? v.number('min') : `${v.number('min')} to ${v.number('max')}`
    }`,
  'one-target-only': () => 'All attacks must go to one unit',

  'battle-is-over': () => 'The battle is over',
  'another-question-waits': (v) =>
    `Question ${v.number('answered')} is not waiting for an answer; question ${v.number('waiting')} is`,
  'not-your-question': (v) => `${v.player('player')} has to answer this question`,
  'nothing-to-undo': () =>
    'There is nothing to take back: a die was rolled, something hidden was shown, or the other player has answered since',

  'nothing-to-adjust': () => 'An adjustment must change something',
  'adjust-wounds-out-of-bounds': (v) => `${v.model('model')} can have 1 to ${v.number('most')} wounds`,
  'adjust-no-such-model': (v) => `${v.model('model')} is not on the battlefield`,
  'adjust-no-such-unit': (v) => `There is no unit ${v.text('unit')}`,
  'adjust-off-the-table': (v) => `${v.model('model')} would stand off the table`,
  'adjust-command-points': (v) => `Command points cannot fall below 0; there are ${v.number('now')}`,
  'adjust-victory-points': () => 'Victory points change by a whole number',
  'adjust-note-length': (v) => `A note has 1 to ${v.number('most')} characters`,
  'adjust-unknown': () => 'That adjustment is not known',
};
