import type { PlayerId } from './datasheet.ts';
import type { Game } from './game.ts';
import { type HandlersOf, type HookHandler, hookLayers, type Part } from './hooks.ts';
import type { JsonObject } from './json.ts';
import type { EffectInstance, UnitId } from './state.ts';

/** How exactly the engine plays an ability; shown to the players. */
export type Fidelity = 'exact' | 'approximate' | 'manual';

/** The groups in which rules of one timing are resolved, in this order (01.03.02, 07.02-j, 08.05). */
export type TriggerLayer = 'control' | 'core' | 'player' | 'mission';

/** What an effect does at a moment. */
export interface Trigger<Context> {
  /** Default: the rule belongs to its owner (groups 1 to 4). */
  readonly layer?: TriggerLayer;
  /** True: the rule is mandatory. False: its player may pass. */
  readonly forced: boolean;
  /** Whether it applies at this moment; tested again after every rule used. */
  applies(context: Context, self: EffectInstance, game: Game): boolean;
  /** Whose choice it is, where not the owner's. */
  player?(context: Context, self: EffectInstance, game: Game): PlayerId;
  /** Does it; may make one call. */
  use(context: Context, self: EffectInstance, game: Game): void;
}

/** What players are told about a rule: where it comes from, what to keep in mind, which other rules it touches. */
export interface About {
  readonly name: string;
  /** What kind of thing has it. */
  readonly source: 'datasheet' | 'army-rule' | 'detachment' | 'stratagem';
  /** The datasheet, faction or detachment, as printed. */
  readonly of: string;
  /** Id of the ruleset that it is written for. */
  readonly ruleset: string;
  /** State of the data that it is written after: `11e-launch`. */
  readonly dataVersion: string;
  /** A reminder in our own words. */
  readonly reminder: string;
  /** Rules that it changes or uses, by number. */
  readonly touches: readonly string[];
}

/** A rule as the machine sees it: answers to hooks, and triggers for windows. */
export interface EffectDefinition {
  readonly id: string;
  readonly rule: string;
  readonly fidelity: Fidelity;
  readonly about?: About;
  readonly hooks: Readonly<Record<string, HookHandler<never, unknown>>>;
  readonly triggers: Readonly<Record<string, Trigger<never>>>;
}

/** A window's name with the type of what is known at it. */
export interface Moment<Context extends JsonObject> {
  readonly name: string;
  readonly rule: string;
  readonly knows?: Context;
}

/** A moment of the ruleset's table. */
export function moment<Context extends JsonObject>(name: string, rule: string): Moment<Context> {
  return { name, rule };
}

/** The triggers an effect may have for the moments of a table. */
export type TriggersOf<Moments> = {
  readonly [Name in keyof Moments]?: Moments[Name] extends Moment<infer Context> ? Trigger<Context> : never;
};

/** What an effect is written as. */
export interface EffectSketch<Hooks, Moments> {
  readonly id: string;
  readonly rule: string;
  readonly fidelity?: Fidelity;
  readonly about?: About;
  readonly hooks?: HandlersOf<Hooks>;
  readonly triggers?: TriggersOf<Moments>;
}

/** Makes the constructor of effects for a ruleset's hooks and moments; a trigger's key is the key of the moments table. */
export function effectConstructor<Hooks, Moments extends Readonly<Record<string, Moment<JsonObject>>>>(
  moments: Moments,
) {
  return (sketch: EffectSketch<Hooks, Moments>): EffectDefinition => {
    const triggers: Record<string, Trigger<never>> = {};
    const written = (sketch.triggers ?? {}) as Readonly<Record<string, Trigger<never>>>;
    for (const key of Object.keys(written)) {
      const found = moments[key];
      const trigger = written[key];
      if (found !== undefined && trigger !== undefined) triggers[found.name] = trigger;
    }
    return {
      id: sketch.id,
      rule: sketch.rule,
      fidelity: sketch.fidelity ?? 'exact',
      ...(sketch.about === undefined ? {} : { about: sketch.about }),
      hooks: (sketch.hooks ?? {}) as EffectDefinition['hooks'],
      triggers,
    };
  };
}

interface Indexed<T> {
  readonly instance: EffectInstance;
  readonly definition: EffectDefinition;
  readonly handler: T;
}

