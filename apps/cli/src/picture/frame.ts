import type { LayoutSetup } from '@adjutant/engine';

/** Pixels to an inch. */
export const SCALE = 20;
const MARGIN = { left: 34, top: 78, bottom: 34 } as const;
export const PANEL = 300;

/** A point or size of the picture, in pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Where inches of the table lie in the picture: y runs upwards on the table and downwards here. */
export interface FrameOfPicture {
  readonly width: number;
  readonly height: number;
  /** The table in pixels. */
  readonly left: number;
  readonly top: number;
  readonly tableWidth: number;
  readonly tableHeight: number;
  place(x: number, y: number): Pixel;
}

/** The frame of a layout's picture: the table, a margin with inches, a panel to the right. */
export function frameOf({ width, height }: LayoutSetup): FrameOfPicture {
  const [tableWidth, tableHeight] = [width * SCALE, height * SCALE];
  const { left, top, bottom } = MARGIN;
  return {
    width: left + tableWidth + PANEL,
    height: top + tableHeight + bottom,
    left,
    top,
    tableWidth,
    tableHeight,
    place: (x, y) => ({ x: left + x * SCALE, y: top + tableHeight - y * SCALE }),
  };
}
