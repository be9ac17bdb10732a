import {
  type ArmySetup,
  type BattleSetup,
  type Datasheet,
  type Game,
  newGame,
  setPlace,
  setUpModel,
  type UnitSetup,
  type WeaponProfile,
  withContent,
} from '@adjutant/engine';
import type { Edition } from '../editions/edition.ts';
import { eleventh } from '../editions/eleventh.ts';
import type { AttackEntry } from '../expected-attacks.ts';
import { factsOf, recordOf } from './circumstances.ts';
import {
  givenModifiers,
  givenReduction,
  givenTarget,
  groupGiven,
  plungingFire,
  registerTarget,
  weaponOf,
} from './given.ts';
import type { Circumstances, TargetInput, WeaponInput } from './matchup.ts';

/** A unit with the datasheets that it names. */
export interface UnitInput {
  readonly unit: UnitSetup;
  readonly datasheets: Readonly<Record<string, Datasheet>>;
}

/** A unit that carries the weapons of free input. */
export function unitWithWeapons(weapons: readonly WeaponInput[]): UnitInput {
  const made = weapons.map((input, at) => ({ ...weaponOf(input), id: `weapon-${at}` }));
  const datasheet = { ...plainDatasheet, weapons: made };
  const models = [{ component: 0, profile: 'model', weapons: made.map(({ id }) => id) }];
  return { unit: { ...plainUnit, models }, datasheets: { unit: datasheet } };
}

/** A unit that suffers as the target of free input does. */
export function unitOfTarget({ toughness, keywords = [], groups }: TargetInput): UnitInput {
  const profiles = groups.map((group, at) => {
    const { invulnerable, save } = group.save;
    const profile = {
      ...plainProfile,
      name: `group ${at + 1}`,
      toughness,
      save,
      wounds: group.full,
      keywords: group.character === true ? ['CHARACTER'] : [],
      ...(invulnerable === undefined ? {} : { invulnerable }),
    };
    registerTarget(profile, group);
    return profile;
  });
  const models = groups.flatMap(({ left }, at) =>
    left.map(() => ({ component: 0, profile: `group ${at + 1}`, weapons: [] })),
  );
  return { unit: { ...plainUnit, models }, datasheets: { unit: { ...plainDatasheet, keywords, profiles } } };
}

const plainProfile = {
  name: 'model',
  toughness: 4,
  save: 7,
  wounds: 1,
  leadership: 7,
  height: 1.5,
  keywords: [] as readonly string[],
  base: { kind: 'round', radius: 0.63 } as const,
};

const plainDatasheet: Datasheet = {
  id: 'odds/unit',
  name: 'unit',
  faction: 'odds',
  factionKeywords: [],
  keywords: [],
  profiles: [plainProfile],
  weapons: [],
  abilities: [],
  composition: [],
  points: [],
  dataVersion: 'odds',
};

const plainUnit: UnitSetup = {
  name: 'unit',
  components: [{ datasheet: 'unit', role: 'only' }],
  models: [],
  points: 0,
};

const zone = [
  [0, 0],
  [44, 0],
  [44, 9],
  [0, 9],
] as const;

/** A unit of one model without weapons. */
export const unitOfOneModel: UnitInput = {
  unit: { ...plainUnit, models: [{ component: 0, profile: 'model', weapons: [] }] },
  datasheets: { unit: plainDatasheet },
};

const given = [givenModifiers, givenTarget, givenReduction, plungingFire];

/** A battle of two units that face each other in the open, with every effect of their datasheets; the first attacks. */
export function faceOff(
  attacker: UnitInput,
  target: UnitInput,
  circumstances: Circumstances,
  edition: Edition = eleventh,
): Game {
  const setup: BattleSetup = {
    ruleset: edition.id,
    switches: {},
    dataVersion: 'odds',
    armies: [
      armyOf(
        attacker,
        given.map(({ id }) => id),
      ),
      armyOf(target, []),
    ],
    layout: {
      id: 'odds',
      name: 'odds',
      width: 44,
      height: 60,
      areas: [],
      features: [],
      objectives: [],
      deploymentZones: [zone, zone],
    },
    mission: { id: 'odds', name: 'odds', rounds: 5, values: {} },
  };
  const game = newGame(setup, withContent(edition.ruleset, given, []), { kind: 'script', faces: [] });
  const phaseName = circumstances.charged === true ? 'fight' : 'shooting';
  Object.assign(game.state.clock, { round: 1, turn: 1, phase: 1, phaseName, player: 0, firstPlayer: 0 });
  for (const unit of [0, 1]) setUp(game, unit);
  const shooter = game.state.units[0];
  if (shooter !== undefined) shooter.facts = factsOf(circumstances);
  return game;
}

/** Sets a unit up in rows, as if it had stood there for long. */
function setUp(game: Game, unit: number): void {
  setPlace(game, unit, { kind: 'table' }, 'odds');
  for (const [at, model] of game.unitInfo(unit).models.entries()) {
    const [x, y] = [4 + (at % 12) * 3, 20 + unit * 10 + (unit === 0 ? -1 : 1) * Math.floor(at / 12) * 3];
    setUpModel(game, model, { x, y, z: 0, facingX: 0, facingY: 1 }, 'odds');
    game.model(model).facts = {};
    game.model(model).wounds = woundsGiven(game, model);
  }
}

/** Wounds that free input leaves a model; its W where nothing is said. */
function woundsGiven(game: Game, model: number): number {
  const { profile, unit } = game.modelInfo(model);
  const group = groupGiven(profile);
  const alike = game.unitInfo(unit).models.filter((other) => game.modelInfo(other).profile === profile);
  return group?.left[alike.indexOf(model)] ?? profile.wounds;
}

function armyOf({ unit, datasheets }: UnitInput, detachments: readonly string[]): ArmySetup {
  const faction = Object.values(datasheets)[0]?.faction ?? 'odds';
  return { name: unit.name, faction, detachments, points: unit.points, units: [unit], datasheets };
}

/** Attacks of the first unit's weapons on the second, the same profiles of alike models together; `uses` says which profiles attack and how many weapons each stands for. */
export function entriesOf(
  game: Game,
  circumstances: Circumstances,
  uses: (profile: WeaponProfile, weapon: string) => number,
): readonly AttackEntry[] {
  const targetModels = game.unitInfo(1).models.length;
  const entries: { record: AttackEntry['record']; weapons: number; key: string }[] = [];
  for (const model of game.unitInfo(0).models) {
    const info = game.modelInfo(model);
    for (const [slot, weapon] of info.weapons.entries()) {
      for (const [at, profile] of weapon.profiles.entries()) {
        const weapons = uses(profile, weapon.id);
        if (weapons === 0) continue;
        const key = `${info.component}/${info.profile.name}/${weapon.id}/${at}`;
        const same = entries.find((entry) => entry.key === key);
        if (same !== undefined) {
          same.weapons += weapons;
          continue;
        }
        const record = recordOf(game, { melee: profile.range === undefined, slot, targetModels }, circumstances);
        entries.push({ record: { ...record, model, profile: at }, weapons, key });
      }
    }
  }
  return entries;
}
