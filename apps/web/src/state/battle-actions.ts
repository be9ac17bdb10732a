import type { Adjustment, Json } from '@adjutant/engine';
import type { Goal, Pose } from '@adjutant/geometry';
import { proxy } from 'comlink';
import { engine } from '../worker/client.ts';
import type { DraftMove, Replied } from '../worker/protocol.ts';
import { closeScreen, type Draft, takeNow, useBattle } from './battle-store.ts';

/** Opens a stored battle and lets it go on. */
export async function openBattle(id: string): Promise<void> {
  closeScreen();
  try {
    const facts = await engine().open(id, proxy(takeNow));
    if (facts === undefined) {
      useBattle.setState({ status: 'missing' });
      return;
    }
    useBattle.setState({ facts });
    await engine().go();
  } catch (error) {
    useBattle.setState({ status: 'failed', error: error instanceof Error ? error.message : String(error) });
  }
}

export function leaveBattle(): void {
  void engine().close();
  closeScreen();
}

async function send(reply: Promise<Replied>): Promise<void> {
  useBattle.setState({ sent: true, refusals: [] });
  const replied = await reply;
  if (!replied.ok) useBattle.setState({ sent: false, refusals: replied.why });
}

function waiting(): number | undefined {
  const { now, sent } = useBattle.getState();
  return sent ? undefined : now?.asked?.number;
}

/** Answers the question that waits. */
export function answer(value: Json): void {
  const number = waiting();
  if (number !== undefined) void send(engine().answer(number, value));
}

/** Answers otherwise what a standing order answered on the way to the question that waits. */
export function answerInstead(number: number, value: Json): void {
  if (waiting() !== undefined) void send(engine().instead(number, value));
}

/** Changes on which both players agree; brings back what is wrong with them. */
export async function adjust(adjustments: readonly Adjustment[]): Promise<Replied> {
  const number = useBattle.getState().now?.asked?.number;
  if (number === undefined) return { ok: false, why: [] };
  return engine().adjust(number, adjustments);
}

/** Answers with the places of the draft. */
export function answerDraft(): void {
  const number = waiting();
  if (number !== undefined) void send(engine().answerPlaces(number, movesOf(useBattle.getState().draft)));
}

export function undo(): void {
  const { now, sent } = useBattle.getState();
  if (now?.undo.possible && !sent) void send(engine().undo());
}

function movesOf(draft: Draft): readonly DraftMove[] {
  return [...draft].map(([model, path]) => ({ model, path }));
}

let judging = false;
let judgeAgain = false;

/** Changes the draft; it is judged once a frame of the worker, always as it stands last. */
export function setDraft(draft: Draft): void {
  useBattle.setState({ draft, noPlace: false });
  void judgeDraft();
}

async function judgeDraft(): Promise<void> {
  if (judging) {
    judgeAgain = true;
    return;
  }
  const { answering, draft } = useBattle.getState();
  if (answering === undefined) return;
  judging = true;
  const judged = await engine().judge(answering, movesOf(draft));
  judging = false;
  if (useBattle.getState().answering === answering) useBattle.setState({ judged });
  if (!judgeAgain) return;
  judgeAgain = false;
  await judgeDraft();
}

/** Legal places that serve a goal become the draft; false where the solver finds none. */
export async function placeFor(goal: Goal): Promise<boolean> {
  const number = waiting();
  if (number === undefined) return false;
  const moves = await engine().propose(number, goal);
  if (useBattle.getState().answering !== number) return false;
  useBattle.setState({ noPlace: moves === undefined });
  if (moves === undefined) return false;
  setDraft(new Map(moves.map(({ model, path }) => [model, path])));
  return true;
}

/** Where the models of a new question stand at first: as they are, or where the solver puts them if they may not stay. */
export async function firstPlaces(always: boolean): Promise<void> {
  if (!always) await judgeDraft();
  const { judged } = useBattle.getState();
  if (always || (judged?.broken.length ?? 0) > 0) await placeFor({ kind: 'satisfy' });
}

/** Where a model of the draft ends, or stands. */
export function endOf(model: number): Pose | undefined {
  const { draft, now } = useBattle.getState();
  return draft.get(model)?.at(-1) ?? now?.models[model]?.pose;
}

/** The nearest legal places to the draft as it stands. */
export function nearestLegal(): Promise<boolean> {
  const ends = [...useBattle.getState().draft.keys()].flatMap((model) => endOf(model) ?? []);
  if (ends.length === 0) return placeFor({ kind: 'satisfy' });
  const x = ends.reduce((sum, end) => sum + end.x, 0) / ends.length;
  const y = ends.reduce((sum, end) => sum + end.y, 0) / ends.length;
  return placeFor({ kind: 'toward', x, y });
}

/** Models of the question that may move or are to be set up. */
export function moversNow(): readonly number[] {
  const question = useBattle.getState().now?.asked?.question;
  if (question?.kind === 'move-models') return question.movers.map(({ model }) => model);
  return question?.kind === 'place-models' ? question.models : [];
}

/** Shifts the whole unit, or the one model that is picked, by inches. */
export function shiftDraft(dx: number, dy: number): void {
  const { draft, model, now } = useBattle.getState();
  const moved = model === undefined ? moversNow() : [model];
  const next = new Map(draft);
  for (const id of moved) {
    const end = endOf(id);
    if (end === undefined || now === undefined) continue;
    const path = draft.get(id) ?? [];
    next.set(id, [...path.slice(0, -1), { ...end, x: end.x + dx, y: end.y + dy }]);
  }
  setDraft(next);
}

/** Turns them by degrees, counter-clockwise. */
export function turnDraft(degrees: number): void {
  const { draft, model } = useBattle.getState();
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const next = new Map(draft);
  for (const id of model === undefined ? moversNow() : [model]) {
    const end = endOf(id);
    if (end === undefined) continue;
    const { facingX, facingY } = end;
    const turned = { ...end, facingX: facingX * cos - facingY * sin, facingY: facingX * sin + facingY * cos };
    next.set(id, [...(draft.get(id) ?? []).slice(0, -1), turned]);
  }
  setDraft(next);
}

/** Keeps where the draft has come as a waypoint. */
export function addWaypoint(): void {
  const { draft, model } = useBattle.getState();
  const next = new Map(draft);
  for (const id of model === undefined ? moversNow() : [model]) {
    const path = draft.get(id);
    const end = path?.at(-1);
    if (path !== undefined && end !== undefined) next.set(id, [...path, end]);
  }
  setDraft(next);
}

/** Puts everything back to where it stood. */
export function clearDraft(): void {
  setDraft(new Map());
}
