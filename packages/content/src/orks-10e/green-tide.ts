import { flow, flowName, type Game, type PlayerId, roll, rollFlow, startEffect, type UnitId } from '@adjutant/engine';
import { isWithin } from '@adjutant/geometry';
import { targetUnit, untilCommandPhaseOf } from '@adjutant/rules-11e/content';
import { hasDeclaredCharge, isEngaged, reviveFlow } from '@adjutant/rules-11e/edition';
import { modelHas, unitDistance, unitsOnTable } from '@adjutant/rules-11e/queries';
import { isWith, unitsWith, waitsToFight } from '../armies/units.ts';
import { ability, card, type DetachmentContent, unitCard } from '../armies/write.ts';
import { goGetEm } from './surging.ts';
import { bragging, isMany, TOGETHER } from './ten-or-more.ts';

const detachment = { id: 'orks/green-tide', name: 'Green Tide' } as const;

/** Models of BOYZ units have a 6+ invulnerable save, 5+ in a unit of 10 or more. @rule cs.det.green-tide */
const mobMentality = ability({
  id: `${detachment.id}/mob-mentality`,
  name: 'Mob Mentality',
  source: 'detachment',
  of: detachment.name,
  rule: 'cs.det.green-tide',
  reminder: 'Your BOYZ have a 6+ invulnerable save, 5+ while their unit has 10 or more models.',
  touches: ['10e.invuln-a'],
  hooks: {
    invulnerableSave({ attack }, { owner }, game) {
      const { target } = attack;
      if (game.unit(target).player !== owner || !isWith(game, target, 'BOYZ')) return undefined;
      return isMany(game, target) ? 5 : 6;
    },
  },
});

/** Braggin' Rights: two BOYZ units near each other count as having 10 or more models while they stay together. @rule cs.st.gt.braggin-rights */
const bragginRights = card<'commandAbilities'>({
  id: bragging.id,
  name: "Braggin' Rights",
  detachment,
  rule: 'cs.st.gt.braggin-rights',
  category: 'Strategic Ploy',
  price: 1,
  turn: 'own',
  when: ['commandAbilities'],
  reminder: 'Two BOYZ units within 6" of each other count as having 10 or more models while they stay so near.',
  targets: (_context, player, game) =>
    pairsOf(game, player).map(([a, b]) => ({ id: `units:${a}:${b}`, units: [a, b], value: { units: [a, b] } })),
  use(_context, { units: [a, b] }, player, game) {
    if (a === undefined || b === undefined) return;
    for (const [unit, other] of [[a, b] as const, [b, a] as const]) {
      const mark = { effect: bragging.id, owner: player, unit, data: { other }, until: untilCommandPhaseOf(player) };
      startEffect(game, mark, 'cs.st.gt.braggin-rights-c');
    }
  },
});

function pairsOf(game: Game, player: PlayerId): [UnitId, UnitId][] {
  const units = unitsWith(game, player, 'BOYZ');
  return units.flatMap((a, at) =>
    units
      .slice(at + 1)
      .filter((b) => isWithin(unitDistance(game, a, b), TOGETHER))
      .map((b): [UnitId, UnitId] => [a, b]),
  );
}

const comeOnLadzFlow = flowName<{ unit: UnitId; player: PlayerId }>('come-on-ladz');

/** Up to D3+2 destroyed models return, no CHARACTER among them. @rule cs.st.gt.come-on-ladz-c */
const comeOnLadzSteps = flow(comeOnLadzFlow, {
  start(game, { unit, player }) {
    game.call(
      roll({ purpose: 'returning-models', player, unit, count: 1, rule: 'cs.st.gt.come-on-ladz-c', context: {} }),
    );
    return 'rolled';
  },
  rolled(game, { unit }) {
    const [face = 1] = game.result(rollFlow);
    const among = fallen(game, unit);
    const count = Math.ceil(face / 2) + 2;
    game.call(reviveFlow.begin({ unit, count, among, rule: 'cs.st.gt.come-on-ladz-c' }));
    return 'done';
  },
});

function fallen(game: Game, unit: UnitId) {
  return game
    .unitInfo(unit)
    .models.filter((model) => game.model(model).status === 'removed' && !modelHas(game, model, 'CHARACTER'));
}

