import { useEffect } from 'react';
import { aimAt, choose, targetsOf } from '../decisions/choosing.ts';
import { diceTyped, withFace, withoutLast } from '../decisions/typed-dice.ts';
import { addWaypoint, answer, moversNow, nearestLegal, shiftDraft, turnDraft, undo } from '../state/battle-actions.ts';
import { isOptional, useBattle } from '../state/battle-store.ts';
import { usePreferences } from '../state/preferences.ts';
import { showBox, zoomAt } from '../table/camera.ts';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';

/** Keys of the whole battle screen; what is typed into a field or done in a popup is left alone. */
export function useBattleKeys(facts: BattleFacts, now: BattleNow): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const act = moveKey(event) ?? answerKey(event, now) ?? letterKey(event, facts, now);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [facts, now]);
}

type Act = (() => void) | undefined;

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type))
  )
    return true;
  return target.closest('[role=dialog],[role=listbox],[role=menu]') !== null;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Arrows shift the unit in hand, Q and E turn it. */
function moveKey({ key, shiftKey }: KeyboardEvent): Act {
  if (moversNow().length === 0) return undefined;
  const arrow = arrows[key];
  const step = shiftKey ? 0.1 : 1;
  if (arrow !== undefined) return () => shiftDraft(arrow[0] * step, arrow[1] * step);
  if (key.toLowerCase() === 'q') return () => turnDraft(15);
  return key.toLowerCase() === 'e' ? () => turnDraft(-15) : undefined;
}

/** Enter gives the first answer of the footer that is no pass, Space the pass; digits and arrows choose. */
function answerKey({ key, target }: KeyboardEvent, { asked }: BattleNow): Act {
  if (asked === undefined) return undefined;
  const onButton = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  if (key === 'Enter')
    return onButton ? undefined : () => press(isOptional(asked) ? '.dfoot .btn:not(.p):not(.q)' : '.dfoot .btn.p');
  if (key === ' ') {
    if (onButton || target instanceof HTMLInputElement) return undefined;
    const { declining } = asked;
    return declining !== undefined && isOptional(asked) ? () => answer(declining) : () => press('.dfoot .btn.p');
  }
  const ids = asked.question.kind === 'declare-attacks' ? targetsOf().map(String) : asked.options.map(({ id }) => id);
  if (asked.question.kind === 'dice') return diceKey(key, asked.question.count);
  if (/^[1-9]$/.test(key)) return pick(asked, ids[Number(key) - 1]);
  if (
    (key === 'ArrowDown' || key === 'ArrowUp') &&
    !(target instanceof HTMLInputElement) &&
    !(target instanceof SVGElement)
  ) {
    const { chosen, target: aimed } = useBattle.getState();
    const at = ids.indexOf(asked.question.kind === 'declare-attacks' ? String(aimed) : (chosen[0] ?? ''));
    return pick(asked, ids[Math.max(0, Math.min(ids.length - 1, at + (key === 'ArrowDown' ? 1 : -1)))]);
  }
  return undefined;
}

/** 1 to 6 add a die as long as one is missing, Backspace takes the last away. */
function diceKey(key: string, count: number): Act {
  const { numbers } = useBattle.getState();
  if (key === 'Backspace') return () => useBattle.setState({ numbers: withoutLast(numbers) });
  if (!/^[1-6]$/.test(key) || diceTyped(numbers) >= count) return undefined;
  return () => useBattle.setState({ numbers: withFace(numbers, Number(key), (numbers[key] ?? 0) + 1) });
}

function pick({ question }: NonNullable<BattleNow['asked']>, id: string | undefined): Act {
  if (id === undefined || question.kind === 'order' || question.kind === 'assign') return undefined;
  return question.kind === 'declare-attacks' ? () => aimAt(Number(id)) : () => choose(id);
}

function press(selector: string): void {
  document.querySelector<HTMLButtonElement>(selector)?.click();
}

function letterKey({ key }: KeyboardEvent, facts: BattleFacts, now: BattleNow): Act {
  if (!usePreferences.getState().letterKeys) return undefined;
  const { width, height } = facts.layout;
  const acts: Readonly<Record<string, () => void>> = {
    f: () => void nearestLegal(),
    u: undo,
    g: () => useBattle.setState({ adjusting: true }),
    w: addWaypoint,
    t: () => useBattle.setState(({ model }) => ({ model: model === undefined ? moversNow()[0] : undefined })),
    m: nextModel,
    '[': () => stepUnit(facts, now, -1),
    ']': () => stepUnit(facts, now, 1),
    '+': () => zoomAt(1.25),
    '=': () => zoomAt(1.25),
    '-': () => zoomAt(0.8),
    '0': () => showBox({ x: 0, y: 0, width, height }, true),
    '/': () => document.querySelector<HTMLAnchorElement>('.bar a[href="/rules"]')?.click(),
  };
  return acts[key.toLowerCase()];
}

function nextModel(): void {
  const movers = moversNow();
  const { model } = useBattle.getState();
  useBattle.setState({
    model: movers[(model === undefined ? 0 : movers.indexOf(model) + 1) % Math.max(1, movers.length)],
  });
}

function stepUnit({ units }: BattleFacts, now: BattleNow, by: number): void {
  const shown = units.filter(({ id }) => now.units[id]?.place !== 'destroyed');
  const at = shown.findIndex(({ id }) => id === useBattle.getState().selected);
  const next = shown[(at + by + shown.length) % Math.max(1, shown.length)];
  useBattle.setState({ selected: next?.id });
}
