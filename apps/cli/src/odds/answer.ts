/** From what the user wrote to the exact odds. */
import type { Game, WeaponAbility } from '@adjutant/engine';
import {
  type AttackEntry,
  attacksOn,
  type Circumstances,
  type Edition,
  type EntryInput,
  entriesOf,
  faceOff,
  type HazardOdds,
  hazardOdds,
  isAttackNotation,
  isTargetNotation,
  type MatchupOdds,
  MOST_WORK,
  NotationProblem,
  type Outcomes,
  outcomesOf,
  plainPolicy,
  readAttackNotation,
  readTargetNotation,
  resolveSteps,
  type Simulation,
  type SimulationInput,
  type StageMeans,
  simulate,
  stepsOf,
  type TargetInput,
  targetOf,
  unitOfTarget,
  unitWithWeapons,
  type WeaponInput,
  workOfAttacks,
  workOfSteps,
} from '@adjutant/odds';
import { attackOf } from '@adjutant/rules-11e/queries';
import { weaponLines } from '@adjutant/text';
import { Problem } from '../problem.ts';
import { type Assumption, assumptionsOf } from './assumptions.ts';
import type { NamedUnit } from './names.ts';
import { notationSentence } from './notation-sentence.ts';
import { usedWeapons } from './weapon-choice.ts';

/** One side of a question. */
export type Attacker =
  | { readonly kind: 'profiles'; readonly title: string; readonly entries: readonly EntryInput[] }
  | { readonly kind: 'unit'; readonly title: string; readonly unit: NamedUnit };
export type Defender =
  | {
      readonly kind: 'profiles';
      readonly title: string;
      readonly target: TargetInput;
      readonly assumedToughness: boolean;
    }
  | { readonly kind: 'unit'; readonly title: string; readonly unit: NamedUnit };

/** A pool with what is to be said about it. */
export interface AnsweredStage {
  readonly name: string;
  readonly means: StageMeans;
}

/** The answer to a question. */
export interface OddsAnswer {
  readonly title: string;
  readonly stages: readonly AnsweredStage[];
  readonly outcomes: Pick<MatchupOdds, 'woundsLost' | 'modelsDestroyed' | 'destroyedByGroup' | 'unitDestroyed'>;
  /** What came when the attacks were played; `only`: the exact odds would have been too much work. */
  readonly simulated?: Simulation & { readonly only: boolean };
  readonly groups: readonly string[];
  readonly assumptions: readonly Assumption[];
  readonly points: { readonly attacker: number | undefined; readonly target: number | undefined };
  readonly models: number;
  /** Hazard rolls after the attacks, and what they do to the attackers where these are known. */
  readonly hazards: { readonly rolls: number; readonly odds?: HazardOdds };
}

/** How a question is asked. */
export interface Setting {
  readonly circumstances: Circumstances;
  /** Which of a named unit's weapons attack, where the user named none. */
  readonly melee: boolean | undefined;
  readonly edition: Edition;
  /** Absent: the odds are worked out exactly as long as that is no more work than some seconds. */
  readonly simulation?: SimulationInput;
}

/** Finds a unit by what the user wrote. */
export type FindUnit = (text: string) => NamedUnit;

/** Reads the attacks of one attacker: profiles, or one unit by its name. */
export function readAttacker(texts: readonly string[], find: FindUnit): Attacker {
  const parts = texts.flatMap((text) => text.split(';')).filter((text) => text.trim() !== '');
  const title = parts.map((part) => part.trim()).join('; ');
  const [first = '', ...others] = parts;
  if (parts.every(isAttackNotation))
    return { kind: 'profiles', title, entries: parts.map((part) => reading(part, readAttackNotation)) };
  if (others.length === 0) return { kind: 'unit', title, unit: find(first) };
  throw new Problem(`"${title}": give profiles, or one unit by its name.`);
}

/** Reads a target: a profile, or a unit by its name. */
export function readDefender(text: string, find: FindUnit): Defender {
  const title = text.trim();
  if (isTargetNotation(text)) return { kind: 'profiles', title, ...reading(text, readTargetNotation) };
  return { kind: 'unit', title, unit: find(text) };
}

function reading<T>(text: string, read: (text: string) => T): T {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof NotationProblem) throw new Problem(notationSentence(error));
    throw error;
  }
}

