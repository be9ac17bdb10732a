import type { Names } from '../src/names.ts';

const units = ['Boyz', 'Pathfinders', 'Trukk'];

/** Names for sentences in tests: three units of four models each. */
export const testNames: Names = {
  player: (id) => ['Orks', "T'au"][id] ?? '',
  unit: (id) => units[id] ?? `unit ${id}`,
  model: (id) => `Model ${id} of ${units[Math.floor(id / 4)] ?? '?'}`,
  profile: () => 'Boy',
  ownerOf: (unit) => (unit === 1 ? 1 : 0),
  unitOf: (model) => Math.floor(model / 4),
  modelsOf: () => 4,
  objective: (id) => `Objective ${id}`,
  stratagem: (id) => id.split('/').at(-1) ?? id,
  effect: (id) => id.split('/').at(-1) ?? id,
  weapon: (id) => id,
  weaponAt: (_model, slot) => ['shoota', 'choppa'][slot],
};
