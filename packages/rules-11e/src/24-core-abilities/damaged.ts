import { ability } from '../effect.ts';

/** Damaged X: a model with X wounds or fewer left has -1 to hit rolls. @rule 24.DMG */
export const damaged = ability({
  id: 'damaged',
  rule: '24.DMG',
  hooks: {
    hitModifier: ({ model }, _self, game) => {
      const bracket = game.modelInfo(model).datasheet.abilities.find(({ kind }) => kind === 'damaged');
      return bracket?.value !== undefined && game.model(model).wounds <= bracket.value.plus ? -1 : undefined;
    },
  },
});
