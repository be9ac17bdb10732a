/** What is printed about units and weapons: plain facts, shared by every battle and never changed. */

import type { BaseShape } from '@adjutant/geometry';

/** A player's seat. */
export type PlayerId = 0 | 1;

/** A printed number that may be random: the sum of `dice` dice of `sides` sides, plus `plus` (01.05). */
export interface Amount {
  readonly dice: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}

/** One row of characteristics (02.02). `undefined` stands for a printed "-". */
export interface ModelProfile {
  readonly name: string;
  readonly move?: number;
  /** A random M, rolled for the unit when it is selected to move (02.02.03-a); there is no `move` then. */
  readonly randomMove?: Amount;
  readonly toughness: number;
  readonly save: number;
  readonly invulnerable?: number;
  /** An invulnerable save that works only against ranged attacks. */
  readonly invulnerableRanged?: number;
  /** An invulnerable save that works only against melee attacks. */
  readonly invulnerableMelee?: number;
  readonly wounds: number;
  readonly leadership: number;
  readonly objectiveControl?: number;
  readonly base: BaseShape;
  /** Inches from the ground to the top of the model. */
  readonly height: number;
  /** Keywords of this model; the unit has those of all its models (02.05.01). */
  readonly keywords: readonly string[];
}

/** A target condition of a weapon ability: any of the keywords, or none of them (24.01-b, 24.03-c). */
export interface TargetCondition {
  readonly keywords: readonly string[];
  readonly without: boolean;
}

export const weaponAbilityIds = [
  'anti',
  'assault',
  'blast',
  'cleave',
  'close-quarters',
  'devastating-wounds',
  'extra-attacks',
  'hazardous',
  'heavy',
  'ignores-cover',
  'indirect-fire',
  'lance',
  'lethal-hits',
  'melta',
  'one-shot',
  'precision',
  'psychic',
  'rapid-fire',
  'sustained-hits',
  'torrent',
  'twin-linked',
  'special',
] as const;
export type WeaponAbilityId = (typeof weaponAbilityIds)[number];

/** One bracketed ability of a weapon (24.01). PISTOL reads as close-quarters (24.27). */
export interface WeaponAbility {
  readonly id: WeaponAbilityId;
  /** The X of [SUSTAINED HITS X], [RAPID FIRE X], [MELTA X], [BLAST X], [CLEAVE X]. */
  readonly value?: Amount;
  /** The Y of [ANTI-X Y+]. */
  readonly threshold?: number;
  /** Where the ability works only against some targets; for [ANTI-X Y+] the X. */
  readonly against?: TargetCondition;
  /** The printed words of an ability that is none of the core ones. */
  readonly text?: string;
}

/** One profile of a weapon (02.04, 04.01.03). */
export interface WeaponProfile {
  readonly name: string;
  /** Inches; `undefined` for a melee weapon. */
  readonly range?: number;
  readonly attacks: Amount;
  /** BS or WS; `undefined` where the weapon hits without a roll. */
  readonly skill?: number;
  readonly strength: Amount;
  /** 0 or negative. */
  readonly armourPenetration: number;
  readonly damage: Amount;
  readonly abilities: readonly WeaponAbility[];
}

export interface Weapon {
  readonly id: string;
  readonly name: string;
  /** One entry, or several of which the player picks one each time (04.01.03). */
  readonly profiles: readonly WeaponProfile[];
}

export const abilityKinds = ['core', 'faction', 'datasheet', 'wargear', 'aura', 'psychic', 'damaged'] as const;

/** An ability by name; effects are found by its id. */
export interface AbilityEntry {
  /** Kebab case, with the owner unless core: `deadly-demise`, `orks/waaagh`. */
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof abilityKinds)[number];
  /** The number behind the name: Scouts 6", Deadly Demise D3, Feel No Pain 5+ (as threshold in `plus`). */
  readonly value?: Amount;
}

/** How many models of one profile a unit may have, and what each carries at first (02.06). */
export interface CompositionEntry {
  readonly profile: string;
  readonly min: number;
  readonly max: number;
  /** Weapon ids, repeated for copies. */
  readonly wargear: readonly string[];
}

/** The price of a unit of up to `models` models that is at least the `fromCopy`th of its datasheet in the army (25.03-d). */
export interface PointsEntry {
  readonly models: number;
  readonly points: number;
  readonly fromCopy: number;
}

export interface Datasheet {
  /** Faction and name in kebab case: `orks/boyz`. */
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly factionKeywords: readonly string[];
  /** Keywords of every model, without the faction keywords. */
  readonly keywords: readonly string[];
  readonly profiles: readonly ModelProfile[];
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly AbilityEntry[];
  readonly composition: readonly CompositionEntry[];
  readonly points: readonly PointsEntry[];
  /** Ids of the datasheets this one may lead or support (19.01). */
  readonly leads?: readonly string[];
  readonly transport?: TransportCapacity;
  /** Wargear with a price of its own, by weapon or ability id. */
  readonly wargearPoints?: readonly { readonly wargear: string; readonly points: number }[];
  /** What the data did not say and was assumed instead, as codes: `hull-outline-assumed`. */
  readonly notes?: readonly string[];
  /** Which edition and state of the points and profiles this is: `11e-2026-07`. */
  readonly dataVersion: string;
}

/** Who may ride in a TRANSPORT, and how many (18.01). */
export interface TransportCapacity {
  readonly capacity: number;
  /** A passenger model needs all the keywords of one of these lists. */
  readonly accepts: readonly (readonly string[])[];
  readonly refuses: readonly string[];
  /** Models with the keyword take this many places. */
  readonly spaces: readonly { readonly keyword: string; readonly spaces: number }[];
  /** The capacity of a model that carries the weapon. */
  readonly capacityWith?: readonly { readonly weapon: string; readonly capacity: number }[];
}
