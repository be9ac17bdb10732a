/** Joins what is written for the armies to a ruleset. */
import {
  type BattleSetup,
  byName,
  type EffectDefinition,
  type EffectStart,
  type Fidelity,
  type Roster,
  type Ruleset,
  withContent,
} from '@adjutant/engine';
import { orks } from '../orks/index.ts';
import { tauEmpire } from '../tau-empire/index.ts';
import type { DetachmentContent, FactionContent } from './write.ts';

/** Everything written for the 11th edition. */
export const factions11e: readonly FactionContent[] = [orks, tauEmpire];

/** The ruleset of the 11th edition with the abilities, army rules, detachments and cards of these factions. */
export function withArmies(ruleset: Ruleset, factions: readonly FactionContent[] = factions11e): Ruleset {
  const detachments = byName(
    factions.flatMap((faction) => faction.detachments),
    ({ id }) => id,
  );
  const cards = [...detachments.values()].flatMap((detachment) => detachment.cards);
  const effects = [
    ...factions.flatMap((faction) => faction.effects),
    ...[...detachments.values()].flatMap((detachment) => [headOf(detachment), ...detachment.effects]),
    ...cards.flatMap((card) => card.effects),
  ];
  byName([...ruleset.effects.values(), ...effects], ({ id }) => id); // no id twice
  const joined = withContent(
    ruleset,
    effects,
    cards.map(({ card }) => card),
    factions.flatMap(({ flows = [] }) => flows),
  );
  return {
    ...joined,
    startingEffects: (setup, roster) => [
      ...armyRules(setup, factions),
      ...startsOf(ruleset, setup, roster, detachments),
    ],
  };
}

const fidelities: readonly Fidelity[] = ['exact', 'approximate', 'manual'];

/** A detachment as a rule of its own, by whose id armies name it: as exact as its least exact rule. */
function headOf({ id, name, rules, effects }: DetachmentContent): EffectDefinition {
  const own = effects.filter((effect) => rules.includes(effect.id));
  const worst = Math.max(0, ...own.map(({ fidelity }) => fidelities.indexOf(fidelity)));
  const about = own.find((effect) => effect.about !== undefined)?.about;
  const fidelity = fidelities[worst] ?? 'exact';
  return {
    id,
    rule: id,
    fidelity,
    hooks: {},
    triggers: {},
    ...(about === undefined ? {} : { about: { ...about, name } }),
  };
}

/** The rules of an army's faction, which hold whatever its units are. @rule 22.02-b */
function armyRules({ armies }: BattleSetup, factions: readonly FactionContent[]): EffectStart[] {
  return ([0, 1] as const).flatMap((owner) =>
    factions
      .filter(({ faction }) => faction === armies[owner].faction)
      .flatMap((content) => content.armyRules)
      .map((effect): EffectStart => ({ effect, owner, data: {}, until: { kind: 'battle' } })),
  );
}

/** What the ruleset starts, each detachment followed by its rules. */
function startsOf(
  ruleset: Ruleset,
  setup: BattleSetup,
  roster: Roster,
  detachments: ReadonlyMap<string, DetachmentContent>,
): EffectStart[] {
  return ruleset
    .startingEffects(setup, roster)
    .flatMap((start) => [
      start,
      ...(detachments.get(start.effect)?.rules ?? []).map((effect) => ({ ...start, effect })),
    ]);
}
