/** The one module that changes the state: every function changes it and emits the event, so that neither can be forgotten. */
import { type Pose, pathLength, roundPose } from '@adjutant/geometry';
import type { PlayerId } from './datasheet.ts';
import type { Cause } from './events.ts';
import type { Game } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { EffectStart } from './ruleset.ts';
import type {
  Awaiting,
  BattleResult,
  EffectInstance,
  ModelId,
  ModelStatus,
  StratagemUse,
  UnitId,
  UnitPlace,
} from './state.ts';

/** Notes in the log that a rule worked. */
export function note(game: Game, code: string, rule: string, values: JsonObject = {}): void {
  game.emit({ type: 'note', code, rule, values });
}

/** Moves the clock: `change` holds what is different now. */
export function setClock(game: Game, moment: string, rule: string, change: Partial<Game['state']['clock']>): void {
  Object.assign(game.state.clock, change);
  const { round, player } = game.state.clock;
  game.emit({ type: 'moment', moment, round, player, rule });
}

/** Notes that a unit was selected to do something. */
export function selectUnit(game: Game, unit: UnitId, purpose: string, rule: string): void {
  game.emit({ type: 'unit-selected', unit, purpose, rule });
}

// Places.

/** Puts a model on the table. */
export function setUpModel(game: Game, model: ModelId, pose: Pose, rule: string): void {
  const place = roundPose(pose);
  game.model(model).pose = place;
  game.emit({ type: 'model-set-up', model, pose: place, rule });
}

/** Moves a model along straight lines; `path` holds the poses after the start. */
export function moveModel(game: Game, model: ModelId, path: readonly Pose[], rule: string): void {
  const start = game.model(model).pose;
  const rounded = path.map(roundPose);
  const end = rounded.at(-1);
  if (start === undefined || end === undefined) return;
  game.model(model).pose = end;
  game.emit({ type: 'model-moved', model, path: rounded, distance: pathLength(start, rounded), rule });
}

/** Says where a unit is; leaving the table takes its models off it. */
export function setPlace(game: Game, unit: UnitId, place: UnitPlace, rule: string): void {
  game.unit(unit).place = place;
  if (place.kind !== 'table') for (const model of game.unitInfo(unit).models) game.model(model).pose = undefined;
  game.emit({ type: 'unit-place', unit, place, rule });
}

// Wounds and destruction.

/** Takes wounds from a model, or gives some back where `wounds` is negative; never below 0 nor above the profile's. */
export function loseWounds(game: Game, model: ModelId, wounds: number, cause: Cause): void {
  const state = game.model(model);
  const most = game.modelInfo(model).profile.wounds;
  const left = Math.max(0, Math.min(most, state.wounds - wounds));
  const change = left - state.wounds;
  state.wounds = left;
  game.emit({ type: 'wounds', model, wounds: left, change, cause });
}

/** Changes what a model is: living, fighting on, a wreck, or removed, which takes it off the table. */
export function setStatus(game: Game, model: ModelId, status: ModelStatus, cause: Cause): void {
  const state = game.model(model);
  if (state.status === status) return;
  state.status = status;
  if (status === 'removed') {
    if (state.pose !== undefined) state.fellAt = state.pose;
    state.pose = undefined;
  }
  game.emit({ type: 'model-status', model, status, cause });
}

/** Marks a unit as destroyed. */
export function destroyUnit(game: Game, unit: UnitId, cause: Cause): void {
  game.unit(unit).place = { kind: 'destroyed' };
  game.emit({ type: 'unit-destroyed', unit, cause });
}

/** Uses up one copy of a weapon for the battle. */
export function spendWeapon(game: Game, model: ModelId, weapon: string): void {
  const state = game.model(model);
  state.spent = [...state.spent, weapon];
  game.emit({ type: 'spent', model, weapon });
}

// Facts.

/** Records when something happened to a unit. */
export function setUnitFact(game: Game, unit: UnitId, fact: string, value: number): void {
  game.unit(unit).facts[fact] = value;
  game.emit({ type: 'fact', unit, fact, value });
}

/** Records when or how far something happened to a model. */
export function setModelFact(game: Game, model: ModelId, fact: string, value: number): void {
  game.model(model).facts[fact] = value;
  game.emit({ type: 'fact', model, fact, value });
}

/** Fixes a unit's starting strength. */
export function setStartingStrength(game: Game, unit: UnitId, models: number): void {
  game.unit(unit).startingStrength = models;
  game.emit({ type: 'fact', unit, fact: 'startingStrength', value: models });
}

// Points.

/** Gives or takes command points; never below 0. */
export function changeCommandPoints(game: Game, player: PlayerId, change: number, rule: string): void {
  const state = game.state.players[player];
  if (state.commandPoints + change < 0)
    throw new Error(`player ${player} has ${state.commandPoints} CP, not ${-change}`);
  state.commandPoints += change;
  game.emit({ type: 'command-points', player, change, now: state.commandPoints, rule });
}

