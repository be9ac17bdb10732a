import type { AbilityEntry } from '@adjutant/engine';
import { fixed, type UnitSketch } from '../../../rules-11e/test/scene.ts';
import type { Pick } from './picker.ts';

/** A random target: up to two kinds of models, a leader, wounded models, Feel No Pain. */
export function randomTarget(pick: Pick): UnitSketch {
  const pain: AbilityEntry[] =
    pick(3) === 0 ? [{ id: 'feel-no-pain', name: 'Feel No Pain', kind: 'core', value: fixed(4 + pick(3)) }] : [];
  const wounds = 1 + pick(4);
  const models = 1 + pick(6);
  const mixed = models > 2 && pick(3) === 0;
  const odd = { save: 2 + pick(3), ...(pick(2) === 0 ? { invulnerable: 4 + pick(2) } : {}) };
  const each = Array.from({ length: models }, (_none, at) => ({
    ...(mixed && at < 2 ? odd : {}),
    ...(at === models - 1 && wounds > 1 && pick(2) === 0 ? { left: 1 + pick(wounds - 1) } : {}),
  }));
  return {
    player: 1,
    at: [5, 15],
    models,
    wounds,
    toughness: 3 + pick(5),
    save: 3 + pick(4),
    ...(pick(5) === 0 ? { invulnerable: 4 + pick(3) } : {}),
    abilities: pain,
    each,
    ...(pick(3) === 0 ? { leader: randomLeader(pick) } : {}),
  };
}

function randomLeader(pick: Pick): NonNullable<UnitSketch['leader']> {
  const wounds = 3 + pick(3);
  return {
    wounds,
    save: 2 + pick(2),
    keywords: ['INFANTRY', 'CHARACTER'],
    ...(pick(2) === 0 ? { invulnerable: 4 } : {}),
    ...(pick(4) === 0 ? { each: [{ left: 1 + pick(wounds - 1) }] } : {}),
  };
}
