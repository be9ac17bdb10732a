/** A rectangle in pixels of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A banner to be placed near what it names. */
export interface BannerWish {
  readonly id: number;
  readonly around: Box;
  readonly width: number;
  /** Placed before others. */
  readonly first: boolean;
}

export interface PlacedBanner extends Box {
  readonly id: number;
  /** Far from its unit: a line leads to it. */
  readonly leader: boolean;
}

export const BANNER_HEIGHT = 20;
const GAP = 4;

/** How much two boxes share, in square pixels. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Puts each banner in one of the places round its unit where it hides least; those in hand choose first. */
export function layBanners(wishes: readonly BannerWish[], models: readonly Box[], table: Box): readonly PlacedBanner[] {
  const placed: PlacedBanner[] = [];
  for (const wish of [...wishes].sort((one, other) => Number(other.first) - Number(one.first) || one.id - other.id)) {
    const near = best(placesRound(wish, GAP), models, placed, table);
    if (near.cost < 30) {
      placed.push({ id: wish.id, ...near.box, leader: false });
      continue;
    }
    const far = best(placesRound(wish, 26), models, placed, table);
    const leads = far.cost < near.cost * 0.5;
    placed.push({ id: wish.id, ...(leads ? far.box : near.box), leader: leads });
  }
  return placed;
}

function placesRound({ around, width }: BannerWish, gap: number): readonly Box[] {
  const { x, y, width: w, height: h } = around;
  const [middleX, middleY] = [x + w / 2 - width / 2, y + h / 2 - BANNER_HEIGHT / 2];
  const [above, below] = [y - BANNER_HEIGHT - gap, y + h + gap];
  const [before, after] = [x - width - gap, x + w + gap];
  const spots = [
    [middleX, below],
    [middleX, above],
    [after, middleY],
    [before, middleY],
    [x, below],
    [x + w - width, above],
    [x + w - width, below],
    [x, above],
  ] as const;
  return spots.map(([left, top]) => ({ x: left, y: top, width, height: BANNER_HEIGHT }));
}

function best(
  places: readonly Box[],
  models: readonly Box[],
  placed: readonly Box[],
  table: Box,
): { readonly box: Box; readonly cost: number } {
  let found = { box: places[0] as Box, cost: Number.POSITIVE_INFINITY };
  for (const [rank, box] of places.entries()) {
    const outside = box.width * box.height - shared(box, table);
    const cost =
      rank +
      outside * 4 +
      models.reduce((sum, model) => sum + shared(box, model), 0) +
      placed.reduce((sum, other) => sum + shared(box, other) * 3, 0);
    if (cost < found.cost) found = { box, cost };
  }
  return found;
}

/** How wide a text in the banner's font is, in pixels: generous. */
export function widthOf(text: string): number {
  let units = 0;
  for (const letter of text)
    units += 'mwMW@%'.includes(letter)
      ? 0.9
      : " .,:;'|!()[]iljtfrI/’".includes(letter)
        ? 0.34
        : /[A-Z]/.test(letter)
          ? 0.68
          : 0.57;
  return units * 12;
}
