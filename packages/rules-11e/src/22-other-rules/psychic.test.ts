import { expect, test } from 'vitest';
import { rolled, shootAll } from '../../test/attacks.ts';
import { scene } from '../../test/scene.ts';
import { feelNoPainOf } from '../05-attack-sequence/inflict-damage.ts';
import { ability } from '../effect.ts';
import { inflictDamageFlow } from '../flows.ts';

/** Ignores wounds lost to psychic attacks on 4+. */
const warded = ability({
  id: 'warded',
  rule: 'test',
  hooks: { feelNoPain: ({ psychic }) => (psychic ? 4 : undefined) },
});

test('22.03 ex 1, 22.03-a a psychic ability wounds as a psychic attack does', () => {
  const s = scene({ units: { us: { wounds: 3 } }, effects: [warded], detachments: [['warded'], []], dice: [4] });
  expect([feelNoPainOf(s.game, 0, true), feelNoPainOf(s.game, 0, true, true)]).toEqual([undefined, 4]);
  const cause = { kind: 'rule', rule: 'test', owner: 1, psychic: true } as const;
  s.run(inflictDamageFlow.begin({ model: 0, damage: 1, mortal: true, cause, after: null }));
  expect([s.wounds('us'), s.diceLeft()]).toEqual([[3], 0]);
});

test('24.29-b an attack with a [PSYCHIC] weapon is a psychic attack, another is not', () => {
  const ignored = (abilities: readonly { readonly id: 'psychic' }[]) => {
    const s = scene({
      units: {
        us: { at: [10, 10], weapons: [{ range: 24, skill: 2, strength: 8, ap: -6, abilities }] },
        them: { player: 1, at: [10, 20], wounds: 3 },
      },
      effects: [warded],
      detachments: [[], ['warded']],
      dice: [6, 6, 1, 4],
    });
    shootAll(s, 'us', 'them');
    return rolled(s, 'feel-no-pain');
  };
  expect([ignored([{ id: 'psychic' }]), ignored([])]).toEqual([[[4]], []]);
});
