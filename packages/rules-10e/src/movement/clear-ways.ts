import { ability } from '@adjutant/rules-11e/content';
import { enemyModelIds, engagementRange } from '@adjutant/rules-11e/edition';

const bound: ReadonlySet<string> = new Set(['normal', 'advance']);

/** In a normal or advance move no model comes within engagement range of an enemy at any point of its way. @rule 10e.move-a 10e.advance-a */
export const clearWays = ability({
  id: 'core/clear-ways',
  rule: '10e.move-a',
  hooks: {
    placing: ({ unit, moveType = '' }, _self, game) =>
      bound.has(moveType)
        ? { kind: 'passes', rule: '10e.move-a', models: enemyModelIds(game, unit), clear: engagementRange(game) }
        : undefined,
  },
});
