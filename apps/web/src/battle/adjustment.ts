import type { Adjustment } from '@adjutant/engine';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';

/** What can be agreed on, in the order of the form. */
export const adjustKinds = ['wounds', 'place', 'command-points', 'victory-points', 'state', 'note'] as const;
export type AdjustKind = (typeof adjustKinds)[number];

/** What is known of a unit that the table may know better, with how the rules keep it. */
export const states = {
  shocked: { mark: 'core/battle-shocked' },
  advanced: { fact: 'advancedOn' },
  'fell back': { fact: 'fellBackOn' },
  charged: { fact: 'chargedOn' },
  shot: { fact: 'shotOn' },
} as const;
export type StateName = keyof typeof states;

/** The form as it is filled in; numbers as they were typed. */
export interface AdjustDraft {
  readonly kind: AdjustKind;
  readonly player: 0 | 1;
  readonly unit: number;
  readonly model: number;
  readonly wounds: string;
  readonly x: string;
  readonly y: string;
  readonly change: string;
  readonly state: StateName;
  readonly on: boolean;
  readonly reason: string;
}

/** What a fresh form says: the unit that is looked at, as it stands. */
export function freshDraft(facts: BattleFacts, now: BattleNow, selected: number | undefined): AdjustDraft {
  const unit = selected ?? facts.units.find(({ id }) => now.units[id]?.place === 'table')?.id ?? 0;
  const blank = { kind: 'wounds', change: '1', state: 'shocked', on: true, reason: '' } as const;
  return {
    ...blank,
    player: facts.units[unit]?.player ?? 0,
    unit,
    ...modelPart(now, modelsOf(facts, now, unit)[0] ?? -1),
  };
}

/** The part of the form about a model: its wounds and where it stands. */
export function modelPart(now: BattleNow, model: number): Pick<AdjustDraft, 'model' | 'wounds' | 'x' | 'y'> {
  const { wounds = 0, pose } = now.models[model] ?? {};
  const at = (value: number | undefined) => (value === undefined ? '' : String(Math.round(value * 100) / 100));
  return { model, wounds: String(wounds), x: at(pose?.x), y: at(pose?.y) };
}

/** Models of a unit that are in the battle. */
export function modelsOf(facts: BattleFacts, now: BattleNow, unit: number): readonly number[] {
  return (facts.units[unit]?.models ?? []).filter((model) => now.models[model]?.status === 'living');
}

/** A number as it was typed, or undefined where it is none. */
function numberIn(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  return text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
}

/** What the form asks for, with its reason; undefined where a number is missing. */
export function adjustmentsOf(draft: AdjustDraft, now: BattleNow): readonly Adjustment[] | undefined {
  const text = draft.reason.trim();
  const reason: readonly Adjustment[] = text === '' ? [] : [{ kind: 'note', text }];
  if (draft.kind === 'note') return reason.length === 0 ? undefined : reason;
  const change = changeOf(draft, now);
  return change === undefined ? undefined : [change, ...reason];
}

function changeOf(draft: AdjustDraft, now: BattleNow): Adjustment | undefined {
  const { kind, player, unit, model, on } = draft;
  switch (kind) {
    case 'wounds': {
      const wounds = numberIn(draft.wounds);
      if (wounds === undefined) return undefined;
      return wounds === 0 ? { kind: 'remove', model } : { kind, model, wounds };
    }
    case 'place': {
      const [x, y, pose] = [numberIn(draft.x), numberIn(draft.y), now.models[model]?.pose];
      return x === undefined || y === undefined || pose === undefined
        ? undefined
        : { kind, model, pose: { ...pose, x, y } };
    }
    case 'command-points':
    case 'victory-points': {
      const change = numberIn(draft.change);
      if (change === undefined) return undefined;
      return kind === 'command-points' ? { kind, player, change } : { kind, player, change, source: 'agreed' };
    }
    default: {
      const state = states[draft.state];
      if ('mark' in state) return { kind: 'mark', unit, mark: state.mark, on };
      return { kind: 'fact', unit, fact: state.fact, value: on ? (now.turn ?? 0) : 0 };
    }
  }
}
