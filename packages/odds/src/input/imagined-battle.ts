import {
  type Datasheet,
  Game,
  newGame,
  type Ruleset,
  setPlace,
  setUpModel,
  type Weapon,
  type WeaponProfile,
  withContent,
} from '@adjutant/engine';
import { ability, ruleset11e } from '@adjutant/rules-11e';
import { type Attack, type AttackRecord, attackOf, attackRolled, hooks } from '@adjutant/rules-11e/queries';
import { type Circumstances, isAttack, type Matchup, type WeaponInput } from './matchup.ts';

/** What a weapon of a matchup was made from. */
const sources = new WeakMap<WeaponProfile, WeaponInput>();
const weaponsMade = new WeakMap<WeaponInput, Weapon>();

function inputOf(attack: Attack | undefined): WeaponInput | undefined {
  return attack === undefined ? undefined : sources.get(attack.profile);
}

/** What a matchup says about a weapon besides its profile, as one more rule among all others. */
const givenModifiers = ability({
  id: 'odds/given',
  rule: '02.02.01',
  hooks: {
    hitModifier: (attack) => inputOf(attack)?.hitModifier,
    woundModifier: (attack) => inputOf(attack)?.woundModifier,
    criticalHit: (attack) => inputOf(attack)?.criticalHitOn,
    criticalWound: (attack) => inputOf(attack)?.criticalWoundOn,
    reroll: (roll, _self, game) => {
      const input = inputOf(attackRolled(game, roll));
      const given =
        roll.purpose === 'hit' ? input?.rerollHits : roll.purpose === 'wound' ? input?.rerollWounds : undefined;
      if (given === undefined) return undefined;
      return given === 'ones' ? { pick: 'any', faces: [1] } : { pick: 'any' };
    },
  },
});

/** BS better by 1 for whoever shoots from above. @rule 22.05 */
const plungingFire = ability({
  id: 'odds/plunging-fire',
  rule: '22.05',
  hooks: {
    weaponCharacteristic: ({ attack, name }, _self, game) =>
      name === 'skill' && !attack.melee && game.unit(attack.unit).facts.plunging === 1
        ? { step: 'improve', value: 1 }
        : undefined,
  },
});

let empty: Game | undefined;

/** A battle of one model against one, in which only the weapons and the target's keywords are filled in for each matchup. */
function emptyBattle(): Game {
  if (empty !== undefined) return empty;
  const ruleset: Ruleset = withContent(ruleset11e, [givenModifiers, plungingFire], []);
  const profile = { name: 'model', toughness: 4, save: 7, wounds: 1, leadership: 7, height: 1.5, keywords: [] };
  const datasheet: Datasheet = {
    id: 'odds/unit',
    name: 'unit',
    faction: 'odds',
    factionKeywords: [],
    keywords: [],
    profiles: [{ ...profile, base: { kind: 'round', radius: 0.63 } }],
    weapons: [],
    abilities: [],
    composition: [],
    points: [],
    dataVersion: 'odds',
  };
  const army = {
    name: 'army',
    faction: 'odds',
    detachments: [],
    points: 0,
    datasheets: { unit: datasheet },
    units: [
      {
        name: 'unit',
        components: [{ datasheet: 'unit', role: 'only' as const }],
        models: [{ component: 0, profile: 'model', weapons: [] }],
        points: 0,
      },
    ],
  };
  const zone = [
    [0, 0],
    [44, 0],
    [44, 9],
    [0, 9],
  ] as const;
  const game = newGame(
    {
      ruleset: '11e',
      switches: {},
      dataVersion: 'odds',
      armies: [{ ...army, detachments: [givenModifiers.id, plungingFire.id] }, army],
      layout: {
        id: 'odds',
        name: 'odds',
        width: 44,
        height: 60,
        areas: [],
        objectives: [],
        deploymentZones: [zone, zone],
      },
      mission: { id: 'odds', name: 'odds', rounds: 5, values: {} },
    },
    ruleset,
    { kind: 'script', faces: [] },
  );
  Object.assign(game.state.clock, { round: 1, turn: 1, phase: 1, phaseName: 'shooting', player: 0, firstPlayer: 0 });
  for (const unit of [0, 1]) {
    setPlace(game, unit, { kind: 'table' }, 'odds');
    setUpModel(game, unit, { x: 20, y: 20 + unit * 10, z: 0, facingX: 0, facingY: 1 }, 'odds');
  }
  for (const model of game.state.models) model.facts = {};
  empty = game;
  return game;
}

