/** What limits a roster besides the datasheets: of enhancements, detachments and allies. */
import { keywordOf, nameKey } from '../names.ts';
import type { Source, SourceAlliedRule, SourceDetachment, SourceEnhancement, SourceFaction } from './source.ts';

/** Who may have an enhancement, and how often. */
export interface EnhancementLimits {
  /** An Upgrade: also for units without CHARACTER models, and several times. */
  readonly upgrade?: true;
  /** How often an army may have it; absent: once. */
  readonly copies?: number;
  /** A bearer's unit needs all the keywords of one of these lists. */
  readonly needs?: readonly (readonly string[])[];
  readonly refuses?: readonly string[];
}

/** What a detachment adds to units, demands and forbids. */
export interface DetachmentLimits {
  /** Keywords that units with one of the others gain. */
  readonly grants?: readonly { readonly keyword: string; readonly to: readonly string[]; readonly most?: number }[];
  /** The army needs so many units with the keyword. */
  readonly minimums?: readonly { readonly keyword: string; readonly min: number }[];
}

/** Units of other factions that an army may have. */
export interface AllyFacts {
  readonly name: string;
  readonly datasheets: readonly string[];
  /** Only with one of these detachments. */
  readonly detachments?: readonly string[];
  readonly noWarlord?: true;
  readonly noEnhancements?: true;
  /** Most points of them, by battle size. */
  readonly points?: Readonly<Record<string, number>>;
  /** It has limits that are not known here. */
  readonly more?: true;
}

export function enhancementLimits(enhancement: SourceEnhancement): EnhancementLimits {
  const { upgrade_tag, max_targets, keyword_restrictions, keyword_restriction_groups, exclusion_keywords } =
    enhancement;
  const groups = keyword_restriction_groups ?? (keyword_restrictions ? [keyword_restrictions] : []);
  return {
    ...(upgrade_tag === true ? { upgrade: true } : {}),
    ...(typeof max_targets === 'number' && max_targets > 1 ? { copies: max_targets } : {}),
    ...(groups.length > 0 ? { needs: groups.map((group) => group.map(keywordOf)) } : {}),
    ...(exclusion_keywords ? { refuses: exclusion_keywords.map(keywordOf) } : {}),
  };
}

export function detachmentLimits({ granted_keywords, unit_minimums }: SourceDetachment): DetachmentLimits {
  return {
    ...(granted_keywords
      ? {
          grants: granted_keywords.map(({ keyword, to_keywords, max_selected }) => ({
            keyword: keywordOf(keyword),
            to: to_keywords.map(keywordOf),
            ...(typeof max_selected === 'number' ? { most: max_selected } : {}),
          })),
        }
      : {}),
    ...(unit_minimums
      ? { minimums: unit_minimums.map(({ keyword, min }) => ({ keyword: keywordOf(keyword), min })) }
      : {}),
  };
}

/** The allies that an army of a faction may have. */
export function alliesOf(faction: SourceFaction, { alliedRules = [] }: Source): AllyFacts[] {
  const names = [faction.name, ...(faction.keywords ?? []), ...(faction.aliases ?? [])].map(nameKey);
  return alliedRules
    .filter(({ army_keywords_any }) => (army_keywords_any ?? []).some((keyword) => names.includes(nameKey(keyword))))
    .map(allyFacts);
}

function allyFacts(rule: SourceAlliedRule): AllyFacts {
  const limits = rule.points_limits?.map(({ battle_size, max_points }) => [battle_size, max_points] as const);
  const more = [rule.keyword_limits, rule.warlord_required_keyword, rule.battleline_ratio_keywords];
  return {
    name: rule.label ?? rule.name,
    datasheets: (rule.source_datasheet_ids ?? []).map((id) => `${rule.source_faction_id}/${id}`),
    ...(rule.detachment_ids ? { detachments: rule.detachment_ids } : {}),
    ...(rule.cannot_be_warlord === true ? { noWarlord: true } : {}),
    ...(rule.cannot_take_enhancements === true ? { noEnhancements: true } : {}),
    ...(limits ? { points: Object.fromEntries(limits) } : {}),
    ...(more.some((one) => one !== undefined && one !== null) ? { more: true } : {}),
  };
}
