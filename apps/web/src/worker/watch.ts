import { type BattleEvent, type Clock, rosterOf } from '@adjutant/engine';
import { Spectator } from '@adjutant/session';
import { type Names, namesFrom } from '@adjutant/text';
import { factsOf } from './facts.ts';
import { LogKeeper } from './log-keeper.ts';
import type { BattleFacts, BattleNow, StoredBattle, UnitNow } from './protocol.ts';
import { loadEvents } from './store.ts';
import { world } from './world.ts';

/** A place of the timeline: after so many events, with the line that was told then. */
export interface WatchStep {
  readonly at: number;
  readonly heading: boolean;
  readonly text: string;
  readonly victoryPoints: readonly [number, number];
  readonly round: number;
}

/** A battle to be watched: what never changes, and the steps of its timeline. */
export interface Watched {
  readonly facts: BattleFacts;
  readonly steps: readonly WatchStep[];
}

interface Watching {
  readonly battle: StoredBattle;
  readonly events: readonly BattleEvent[];
  readonly names: Names;
}

let watching: Watching | undefined;

/** Opens a stored battle to be watched; undefined where there is none. */
export async function watchBattle(id: string): Promise<Watched | undefined> {
  const found = await loadEvents(id);
  if (found === undefined) return undefined;
  const { battle, events } = found;
  const roster = rosterOf(battle.setup);
  const names = namesFrom(battle.setup, roster, world.ruleset);
  watching = { battle, events, names };
  return { facts: factsOf(battle, roster, names, []), steps: stepsOf(watching) };
}

function stepsOf({ battle, events, names }: Watching): readonly WatchStep[] {
  const log = new LogKeeper(names, rosterOf(battle.setup));
  const seen = new Spectator(battle.setup);
  const steps: WatchStep[] = [];
  for (const [at, event] of events.entries()) {
    seen.see(event);
    const before = log.lines.length;
    log.follow(events.slice(0, at + 1));
    for (const line of log.lines.slice(before)) {
      const heading = line.weight !== 'main' && line.weight !== 'key';
      const victoryPoints = [seen.scores[0].victoryPoints, seen.scores[1].victoryPoints] as const;
      steps.push({ at: at + 1, heading, text: line.text, victoryPoints, round: seen.round });
    }
  }
  return steps;
}

/** The battle as it stood after so many events. */
export function frameAt(at: number): BattleNow | undefined {
  if (watching === undefined) return undefined;
  const { battle, events, names } = watching;
  const seen = new Spectator(battle.setup);
  const shown = events.slice(0, at);
  let phase: Clock['phaseName'] = 'before-the-battle';
  for (const event of shown) {
    seen.see(event);
    if (event.type === 'moment' && phases.includes(event.moment)) phase = event.moment;
  }
  const log = new LogKeeper(names, rosterOf(battle.setup));
  log.follow(shown);
  return {
    round: seen.round,
    player: seen.player,
    phase,
    phaseIndex: phases.indexOf(phase),
    points: [seen.scores[0].victoryPoints, seen.scores[1].victoryPoints],
    commandPoints: [seen.scores[0].commandPoints, seen.scores[1].commandPoints],
    models: seen.models.map(({ pose, wounds, status }) => ({ pose, wounds, status })),
    units: seen.units.map(({ id, place }) => unitOf(seen, id, place.kind)),
    objectives: seen.objectives.map(({ id, controlledBy, levels }) => ({
      id,
      controlledBy,
      securedBy: undefined,
      levels: [levels[0], levels[1]],
    })),
    fallen: seen.fallen.slice(-12),
    ...nothingAsked,
    questions: 0,
    result: seen.result,
    logFrom: 0,
    log: log.lines.slice(-40),
  };
}

const phases = ['command', 'movement', 'shooting', 'charge', 'fight'];

/** Nobody decides anything while a battle is watched. */
const nothingAsked = {
  asked: undefined,
  thinking: undefined,
  undo: { possible: false, what: '' },
  orders: [],
  fault: undefined,
  thrown: [],
} as const;

function unitOf(seen: Spectator, id: number, place: UnitNow['place']): UnitNow {
  const models = seen.models.filter(
    (model) => model.unit === id && model.status !== 'removed' && model.status !== 'wreck',
  );
  const marks = seen.hasEffect(id, 'core/battle-shocked') ? (['shocked'] as const) : [];
  return {
    place,
    aboard: undefined,
    models: models.length,
    wounds: models.reduce((sum, { wounds }) => sum + wounds, 0),
    marks,
    done: false,
  };
}
