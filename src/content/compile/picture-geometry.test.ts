import { expect, test } from 'vitest';
import {
  cropIn,
  cropPixels,
  fragmentOf,
  positionOf,
  sizesFor,
  variantWidths,
} from './picture-geometry.ts';

const PHOTO = { width: 4000, height: 3000 };

test('a crop is a part of the picture, in whole pixels, and at least one', () => {
  const part = (x: number, y: number, width: number, height: number, of = PHOTO) =>
    Object.values(cropPixels({ x, y, width, height }, of));
  expect(part(10, 20, 50, 25)).toEqual([400, 600, 2000, 750]);
  expect(part(60, 60, 100, 100)).toEqual([2400, 1800, 1600, 1200]);
  expect(part(99, 99, 1, 1, { width: 3, height: 3 })).toEqual([2, 2, 1, 1]);
});

test('variants are as wide as screens need, and never wider than the picture', () => {
  expect(variantWidths(600, PHOTO)).toEqual([320, 480, 720, 1080, 1600, 2000]);
  expect(variantWidths(1200, { width: 1280, height: 720 })).toEqual([320, 480, 720, 1080, 1280]);
  expect(variantWidths(Infinity, PHOTO).at(-1)).toBe(2400);
  expect(variantWidths(220, PHOTO)).toEqual([240, 320, 440]);
  expect(variantWidths(220, { width: 180, height: 90 })).toEqual([180]);
});

test('variants are no higher than WebP and AVIF can be; of a picture that is too narrow for that there are none', () => {
  expect(variantWidths(Infinity, { width: 1080, height: 17_000 })).toEqual([320, 480, 720, 1040]);
  expect(variantWidths(Infinity, { width: 2, height: 60_000 })).toEqual([]);
});

test('sizes say how wide the picture is in each window', () => {
  expect([220, 600, Infinity].map(sizesFor)).toEqual([
    '220px',
    '(min-width:1000px) 600px,100vw',
    '100vw',
  ]);
});

test('the focal point is of the whole picture, and its position of the part that is shown', () => {
  expect(positionOf({ x: 30, y: 40 })).toBe('30% 40%');
  const crop = { x: 20, y: 0, width: 40, height: 50 };
  expect(positionOf({ x: 30, y: 40 }, crop)).toBe('25% 80%');
  expect(positionOf({ x: 90, y: 0 }, crop)).toBe('100% 0%');
});

test('an address tells its crop again', () => {
  const crop = { x: 10.5, y: 0, width: 80, height: 100 };
  expect(cropIn(`/a.jpg${fragmentOf({ crop, focus: { x: 1, y: 2 } })}`)).toEqual(crop);
  expect(cropIn(`/a.jpg${fragmentOf({ focus: { x: 1, y: 2 } })}`)).toBeUndefined();
  expect(fragmentOf({})).toBe('');
});