interface EffectIndex {
  readonly hooks: ReadonlyMap<string, readonly Indexed<HookHandler<unknown, unknown>>[]>;
  readonly triggers: ReadonlyMap<string, readonly Indexed<Trigger<unknown>>[]>;
  readonly byId: ReadonlyMap<string, readonly EffectInstance[]>;
  /** Effects that end at a moment, by its name. */
  readonly endings: ReadonlyMap<string, readonly EffectInstance[]>;
  readonly endWithFrames: boolean;
}

const indexes = new WeakMap<readonly EffectInstance[], EffectIndex>();
const nothing: readonly never[] = [];

/** The effects in force, found by hook, by moment and by id. */
export class Effects {
  readonly #game: Game;
  /** Names of the hooks being answered, and the layer of the innermost. */
  readonly #asking: string[] = [];
  #depth: number = hookLayers.length;
  /** The list that was asked last, with its index. */
  #list: readonly EffectInstance[] | undefined;
  #known: EffectIndex | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Instances of an effect, in the order in which they started. */
  of(effect: string): readonly EffectInstance[] {
    return this.#index().byId.get(effect) ?? nothing;
  }

  /** Whether an effect lies on a unit. */
  onUnit(effect: string, unit: UnitId): boolean {
    return this.of(effect).some((instance) => instance.unit === unit);
  }

  /** Effects that end when a moment comes for a unit. */
  endingAt(name: string): readonly EffectInstance[] {
    return this.#index().endings.get(name) ?? nothing;
  }

  /** Whether any effect lasts until a frame is over. */
  get endWithFrames(): boolean {
    return this.#index().endWithFrames;
  }

  /** Triggers of a moment, in the order in which their effects started. */
  triggersAt(name: string): readonly Indexed<Trigger<unknown>>[] {
    return this.#index().triggers.get(name) ?? nothing;
  }

  /** Collects the answers to a hook; throws where a hook asks one of its own layer or a higher one. */
  ask(name: string, depth: number, context: unknown, onlyFirst: boolean): readonly Part<unknown>[] {
    this.#game.observer?.hook(name);
    const handlers = this.#index().hooks.get(name);
    if (handlers === undefined) return nothing;
    if (depth >= this.#depth)
      throw new Error(`hook ${name} asked from ${this.#asking.join(' > ')}: hooks ask only lower layers`);
    const outer = this.#depth;
    this.#depth = depth;
    this.#asking.push(name);
    try {
      return this.#collect(handlers, context, onlyFirst);
    } finally {
      this.#asking.pop();
      this.#depth = outer;
    }
  }

  #collect(
    handlers: readonly Indexed<HookHandler<unknown, unknown>>[],
    context: unknown,
    onlyFirst: boolean,
  ): Part<unknown>[] {
    const parts: Part<unknown>[] = [];
    for (const { instance, definition, handler } of handlers) {
      const value = handler(context, instance, this.#game);
      if (value === undefined) continue;
      parts.push({ value, source: definition.id, rule: definition.rule, instance });
      if (onlyFirst) break;
    }
    return parts;
  }

  #index(): EffectIndex {
    const list = this.#game.state.effects;
    if (this.#known !== undefined && this.#list === list) return this.#known;
    let index = indexes.get(list);
    if (index === undefined) {
      index = buildIndex(list, this.#game);
      indexes.set(list, index);
    }
    this.#list = list;
    this.#known = index;
    return index;
  }
}

function buildIndex(list: readonly EffectInstance[], game: Game): EffectIndex {
  const hooks = new Map<string, Indexed<HookHandler<unknown, unknown>>[]>();
  const triggers = new Map<string, Indexed<Trigger<unknown>>[]>();
  const byId = new Map<string, EffectInstance[]>();
  const endings = new Map<string, EffectInstance[]>();
  for (const instance of list) {
    const { until } = instance;
    if (until.kind === 'moment' || until.kind === 'players-moment') push(endings, until.moment, instance);
    if (instance.suspended === true) continue;
    push(byId, instance.effect, instance);
    const definition = game.ruleset.effects.get(instance.effect);
    if (definition === undefined) continue; // named to the players as not enforced
    for (const name of Object.keys(definition.hooks)) {
      push(hooks, name, { instance, definition, handler: definition.hooks[name] as HookHandler<unknown, unknown> });
    }
    for (const name of Object.keys(definition.triggers)) {
      push(triggers, name, { instance, definition, handler: definition.triggers[name] as Trigger<unknown> });
    }
  }
  return { hooks, triggers, byId, endings, endWithFrames: list.some(({ until }) => until.kind === 'frame') };
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
