import type { AbilityEntry, ArmySetup, BattleSetup, Datasheet, Fidelity, PlayerId, Ruleset } from '@adjutant/engine';

/** How exactly something is played; `none`: the players must see to it; `manual`: the battle reminds; `approximate`: nearly. */
export type Enforcement = 'none' | Fidelity;

/** A rule of an army, and how exactly the engine plays it. */
export interface EnforcedRule {
  readonly id: string;
  readonly name: string;
  /** Where it stands: an ability's kind, `weapon`, `enhancement`, `detachment` or `stratagem`. */
  readonly kind: AbilityEntry['kind'] | 'weapon' | 'enhancement' | 'detachment' | 'stratagem';
  /** Names of the units or weapons that have it. */
  readonly bearers: readonly string[];
  readonly fidelity: Enforcement;
  /** Set where it is written after another state of the data than the datasheet that has it. */
  readonly otherData?: true;
  /** A reminder of what it does, where there is one. */
  readonly reminder?: string;
}

/** A rule in play that the engine does not enforce exactly. */
export interface Unenforced extends Omit<EnforcedRule, 'kind'> {
  readonly player: PlayerId;
  readonly kind: Exclude<EnforcedRule['kind'], 'stratagem'>;
  readonly fidelity: Exclude<Enforcement, 'exact'>;
}

/** What is enforced though no effect carries it, because a rule reads the datasheet. */
export interface EnforcementOptions {
  /** Ids or kinds of abilities that the rules read directly. */
  readonly readByRules?: readonly string[];
}

/** Every ability, enhancement and detachment rule of both armies that is not enforced exactly: named to the players before the battle. */
export function unenforced(
  setup: BattleSetup,
  ruleset: Ruleset,
  options: EnforcementOptions = {},
): readonly Unenforced[] {
  return ([0, 1] as const).flatMap((player) =>
    fidelitySheet(setup.armies[player], ruleset, options).flatMap((rule) =>
      rule.fidelity === 'exact' || rule.kind === 'stratagem'
        ? []
        : [{ ...rule, player, kind: rule.kind, fidelity: rule.fidelity }],
    ),
  );
}

/** Everything that an army brings besides numbers, each with how exactly it is played: its detachments, cards, abilities, enhancements. */
export function fidelitySheet(
  army: ArmySetup,
  ruleset: Ruleset,
  options: EnforcementOptions = {},
): readonly EnforcedRule[] {
  const found = new Map<string, EnforcedRule>();
  const known = new Set(options.readByRules ?? []);
  const add: Add = (id, name, kind, bearer, dataVersion) => {
    const effect = ruleset.effects.get(id) ?? ruleset.stratagems.get(id);
    const about = effect?.about;
    const byRules = known.has(id) || known.has(kind);
    const written = effect === undefined ? 'none' : 'fidelity' in effect ? effect.fidelity : 'exact';
    const otherData = dataVersion !== undefined && about !== undefined && about.dataVersion !== dataVersion;
    const fidelity = byRules ? 'exact' : otherData && written === 'exact' ? 'approximate' : written;
    const key = `${kind}/${id}/${fidelity}`;
    const before = found.get(key)?.bearers ?? [];
    const bearers = bearer === '' || before.includes(bearer) ? before : [...before, bearer];
    const reminder = about === undefined ? {} : { reminder: about.reminder };
    found.set(key, { id, name, kind, bearers, fidelity, ...reminder, ...(otherData ? { otherData: true } : {}) });
  };
  for (const id of army.detachments) add(id, ruleset.effects.get(id)?.about?.name ?? id, 'detachment', '');
  for (const card of ruleset.stratagems.values()) {
    if (army.detachments.includes(card.detachment ?? '')) add(card.id, card.name, 'stratagem', '');
  }
  for (const unit of army.units) {
    for (const { datasheet } of unit.components) addDatasheet(army.datasheets[datasheet], add);
    for (const { enhancement } of unit.models)
      if (enhancement !== undefined) add(enhancement, enhancement, 'enhancement', unit.name);
  }
  return [...found.values()];
}

type Add = (id: string, name: string, kind: EnforcedRule['kind'], bearer: string, dataVersion?: string) => void;

function addDatasheet(datasheet: Datasheet | undefined, add: Add): void {
  if (datasheet === undefined) return;
  for (const { id, name, kind } of datasheet.abilities) add(id, name, kind, datasheet.name, datasheet.dataVersion);
  for (const weapon of datasheet.weapons) {
    for (const { text } of weapon.profiles.flatMap((profile) => profile.abilities)) {
      if (text !== undefined) add(`special/${text}`, text, 'weapon', `${datasheet.name}: ${weapon.name}`);
    }
  }
}
