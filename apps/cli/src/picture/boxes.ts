/** A rectangle of the picture, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Area in which two boxes overlap. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The smallest box that holds all; undefined for none. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A thing to be labelled: the boxes it covers and the size of its label. */
export interface ToLabel {
  readonly covers: readonly Box[];
  readonly width: number;
  readonly height: number;
}

const GAP = 5;

/**
 * Places for labels: each near what it names, clear of other labels before all, then of what stands about, and inside `limits`.
 * Gives a box for each in the same order.
 */
export function placeLabels(items: readonly ToLabel[], limits: Box): readonly Box[] {
  const obstacles = items.flatMap((item) => item.covers);
  const placed: Box[] = [];
  const result = new Array<Box>(items.length);
  const order = items
    .map((_item, at) => at)
    .sort((a, b) => (items[b]?.covers.length ?? 0) - (items[a]?.covers.length ?? 0));
  for (const at of order) {
    const item = items[at];
    if (item === undefined) continue;
    const best = bestOf(item, obstacles, placed, limits);
    placed.push(best);
    result[at] = best;
  }
  return result;
}

function bestOf(item: ToLabel, obstacles: readonly Box[], placed: readonly Box[], limits: Box): Box {
  let best: Box = { x: limits.x, y: limits.y, width: item.width, height: item.height };
  let least = Number.POSITIVE_INFINITY;
  const home = around(item.covers) ?? limits;
  for (const candidate of candidates(item, home, limits)) {
    const cost = costOf(candidate, home, obstacles, placed);
    if (cost >= least) continue;
    least = cost;
    best = candidate;
  }
  return best;
}

/** Rings of places round the thing's box, nearest first. */
function candidates({ width, height }: ToLabel, home: Box, limits: Box): readonly Box[] {
  const found: Box[] = [];
  const [middleX, middleY] = [home.x + home.width / 2, home.y + home.height / 2];
  for (const away of [0, 14, 30, 50, 75, 105]) {
    const columns = [-1, -0.5, 0, 0.5, 1].map((step) => middleX - width / 2 + step * (home.width / 2 + width / 2));
    for (const x of columns) {
      found.push({ x, y: home.y - height - GAP - away, width, height });
      found.push({ x, y: home.y + home.height + GAP + away, width, height });
    }
    for (const y of [middleY - height / 2, home.y, home.y + home.height - height]) {
      found.push({ x: home.x + home.width + GAP + away, y, width, height });
      found.push({ x: home.x - width - GAP - away, y, width, height });
    }
  }
  return found.map((box) => ({ ...box, ...inside(box, limits) }));
}

function inside({ x, y, width, height }: Box, limits: Box): { readonly x: number; readonly y: number } {
  return {
    x: Math.max(limits.x, Math.min(limits.x + limits.width - width, x)),
    y: Math.max(limits.y, Math.min(limits.y + limits.height - height, y)),
  };
}

function costOf(box: Box, home: Box, obstacles: readonly Box[], placed: readonly Box[]): number {
  const dx = box.x + box.width / 2 - (home.x + home.width / 2);
  const dy = box.y + box.height / 2 - (home.y + home.height / 2);
  const distance = Math.sqrt(dx * dx + dy * dy);
  const onLabels = placed.reduce((sum, other) => sum + overlap(box, other), 0);
  const onThings = obstacles.reduce((sum, other) => sum + overlap(box, other), 0);
  return onLabels * 40 + onThings * 4 + distance * 3 + (dy > 0 ? 12 : 0);
}