/** Scores victory points from a source. */
export function score(game: Game, player: PlayerId, source: string, points: number, rule: string): void {
  const state = game.state.players[player];
  state.victoryPoints += points;
  state.scored[source] = (state.scored[source] ?? 0) + points;
  game.emit({ type: 'score', player, source, points, now: state.victoryPoints, rule });
}

/** Sets who controls an objective and both levels of control. */
export function setControl(
  game: Game,
  objective: string,
  controlledBy: PlayerId | undefined,
  levels: [number, number],
  rule: string,
): void {
  const state = game.state.objectives.find((candidate) => candidate.id === objective);
  if (state === undefined) throw new Error(`there is no objective ${objective}`);
  state.controlledBy = controlledBy;
  state.levels = [...levels];
  game.emit({
    type: 'objective',
    objective,
    levels: [...levels],
    rule,
    ...(controlledBy === undefined ? {} : { controlledBy }),
  });
}

/** Secures an objective for a player, or ends that it is secured. */
export function setSecured(game: Game, objective: string, securedBy: PlayerId | undefined, rule: string): void {
  const state = game.state.objectives.find((candidate) => candidate.id === objective);
  if (state === undefined) throw new Error(`there is no objective ${objective}`);
  state.securedBy = securedBy;
  note(game, securedBy === undefined ? 'objective-not-secured' : 'objective-secured', rule, {
    objective,
    player: securedBy ?? null,
  });
}

/** Keeps something that the other player may not see; no event tells of it. */
export function keepSecret(game: Game, player: PlayerId, name: string, value: Json): void {
  game.state.players[player].secrets = { ...game.state.players[player].secrets, [name]: value };
}

// Effects.

/** Puts an effect in force; brings back its serial. */
export function startEffect(game: Game, start: EffectStart, rule: string): number {
  const effect: EffectInstance = { ...start, serial: game.state.nextEffect };
  game.state.nextEffect += 1;
  game.state.effects = [...game.state.effects, effect];
  game.emit({ type: 'effect-started', effect, rule });
  return effect.serial;
}

/** Ends every effect that `ends` says. */
export function endEffects(game: Game, ends: (effect: EffectInstance) => boolean): void {
  const ended = game.state.effects.filter(ends);
  if (ended.length === 0) return;
  game.state.effects = game.state.effects.filter((effect) => !ended.includes(effect));
  for (const { serial, effect, unit } of ended) {
    game.emit({ type: 'effect-ended', serial, effect, ...(unit === undefined ? {} : { unit }) });
  }
}

/** Takes the force from every effect in force that `which` says; it keeps its place until it is resumed. */
export function suspendEffects(game: Game, which: (effect: EffectInstance) => boolean): void {
  const chosen = game.state.effects.filter((effect) => effect.suspended !== true && which(effect));
  if (chosen.length === 0) return;
  game.state.effects = game.state.effects.map((effect) =>
    chosen.includes(effect) ? { ...effect, suspended: true } : effect,
  );
  for (const { serial, effect, unit } of chosen) {
    game.emit({ type: 'effect-ended', serial, effect, ...(unit === undefined ? {} : { unit }) });
  }
}

/** Gives its force back to every suspended effect that `which` says. */
export function resumeEffects(game: Game, which: (effect: EffectInstance) => boolean, rule: string): void {
  const chosen = game.state.effects.filter((effect) => effect.suspended === true && which(effect));
  if (chosen.length === 0) return;
  game.state.effects = game.state.effects.map((effect) => {
    if (!chosen.includes(effect)) return effect;
    const { suspended: _was, ...inForce } = effect;
    return inForce;
  });
  for (const effect of game.state.effects.filter(({ serial }) => chosen.some((one) => one.serial === serial))) {
    game.emit({ type: 'effect-started', effect, rule });
  }
}

// What waits, and what was used.

/** Lets something wait for the end of a frame. */
export function letWait(game: Game, awaiting: Awaiting): void {
  game.state.awaiting = [...game.state.awaiting, awaiting];
}

/** Takes out what waited for a frame, in the order in which it came. */
export function takeAwaiting(game: Game, what: string, after: number): readonly Awaiting[] {
  const taken = game.state.awaiting.filter((one) => one.what === what && one.after === after);
  if (taken.length > 0) game.state.awaiting = game.state.awaiting.filter((one) => !taken.includes(one));
  return taken;
}

/** Records that a stratagem was used and with which targets. */
export function recordStratagem(game: Game, use: StratagemUse, price: number, paid: boolean, rule: string): void {
  game.state.stratagemUses = [...game.state.stratagemUses, use];
  const { player, stratagem, units } = use;
  game.emit({ type: 'stratagem', player, stratagem, units, price, paid, rule });
}

/** Ends the battle. */
export function setResult(game: Game, result: BattleResult): void {
  game.state.result = result;
  game.emit({ type: 'result', result });
}
