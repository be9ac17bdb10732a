import type { Amount } from '@adjutant/engine';
import { ability } from '../effect.ts';

/** Feel No Pain X+: each wound that a model with it would lose is not lost on X or more; a printed one is its datasheet's own. @rule 24.12 19.04-i */
export const feelNoPain = ability({
  id: 'feel-no-pain',
  rule: '24.12',
  hooks: {
    feelNoPain: ({ model }, self) => {
      const value = self.data.value as Amount | undefined;
      return self.sources?.includes(model) ? value?.plus : undefined;
    },
  },
});
