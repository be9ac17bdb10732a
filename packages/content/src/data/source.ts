/** The parts of the data package's records that the adapter reads; the package's own types satisfy them. */

export interface SourceBase {
  readonly shape: string;
  readonly diameter?: number;
  readonly width?: number;
  readonly length?: number;
  readonly size?: string;
  readonly draft?: boolean;
}

export interface SourceModelProfile {
  readonly name?: string;
  readonly M: number | string;
  readonly T: number;
  readonly W: number;
  readonly Sv: number;
  readonly invuln_sv?: number | null;
  readonly invuln_sv_ranged?: number | null;
  readonly invuln_sv_melee?: number | null;
  readonly Ld: number;
  readonly OC: number;
}

export interface SourcePoints {
  readonly models: number;
  readonly models_max?: number | null;
  readonly cost: number;
  readonly unit_count_min?: number | null;
}

export interface SourceUnit {
  readonly id: string;
  readonly name: string;
  readonly faction_id: string;
  readonly profiles: readonly SourceModelProfile[];
  readonly points?: readonly SourcePoints[] | null;
  readonly keywords?: readonly string[] | null;
  readonly faction_keywords?: readonly string[] | null;
  readonly base_size_mm?: SourceBase | null;
  readonly model_count?: { readonly min: number; readonly max: number };
  readonly weapon_ids?: readonly string[] | null;
  readonly ability_ids?: readonly string[] | null;
  readonly attachment_role?: string | null;
  readonly transport_capacity?: SourceTransport | null;
  readonly wargear_costs?: readonly { readonly item_id: string; readonly cost: number }[];
  readonly wargear_budgets?: readonly SourceBudget[];
  readonly game_modes?: readonly string[] | null;
  readonly aliases?: readonly string[] | null;
  readonly game_version: { readonly edition: string; readonly dataslate: string };
}

export interface SourceBudget {
  readonly items: readonly string[];
  readonly count?: number;
  /** 0: the count is for the unit, however large it is. */
  readonly per_models?: number;
  readonly duplicate_limit?: number;
}

export interface SourceTransport {
  readonly capacity: number;
  readonly exclusion_keywords?: readonly string[] | null;
}

export interface SourceWeaponKeyword {
  readonly keyword_id: string;
  readonly parameters?: {
    readonly value?: number | string;
    readonly threshold?: number;
    readonly target_keyword?: string;
    readonly required_target_keywords_any?: readonly string[];
    readonly excluded_target_keywords?: readonly string[];
  };
}

export interface SourceWeaponProfile {
  readonly name: string;
  /** Inches, or "Melee". */
  readonly range?: number | string | null;
  readonly stats: {
    readonly A: number | string;
    readonly S: number | string;
    readonly AP: number;
    readonly D: number | string;
    readonly BS?: number | null;
    readonly WS?: number | null;
  };
  readonly keywords?: readonly SourceWeaponKeyword[] | null;
  readonly target_restrictions?: { readonly required_keywords_any?: readonly string[] } | null;
}

export interface SourceWeapon {
  readonly id: string;
  readonly name: string;
  readonly faction_id?: string | null;
  readonly profiles: readonly SourceWeaponProfile[];
}

export interface SourceAbility {
  readonly ability_id: string;
  readonly name: string;
  readonly behavior?: string;
  readonly faction_id?: string | null;
}

export interface SourceComposition {
  readonly unit_id: string;
  readonly faction_id?: string | null;
  readonly models: readonly SourceCompositionModel[];
}

export interface SourceCompositionModel {
  readonly name: string;
  readonly profile_name?: string | null;
  readonly min: number;
  readonly max: number;
  readonly default_weapon_ids?: readonly string[] | null;
  readonly base_size_mm?: SourceBase | null;
  readonly loadout_variants?: readonly { readonly weapon_ids?: readonly string[] }[];
}

export interface SourceOption {
  readonly unit_id: string;
  readonly faction_id?: string | null;
  readonly replaces?: readonly string[] | null;
  readonly replacement?: readonly string[] | null;
  readonly replacement_choice?: readonly (readonly string[])[];
  readonly model_constraint?: SourceOptionLimit | null;
}

export interface SourceOptionLimit {
  readonly model_name?: string | null;
  readonly any_number?: boolean | null;
  readonly max_count?: number | null;
  readonly per_n_models?: number | null;
}

export interface SourceFaction {
  readonly id: string;
  readonly name: string;
  readonly parent_faction_id?: string | null;
  readonly aliases?: readonly string[] | null;
  readonly keywords?: readonly string[] | null;
  readonly faction_rule_ids?: readonly string[] | null;
}

export interface SourceDetachment {
  readonly id: string;
  readonly name: string;
  readonly faction_id: string;
  readonly detachment_points?: number | null;
  readonly force_dispositions?: readonly string[] | null;
  readonly granted_keywords?:
    | readonly { readonly keyword: string; readonly to_keywords: readonly string[]; readonly max_selected?: number }[]
    | null;
  readonly unit_minimums?: readonly { readonly keyword: string; readonly min: number }[] | null;
}

export interface SourceEnhancement {
  readonly id: string;
  readonly name: string;
  readonly detachment_id: string;
  readonly cost: number;
  readonly upgrade_tag?: boolean | null;
  readonly max_targets?: number | null;
  readonly keyword_restrictions?: readonly string[] | null;
  readonly keyword_restriction_groups?: readonly (readonly string[])[] | null;
  readonly exclusion_keywords?: readonly string[] | null;
}

export interface SourceAlliedRule {
  readonly name: string;
  readonly label?: string;
  readonly army_keywords_any?: readonly string[];
  readonly source_faction_id?: string | null;
  readonly source_datasheet_ids?: readonly string[];
  readonly detachment_ids?: readonly string[] | null;
  readonly cannot_be_warlord?: boolean | null;
  readonly cannot_take_enhancements?: boolean | null;
  readonly points_limits?: readonly { readonly battle_size: string; readonly max_points: number }[] | null;
  readonly keyword_limits?: unknown;
  readonly warlord_required_keyword?: unknown;
  readonly battleline_ratio_keywords?: unknown;
}

/** The whole data set as plain records. */
export interface Source {
  readonly units: readonly SourceUnit[];
  readonly weapons: readonly SourceWeapon[];
  readonly abilities: readonly SourceAbility[];
  readonly weaponKeywords: readonly { readonly id: string; readonly name: string }[];
  readonly compositions: readonly SourceComposition[];
  readonly options: readonly SourceOption[];
  readonly wargear: readonly { readonly id: string; readonly name: string }[];
  readonly factions: readonly SourceFaction[];
  readonly detachments: readonly SourceDetachment[];
  readonly enhancements: readonly SourceEnhancement[];
  /** Absent: no allies are known. */
  readonly alliedRules?: readonly SourceAlliedRule[];
  readonly attachments: readonly { readonly leader_id: string; readonly eligible_bodyguard_ids: readonly string[] }[];
}
