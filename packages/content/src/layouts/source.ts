/** The parts of the data package's records of terrain that the adapter reads; the package's own types satisfy them. Inches, y downwards. */

export interface SourcePoint {
  readonly x: number;
  readonly y: number;
}

export type SourceFootprint =
  | { readonly type: 'rectangle'; readonly width: number; readonly height: number }
  | { readonly type: 'right-triangle'; readonly width: number; readonly height: number }
  | { readonly type: 'polygon'; readonly points: readonly SourcePoint[] };

/** Where the centroid of a footprint lies, and how the footprint is turned: mirrored first, then clockwise. */
export interface SourcePlacement {
  readonly position: SourcePoint;
  readonly rotation_degrees?: number | undefined;
  readonly mirror?: 'none' | 'horizontal' | 'vertical' | undefined;
}

export interface SourceWall {
  readonly points: readonly SourcePoint[];
  readonly thickness?: number | undefined;
}

export interface SourceTemplate {
  readonly id: string;
  readonly name: string;
  readonly footprint: SourceFootprint;
  /** The exact edge of an area; in the same frame as the footprint. */
  readonly outline?: readonly SourcePoint[] | undefined;
  readonly features?: readonly (SourcePlacement & {
    readonly id?: string | undefined;
    readonly template: string;
    readonly floor?: number | undefined;
  })[];
  readonly walls?: readonly SourceWall[] | undefined;
  readonly has_roof?: boolean | undefined;
  readonly upper_floor?: { readonly footprint: SourceFootprint; readonly floor?: number | undefined } | undefined;
  readonly default_height_inches?: number | undefined;
  readonly terrain_category?: string | undefined;
}

export interface SourcePiece extends SourcePlacement {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly piece_type?: 'area' | 'feature' | undefined;
  /** False for a place that is no terrain. */
  readonly terrain?: boolean | undefined;
  readonly template?: string | undefined;
  readonly footprint?: SourceFootprint | undefined;
  readonly parent_area_id?: string | undefined;
  readonly height_inches?: number | undefined;
  readonly link_group?: string | undefined;
  readonly objective_role?: 'home' | 'expansion' | 'center' | undefined;
  readonly is_objective?: boolean | undefined;
  readonly objective?: { readonly position?: SourcePoint | undefined } | undefined;
}

export interface SourceLayout {
  readonly id: string;
  readonly name: string;
  readonly mission_matchup_id?: string | undefined;
  readonly variant?: number | undefined;
  readonly deployment_pattern_id?: string | undefined;
  readonly board?: { readonly width: number; readonly height: number } | undefined;
  readonly pieces?: readonly SourcePiece[] | undefined;
}

export interface SourceZone {
  readonly player: 'attacker' | 'defender';
  readonly shape: SourceFootprint;
  readonly position: SourcePoint;
}

export interface SourcePattern {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly SourceZone[];
  readonly territories?: readonly SourceZone[] | undefined;
}

/** Everything of the data package that layouts are made from. */
export interface LayoutSource {
  readonly layouts: readonly SourceLayout[];
  readonly templates: readonly SourceTemplate[];
  readonly patterns: readonly SourcePattern[];
}