/** Answers a question exactly. */
export function answer(attacker: Attacker, defender: Defender, setting: Setting): OddsAnswer {
  const both = attacker.kind === 'profiles' && defender.kind === 'profiles';
  const found = both
    ? fromProfiles(attacker.entries, defender.target, setting)
    : fromUnits(attacker, defender, setting);
  return {
    ...found,
    title: `${attacker.title} into ${defender.title}`,
    assumptions: [
      ...found.assumptions,
      ...(defender.kind === 'profiles' && defender.assumedToughness ? [toughnessAssumed] : []),
    ],
    points: {
      attacker: attacker.kind === 'unit' ? attacker.unit.points : undefined,
      target: defender.kind === 'unit' ? defender.unit.points : undefined,
    },
  };
}

const toughnessAssumed: Assumption = { rule: '02.02', text: 'nothing was said about the toughness of the target: T4' };

type Found = Omit<OddsAnswer, 'title' | 'points'>;

function fromProfiles(entries: readonly EntryInput[], target: TargetInput, setting: Setting): Found {
  const { circumstances, edition } = setting;
  const matchup = { attacks: entries.map((entry) => withPrecision(entry, target)), target, circumstances };
  const steps = stepsOf(matchup, edition);
  const only = workOfSteps(target, steps) > MOST_WORK;
  const simulated =
    only || setting.simulation !== undefined ? simulatedProfiles(entries, target, setting, only) : undefined;
  const prepared = targetOf(target.groups, target.order);
  const odds = only ? undefined : resolveSteps(prepared, steps, undefined, edition);
  return {
    ...(simulated === undefined ? {} : { simulated }),
    outcomes: outcomesFrom(odds, simulated),
    stages: (odds?.stages ?? []).map((means, at) => ({ means, name: nameOf(entries[at]) })),
    groups: target.groups.map((group, at) => (group.character === true ? 'CHARACTER' : `group ${at + 1}`)),
    models: target.groups.reduce((sum, { left }) => sum + left.length, 0),
    hazards: {
      rolls: weaponInputs(entries).reduce((sum, input) => sum + hazardous(input.abilities, input.weapons ?? 1), 0),
    },
    assumptions: assumptionsOf(
      { target: prepared },
      steps.flatMap((step) => (step.kind === 'attacks' ? [step] : [])),
      setting,
    ),
  };
}

/** Plays profiles as a battle of two units. */
function simulatedProfiles(
  entries: readonly EntryInput[],
  target: TargetInput,
  { circumstances, edition, simulation = usualSimulation }: Setting,
  only: boolean,
): NonNullable<OddsAnswer['simulated']> {
  const weapons = weaponsOf(entries);
  const game = faceOff(unitWithWeapons(weapons), unitOfTarget(target), circumstances, edition);
  return { ...simulate(game, profileEntries(game, weapons, circumstances), simulation), only };
}

const usualSimulation: SimulationInput = { runs: 10_000, seed: 'odds' };

function outcomesFrom(exact: Outcomes | undefined, simulated: Simulation | undefined): Outcomes {
  if (exact !== undefined) return exact;
  if (simulated === undefined) throw new Problem('there is neither an exact answer nor a simulation.');
  const { woundsLost, modelsDestroyed, destroyedByGroup, unitDestroyed } = simulated;
  return { woundsLost, modelsDestroyed, destroyedByGroup, unitDestroyed: unitDestroyed.value };
}

/** [PRECISION] picks the first CHARACTER where the user picked none. */
function withPrecision(entry: EntryInput, { groups }: TargetInput): EntryInput {
  if (
    'attacks' in entry &&
    entry.precisionGroup === undefined &&
    entry.abilities.some(({ id }) => id === 'precision')
  ) {
    const at = groups.findIndex((group) => group.character === true);
    return at < 0 ? entry : { ...entry, precisionGroup: at };
  }
  return entry;
}

function nameOf(entry: EntryInput | undefined): string {
  if (entry === undefined) return '';
  if (entry.kind === 'hazard-rolls') return `${entry.rolls} hazard rolls`;
  if (entry.kind === 'mortal-wounds') return 'mortal wounds';
  return entry.name ?? 'weapon';
}

