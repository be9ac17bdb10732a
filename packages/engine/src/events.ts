import type { Pose } from '@adjutant/geometry';
import type { PlayerId } from './datasheet.ts';
import type { JsonObject } from './json.ts';
import type { BattleResult, EffectInstance, FormedUnit, ModelId, ModelStatus, UnitId, UnitPlace } from './state.ts';

/** Who or what caused a loss of wounds or a destruction (05.04.04-g); `psychic` marks psychic attacks and what counts as one (22.03). */
export type Cause =
  | { readonly kind: 'attack'; readonly unit: UnitId; readonly weapon: string; readonly psychic?: true }
  | {
      readonly kind: 'rule';
      readonly rule: string;
      readonly owner: PlayerId | undefined;
      readonly psychic?: true;
    };

/** One thing that happened. Events are all that a viewer needs to show the battle. */
export type BattleEvent =
  /** The clock moved: start or end of a round, turn, phase or step. */
  | {
      readonly type: 'moment';
      readonly moment: string;
      readonly round: number;
      readonly player: PlayerId;
      readonly rule: string;
    }
  | {
      readonly type: 'dice';
      readonly player: PlayerId;
      readonly purpose: string;
      readonly faces: readonly number[];
      readonly unit?: UnitId;
      readonly rerolled?: readonly number[];
      /** Faces that fail, where whoever rolls said so. */
      readonly fails?: readonly number[];
      readonly rule: string;
    }
  | { readonly type: 'unit-selected'; readonly unit: UnitId; readonly purpose: string; readonly rule: string }
  | { readonly type: 'model-set-up'; readonly model: ModelId; readonly pose: Pose; readonly rule: string }
  | {
      readonly type: 'model-moved';
      readonly model: ModelId;
      readonly path: readonly Pose[];
      readonly distance: number;
      readonly rule: string;
    }
  | { readonly type: 'unit-place'; readonly unit: UnitId; readonly place: UnitPlace; readonly rule: string }
  | {
      readonly type: 'wounds';
      readonly model: ModelId;
      readonly wounds: number;
      readonly change: number;
      readonly cause: Cause;
    }
  | { readonly type: 'model-status'; readonly model: ModelId; readonly status: ModelStatus; readonly cause: Cause }
  /** A unit came into being: its number and those of its models are the next free ones. */
  | { readonly type: 'unit-formed'; readonly unit: UnitId; readonly formed: FormedUnit; readonly rule: string }
  | { readonly type: 'unit-destroyed'; readonly unit: UnitId; readonly cause: Cause }
  | {
      readonly type: 'command-points';
      readonly player: PlayerId;
      readonly change: number;
      readonly now: number;
      readonly rule: string;
    }
  | {
      readonly type: 'score';
      readonly player: PlayerId;
      readonly source: string;
      readonly points: number;
      readonly now: number;
      readonly rule: string;
    }
  | {
      readonly type: 'objective';
      readonly objective: string;
      readonly controlledBy?: PlayerId;
      readonly levels: readonly [number, number];
      readonly rule: string;
    }
  | { readonly type: 'effect-started'; readonly effect: EffectInstance; readonly rule: string }
  | { readonly type: 'effect-ended'; readonly serial: number; readonly effect: string; readonly unit?: UnitId }
  | {
      readonly type: 'fact';
      readonly unit?: UnitId;
      readonly model?: ModelId;
      readonly fact: string;
      readonly value: number;
    }
  | { readonly type: 'spent'; readonly model: ModelId; readonly weapon: string }
  | {
      readonly type: 'stratagem';
      readonly player: PlayerId;
      readonly stratagem: string;
      readonly units: readonly UnitId[];
      readonly price: number;
      readonly paid: boolean;
      readonly rule: string;
    }
  /** A question with one legal answer was answered by the kernel. */
  | {
      readonly type: 'forced';
      readonly player: PlayerId;
      readonly purpose: string;
      readonly rule: string;
      readonly answer: JsonObject;
    }
  /** A rule worked: a code with its values, for the log. */
  | { readonly type: 'note'; readonly code: string; readonly rule: string; readonly values: JsonObject }
  | { readonly type: 'adjusted'; readonly what: JsonObject }
  | { readonly type: 'undone'; readonly question: number }
  | { readonly type: 'result'; readonly result: BattleResult };
