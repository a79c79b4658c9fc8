import { expect, test } from 'vitest';
import theme from '../../../tests/fixture-site/site-config/theme.json' with { type: 'json' };
import type { Theme } from '../../types/config.gen.ts';
import { globalCss } from './global-css.ts';

test.each([
  [4, '0px'],
  [14, '14px'],
])('with a radius of %i px, pictures beside text have corners of %s', (radius, expected) => {
  const css = globalCss({ ...theme, radius } as Theme, '');
  expect(/--picture:([^;]+)/.exec(css)?.[1]).toBe(expected);
});
