import { expect, test } from 'vitest';
import { CARD_WIDTH, cycleSeconds, SPEED } from './strip.tsx';

test('the strip moves at the specified speed', () => {
  expect(SPEED * 0.03).toBeCloseTo(2);
  expect(CARD_WIDTH).toBe(280);
  expect(cycleSeconds(10)).toBeCloseTo(42);
});
