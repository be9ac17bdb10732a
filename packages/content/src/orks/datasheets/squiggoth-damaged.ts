import { modelHasFrom } from '@adjutant/rules-11e/content';
import { ability } from '../../armies/write.ts';

/** OC that a badly hurt Squiggoth loses. */
const LOST = 6;

/** Badly hurt it holds less ground; the core rule for damaged models sees to its hit rolls. */
export const squiggothDamaged = ability({
  id: 'orks/gargantuan-squiggoth/damaged',
  name: 'Damaged',
  source: 'datasheet',
  of: 'Gargantuan Squiggoth',
  rule: 'cs.ab.squiggoth-damaged',
  reminder: 'With 1 to 10 wounds left its OC is 6 lower and its attacks have -1 to hit.',
  touches: ['24.DMG', '14.02'],
  hooks: {
    characteristic({ model, name }, self, game) {
      if (name !== 'objectiveControl' || !modelHasFrom(game, model, self)) return undefined;
      const bracket = (self.data.value as { plus: number } | undefined)?.plus ?? 0;
      return game.model(model).wounds <= bracket ? { step: 'subtract', value: LOST } : undefined;
    },
  },
});
