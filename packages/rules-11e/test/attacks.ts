/** Attacks in tests: declarations written by name, and the questions about attacks answered in the usual way. */
import type { DeclareAttacks, Json, ModelId } from '@adjutant/engine';
import type { ShootingType } from '../src/04-making-attacks/attack.ts';
import { attacksFlow, shootUnitFlow } from '../src/flows.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch, type WeaponSketch } from './scene.ts';

/** The declaration that waits. */
export function declaration(s: Scene): DeclareAttacks {
  const { question } = s;
  if (question.kind !== 'declare-attacks') throw new Error(`${question.purpose} is no declaration`);
  return question;
}

/** One weapon, by its place in the model's list, at one unit or, with numbers, split over several; or at nobody. */
export function fires(
  s: Scene,
  model: ModelId,
  slot: number,
  target?: string | Readonly<Record<string, number>>,
  profile = 0,
): Json {
  const targets =
    target === undefined
      ? []
      : typeof target === 'string'
        ? [{ unit: s.unit(target) }]
        : Object.entries(target).map(([name, attacks]) => ({ unit: s.unit(name), attacks }));
  return { id: `${model}:${slot}`, profile, targets };
}

/** Every usable weapon at a unit; those that may not attack it are left out. */
export function allAt(s: Scene, target: string): Json {
  const unit = s.unit(target);
  return declaration(s).weapons.flatMap((weapon) => {
    const profile = weapon.profiles.find((one) => one.targets.includes(unit));
    return profile === undefined ? [] : [{ id: weapon.id, profile: profile.profile, targets: [{ unit }] }];
  });
}

/** Units that a weapon may attack, by name. */
export function targetsOf(s: Scene, model: ModelId, slot = 0, profile = 0): string[] {
  const weapon = declaration(s).weapons.find(({ id }) => id === `${model}:${slot}`);
  const targets = weapon?.profiles.find((one) => one.profile === profile)?.targets ?? [];
  return targets.map((unit) => s.names[unit]!);
}

/** Begins to shoot with a unit: the declaration waits where there is a choice. */
export function shoot(s: Scene, name: string, types?: readonly ShootingType[]): Scene {
  return s.run(
    shootUnitFlow.begin({ unit: s.unit(name), outOfPhase: false, ...(types === undefined ? {} : { types }) }),
  );
}

/** Shoots with everything a unit has at another. */
export function shootAll(s: Scene, name: string, target: string, type?: ShootingType): Scene {
  shoot(s, name, type === undefined ? undefined : [type]);
  return s.answer(allAt(s, target));
}

/** Begins to fight with a unit, without pile-in. */
export function fight(s: Scene, name: string): Scene {
  return s.run(attacksFlow.begin({ unit: s.unit(name), kind: 'fight', outOfPhase: false }));
}

/** Fights with everything a unit has against another. */
export function fightAll(s: Scene, name: string, target: string): Scene {
  fight(s, name);
  return s.answer(allAt(s, target));
}

/** Answers the questions about who takes attacks and wounds with the first models, and the order of pools and groups with the first. */
export function firstOf(s: Scene): Scene {
  const usual = [
    'attacks-to-resolve',
    'model-to-take-attack',
    'mortal-wound-models',
    'allocation-order',
    'unit-to-attack',
  ];
  while (s.game.question !== undefined && usual.includes(s.question.purpose)) {
    const { question } = s;
    const ids = 'options' in question ? question.options.map((option) => option.id) : [];
    s.answer(question.kind === 'order' ? ids : ids[0]!);
  }
  return s;
}

/** What each roll showed, by purpose. */
export function rolled(s: Scene, purpose: string): (readonly number[])[] {
  return s
    .events('dice')
    .filter((event) => event.purpose === purpose)
    .map((event) => event.faces);
}

/** Values of the notes with a code. */
export function notes(s: Scene, code: string) {
  return s
    .events('note')
    .filter((event) => event.code === code)
    .map((event) => event.values);
}

/** What the attacks came to, pool by pool: attacks, hits, wounds. */
export function pools(s: Scene): string[] {
  return notes(s, 'attacks-rolled').map(({ attacks, hits, wounds }) => `${attacks} ${hits} ${wounds}`);
}

/** One model with one ranged weapon 10 inches from a target. */
export function duel(
  weapon: WeaponSketch,
  target: Partial<UnitSketch>,
  faces: readonly number[],
  more: Partial<SceneSketch> = {},
): Scene {
  const units = {
    a: { at: [10, 10] as const, weapons: [{ range: 24, ...weapon }] },
    b: { player: 1 as const, at: [10, 21.26] as const, ...target },
  };
  return scene({ units, dice: faces, ...more });
}
/** Attacks, hits and wounds of the one pool of a duel. */
export function comesTo(
  weapon: WeaponSketch,
  target: Partial<UnitSketch>,
  faces: readonly number[],
  more: Partial<SceneSketch> = {},
): string {
  const s = duel(weapon, target, faces, more);
  firstOf(shootAll(s, 'a', 'b'));
  if (s.diceLeft() > 0 || !s.over) throw new Error(`${s.diceLeft()} dice left`);
  return pools(s).join();
}