function fromUnits(attacker: Attacker, defender: Defender, setting: Setting): Found {
  const { circumstances, melee, edition, simulation } = setting;
  const attacking = attacker.kind === 'unit' ? attacker.unit : unitWithWeapons(weaponsOf(attacker.entries));
  const suffering = defender.kind === 'unit' ? defender.unit : unitOfTarget(defender.target);
  const game = faceOff(attacking, suffering, circumstances, edition);
  const entries =
    attacker.kind === 'unit'
      ? unitEntries(game, attacker.unit, circumstances, melee)
      : profileEntries(game, weaponsOf(attacker.entries), circumstances);
  if (entries.length === 0) throw new Problem(`"${attacker.title}": these models have no such weapons to attack with.`);
  const only = workOfAttacks(game, entries) > MOST_WORK;
  const simulated =
    only || simulation !== undefined ? { ...simulate(game, entries, simulation ?? usualSimulation), only } : undefined;
  return { ...unitsAnswer(game, entries, { simulated, setting }), ...hazardsOf(game, entries, attacker, edition) };
}

function unitsAnswer(
  game: Game,
  entries: readonly AttackEntry[],
  { simulated, setting }: { readonly simulated: OddsAnswer['simulated']; readonly setting: Setting },
): Omit<Found, 'hazards'> {
  const exact = simulated?.only === true ? [] : entries; // stages alone are asked about where the odds are too much work
  const attacked = attacksOn(game, exact.length > 0 ? exact : entries.slice(0, 1), plainPolicy, setting.edition);
  const odds = outcomesOf(attacked.target, attacked.standing);
  return {
    ...(simulated === undefined ? {} : { simulated }),
    outcomes: outcomesFrom(exact.length > 0 ? odds : undefined, simulated),
    stages: (exact.length > 0 ? attacked.stages : []).map(({ means, entries: made }) => ({
      means: { kind: 'attacks', ...means },
      name: [...new Set(made.map((entry) => weaponName(game, entry)))].join(', '),
    })),
    groups: attacked.groups.map(({ models: [model] }) =>
      model === undefined ? '' : game.modelInfo(model).profile.name,
    ),
    models: attacked.target.groups.reduce((sum, { left }) => sum + left.length, 0),
    assumptions: assumptionsOf({ target: attacked.target }, attacked.stages, setting),
  };
}

function hazardsOf(
  game: Game,
  entries: readonly AttackEntry[],
  attacker: Attacker,
  edition: Edition,
): Pick<Found, 'hazards'> {
  const rolls = entries.reduce(
    (sum, { record, weapons = 1 }) => sum + hazardous(attackOf(game, record).abilities, weapons),
    0,
  );
  return { hazards: attacker.kind === 'unit' ? { rolls, odds: hazardOdds(game, 0, rolls, edition) } : { rolls } };
}

/** Hazard rolls of weapons. @rule 24.15-a */
function hazardous(abilities: readonly WeaponAbility[], weapons: number): number {
  return abilities.some(({ id }) => id === 'hazardous') ? weapons : 0;
}

function weaponInputs(entries: readonly EntryInput[]): readonly WeaponInput[] {
  return entries.flatMap((entry) => ('attacks' in entry ? [entry] : []));
}

function weaponsOf(entries: readonly EntryInput[]): readonly WeaponInput[] {
  return entries.map((entry) => {
    if (!('attacks' in entry)) throw new Problem('mortal wounds and hazard rolls go with profiles on both sides.');
    return entry;
  });
}

function profileEntries(
  game: Game,
  weapons: readonly WeaponInput[],
  circumstances: Circumstances,
): readonly AttackEntry[] {
  const [model = 0] = game.unitInfo(0).models;
  const { weapons: carried } = game.modelInfo(model);
  return entriesOf(game, circumstances, (profile) => {
    const at = carried.findIndex((weapon) => weapon.profiles.includes(profile));
    return weapons[at]?.weapons ?? 1;
  });
}

/** Attacks of the weapons that were named, else of those that the models would use. */
function unitEntries(
  game: Game,
  { weapons }: NamedUnit,
  circumstances: Circumstances,
  melee: boolean | undefined,
): readonly AttackEntry[] {
  const wanted = (weapon: string) => weapons === undefined || weapons.includes(weapon);
  const all = entriesOf(game, circumstances, (_profile, weapon) => (wanted(weapon) ? 1 : 0));
  const ranged = all.some(({ record }) => !record.melee);
  const kind = melee ?? (weapons === undefined ? circumstances.charged === true || !ranged : undefined);
  const fitting = all.filter(({ record }) => kind === undefined || record.melee === kind);
  return usedWeapons(game, fitting, weapons !== undefined);
}

function weaponName(game: Game, { record }: AttackEntry): string {
  const weapon = game.modelInfo(record.model).weapons[record.slot];
  const profile = weapon?.profiles[record.profile];
  if (weapon === undefined || profile === undefined) return 'weapon';
  return weaponLines({ ...weapon, name: profile.name, profiles: [profile] }).join();
}
