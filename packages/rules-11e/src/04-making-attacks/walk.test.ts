import { type Json, nextFraction, sampleAnswer, seedGenerator, type WeaponAbility } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { fight, shoot } from '../../test/attacks.ts';
import { dice, type Scene, scene, type UnitSketch, type WeaponSketch } from '../../test/scene.ts';
import { anti, weaponAbility } from '../24-core-abilities/weapon-ability.ts';

const abilities: readonly WeaponAbility[] = [
  anti('INFANTRY', 4),
  weaponAbility('assault'),
  weaponAbility('blast'),
  weaponAbility('cleave', 1),
  weaponAbility('close-quarters'),
  weaponAbility('devastating-wounds'),
  weaponAbility('extra-attacks'),
  weaponAbility('hazardous'),
  weaponAbility('heavy'),
  weaponAbility('ignores-cover'),
  weaponAbility('indirect-fire'),
  weaponAbility('lance'),
  weaponAbility('lethal-hits'),
  weaponAbility('melta', 2),
  weaponAbility('one-shot'),
  weaponAbility('precision'),
  weaponAbility('psychic'),
  weaponAbility('rapid-fire', 1),
  weaponAbility('sustained-hits', 1),
  weaponAbility('torrent'),
  weaponAbility('twin-linked'),
];

/** A small battle at close quarters with weapons of random abilities. */
function melee(seed: string): Scene {
  const words = seedGenerator(seed);
  const below = (count: number) => Math.floor(nextFraction(words) * count);
  const weapon = (): WeaponSketch => ({
    ...(below(2) === 0 ? { range: 6 + below(20) } : {}),
    attacks: below(2) === 0 ? dice(1, 6) : 1 + below(4),
    strength: 3 + below(6),
    ap: -below(4),
    damage: below(2) === 0 ? dice(1, 3) : 1 + below(3),
    abilities: [0, 1, 2].map(() => abilities[below(abilities.length)]!),
  });
  const unit = (player: 0 | 1, x: number, y: number): UnitSketch => ({
    player,
    at: [x, y],
    models: 1 + below(4),
    wounds: 1 + below(3),
    keywords: below(3) === 0 ? ['VEHICLE'] : ['INFANTRY'],
    weapons: [weapon(), weapon(), weapon()],
    each: [{ invulnerable: 5 }, { save: 4 }],
    abilities: [{ id: 'deadly-demise', name: '', kind: 'core', value: dice(1, 3) }],
    ...(below(2) === 0 ? { leader: { keywords: ['CHARACTER'], wounds: 3, weapons: [weapon()] } } : {}),
  });
  const s = scene({
    units: { a: unit(0, 10, 10), x: unit(1, 10, 12 + below(8)), y: unit(1, 16 + below(10), 14 + below(8)) },
    commandPoints: [2, 2],
  });
  s.game.state.dice = { kind: 'seeded', words };
  return s;
}

/** Plays on with random legal answers until nothing waits. */
function playOn(s: Scene, seed: string): Scene {
  const words = seedGenerator(`answers ${seed}`);
  while (s.game.question !== undefined) s.answer(sampleAnswer(s.question, () => nextFraction(words), s.game) as Json);
  return s;
}

test.each(Array.from({ length: 40 }, (_none, at) => `battle ${at}`))(
  '04.00 any unit with any weapons attacks to the end: %s',
  (seed) => {
    const s = melee(seed);
    expect(playOn(shoot(s, 'a'), seed).over).toBe(true);
    if (s.left('a') > 0) expect(playOn(fight(s, 'a'), seed).over).toBe(true);
    expect(s.game.state.awaiting).toEqual([]);
  },
);
