const musterFindingCodes = [
  'too-many-points',
  'detachment-unknown',
  'no-detachment',
  'detachment-twice',
  'too-many-detachment-points',
  'detachment-points-unknown',
  'detachment-needs-units',
  'too-many-copies',
  'not-of-the-faction',
  'ally-not-with-detachment',
  'ally-too-many-points',
  'ally-limits-not-checked',
  'no-warlord',
  'several-warlords',
  'warlord-no-character',
  'warlord-of-another-faction',
  'warlord-ally',
  'too-many-enhancements',
  'enhancement-unknown',
  'enhancement-of-no-detachment',
  'enhancement-too-often',
  'enhancements-on-one-unit',
  'enhancement-no-character',
  'enhancement-epic-hero',
  'enhancement-keywords',
  'enhancement-ally',
  'leader-may-not-lead',
  'several-leaders',
  'support-not-attached',
  'unit-size',
  'gear-not-offered',
  'gear-too-often',
  'gear-too-many',
  'gear-not-checked',
  'units-underpaid',
] as const;

/** Something about a roster that the rules forbid, or that could not be checked. */
export interface MusterFinding {
  readonly code: (typeof musterFindingCodes)[number];
  readonly rule: string;
  /** The roster is against the rules, or it could not be told. */
  readonly kind: 'breach' | 'unchecked';
  /** Name of the unit that it is about. */
  readonly unit?: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type Values = MusterFinding['values'];

export function breach(code: MusterFinding['code'], rule: string, values: Values, unit?: string): MusterFinding {
  return { code, rule, kind: 'breach', values, ...(unit === undefined ? {} : { unit }) };
}

export function unchecked(code: MusterFinding['code'], rule: string, values: Values, unit?: string): MusterFinding {
  return { ...breach(code, rule, values, unit), kind: 'unchecked' };
}
