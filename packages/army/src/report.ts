import type { ArmySetup } from '@adjutant/engine';
import type { MusterFinding } from './muster/finding.ts';

export const entryStatuses = ['found', 'guessed', 'unknown', 'note'] as const;

/** What became of one line or unit of an army list; `text` is what the list says, `values` fill the sentence that `code` stands for. */
export interface ReportEntry {
  /** Found exactly; taken after a guess; not understood and left out; or a remark that needs no action. */
  readonly status: (typeof entryStatuses)[number];
  readonly code: string;
  readonly text: string;
  /** Line of the text, from 1. */
  readonly line?: number;
  /** Index of the unit in the list. */
  readonly unit?: number;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const importErrorCodes = [
  'empty-input',
  'binary-input',
  'input-too-long',
  'broken-json',
  'unknown-format',
  'no-models',
  'unknown-faction',
] as const;

/** Why no army came out of an input. */
export interface ImportError {
  readonly code: (typeof importErrorCodes)[number];
  readonly values: Readonly<Record<string, string | number>>;
  readonly line?: number;
}

/** An imported army with its report, or the reason why there is none. */
export type ImportResult =
  | {
      readonly ok: true;
      readonly army: ArmySetup;
      readonly format: string;
      readonly dataVersion: string;
      readonly report: readonly ReportEntry[];
      /** What the rules of mustering forbid about the army, or could not be told. */
      readonly findings: readonly MusterFinding[];
    }
  | { readonly ok: false; readonly error: ImportError; readonly report: readonly ReportEntry[] };

/** Entries that ask for the player's attention. */
export function warningsOf(report: readonly ReportEntry[]): readonly ReportEntry[] {
  return report.filter((entry) => entry.status === 'guessed' || entry.status === 'unknown');
}