/** A matchup as a battle in which the rules can be asked; `records` are those of its attack entries. */
export interface ImaginedBattle {
  readonly game: Game;
  readonly records: readonly AttackRecord[];
}

/** Imagines a matchup as a battle, so that every rule has its say about the numbers. */
export function imagine({ attacks, target, circumstances = {} }: Matchup): ImaginedBattle {
  const base = emptyBattle();
  const inputs = attacks.filter(isAttack);
  const [attacker, defender] = base.roster.models;
  if (attacker === undefined || defender === undefined) throw new Error('the imagined battle has two models');
  const keywords = new Set(target.keywords);
  if (target.groups.some((group) => group.character === true)) keywords.add('CHARACTER');
  const models = [
    { ...attacker, weapons: inputs.map(weaponOf) },
    { ...defender, keywords, profile: { ...defender.profile, toughness: target.toughness } },
  ];
  const [shooter, shotAt] = base.state.units;
  if (shooter === undefined || shotAt === undefined) throw new Error('the imagined battle has two units');
  const units = [{ ...shooter, facts: factsOf(circumstances) }, shotAt];
  const game = new Game(
    base.setup,
    { units: base.roster.units, models },
    base.ruleset,
    { ...base.state, units },
    false,
  );
  const targetModels = target.groups.reduce((sum, group) => sum + group.left.length, 0);
  return { game, records: inputs.map((input, slot) => recordOf(game, input, slot, targetModels, circumstances)) };
}

function factsOf({ charged, stationary, spotted, plunging }: Circumstances): Record<string, number> {
  return {
    ...(charged === true ? { chargedOn: 1 } : {}),
    // nothing stands in the way of the imagined models, so the spotter's absence is told by the other condition of 10.07-h
    ...(stationary === true && spotted === true ? { stationaryOn: 1 } : {}),
    ...(plunging === true ? { plunging: 1 } : {}),
  };
}

function weaponOf(input: WeaponInput): Weapon {
  const known = weaponsMade.get(input);
  if (known !== undefined) return known;
  const { name = 'weapon', attacks, skill, strength, armourPenetration, damage, abilities, melee = false } = input;
  const profile: WeaponProfile = {
    name,
    attacks,
    strength: { dice: 0, sides: 6, plus: strength },
    armourPenetration,
    damage,
    abilities,
    ...(skill === undefined ? {} : { skill }),
    ...(melee ? {} : { range: 24 }),
  };
  sources.set(profile, input);
  const weapon = { id: name, name, profiles: [profile] };
  weaponsMade.set(input, weapon);
  return weapon;
}

function recordOf(
  game: Game,
  input: WeaponInput,
  slot: number,
  targetModels: number,
  { halfRange = false, stationary = false, cover = false, indirect = false, snap = false }: Circumstances,
): AttackRecord {
  const melee = input.melee === true;
  const record: AttackRecord = {
    unit: 0,
    model: 0,
    slot,
    profile: 0,
    melee,
    outOfPhase: snap,
    target: 1,
    targetModels,
    halfRange: halfRange && !melee,
    cover: cover && !melee,
    visible: true,
    steady: stationary && !melee && !snap,
    engagedWithTarget: melee,
    targetEngaged: melee,
    singleTarget: true,
    ...(melee ? {} : { shootingType: snap ? 'snap' : indirect ? 'indirect' : 'normal' }),
  };
  return indirect && !melee ? { ...record, cover: record.cover || hasCoverByRule(game, record) } : record;
}

/** @rule 10.07-e */
function hasCoverByRule(game: Game, record: AttackRecord): boolean {
  return hooks.cover.first(game, attackOf(game, record)) !== undefined;
}
