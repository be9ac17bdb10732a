import type { AbilityEntry, BattleSetup, Datasheet, Fidelity, PlayerId, Ruleset } from '@adjutant/engine';

/** An ability in play that the engine does not enforce exactly. */
export interface Unenforced {
  readonly player: PlayerId;
  readonly id: string;
  readonly name: string;
  /** Where it stands: an ability's kind, `weapon`, `enhancement` or `detachment`. */
  readonly kind: AbilityEntry['kind'] | 'weapon' | 'enhancement' | 'detachment';
  /** Names of the units or weapons that have it. */
  readonly bearers: readonly string[];
  /** `none`: the players must see to it; `manual`: the battle reminds; `approximate`: enforced nearly. */
  readonly fidelity: 'none' | Exclude<Fidelity, 'exact'>;
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
  const found = new Map<string, Unenforced>();
  const known = new Set(options.readByRules ?? []);
  const add = (player: PlayerId, id: string, name: string, kind: Unenforced['kind'], bearer: string): void => {
    const fidelity = known.has(id) || known.has(kind) ? 'exact' : (ruleset.effects.get(id)?.fidelity ?? 'none');
    if (fidelity === 'exact') return;
    const key = `${player}/${kind}/${id}`;
    const before = found.get(key)?.bearers ?? [];
    const bearers = bearer === '' || before.includes(bearer) ? before : [...before, bearer];
    found.set(key, { player, id, name, kind, bearers, fidelity });
  };
  for (const player of [0, 1] as const) {
    const army = setup.armies[player];
    for (const id of army.detachments) add(player, id, id, 'detachment', '');
    for (const unit of army.units) {
      for (const { datasheet } of unit.components) addDatasheet(army.datasheets[datasheet], player, add);
      for (const { enhancement } of unit.models) {
        if (enhancement !== undefined) add(player, enhancement, enhancement, 'enhancement', unit.name);
      }
    }
  }
  return [...found.values()];
}

type Add = (player: PlayerId, id: string, name: string, kind: Unenforced['kind'], bearer: string) => void;

function addDatasheet(datasheet: Datasheet | undefined, player: PlayerId, add: Add): void {
  if (datasheet === undefined) return;
  for (const { id, name, kind } of datasheet.abilities) add(player, id, name, kind, datasheet.name);
  for (const weapon of datasheet.weapons) {
    for (const { text } of weapon.profiles.flatMap((profile) => profile.abilities)) {
      if (text !== undefined) add(player, `special/${text}`, text, 'weapon', `${datasheet.name}: ${weapon.name}`);
    }
  }
}
