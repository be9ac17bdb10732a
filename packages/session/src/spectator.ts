import {
  type BattleEvent,
  type BattleResult,
  type BattleSetup,
  buildRoster,
  type FormedUnit,
  type JsonObject,
  type ModelId,
  type ModelInfo,
  type ModelState,
  type ModelStatus,
  type PlayerId,
  type Roster,
  rosterWith,
  type UnitId,
  type UnitPlace,
} from '@adjutant/engine';

/** Where a model stands. */
export type Place = NonNullable<ModelState['pose']>;

/** A model as a watcher sees it. */
export interface WatchedModel {
  readonly id: ModelId;
  unit: UnitId;
  status: ModelStatus;
  wounds: number;
  /** Undefined while not on the table. */
  pose: Place | undefined;
}

/** A unit as a watcher sees it. */
export interface WatchedUnit {
  readonly id: UnitId;
  readonly player: PlayerId;
  place: UnitPlace;
}

/** An objective as a watcher sees it. */
export interface WatchedObjective {
  readonly id: string;
  controlledBy: PlayerId | undefined;
  /** Whose it stays without models in range. */
  securedBy: PlayerId | undefined;
  levels: readonly [number, number];
}

/** A mark or ability that was put in force during the battle. */
export interface WatchedEffect {
  readonly serial: number;
  readonly effect: string;
  readonly unit: UnitId | undefined;
  readonly owner: PlayerId;
}

/** Points of a player. */
export interface WatchedScore {
  commandPoints: number;
  victoryPoints: number;
  readonly bySource: Record<string, number>;
}

const newModel = ({ id, unit, profile }: ModelInfo): WatchedModel => ({
  id,
  unit,
  status: 'living',
  wounds: profile.wounds,
  pose: undefined,
});

/** A battle followed by its events alone: what a picture, a board or a report needs at any moment of it. */
export class Spectator {
  readonly setup: BattleSetup;
  /** The printed side of both armies, with the units that came into being so far. */
  roster: Roster;
  readonly models: WatchedModel[];
  readonly units: WatchedUnit[];
  readonly objectives: readonly WatchedObjective[];
  readonly scores: readonly [WatchedScore, WatchedScore];
  /** Where models were removed from the table. */
  readonly fallen: { readonly model: ModelId; readonly pose: Place }[] = [];
  effects: readonly WatchedEffect[] = [];
  /** The moment that came last, with its round and player. */
  round = 0;
  player: PlayerId = 0;
  moment = '';
  readonly #startingRoster: Roster;
  #formed: readonly FormedUnit[] = [];
  result: BattleResult | undefined;

  constructor(setup: BattleSetup) {
    this.setup = setup;
    this.#startingRoster = buildRoster(setup);
    this.roster = this.#startingRoster;
    this.models = this.roster.models.map(newModel);
    this.units = this.roster.units.map(({ id, player }) => ({ id, player, place: { kind: 'undeployed' } }));
    this.objectives = setup.layout.objectives.map(({ id }) => ({
      id,
      controlledBy: undefined,
      securedBy: undefined,
      levels: [0, 0],
    }));
    this.scores = [
      { commandPoints: 0, victoryPoints: 0, bySource: {} },
      { commandPoints: 0, victoryPoints: 0, bySource: {} },
    ];
  }

  /** Whether an effect lies on a unit. */
  hasEffect(unit: UnitId, effect: string): boolean {
    return this.effects.some((one) => one.unit === unit && one.effect === effect);
  }

  /** Takes in what happened next. */
  see(event: BattleEvent): void {
    switch (event.type) {
      case 'moment':
        this.round = event.round;
        this.player = event.player;
        this.moment = event.moment;
        break;
      case 'command-points':
        this.scores[event.player].commandPoints = event.now;
        break;
      case 'score':
        this.#score(event.player, event.source, event.points, event.now);
        break;
      case 'objective':
        this.#control(event.objective, event.controlledBy, event.levels);
        break;
      case 'note':
        this.#secure(event.code, event.values);
        break;
      case 'effect-started': {
        const { serial, effect, unit, owner } = event.effect;
        this.effects = [...this.effects, { serial, effect, unit, owner }];
        break;
      }
      case 'effect-ended':
        this.effects = this.effects.filter((one) => one.serial !== event.serial);
        break;
      case 'result':
        this.result = event.result;
        break;
      default:
        this.#seeModels(event);
    }
  }

  #seeModels(event: BattleEvent): void {
    switch (event.type) {
      case 'model-set-up':
        this.#change(event.model, { pose: event.pose });
        break;
      case 'model-moved': {
        const pose = event.path.at(-1);
        if (pose !== undefined) this.#change(event.model, { pose });
        break;
      }
      case 'wounds':
        this.#change(event.model, { wounds: event.wounds });
        break;
      case 'model-status':
        this.#become(event.model, event.status);
        break;
      case 'unit-place':
        this.#place(event.unit, event.place);
        break;
      case 'unit-formed':
        this.#form(event.unit, event.formed);
        break;
      case 'unit-destroyed':
        this.#place(event.unit, { kind: 'destroyed' });
        break;
      default: // facts, dice and notes change nothing that stands on the table
    }
  }

  #form(unit: UnitId, formed: FormedUnit): void {
    this.#formed = [...this.#formed, formed];
    this.roster = rosterWith(this.#startingRoster, this, this.#formed);
    const info = this.roster.units[unit];
    if (info === undefined) return;
    const place = formed.kind === 'split' ? this.units[formed.from]?.place : undefined;
    this.units.push({ id: unit, player: info.player, place: place ?? { kind: 'undeployed' } });
    for (const model of info.models) {
      const known = this.models[model];
      const printed = this.roster.models[model];
      if (known !== undefined) known.unit = unit;
      else if (printed !== undefined) this.models.push(newModel(printed));
    }
  }

  #change(model: ModelId, change: Partial<WatchedModel>): void {
    const watched = this.models[model];
    if (watched !== undefined) Object.assign(watched, change);
  }

  #become(model: ModelId, status: ModelStatus): void {
    const pose = this.models[model]?.pose;
    if (status === 'removed' && pose !== undefined) this.fallen.push({ model, pose });
    this.#change(model, status === 'removed' ? { status, pose: undefined } : { status });
  }

  #place(unit: UnitId, place: UnitPlace): void {
    const watched = this.units[unit];
    if (watched !== undefined) watched.place = place;
    if (place.kind === 'table' || place.kind === 'destroyed') return;
    for (const model of this.roster.units[unit]?.models ?? []) this.#change(model, { pose: undefined });
  }

  #score(player: PlayerId, source: string, points: number, now: number): void {
    const score = this.scores[player];
    score.victoryPoints = now;
    score.bySource[source] = (score.bySource[source] ?? 0) + points;
  }

  #secure(code: string, { objective: id, player }: JsonObject): void {
    const objective = this.objectives.find((one) => one.id === id);
    if (objective === undefined) return;
    if (code === 'objective-secured') objective.securedBy = player === 0 || player === 1 ? player : undefined;
    if (code === 'objective-not-secured') objective.securedBy = undefined;
  }

  #control(id: string, controlledBy: PlayerId | undefined, levels: readonly [number, number]): void {
    const objective = this.objectives.find((one) => one.id === id);
    if (objective !== undefined) Object.assign(objective, { controlledBy, levels });
  }
}
