import { expect, test } from 'vitest';
import { enumerated } from './wording.ts';

test('a list that nobody reads whole is cut', () => {
  const values = Array.from({ length: 245 }, (_, index) => `"${index}"`);
  expect(enumerated(values.slice(0, 60))).toMatch(/^"0", .*, "59"$/);
  expect(enumerated(values)).toMatch(/^"0", .*, "11" e outros 233$/);
});