/** Come On Ladz! @rule cs.st.gt.come-on-ladz */
const comeOnLadz = card<'commandAbilities'>({
  id: `${detachment.id}/come-on-ladz`,
  name: 'Come On Ladz!',
  detachment,
  rule: 'cs.st.gt.come-on-ladz',
  category: 'Strategic Ploy',
  price: 1,
  turn: 'own',
  when: ['commandAbilities'],
  reminder: 'Up to D3+2 destroyed models of a BOYZ unit come back, no CHARACTER models.',
  touches: ['01.02.03'],
  targets: (_context, player, game) =>
    unitsWith(game, player, 'BOYZ')
      .filter((unit) => fallen(game, unit).length > 0)
      .map(targetUnit),
  use(_context, { units: [unit] }, player, game) {
    if (unit !== undefined) game.call(comeOnLadzFlow.begin({ unit, player }));
  },
});

/** Tide of Muscle: a BOYZ unit that has not declared a charge. @rule cs.st.gt.tide-of-muscle */
const tideOfMuscle = unitCard<'startOfChargePhase'>({
  id: `${detachment.id}/tide-of-muscle`,
  name: 'Tide of Muscle',
  detachment,
  rule: 'cs.st.gt.tide-of-muscle',
  category: 'Epic Deed',
  price: 1,
  turn: 'own',
  when: ['startOfChargePhase'],
  reminder: '+1 to its charge rolls this phase; with 10 or more models they may be re-rolled.',
  targets: (_context, player, game) => unitsWith(game, player, 'BOYZ').filter((unit) => !hasDeclaredCharge(game, unit)),
  hooks: {
    chargeModifier: ({ unit }, self) => (unit === self.unit ? 1 : undefined),
    reroll: ({ purpose, unit }, self, game) =>
      purpose === 'charge' && unit !== undefined && unit === self.unit && isMany(game, unit)
        ? { pick: 'all' }
        : undefined,
  },
});

/** Competitive Streak: a BOYZ unit that has not fought. @rule cs.st.gt.competitive-streak */
const competitiveStreak = unitCard<'duringFightPhase'>({
  id: `${detachment.id}/competitive-streak`,
  name: 'Competitive Streak',
  detachment,
  rule: 'cs.st.gt.competitive-streak',
  category: 'Battle Tactic',
  price: 1,
  turn: 'either',
  when: ['duringFightPhase'],
  reminder: 'Until the phase ends its wound rolls of 1 may be re-rolled; with 10 or more models all of them.',
  targets: (_context, player, game) =>
    unitsOnTable(game, player).filter((unit) => isWith(game, unit, 'BOYZ') && waitsToFight(game, unit)),
  hooks: {
    reroll({ purpose, unit }, self, game) {
      if (purpose !== 'wound' || unit === undefined || unit !== self.unit) return undefined;
      return isMany(game, unit) ? { pick: 'any' } : { pick: 'any', faces: [1] };
    },
  },
});

/** Inches within which models of a brutal unit fight. */
const BRUTAL_REACH = 3;

/** Bulldozer Brutality: models of an engaged BOYZ unit also fight enemies that they are only near. @rule cs.st.gt.bulldozer-brutality */
const bulldozerBrutality = unitCard<'duringFightPhase'>({
  id: `${detachment.id}/bulldozer-brutality`,
  name: 'Bulldozer Brutality',
  detachment,
  rule: 'cs.st.gt.bulldozer-brutality',
  category: 'Battle Tactic',
  price: 1,
  turn: 'either',
  when: ['duringFightPhase'],
  reminder: 'Until the phase ends its models may fight enemies within 3" of them that their unit is engaged with.',
  touches: ['04.02-i'],
  targets: (_context, player, game) =>
    unitsOnTable(game, player).filter(
      (unit) => isWith(game, unit, 'BOYZ') && isEngaged(game, unit) && waitsToFight(game, unit),
    ),
  hooks: {
    mayFightAcross: ({ attack, inches }, self) =>
      attack.unit === self.unit && attack.engagedWithTarget && isWithin(inches, BRUTAL_REACH) ? true : undefined,
  },
});

/** Green Tide. */
export const greenTide: DetachmentContent = {
  ...detachment,
  rules: [mobMentality.id],
  effects: [mobMentality, bragging],
  cards: [
    goGetEm,
    { card: bragginRights, effects: [] },
    { card: comeOnLadz, effects: [] },
    tideOfMuscle,
    bulldozerBrutality,
    competitiveStreak,
  ],
};

export const greenTideFlows = [comeOnLadzSteps];
