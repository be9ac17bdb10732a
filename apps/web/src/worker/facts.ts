import type { ArmySetup, BattleSetup, Datasheet, ModelProfile, Roster, UnitInfo } from '@adjutant/engine';
import { amountWords, capital, type Names, weaponLines, wordsOfId } from '@adjutant/text';
import type {
  BattleFacts,
  ModelFacts,
  ProfileFacts,
  SeatChoice,
  SideFacts,
  StoredBattle,
  UnitFacts,
} from './protocol.ts';
import { printed } from './said.ts';

/** What never changes in a battle, for the page. */
export function factsOf(
  stored: Pick<StoredBattle, 'id' | 'setup' | 'dice' | 'seats'>,
  roster: Roster,
  names: Names,
  notEnforced: readonly string[],
): BattleFacts {
  const { setup, id, dice, seats } = stored;
  return {
    id,
    layout: setup.layout,
    missionName: setup.mission.name,
    rounds: setup.mission.rounds,
    sides: [sideOf(setup, names, seats[0], 0), sideOf(setup, names, seats[1], 1)],
    units: roster.units.map((unit) => unitFacts(unit, roster, names)),
    models: roster.models.map((model): ModelFacts => {
      const { base, height, wounds } = model.profile;
      return {
        id: model.id,
        unit: model.unit,
        player: model.player,
        name: printed(shortModelName(roster, model.id)),
        base,
        height,
        wounds,
        leads: leads(roster, model.id),
      };
    }),
    notEnforced,
    typedDice: dice.kind === 'typed',
  };
}

function sideOf({ armies }: BattleSetup, names: Names, seat: SeatChoice, player: 0 | 1): SideFacts {
  const { faction, points } = armies[player];
  const name = printed(names.player(player));
  const [first, second] = armies.map(factionName);
  return {
    name,
    short: first === second ? name : factionName(armies[player]),
    faction: wordsOfId(faction),
    points,
    seat,
  };
}

/** "T'au Empire": as the datasheets print it, in small letters. */
function factionName({ faction, datasheets }: ArmySetup): string {
  const [keyword] = Object.values(datasheets).flatMap(({ factionKeywords }) => factionKeywords);
  const words = (keyword ?? wordsOfId(faction)).toLowerCase().split(' ').map(capital).join(' ');
  return printed(words);
}

/** Room for a name on the table and in the ribbon. */
const SHORT = 26;

/** Of attached units the first with a plus; no longer than fits. */
function shortened(name: string): string {
  if (name.length <= SHORT) return name;
  const [first = name, ...others] = name.split(' + ');
  const mark = others.length > 0 ? ' +' : '';
  return first.length + mark.length > SHORT ? `${first.slice(0, SHORT - 1).trimEnd()}…${mark}` : `${first}${mark}`;
}

/** "Boy 4": the profile, counted where the unit has several. */
function shortModelName(roster: Roster, id: number): string {
  const model = roster.models[id];
  if (model === undefined) return `model ${id}`;
  const alike = (roster.units[model.unit]?.models ?? []).filter(
    (other) => roster.models[other]?.profile.name === model.profile.name,
  );
  return alike.length > 1 ? `${model.profile.name} ${alike.indexOf(id) + 1}` : model.profile.name;
}

/** Whether a model is marked among the others of its unit. */
function leads(roster: Roster, id: number): boolean {
  const model = roster.models[id];
  const unit = model === undefined ? undefined : roster.units[model.unit];
  if (model === undefined || unit === undefined || unit.models.length === 1) return false;
  const alike = unit.models.filter((other) => roster.models[other]?.profile.name === model.profile.name);
  return model.keywords.has('CHARACTER') || (alike.length === 1 && alike[0] === unit.models[0]);
}

function unitFacts(unit: UnitInfo, roster: Roster, names: Names): UnitFacts {
  const sheets = unit.components.map(({ datasheet }) => datasheet);
  return {
    id: unit.id,
    player: unit.player,
    name: printed(names.unit(unit.id)),
    short: printed(shortened(unit.name)),
    models: unit.models,
    points: unit.setup.points,
    keywords: [...new Set(sheets.flatMap((sheet) => [...sheet.factionKeywords, ...sheet.keywords]))],
    profiles: profilesOf(unit, roster),
    weapons: weaponsOf(unit, roster),
    abilities: abilitiesOf(sheets),
  };
}

function profilesOf(unit: UnitInfo, roster: Roster): readonly ProfileFacts[] {
  const models = unit.models.flatMap((id) => roster.models[id] ?? []);
  const profiles = [...new Set(models.map(({ profile }) => profile))];
  return profiles.map((profile) => ({
    name: printed(profile.name),
    count: models.filter((model) => model.profile === profile).length,
    move: moveOf(profile),
    toughness: profile.toughness,
    save: `${profile.save}+`,
    invulnerable: profile.invulnerable === undefined ? undefined : `${profile.invulnerable}+`,
    wounds: profile.wounds,
    leadership: `${profile.leadership}+`,
    objectiveControl: String(profile.objectiveControl ?? '−'),
  }));
}

function moveOf({ move, randomMove }: ModelProfile): string {
  if (randomMove !== undefined) return `${amountWords(randomMove)}″`;
  return move === undefined ? '−' : `${move}″`;
}

/** Each weapon once, with how many carry it. */
function weaponsOf(unit: UnitInfo, roster: Roster): readonly string[] {
  const carried = unit.models.flatMap((id) => roster.models[id]?.weapons ?? []);
  return [...new Map(carried.map((weapon) => [weapon.id, weapon])).values()].flatMap((weapon) => {
    const count = carried.filter(({ id }) => id === weapon.id).length;
    return weaponLines(weapon).map((line) => printed(`${count} × ${line}`));
  });
}

function abilitiesOf(sheets: readonly Datasheet[]): UnitFacts['abilities'] {
  const entries = sheets.flatMap(({ abilities }) => abilities);
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()].map(({ name, kind, value }) => ({
    name: printed(value === undefined ? name : `${name} ${amountWords(value)}`),
    kind: capital(kind),
  }));
}
