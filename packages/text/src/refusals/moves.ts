import type { Catalogue, Values } from '../values.ts';

function who(v: Values): string {
  return v.has('model') ? v.model('model') : 'A model';
}

function measured(v: Values): string {
  return v.has('actual') && v.has('needed') ? ` (it is ${v.inches('actual')}, ${v.inches('needed')} is needed)` : '';
}

function better(v: Values): string {
  const place = v.in('better');
  return place.has('x') ? `, for example at ${place.inches('x')}, ${place.inches('y')}` : '';
}

/** A part of a feature with the feature's name. */
function part(v: Values): string {
  const name = v.text('feature');
  return `${v.text('part') || 'part'} of ${name === '' ? 'a terrain feature' : name}`;
}

const shapes: Readonly<Record<string, string>> = {
  'unknown-model': 'is not one of the models that move',
  'model-twice': 'is named twice',
  'not-finite': 'has a place that is no place',
  'facing-not-unit': 'has a facing that is no direction',
  'path-too-long': 'has a path of too many steps',
  'one-pose-needed': 'needs one place',
  'not-set-up': 'is not set up',
};

/** Refusals of moves and set-ups: a sentence for each kind of constraint. */
export const moveRefusals: Catalogue = {
  shape: (v) => `${who(v)} ${shapes[v.text('reason')] ?? 'is not answered for in the right form'}`,
  'path-length': (v) => `${who(v)} would move ${v.inches('actual')}; it can move ${v.inches('needed')}`,
  passes: (v) => `${who(v)} cannot move through ${v.has('other') ? v.model('other') : 'what stands in its way'}`,
  'on-table': (v) => `${who(v)} would leave the battlefield`,
  sections: (v) =>
    `${who(v)} cannot pass through a ${v.inches('actual')} high ${part(v)}: only through what is at most ${v.inches('needed')} high`,
  ceilings: (v) => `${who(v)} cannot go up or down through a ${part(v)} at ${v.inches('actual')}`,
  climbs: (v) =>
    `${who(v)} can go up and down only straight and within ${v.inches('needed')} of a terrain feature, and not through the air`,
  climbed: (v) =>
    `${who(v)} cannot end at ${v.inches('actual')} on ${v.text('feature')}, which it climbed in this move`,
  fixed: (v) => `${who(v)} may not move`,
  'all-move': (v) => `${who(v)} has to move too`,
  'placed-if-able': (v) => `${who(v)} must be set up: there is a place for it${better(v)}`,
  'no-overlap': (v) => `${who(v)} would stand on ${v.has('other') ? v.model('other') : 'something'}`,
  stands: (v) =>
    v.text('reason') === 'ground-only'
      ? `${who(v)} cannot stand above ground level`
      : `${who(v)} would not stand wholly on a surface at ${v.inches('actual')}`,
  'clear-of-parts': (v) => `${who(v)} would be partway through a ${part(v)}`,
  'clear-of-openings': (v) => `${who(v)} would poke through an ${part(v)}, which is closed up to ${v.inches('needed')}`,
  'wholly-within': (v) => `${who(v)} is not wholly within the area where it has to be`,
  within: (v) => `${who(v)} is not within the area where it has to be`,
  'some-within': () => 'At least one model has to be within the area',
  'more-than': (v) =>
    `${who(v)} would be too near ${v.has('other') ? v.model('other') : 'to where it may not be'}${measured(v)}`,
  coherent: (v) => `${who(v)} would be out of coherency${measured(v)}`,
  unengaged: (v) => `${who(v)} would be engaged with ${v.has('other') ? v.model('other') : 'an enemy'}`,
  'engaged-with-each': () => 'The unit has to end engaged with every target',
  'engaged-with-any': () => 'The unit has to end engaged with one of the enemies',
  'keeps-engagements': (v) => `${who(v)} must stay engaged with the enemies it is engaged with`,
  'engaged-if-able': (v) => `${who(v)} must end engaged, since it can${better(v)}`,
  'closer-to-any': (v) => `${who(v)} must end closer to one of the targets`,
  'closer-to-closest': (v) => `${who(v)} must end closer to the enemy that was closest to it`,
  'closer-to-region': (v) => `${who(v)} must end closer to the objective`,
  'within-if-able': (v) => `${who(v)} must end within ${v.inches('needed')} of a target, since it can${better(v)}`,
  'within-region-if-able': (v) => `${who(v)} must end in range, since it can${better(v)}`,
  'as-close-as-possible': (v) => `${who(v)} must end as close as possible${better(v)}`,
};
