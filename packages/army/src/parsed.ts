/** An army list as its text says it: names and numbers only, before any datasheet is looked up. */
export interface ParsedList {
  readonly format: string;
  readonly name?: string;
  /** Lines or fields that may name the faction. */
  readonly factionNames: readonly string[];
  /** Lines or fields that may name detachments, several in one line. */
  readonly detachmentNames: readonly string[];
  readonly statedPoints?: number;
  /** The rules that the file names, as `10e`. */
  readonly writtenFor?: string;
  readonly units: readonly ParsedUnit[];
  /** Lines before the units that are none of the above. */
  readonly otherLines: readonly ParsedLine[];
  /** Settings and comments of the builder, which say nothing about the army. */
  readonly remarks: readonly ParsedLine[];
  /** Whether the format says which units are attached to each other. */
  readonly statesAttachments: boolean;
}

export interface ParsedLine {
  readonly text: string;
  readonly line?: number;
}

export type AttachedRole = 'leader' | 'support' | 'bodyguard';

export interface ParsedUnit {
  readonly name: string;
  readonly line?: number;
  /** Number of models written before the name. */
  readonly statedModels?: number;
  readonly points?: number;
  readonly items: readonly ParsedItem[];
  /** Units with the same value form one attached unit. */
  readonly attachedGroup?: string;
  readonly role?: AttachedRole;
}

/** A line or selection below a unit: a model, a weapon, wargear, an enhancement or a remark. */
export interface ParsedItem {
  readonly count: number;
  readonly name: string;
  readonly line?: number;
  /** Numbers of items below count for the whole group, unless `each` is set. */
  readonly items: readonly ParsedItem[];
  /** A list in one line ("Bolt pistol, Chainblade") that only the datasheet's names can split. */
  readonly gear?: string;
  /** What stands below is what each of the models carries. */
  readonly each?: boolean;
  /** The format itself says that this is a model, or an enhancement. */
  readonly kind?: 'model' | 'enhancement';
  readonly points?: number;
}
