import type { Catalogue, Values } from '../values.ts';

function who(v: Values): string {
  return v.has('model') ? v.model('model') : 'A model';
}

/** `ends 1.7" from Model 3 of Trukk, must be more than 2"`; without numbers what is wrong in words. */
function ends(v: Values, from: string, must: string, otherwise: string): string {
  if (!v.has('actual') || !v.has('needed')) return `${who(v)} ${otherwise}`;
  const other = v.has('other') ? v.model('other') : from;
  const limit = must === 'closer than' ? v.exactly('needed') : v.inches('needed');
  return `${who(v)} ends ${v.exactly('actual')} from ${other}, must be ${must} ${limit}`;
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
  within: (v) =>
    v.has('actual')
      ? `${who(v)} ends ${v.exactly('actual')} from the area that it has to be in`
      : `${who(v)} is not within the area where it has to be`,
  'some-within': (v) =>
    v.has('actual')
      ? `The nearest model ends ${v.exactly('actual')} from the area; at least one has to be within it`
      : 'At least one model has to be within the area',
  'more-than': (v) => ends(v, 'where it may not be', 'more than', 'would be too near to where it may not be'),
  coherent: (v) =>
    v.has('other')
      ? ends(v, '', 'within', 'would be out of coherency')
      : ends(v, 'the nearest model of its unit', 'within', 'would be out of coherency'),
  unengaged: (v) => ends(v, 'an enemy', 'more than', 'would be engaged with an enemy'),
  'engaged-with-each': (v) =>
    v.has('actual') && v.has('other')
      ? `The unit ends ${v.exactly('actual')} from the unit of ${v.model('other')}, must be within ${v.inches('needed')} of every target`
      : 'The unit has to end engaged with every target',
  'engaged-with-any': (v) =>
    v.has('actual')
      ? `The unit ends ${v.exactly('actual')} from the nearest enemy, must be within ${v.inches('needed')}`
      : 'The unit has to end engaged with one of the enemies',
  'keeps-engagements': (v) => `${who(v)} must stay engaged with the enemies it is engaged with`,
  'engaged-if-able': (v) =>
    `${ends(v, 'the nearest target', 'engaged within', 'must end engaged')}, since it can${better(v)}`,
  'closer-to-any': (v) => ends(v, 'the nearest target', 'closer than', 'must end closer to one of the targets'),
  'closer-to-closest': (v) =>
    ends(v, 'the enemy that was closest to it', 'closer than', 'must end closer to the enemy that was closest to it'),
  'closer-to-region': (v) => ends(v, 'the objective', 'closer than', 'must end closer to the objective'),
  'within-if-able': (v) =>
    `${ends(v, 'the nearest target', 'within', 'must end closer to a target')}, since it can${better(v)}`,
  'within-region-if-able': (v) =>
    v.has('actual')
      ? `${who(v)} ends ${v.exactly('actual')} out of range, must end in range, since it can${better(v)}`
      : `${who(v)} must end in range, since it can${better(v)}`,
  'as-close-as-possible': (v) =>
    v.has('actual')
      ? `${who(v)} ends ${v.exactly('actual')} away, can end ${v.exactly('needed')} away and must be as close as possible${better(v)}`
      : `${who(v)} must end as close as possible${better(v)}`,
};
