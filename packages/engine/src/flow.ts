import type { PlayerId } from './datasheet.ts';
import type { Game } from './game.ts';
import type { Call } from './state.ts';

/**
 * The name of a flow with what it starts from and what it brings back. Files call a flow by its name and need not import its steps,
 * which keeps rules that call each other in a circle free of import cycles.
 */
export interface FlowName<Locals extends object, Result = undefined> {
  readonly name: string;
  /** A call of this flow; `active` makes that player the active one until it is over. */
  begin(locals: Locals, active?: PlayerId): Call;
  /** The same flow seen by its own steps, which keep more in their locals than a caller gives them. */
  keeping<Extra extends object>(): FlowName<Locals & Partial<Extra>, Result>;
  /** Never set: carries the type of the result. */
  readonly brings?: Result;
}

/** Names a flow. The name is saved data: a change needs a line in the migration table. */
export function flowName<Locals extends object, Result = undefined>(name: string): FlowName<Locals, Result> {
  const named: FlowName<Locals, Result> = {
    name,
    begin: (locals, active) => ({
      flow: name,
      locals: locals as Record<string, unknown>,
      ...(active === undefined ? {} : { active }),
    }),
    keeping: () => named as never,
  };
  return named;
}

/**
 * One step: runs to its end, may make one call or ask one question, and names the step that follows. A step that asks does nothing
 * else, so that its question can be made again after loading or after an adjustment.
 */
export type Step<Locals, Names extends string> = (game: Game, locals: Locals) => Names | 'done';

/** A flow as the kernel sees it. */
export interface FlowDefinition {
  readonly name: string;
  readonly steps: Readonly<Record<string, (game: Game, locals: never) => string>>;
  readonly result: ((locals: never) => unknown) | undefined;
}

/** Gives a named flow its steps; it begins at `start`, and `result` reads what it brings back from its last locals. */
export function flow<Locals extends object, Result, Names extends string>(
  name: FlowName<Locals, Result>,
  steps: Readonly<Record<Names | 'start', Step<Locals, NoInfer<Names> | 'start'>>>,
  result?: (locals: Locals) => Result,
): FlowDefinition {
  return { name: name.name, steps: steps as FlowDefinition['steps'], result: result as FlowDefinition['result'] };
}
