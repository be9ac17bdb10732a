import { type Datasheet, Game, newGame, type Ruleset, setPlace, setUpModel, withContent } from '@adjutant/engine';
import { ruleset11e } from '@adjutant/rules-11e';
import { type AttackRecord, attackOf, hooks } from '@adjutant/rules-11e/queries';
import { givenModifiers, plungingFire, weaponOf } from './given.ts';
import { type Circumstances, isAttack, type Matchup } from './matchup.ts';

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
  return {
    game,
    records: inputs.map(({ melee }, slot) => recordOf(game, { melee, slot, targetModels }, circumstances)),
  };
}

/** What the attacking unit did before. */
export function factsOf({ charged, stationary, spotted, plunging }: Circumstances): Record<string, number> {
  return {
    ...(charged === true ? { chargedOn: 1 } : {}),
    // nothing stands in the way of the imagined models, so the spotter's absence is told by the other condition of 10.07-h
    ...(stationary === true && spotted === true ? { stationaryOn: 1 } : {}),
    ...(plunging === true ? { plunging: 1 } : {}),
  };
}

/** What is fixed about a weapon when targets are selected. */
export function recordOf(
  game: Game,
  {
    melee = false,
    slot,
    targetModels,
  }: { readonly melee?: boolean | undefined; readonly slot: number; readonly targetModels: number },
  { halfRange = false, stationary = false, cover = false, indirect = false, snap = false }: Circumstances,
): AttackRecord {
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
