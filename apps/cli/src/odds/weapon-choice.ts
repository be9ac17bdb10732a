import type { Game } from '@adjutant/engine';
import { type AttackEntry, expectedAttacks } from '@adjutant/odds';

interface Choice {
  readonly entry: AttackEntry;
  readonly damage: number;
}

/**
 * What models use of all that they carry: of each weapon the profile that is expected to take most wounds; of melee weapons the best
 * besides those with [EXTRA ATTACKS]; [CLOSE-QUARTERS] weapons or the other ranged ones, unless they are MONSTERS or VEHICLES.
 * @rule 04.01 24.07-b 24.11
 */
export function usedWeapons(game: Game, entries: readonly AttackEntry[], named: boolean): readonly AttackEntry[] {
  const byModel = new Map<string, Choice[]>();
  for (const entry of entries) {
    const { component, profile } = game.modelInfo(entry.record.model);
    const key = `${component}/${profile.name}/${carriedBy(game, entry)}/${entry.record.melee}`;
    const damage = expectedAttacks(game, [entry]).damage;
    byModel.set(key, [...(byModel.get(key) ?? []), { entry, damage }]);
  }
  return [...byModel.values()].flatMap((choices) => {
    const best = bestProfiles(choices);
    return (named ? best : withinRules(game, best)).map(({ entry }) => entry);
  });
}

/** Models of one profile may carry different weapons: those that carry the same choose together. */
function carriedBy(game: Game, { record }: AttackEntry): string {
  return game
    .modelInfo(record.model)
    .weapons.map(({ id }) => id)
    .join();
}

function bestProfiles(choices: readonly Choice[]): readonly Choice[] {
  const slots = [...new Set(choices.map(({ entry }) => entry.record.slot))];
  return slots.flatMap((slot) => mostOf(choices.filter(({ entry }) => entry.record.slot === slot)));
}

function mostOf(choices: readonly Choice[]): readonly Choice[] {
  const [best] = [...choices].sort((a, b) => b.damage - a.damage);
  return best === undefined ? [] : [best];
}

function withinRules(game: Game, choices: readonly Choice[]): readonly Choice[] {
  const has = (choice: Choice, id: string) => abilitiesOf(game, choice).includes(id);
  const [first] = choices;
  if (first === undefined) return [];
  if (first.entry.record.melee) {
    const extra = choices.filter((choice) => has(choice, 'extra-attacks'));
    return [...extra, ...mostOf(choices.filter((choice) => !extra.includes(choice)))];
  }
  const { keywords } = game.modelInfo(first.entry.record.model);
  if (keywords.has('MONSTER') || keywords.has('VEHICLE')) return choices;
  const close = choices.filter((choice) => has(choice, 'close-quarters'));
  const others = choices.filter((choice) => !close.includes(choice));
  return sumOf(close) > sumOf(others) ? close : others;
}

function abilitiesOf(game: Game, { entry }: Choice): readonly string[] {
  const { model, slot, profile } = entry.record;
  return (game.modelInfo(model).weapons[slot]?.profiles[profile]?.abilities ?? []).map(({ id }) => id);
}

function sumOf(choices: readonly Choice[]): number {
  return choices.reduce((sum, { damage }) => sum + damage, 0);
}
