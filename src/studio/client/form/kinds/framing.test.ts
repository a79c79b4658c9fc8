import { expect, test } from 'vitest';
import { framingOf, handleAt, moveHandle, WHOLE_PICTURE, written } from './framing.ts';

test('a corner moves, and the opposite one stays', () => {
  const { crop } = moveHandle(WHOLE_PICTURE, 'top-left', { x: 20.4, y: 10 });
  expect(crop).toEqual({ x: 20, y: 10, width: 80, height: 90 });
  const next = moveHandle({ ...WHOLE_PICTURE, crop }, 'bottom-right', { x: 70, y: 300 });
  expect(next.crop).toEqual({ x: 20, y: 10, width: 50, height: 90 });
  expect(handleAt(next, 'top-right')).toEqual({ x: 70, y: 10 });
});

test('a crop keeps a size that can be taken hold of', () => {
  const { crop } = moveHandle(WHOLE_PICTURE, 'top-left', { x: 120, y: -5 });
  expect(crop).toEqual({ x: 95, y: 0, width: 5, height: 100 });
});

test('the focal point stays in the crop, and in its middle if it was there', () => {
  expect(moveHandle(WHOLE_PICTURE, 'top-left', { x: 80, y: 0 }).focus).toEqual({ x: 90, y: 50 });
  const aside = moveHandle(WHOLE_PICTURE, 'focus', { x: 30, y: 50 });
  expect(moveHandle(aside, 'top-left', { x: 80, y: 0 }).focus).toEqual({ x: 80, y: 50 });
  const crop = { x: 0, y: 0, width: 40, height: 40 };
  expect(moveHandle({ ...WHOLE_PICTURE, crop }, 'focus', { x: 90, y: 20 }).focus).toEqual({
    x: 40,
    y: 20,
  });
});

test('what is as it would be without is not written', () => {
  expect(written(WHOLE_PICTURE)).toEqual({});
  expect(framingOf({})).toEqual(WHOLE_PICTURE);
  const crop = { x: 10, y: 0, width: 50, height: 100 };
  expect(written(framingOf({ crop }))).toEqual({ crop });
  expect(written(framingOf({ focus: { x: 20, y: 30 } }))).toEqual({ focus: { x: 20, y: 30 } });
});
