import { create } from 'zustand';

/** Where the table lies in its frame: pixels an inch, and the pixel of the table's upper left corner. */
export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The frame shows the whole table, and goes on doing so when it is resized. */
  readonly fitted: boolean;
}

export const useCamera = create<Camera>(() => ({ k: 16, x: 20, y: 20, width: 0, height: 0, fitted: true }));

/** Pixels round the table for the inches on its edges. */
const EDGE = 22;
const LEAST = 4;
const MOST = 90;

/** Shows a box of the table, in inches from its upper left corner. */
export function showBox(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  fitted = false,
): void {
  const { width, height } = useCamera.getState();
  if (width === 0) return;
  const k = Math.min(MOST, Math.max(LEAST, Math.min((width - 2 * EDGE) / box.width, (height - 2 * EDGE) / box.height)));
  useCamera.setState({
    k,
    x: width / 2 - (box.x + box.width / 2) * k,
    y: height / 2 - (box.y + box.height / 2) * k,
    fitted,
  });
}

/** Zooms by a factor, keeping a pixel of the frame where it is. */
export function zoomAt(factor: number, px?: number, py?: number): void {
  const { k, x, y, width, height } = useCamera.getState();
  const next = Math.min(MOST, Math.max(LEAST, k * factor));
  const [atX, atY] = [px ?? width / 2, py ?? height / 2];
  useCamera.setState({ k: next, x: atX - ((atX - x) * next) / k, y: atY - ((atY - y) * next) / k, fitted: false });
}

export function panBy(dx: number, dy: number): void {
  const { x, y } = useCamera.getState();
  useCamera.setState({ x: x + dx, y: y + dy, fitted: false });
}

/** Inches of a pixel of the frame; y runs upwards. */
export function inchesAt(px: number, py: number, tableHeight: number): { readonly x: number; readonly y: number } {
  const { k, x, y } = useCamera.getState();
  return { x: (px - x) / k, y: tableHeight - (py - y) / k };
}
