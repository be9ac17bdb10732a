import { destroyUnit, setStatus } from '@adjutant/engine';
import type { Scene } from './scene.ts';

const cause = { kind: 'rule', rule: 'test', owner: undefined } as const;

/** Removes the last models of a unit as if they had been destroyed before the scene began. */
export function slay(s: Scene, name: string, count = s.models(name).length): Scene {
  for (const model of s.models(name).slice(s.models(name).length - count)) setStatus(s.game, model, 'removed', cause);
  if (s.left(name) === 0) destroyUnit(s.game, s.unit(name), cause);
  return s;
}
