import { type Remote, wrap } from 'comlink';
import type { EngineApi } from './engine.worker.ts';

let started: Remote<EngineApi> | undefined;

/** The worker that holds the rules, the battle and the bots; started when something is first asked of it. */
export function engine(): Remote<EngineApi> {
  started ??= wrap<EngineApi>(new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }));
  return started;
}
