import type { MatchupAsked } from '../worker/matchup.ts';

/** A question to the calculator as the fragment of an address: it reaches no server. */
export function toFragment({ attacks, target, circumstances }: MatchupAsked): string {
  return `#${new URLSearchParams({ a: attacks, t: target, ...(circumstances.length > 0 ? { c: circumstances.join(',') } : {}) })}`;
}

/** The question that a fragment holds, or undefined where it holds none. */
export function fromFragment(fragment: string): MatchupAsked | undefined {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const [attacks, target] = [values.get('a'), values.get('t')];
  if (attacks === null || target === null) return undefined;
  const circumstances = (values.get('c') ?? '').split(',').filter((name) => name !== '');
  return { attacks, target, circumstances: circumstances as MatchupAsked['circumstances'] };
}
