/** The parts of the data package's mission records that the adapter reads; the package's own types satisfy them. */

export type SourceParameters = Readonly<Record<string, unknown>>;

/** A condition, or several joined by an operator. */
export interface SourceCondition {
  readonly type?: string;
  readonly parameters?: SourceParameters;
  readonly operator?: string;
  readonly operands?: readonly SourceCondition[];
}

export interface SourceRounds {
  readonly min?: number;
  readonly max?: number;
}

export interface SourceAward {
  readonly trigger: {
    readonly timing?: string;
    readonly phase?: string;
    readonly player_turn?: string;
    readonly battle_round?: SourceRounds;
  };
  readonly when?: SourceCondition;
  readonly vp?: number;
  readonly vp_per?: number;
  readonly per?: string;
  readonly vp_max?: number;
  readonly per_max?: number;
  readonly mode?: string;
  readonly exclusive_group?: string;
}

export interface SourceAction {
  readonly action_id?: string;
  readonly starts?: string;
  readonly use_limit?: number;
  readonly battle_round?: SourceRounds;
}

export interface SourceDrawn {
  readonly operation: string;
  readonly card_ids?: readonly string[];
  readonly battle_round?: SourceRounds;
  readonly condition?: {
    readonly subject: string;
    readonly quantifier: string;
    readonly unit_filter: { readonly wounds_min?: number; readonly model_count_min?: number };
  };
}

export interface SourceCard {
  readonly id: string;
  readonly name: string;
  readonly card_type?: string;
  readonly when_drawn?: SourceDrawn;
  readonly actions?: readonly SourceAction[];
  readonly awards?: readonly SourceAward[];
}

export interface SourceMission {
  readonly id: string;
  readonly name: string;
  readonly vp_per_game_cap?: number;
  readonly vp_per_round_cap?: number;
  readonly secondary_vp_per_game_cap?: number;
  readonly secondary_vp_per_round_cap?: number;
}

export interface SourceMatchup {
  readonly disposition: string;
  readonly opponent_disposition: string;
  readonly mission_id: string;
}

/** The mission records of the data package. */
export interface SourceMissions {
  readonly missions: readonly SourceMission[];
  readonly matchups: readonly SourceMatchup[];
  readonly cards: readonly SourceCard[];
  readonly dispositions: readonly { readonly id: string; readonly name: string }[];
}
