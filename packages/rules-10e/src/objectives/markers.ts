import type { LayoutSetup } from '@adjutant/engine';
import type { Region } from '@adjutant/geometry';
import { ability } from '@adjutant/rules-11e/content';
import { MARKER_RADIUS } from '@adjutant/rules-11e/edition';

/** The layout as this edition uses it: each objective is a marker, whatever terrain it lies on. @rule 10e.objective-a */
export function withMarkers(layout: LayoutSetup): LayoutSetup {
  const objectives = layout.objectives.map(({ linked: _places, ...objective }) => ({ ...objective, marker: true }));
  return { ...layout, objectives };
}

/** Models cross markers but do not end on top of one. @rule 10e.objective-a */
export const notOnMarkers = ability({
  id: 'core/not-on-markers',
  rule: '10e.objective-a',
  hooks: {
    placing: (_move, _self, game) => {
      const regions = game.setup.layout.objectives.map(
        ({ x, y }): Region => ({ kind: 'disc', x, y, radius: MARKER_RADIUS }),
      );
      if (regions.length === 0) return undefined;
      return { kind: 'more-than', rule: '10e.objective-a', distance: 0, horizontally: true, regions };
    },
  },
});
