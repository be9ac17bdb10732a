import { ruleset11e } from '@adjutant/rules-11e';
import { scene } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { writtenDetachments } from './detachments.ts';
import { factions11e, withArmies } from './with-armies.ts';

const ruleset = withArmies(ruleset11e);
const detachments = factions11e.flatMap((faction) => faction.detachments);

test('every rule and card says where it comes from and what to keep in mind', () => {
  const written = [...ruleset.effects.values(), ...ruleset.stratagems.values()].filter(
    ({ id }) => !ruleset11e.effects.has(id) && !ruleset11e.stratagems.has(id),
  );
  expect(written.length).toBeGreaterThan(50);
  for (const { id, about } of written) {
    expect(about?.ruleset, id).toBe('11e');
    expect(
      [about?.name, about?.of, about?.dataVersion].every((text) => text),
      id,
    ).toBe(true);
    expect(about?.reminder.length, id).toBeLessThanOrEqual(125);
    expect(about?.reminder, id).toMatch(/^[A-Z[+-].*\.$/);
  }
});

test('army lists find every written detachment', () => {
  expect(detachments.map(({ id, name }) => ({ id, name }))).toEqual(writtenDetachments);
});

test('the rules of a detachment are in force for its army alone, and an unknown one brings nothing', () => {
  const s = scene({
    ruleset,
    units: { a: {}, b: { player: 1 } },
    detachments: [['orks/war-horde'], ['orks/nobody-knows']],
  });
  const inForce = s.game.state.effects
    .filter(({ effect }) => effect.startsWith('orks/'))
    .map(({ effect, owner }) => [effect, owner]);
  expect(inForce).toEqual([
    ['orks/war-horde', 0],
    ['orks/war-horde/get-stuck-in', 0],
    ['orks/war-horde/careen/ready', 0],
    ['orks/nobody-knows', 1],
  ]);
  expect(ruleset.effects.get('orks/nobody-knows')).toBeUndefined();
});
