import type { Body, Point } from '../body.ts';

/** Ids of models that stand on the table (for `passes` also of movers), or places of features in the scene's terrain. */
export type Ids = readonly number[];

/** The sides of the table: left is x = 0, bottom is y = 0. */
export type TableEdge = 'left' | 'right' | 'bottom' | 'top';

/** A part of the table, in inches. */
export type Region =
  | { readonly kind: 'polygon'; readonly outline: readonly Point[] }
  /** `vertical`: only models whose standing surface is at most this far above the table are in it. */
  | {
      readonly kind: 'disc';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly vertical?: number;
    }
  /** The strip along one or more edges (all four where none is named); a corner belongs to both strips. */
  | { readonly kind: 'edge-band'; readonly distance: number; readonly edges?: readonly TableEdge[] }
  | { readonly kind: 'around-body'; readonly body: Body; readonly distance: number }
  | { readonly kind: 'around-polygon'; readonly outline: readonly Point[]; readonly distance: number };

/** Limits within which two models are engaged: plan and height are tested separately. */
interface EngagementRange {
  readonly horizontal: number;
  readonly vertical: number;
}

/** Binds only models that move; otherwise the duty binds every mover. */
interface Duty {
  readonly movedOnly?: boolean;
}

/** Each group is the models of one unit. */
interface Groups {
  readonly groups: readonly Ids[];
}

type Kinds =
  // How a model gets there.
  /** No model goes farther than its maximum; height climbed counts, except for the models listed. */
  | { readonly kind: 'path-length'; readonly freeVertical?: Ids }
  /** No base crosses one of these models, nor comes within `clear` of one at any point of its way. */
  | { readonly kind: 'passes'; readonly models: Ids; readonly clear?: EngagementRange }
  /** No base passes horizontally through a part of these features whose section is more than `limit` inches high. */
  | { readonly kind: 'sections'; readonly features: Ids; readonly limit: number }
  /** No base goes up or down through a part of these features. */
  | { readonly kind: 'ceilings'; readonly features: Ids }
  /** No base crosses or ends over the edge of the table. */
  | { readonly kind: 'on-table' }
  /**
   * A step goes along or up, not both; height changes only within `distance` of a feature in plan, and a base above the table stays
   * that near to parts that reach up to it.
   */
  | { readonly kind: 'climbs'; readonly distance: number }
  // Who moves.
  /** These models neither move nor turn. */
  | { readonly kind: 'fixed'; readonly models: Ids }
  /** Every mover moves. */
  | { readonly kind: 'all-move' }
  /** In a set-up a model may be left out only if there is no place for it. */
  | { readonly kind: 'placed-if-able' }
  // Where it ends.
  /** No base ends on another model. */
  | { readonly kind: 'no-overlap' }
  /** Each base ends on the table or wholly on one surface of terrain; with `ground` only on the table. */
  | { readonly kind: 'stands'; readonly ground?: boolean }
  /** A base that went up or down, above `limit` inches and within `distance` of one of these features, does not end on a surface of it. */
  | { readonly kind: 'climbed'; readonly features: Ids; readonly distance: number; readonly limit: number }
  /** No model ends with any part of it inside a part of a feature. */
  | { readonly kind: 'clear-of-parts' }
  /** No model ends with any part of it in an enclosed opening of these features, up to a height above the table. */
  | { readonly kind: 'clear-of-openings'; readonly features: Ids; readonly height: number }
  /** Every part of each base is inside one of the regions. */
  | { readonly kind: 'wholly-within'; readonly regions: readonly Region[] }
  /** Some part of each base is inside one of the regions. */
  | { readonly kind: 'within'; readonly regions: readonly Region[] }
  /** At least one model is within one of the regions. */
  | { readonly kind: 'some-within'; readonly regions: readonly Region[] }
  /** Farther than `distance` from each of these models and regions; 0 means not in the region with any part. */
  | {
      readonly kind: 'more-than';
      readonly distance: number;
      readonly horizontally: boolean;
      readonly models?: Ids;
      readonly regions?: readonly Region[];
    }
  // The unit.
  /**
   * Each model has a mate within `gap`, no two are farther apart than `span`, all within `vertical`, and the mates form one group.
   * Anchors are standing models that belong to the unit; with `anchorsOnly` only they count as mates, for models that join it.
   */
  | {
      readonly kind: 'coherent';
      readonly gap: number;
      readonly span: number;
      readonly vertical: number;
      readonly anchors?: Ids;
      readonly anchorsOnly?: boolean;
    }
  // Engagement.
  /** No model ends engaged with one of these; with `ifAble` a model may, if it has no other place. */
  | ({ readonly kind: 'unengaged'; readonly models: Ids; readonly ifAble?: boolean } & EngagementRange)
  | ({ readonly kind: 'engaged-with-each' } & Groups & EngagementRange)
  | ({ readonly kind: 'engaged-with-any'; readonly models: Ids } & EngagementRange)
  /** Each model listed ends engaged with some model of each group it is paired with. */
  | ({
      readonly kind: 'keeps-engagements';
      readonly pairs: readonly { readonly model: number; readonly group: Ids }[];
    } & EngagementRange)
  | ({ readonly kind: 'engaged-if-able'; readonly closestOnly?: boolean } & Groups & EngagementRange & Duty)
  // Nearer.
  /** A moved model ends closer to at least one group; with `unmovedToo` a model stays put only if it cannot get closer. */
  | ({ readonly kind: 'closer-to-any'; readonly unmovedToo?: boolean } & Groups)
  /** A moved model ends closer to the group that was closest to it when it began; of equally close ones to any. */
  | ({ readonly kind: 'closer-to-closest' } & Groups)
  /** A moved model ends in the region or closer to it. */
  | { readonly kind: 'closer-to-region'; readonly regions: readonly Region[] }
  | ({ readonly kind: 'within-if-able'; readonly distance: number } & Groups & Duty)
  | ({ readonly kind: 'within-region-if-able'; readonly regions: readonly Region[] } & Duty)
  /** A model ends as near to these models and regions as it can; one engaged with a model of `to` is exempt where `unlessEngaged` is given. */
  | ({
      readonly kind: 'as-close-as-possible';
      readonly to: Ids;
      readonly regions?: readonly Region[];
      readonly unlessEngaged?: EngagementRange;
    } & Duty);

/** One condition on a move or a set-up with the number of the rule that makes it; `movers` names the models it binds (all where absent). */
export type Constraint = { readonly rule: string; readonly movers?: Ids } & Kinds;

export type ConstraintKind = Constraint['kind'];
/** The constraint of one kind. */
export type ConstraintOf<K extends ConstraintKind> = Extract<Constraint, { readonly kind: K }>;
