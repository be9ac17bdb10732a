import { expect, test } from 'vitest';
import { type BannerWish, layBanners, shared } from './banner-layout.ts';

const table = { x: 0, y: 0, width: 600, height: 400 };
const wish = (id: number, x: number, y: number): BannerWish => ({
  id,
  around: { x, y, width: 40, height: 40 },
  width: 90,
  first: false,
});

test('banners hide neither each other nor models where there is room', () => {
  const wishes = [wish(1, 100, 100), wish(2, 160, 100), wish(3, 100, 160), wish(4, 560, 360)];
  const models = wishes.map(({ around }) => around);
  const placed = layBanners(wishes, models, table);
  const others = placed.flatMap((one, at) => placed.slice(at + 1).map((other) => shared(one, other)));
  expect(Math.max(...others)).toBe(0);
  expect(placed.every((one) => models.every((model) => shared(one, model) === 0))).toBe(true);
  expect(placed.every((one) => shared(one, table) === one.width * one.height)).toBe(true);
});

test('what is in hand is placed first', () => {
  const placed = layBanners([wish(1, 100, 100), { ...wish(2, 100, 100), first: true }], [], table);
  expect(placed.map(({ id }) => id)).toEqual([2, 1]);
});
