import type { Constraint } from '@adjutant/geometry';
import type { Broken } from '../worker/protocol.ts';

/** What a move or set-up has to satisfy, in the checklist. */
const names: Readonly<Partial<Record<Constraint['kind'], string>>> = {
  'path-length': 'Distance',
  passes: 'Nothing in the way',
  'on-table': 'On the table',
  climbs: 'Climbs straight up',
  fixed: 'Some models stay',
  'all-move': 'Every model moves',
  'placed-if-able': 'Every model is placed',
  'no-overlap': 'No overlap',
  stands: 'On firm ground',
  sections: 'Through no wall',
  ceilings: 'Under no ceiling',
  climbed: 'Climbs as allowed',
  'clear-of-parts': 'Clear of terrain',
  'clear-of-openings': 'Clear of openings',
  'wholly-within': 'Wholly within the area',
  within: 'Within the area',
  'some-within': 'One model within the area',
  'more-than': 'Far enough away',
  coherent: 'In coherency',
  unengaged: 'Unengaged at the end',
  'engaged-with-each': 'Engaged with every target',
  'engaged-with-any': 'Engaged with an enemy',
  'keeps-engagements': 'Stays engaged',
  'engaged-if-able': 'Engaged if able',
  'closer-to-any': 'Closer to a target',
  'closer-to-closest': 'Closer to the closest',
  'closer-to-region': 'Closer to the objective',
  'within-if-able': 'Within reach if able',
  'within-region-if-able': 'In range if able',
  'as-close-as-possible': 'As close as possible',
};

/** What a constraint asks, in a few words. */
export function constraintName(kind: Constraint['kind']): string {
  const words = kind.replaceAll('-', ' ');
  return names[kind] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What is wrong, short enough to stand at the model: both numbers. */
export function shortOf({ kind, actual, needed }: Broken): string {
  const is = actual === undefined ? undefined : `${actual.toFixed(1)}″`;
  const must = needed === undefined ? undefined : `${needed.toFixed(1).replace(/\.0$/, '')}″`;
  if (kind === 'path-length' && is !== undefined && must !== undefined) return `${is} of ${must}`;
  if ((kind === 'unengaged' || kind === 'more-than') && is !== undefined && must !== undefined)
    return `${is}, needs >${must}`;
  if (kind === 'coherent') return is === undefined ? 'out of coherency' : `${is} to its mate`;
  return short[kind] ?? 'not here';
}

const short: Readonly<Record<string, string>> = {
  passes: 'something is in the way',
  'no-overlap': 'stands on another',
  'on-table': 'off the table',
  unengaged: 'too near an enemy',
  'more-than': 'too near',
  'wholly-within': 'outside the area',
  within: 'outside the area',
};
