import { expect, test } from 'vitest';
import { compactCss } from './compact-css.ts';

test('spaces after commas are left out, except in quoted texts', () => {
  expect(
    compactCss(
      `.a,.b{font:1rem 'A, B', serif;width:min(100%, 2 * (1px + 2px))}.b::after{content:", "}`,
    ),
  ).toBe(`.a,.b{font:1rem 'A, B',serif;width:min(100%,2 * (1px + 2px))}.b::after{content:", "}`);
});
