import type { Spectator } from '@adjutant/session';
import type { Names } from '@adjutant/text';
import { frameOf } from './frame.ts';
import { labelsOf } from './labels.ts';
import { fallenOf, modelsOf } from './models.ts';
import { panelOf, titleOf } from './panel.ts';
import { type Overlay, reachPattern } from './sight-overlay.ts';
import { font, paper } from './style.ts';
import { escaped, num, tag } from './svg.ts';
import { objectivesOf, tableOf, tablePatterns } from './table.ts';

/** What stands above the picture, and the id of the mark of battle-shock. */
export interface PictureOptions {
  readonly title: string;
  readonly subtitle: string;
  readonly shockedEffect: string;
  /** What is drawn over the table besides, with its key beneath. */
  readonly overlay?: Overlay;
}

/** The table as a picture (SVG): the layout, every model to scale, who holds what, the score. A function of what was seen alone. */
export function pictureOf(seen: Spectator, names: Names, options: PictureOptions): string {
  const { title, subtitle, shockedEffect, overlay } = options;
  const { layout } = seen.setup;
  const frame = frameOf(layout);
  const height = frame.height + (overlay?.keyHeight ?? 0);
  const size = { width: frame.width, height, viewBox: `0 0 ${num(frame.width)} ${num(height)}` };
  const content = [
    `<title>${escaped(`${title}: ${subtitle}`)}</title>`,
    tag('defs', {}, tablePatterns + (overlay === undefined ? '' : reachPattern)),
    tag('rect', { width: frame.width, height, fill: paper }),
    titleOf(title, subtitle, frame),
    tableOf(layout, frame),
    objectivesOf(layout, seen.objectives, frame),
    overlay?.below(frame) ?? '',
    fallenOf(seen, frame),
    modelsOf(seen, frame),
    overlay?.above(frame) ?? '',
    labelsOf(seen, names, shockedEffect, frame),
    panelOf(seen, names, frame),
    overlay?.key(frame.left, frame.height) ?? '',
  ];
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', ...size, role: 'img', 'font-family': font };
  return `${tag('svg', attributes, content.join('\n'))}\n`;
}
