import type { Catalogue } from '../values.ts';
import { count } from '../words.ts';

/** Refusals of the rules of the 11th edition. */
export const ruleRefusals: Catalogue = {
  // Units and what they did.
  'not-on-battlefield': (v) => `${v.unitIs('unit')} not on the battlefield`,
  'not-on-the-battlefield': (v) => `${v.unitIs('unit')} not on the battlefield`,
  'unit-already-split': (v) => `${v.unitIs('unit', 'has', 'have')} been split before, and no models are split twice`,
  'unit-too-small-to-split': (v) => `${v.unitIs('unit', 'has', 'have')} too few models to be split`,
  'unit-destroyed': (v) => `${v.unitIs('unit')} destroyed`,
  'selected-before': (v) => `${v.unitIs('unit', 'was', 'were')} selected before in this phase`,
  engaged: (v) => `${v.unitIs('unit')} engaged${v.has('enemies') ? ` with ${v.units('enemies')}` : ''}`,
  'not-engaged': (v) => `${v.unitIs('unit')} not engaged`,
  advanced: (v) => `${v.unit('unit')} advanced this turn`,
  'did-not-advance': (v) => `${v.unit('unit')} did not advance this turn`,
  'fell-back': (v) => `${v.unit('unit')} fell back this turn`,
  'battle-shocked': (v) => `${v.unitIs('unit')} battle-shocked`,
  ingressed: (v) => `${v.unit('unit')} arrived this turn`,
  'made-a-normal-move': (v) => `${v.unit('unit')} made a normal move this turn`,
  'set-up-this-turn': (v) => `${v.unitIs('unit', 'was', 'were')} set up this turn`,
  'may-not-move': (v) => `${v.unit('unit')} may not move this turn`,
  'may-not-shoot': (v) => `${v.unit('unit')} may not shoot this turn`,
  'may-not-charge': (v) => `${v.unit('unit')} may not declare a charge this turn`,
  'may-not-start-actions': (v) => `${v.unit('unit')} may not start an action this turn`,
  'started-an-action': (v) => `${v.unit('unit')} started an action this turn`,
  'started-another-action': (v) => `${v.unit('unit')} started another action this turn`,
  'moved-this-phase': (v) => `${v.unit('unit')} moved this phase`,
  surged: (v) => `${v.unit('unit')} made a surge move this phase`,
  'no-enemy': () => 'There is no enemy on the battlefield',
  fortification: (v) => `${v.unitIs('unit')} a FORTIFICATION`,
  'no-objective-control': (v) => `${v.unitIs('unit', 'has', 'have')} no model with an Objective Control of 1 or more`,
  'has-shot': (v) => `${v.unitIs('unit', 'has', 'have')} shot this turn`,
  aircraft: (v) => `${v.unitIs('unit')} AIRCRAFT`,
  'aircraft-only-ingress': (v) => `${v.unitIs('unit')} AIRCRAFT, which only make ingress moves`,
  'aircraft-fight-flyers': (v) =>
    `${v.model('model')} cannot fight ${v.unit('target')}: only what can FLY fights AIRCRAFT`,
  'no-move-characteristic': (v) => `${v.unitIs('unit', 'has', 'have')} no Move characteristic`,

  // Shooting.
  'no-shooting-type': (v) => `${v.unitIs('unit', 'has', 'have')} no way to shoot now`,
  'no-weapon-with-ability': (v) =>
    `${v.unitIs('unit', 'has', 'have')} no weapon with [${v.words('ability').toUpperCase()}]`,
  'target-not-visible': (v) => `${v.unitIs('target')} not visible`,
  'target-out-of-range': (v) =>
    `${v.unitIs('target')} ${v.inches('distance')} away, out of the range of ${v.inches('range')}`,
  'target-not-hunted': (v) => `${v.unitIs('target')} not ${v.list('keywords')}, which the weapon hunts alone`,
  'target-engaged': (v) => `${v.unitIs('target')} engaged with a friendly unit`,
  'only-enemies-engaged-with': (v) => `${v.unitIs('target')} not one of the enemies that the unit is engaged with`,
  'model-not-engaged-with-target': (v) => `${v.model('model')} is not engaged with ${v.unit('target')}`,
  'blast-at-engaged': (v) => `[BLAST] weapons cannot shoot at ${v.unit('target')}, engaged with a friendly unit`,
  'lone-operative': (v) => `${v.unitIs('target', 'has', 'have')} Lone Operative, too far away to be seen`,

  // Charging and fighting.
  'charge-declared-before': (v) => `${v.unitIs('unit', 'has', 'have')} declared a charge this phase`,
  'no-enemy-in-reach': (v) => `${v.unitIs('unit', 'has', 'have')} no enemy within ${v.inches('reach')}`,
  'no-target-within-charge-roll': (v) =>
    `${v.unit('unit')} rolled ${v.inches('maximum')}; ${
      v.has('nearest') ? `the nearest enemy is ${v.exactly('nearest')} away` : 'there is no enemy'
    }`,
  'would-engage-another-unit': (v) =>
    `The move would engage ${v.has('enemy') ? v.unit('enemy') : 'an enemy'}, not a target of the charge`,
  'cannot-be-engaged': (v) => `${v.has('target') ? v.unit('target') : 'The target'} cannot be reached`,
  'cannot-engage-each-target': (v) =>
    `${v.unit('unit')} cannot end engaged with every one of ${v.has('targets') ? v.units('targets') : 'the targets'}`,
  'would-break-coherency': () => 'The unit cannot do it and stay in coherency',
  'moved-in-this-step': (v) => `${v.unitIs('unit', 'has', 'have')} been picked in this step`,
  'neither-engaged-nor-charged': (v) => `${v.unitIs('unit')} not engaged and made no charge move`,
  'no-pile-in-target': (v) => `${v.unitIs('unit', 'has', 'have')} no enemy within ${v.inches('reach')} to pile into`,
  'no-pile-in-possible': (v) => `${v.unitIs('unit', 'has', 'have')} no legal pile-in move`,
  'was-not-eligible-to-fight': (v) => `${v.unitIs('unit', 'was', 'were')} not eligible to fight this phase`,
  'nothing-to-consolidate-towards': (v) =>
    `${v.unitIs('unit', 'has', 'have')} neither an enemy nor an objective within ${v.inches('reach')} to consolidate towards`,
  'no-consolidation-possible': (v) => `${v.unitIs('unit', 'has', 'have')} no legal consolidation move`,
  'cannot-end-in-range': (v) => `${v.names.objective(v.text('objective'))} cannot be reached`,

  // Transports and reserves.
  'not-accepted': (v) => `${v.model('transport')} does not carry ${v.unit('unit')}`,
  'transport-full': (v) => `${v.model('transport')} has no room for ${v.unit('unit')}`,
  'too-far-from-transport': (v) => `${v.model('model')} is not within ${v.inches('needed')} of ${v.model('transport')}`,
  'not-aboard': (v) => `${v.unitIs('unit')} not aboard a TRANSPORT`,
  'transport-not-on-the-battlefield': (v) => `The TRANSPORT of ${v.unit('unit')} is not on the battlefield`,
  'embarked-this-phase': (v) => `${v.unit('unit')} embarked this phase`,
  'transport-advanced': (v) => `The TRANSPORT of ${v.unit('unit')} advanced this turn`,
  'transport-fell-back': (v) => `The TRANSPORT of ${v.unit('unit')} fell back this turn`,
  'tactical-is-possible': (v) => `${v.unit('unit')} can make a tactical disembarkation, so it need not be a combat one`,
  'no-place-found': (v) => `There is no place to set up ${v.unit('unit')}`,
  'not-in-reserves': (v) => `${v.unitIs('unit')} not in strategic reserves`,
  'too-early': (v) => `Units arrive from round ${v.number('first')} on; this is round ${v.number('round')}`,

  // Stratagems.
  'stratagem-of-another-detachment': (v) => `${v.names.stratagem(v.text('stratagem'))} belongs to another detachment`,
  'stratagem-in-another-turn': (v) =>
    `${v.names.stratagem(v.text('stratagem'))} is used in ${
      v.text('turn') === 'own' ? "one's own turn" : "the opponent's turn"
    }`,
  'stratagem-in-another-round': (v) =>
    `${v.names.stratagem(v.text('stratagem'))} is used in battle rounds ${v.number('first')} to ${v.number('last')}`,
  'fire-is-focused': (v) => `${v.unit('unit')} may shoot only at ${v.unit('enemy')} this phase`,
  'stratagem-used-this-phase': (v) => `${v.names.stratagem(v.text('stratagem'))} was used this phase`,
  'stratagem-used-up': (v) =>
    `${v.names.stratagem(v.text('stratagem'))} can be used ${count(v.number('perBattle'), 'time')} in a battle`,
  'unit-targeted-this-phase': (v) => `${v.unitIs('unit', 'was', 'were')} the target of a stratagem this phase`,
  'unit-battle-shocked': (v) => `${v.unitIs('unit')} battle-shocked and cannot be the target of a stratagem`,
  'too-few-command-points': (v) => `It costs ${v.number('price')} CP; you have ${v.number('commandPoints')}`,
};
