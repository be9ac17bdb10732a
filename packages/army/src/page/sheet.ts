import type { LoadoutOption } from '@adjutant/content/data';
import type { AbilityEntry, CompositionEntry, Datasheet, ModelProfile, PointsEntry, Weapon } from '@adjutant/engine';
import type { ReportEntry } from '../report.ts';

/** A row of characteristics as far as a page prints it. */
export type PageProfile = Pick<ModelProfile, 'name'> &
  Partial<
    Pick<ModelProfile, 'move' | 'toughness' | 'save' | 'invulnerable' | 'wounds' | 'leadership' | 'objectiveControl'>
  >;

/** How many models of a kind there may be, and what each carries at first. */
export interface PageComposition extends CompositionEntry {
  /** The page does not say what the models carry; it follows from the options. */
  readonly assumed?: true;
}

/** A price, for copies of the datasheet from the `fromCopy`th to the `toCopy`th; without an end where it is absent. @rule 25.03-d */
export interface PagePoints extends PointsEntry {
  readonly toCopy?: number;
}

export const pagePhases = ['any', 'command', 'movement', 'shooting', 'charge', 'fight'] as const;

/** A phase in which a stratagem may be used, and whose. @rule 15.01 */
export interface PageMoment {
  readonly phase: (typeof pagePhases)[number];
  readonly turn: 'own' | 'opponent' | 'either';
}

/** A stratagem that a page lists for its unit. @rule 15.01 */
export interface PageStratagem {
  /** As printed, in capitals. */
  readonly name: string;
  readonly commandPoints: number;
  readonly detachment: string;
  readonly category?: string;
  /** Absent where the card itself does not stand on the page. */
  readonly when?: readonly PageMoment[];
}

/** What changes while a model has few wounds left. */
export interface PageDamaged {
  readonly from: number;
  readonly to: number;
  readonly objectiveControl?: number;
  readonly hitRoll?: number;
}

/** More Leaders than one for a large unit, if one of them has the keyword. @rule 19.01-c */
export interface PageBodyguard {
  readonly startingStrength: number;
  readonly leaders: number;
  readonly oneOf: string;
}

/** A datasheet as one page prints it: the engine's datasheet without what no page says, and with what only pages say. */
export interface PageSheet
  extends Pick<
    Datasheet,
    'id' | 'name' | 'faction' | 'factionKeywords' | 'keywords' | 'weapons' | 'abilities' | 'transport'
  > {
  readonly factionName: string;
  /** The edition whose rules the page quotes, where it quotes any. */
  readonly edition?: 10 | 11;
  readonly profiles: readonly PageProfile[];
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly AbilityEntry[];
  readonly composition: readonly PageComposition[];
  readonly options: readonly LoadoutOption[];
  readonly points: readonly PagePoints[];
  readonly invulnerable?: number;
  readonly damaged?: PageDamaged;
  readonly bodyguard?: PageBodyguard;
  /** Names of units that this one may lead. @rule 19.01 */
  readonly leads?: readonly string[];
  /** Names of units that may lead this one. */
  readonly ledBy?: readonly string[];
  readonly detachmentRules: readonly string[];
  readonly stratagems: readonly PageStratagem[];
}

export const pageErrorCodes = [
  'page-empty',
  'page-binary',
  'page-too-long',
  'page-html',
  'page-no-datasheet',
  'page-several',
  'page-no-title',
  'page-cut-off',
] as const;

/** Why a text was not read as a page. */
export interface PageError {
  readonly code: (typeof pageErrorCodes)[number];
  readonly values: Readonly<Record<string, string | number>>;
  readonly line?: number;
}

/** A page that was read, with what became of each of its lines; or the reason why nothing was read. */
export type PageResult =
  | { readonly ok: true; readonly sheet: PageSheet; readonly report: readonly ReportEntry[] }
  | { readonly ok: false; readonly error: PageError };
