import type { Body } from '../body.ts';
import { horizontalDistance, verticalDistance } from '../distance.ts';
import { boundingRadius } from '../pose.ts';
import { isWithin } from '../tolerance.ts';
import type { ConstraintOf } from './constraint.ts';
import { type Fault, type Frame, type Judge, type Layout, moverAt, type Outlook, standingBody } from './judge.ts';
import { centreDistance } from './measure.ts';

/** Judges whether the unit holds together. */

interface Member {
  readonly id: number;
  readonly body: Body;
  readonly anchor: boolean;
}

export function coherentJudge(frame: Frame, constraint: ConstraintOf<'coherent'>): Judge {
  const anchors: Member[] = (constraint.anchors ?? []).map((id) => ({
    id,
    body: standingBody(frame.ground, id),
    anchor: true,
  }));
  return {
    constraint,
    unit: (layout) => faultsOf(constraint, [...anchors, ...members(frame, layout)]),
    promising: (layout, index, body) => outlook(frame, constraint, anchors, layout, index, body),
  };
}

function members(frame: Frame, layout: Layout): Member[] {
  return layout.bodies.flatMap((body, index) => (body ? [{ id: moverAt(frame, index).id, body, anchor: false }] : []));
}

function faultsOf(limits: ConstraintOf<'coherent'>, all: readonly Member[]): readonly Fault[] {
  if (all.length < 2) return [];
  const faults: Fault[] = [];
  const links = all.map((): number[] => []);
  for (let i = 0; i < all.length; i++) {
    const a = all[i];
    for (let j = i + 1; a && j < all.length; j++) {
      const b = all[j];
      if (!b || (a.anchor && b.anchor && limits.anchorsOnly)) continue;
      const flat = horizontalDistance(a.body, b.body);
      const level = isWithin(verticalDistance(a.body, b.body), limits.vertical);
      if (!level)
        faults.push({ model: b.id, other: a.id, actual: verticalDistance(a.body, b.body), needed: limits.vertical });
      else if (!isWithin(flat, limits.span))
        faults.push({ model: b.id, other: a.id, actual: flat, needed: limits.span });
      else if (isWithin(flat, limits.gap)) {
        links[i]?.push(j);
        links[j]?.push(i);
      }
    }
  }
  const apart = new Set(faults.flatMap((fault) => [fault.model, fault.other]));
  return [...faults, ...loners(limits, all, links).filter((fault) => !apart.has(fault.model))];
}

/** Models that no chain of mates joins to the greatest group; with anchors only, those without an anchor as mate. */
function loners(
  limits: ConstraintOf<'coherent'>,
  all: readonly Member[],
  links: readonly number[][],
): readonly Fault[] {
  const groups = limits.anchorsOnly ? [joinedToAnchors(all, links)] : groupsOf(links);
  const main = groups.reduce((best, group) => (group.length > best.length ? group : best), []);
  if (main.length === all.length) return [];
  return all.flatMap((member, index) => {
    if (main.includes(index)) return [];
    const actual = Math.min(
      ...all.flatMap((mate, other) => (main.includes(other) ? [horizontalDistance(member.body, mate.body)] : [])),
    );
    return [{ model: member.id, actual, needed: limits.gap }];
  });
}

function joinedToAnchors(all: readonly Member[], links: readonly number[][]): number[] {
  return all.flatMap((member, index) =>
    member.anchor || links[index]?.some((mate) => all[mate]?.anchor) ? [index] : [],
  );
}

function groupsOf(links: readonly number[][]): number[][] {
  const seen = links.map(() => false);
  return links.flatMap((_, start) => {
    if (seen[start]) return [];
    const group = [start];
    seen[start] = true;
    for (const index of group) {
      for (const mate of links[index] ?? []) {
        if (!seen[mate]) group.push(mate);
        seen[mate] = true;
      }
    }
    return [group];
  });
}

/**
 * Whether the unit can still hold together when this model ends here: no placed model is beyond the span, and one within the gap is
 * placed or may still come. The first to be placed counts as joined. Models that wait are taken to reach any place within their maximum.
 */
function outlook(
  frame: Frame,
  limits: ConstraintOf<'coherent'>,
  anchors: readonly Member[],
  layout: Layout,
  index: number,
  body: Body,
): Outlook {
  const radius = boundingRadius(body.shape);
  let others = anchors.length;
  let settled = others > 0;
  let best: Outlook = 0;
  for (const { body: other } of anchors) {
    const fit = fitOf(limits, body, other);
    if (fit === 'apart') return 0;
    if (fit === 'mates') best = 2;
  }
  for (let i = 0; i < layout.bodies.length; i++) {
    const other = layout.bodies[i];
    if (i === index || (other === undefined && layout.placed[i])) continue;
    others++;
    if (other && layout.placed[i]) {
      const fit = fitOf(limits, body, other);
      if (fit === 'apart') return 0;
      if (fit === 'mates' && !limits.anchorsOnly) best = 2;
      settled = true;
      continue;
    }
    const maximum = frame.fixed[i] ? 0 : moverAt(frame, i).maximum;
    const reached =
      other && maximum !== undefined ? centreDistance(body, other) - radius - (frame.radii[i] ?? 0) - maximum : 0;
    if (!isWithin(reached, limits.span)) return 0;
    if (best === 0 && isWithin(reached, limits.gap) && !limits.anchorsOnly) best = 1;
  }
  if (settled) return best;
  return others === 0 || best > 0 ? 2 : 0;
}

function fitOf(limits: ConstraintOf<'coherent'>, a: Body, b: Body): 'apart' | 'mates' | 'far' {
  if (!isWithin(verticalDistance(a, b), limits.vertical)) return 'apart';
  const flat = horizontalDistance(a, b);
  return isWithin(flat, limits.gap) ? 'mates' : isWithin(flat, limits.span) ? 'far' : 'apart';
}
