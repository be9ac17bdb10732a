import type { BattleEvent } from '@adjutant/engine';

/** A short figure of everything that happened in a battle: two logs that differ anywhere have different ones. */
export function fingerprintOf(log: readonly BattleEvent[]): string {
  let first = 0x811c9dc5;
  let second = 0x1b873593;
  for (const event of log) {
    const text = JSON.stringify(event);
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      first = Math.imul(first ^ code, 0x01000193);
      second = Math.imul(second ^ code, 0x85ebca6b) ^ (second >>> 13);
    }
  }
  return [first, second].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
