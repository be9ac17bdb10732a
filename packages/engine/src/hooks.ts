import type { Game } from './game.ts';
import type { EffectInstance } from './state.ts';

/** The layers of hooks, lowest first: a hook asks only hooks of lower layers, so no two rules can wait for each other. */
export const hookLayers = ['keywords', 'characteristics', 'abilities', 'modifiers', 'permissions'] as const;
export type HookLayer = (typeof hookLayers)[number];

/** What one effect contributes to a hook; `undefined` stands for nothing. */
export type HookHandler<Context, Value> = (context: Context, self: EffectInstance, game: Game) => Value | undefined;

/** One contribution with where it came from. */
export interface Part<Value> {
  readonly value: Value;
  /** Id of the effect. */
  readonly source: string;
  readonly rule: string;
  readonly instance: EffectInstance;
}

/** One of the game's questions that effects answer. */
export interface Hook<Context, Value> {
  readonly name: string;
  readonly layer: HookLayer;
  /** What every effect in force contributes, in the order in which they started. */
  parts(game: Game, context: Context): readonly Part<Value>[];
  /** The first contribution, or undefined. */
  first(game: Game, context: Context): Part<Value> | undefined;
}

/** Says that a hook exists; the name is the key of the ruleset's table. */
export interface HookSketch<Context, Value> {
  readonly layer: HookLayer;
  /** Never set: carries the types. */
  readonly asks?: Context;
  readonly gives?: Value;
}

/** A hook of the ruleset's table. */
export function hook<Context, Value>(layer: HookLayer): HookSketch<Context, Value> {
  return { layer };
}

type HookTable<Sketches> = {
  readonly [Name in keyof Sketches]: Sketches[Name] extends HookSketch<infer Context, infer Value>
    ? Hook<Context, Value>
    : never;
};

/** The handlers an effect may have for the hooks of a table. */
export type HandlersOf<Table> = {
  readonly [Name in keyof Table]?: Table[Name] extends Hook<infer Context, infer Value>
    ? HookHandler<Context, Value>
    : never;
};

/** Builds a ruleset's table of hooks. */
export function hookTable<
  Sketches extends Readonly<Record<string, HookSketch<never, unknown> | HookSketch<unknown, unknown>>>,
>(sketches: Sketches): HookTable<Sketches> {
  const table: Record<string, Hook<unknown, unknown>> = {};
  for (const name of Object.keys(sketches)) table[name] = makeHook(name, sketches[name]?.layer ?? 'modifiers');
  return table as HookTable<Sketches>;
}

function makeHook(name: string, layer: HookLayer): Hook<unknown, unknown> {
  const depth = hookLayers.indexOf(layer);
  return {
    name,
    layer,
    parts: (game, context) => game.effects.ask(name, depth, context, false),
    first: (game, context) => game.effects.ask(name, depth, context, true)[0],
  };
}

/** The sum of the numbers contributed to a hook. */
export function total<Context>(hookToAsk: Hook<Context, number>, game: Game, context: Context): number {
  let sum = 0;
  for (const part of hookToAsk.parts(game, context)) sum += part.value;
  return sum;
}
