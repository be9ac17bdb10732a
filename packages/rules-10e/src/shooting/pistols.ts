import { ability } from '@adjutant/rules-11e/content';

/** An engaged unit shoots its pistols at one unit that it is engaged with, whoever else is engaged with that one. @rule 10e.pistol-a */
export const oneTargetForPistols = ability({
  id: 'core/one-target-for-pistols',
  rule: '10e.pistol-a',
  hooks: { oneTarget: ({ shootingType }) => (shootingType === 'close-quarters' ? true : undefined) },
});
