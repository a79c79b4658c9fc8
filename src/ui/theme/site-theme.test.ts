import { alpha, createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import theme from '../../../tests/fixture-site/site-config/theme.json' with { type: 'json' };
import type { Theme } from '../../types/config.gen.ts';
import { siteTheme } from './site-theme.ts';

const made = siteTheme(theme as Theme);

test('a theme is created once, because emotion caches styles by its identity', () => {
  expect(siteTheme(theme as Theme)).toBe(made);
});

test('the palette has plain colours, because MUI computes with them', () => {
  const { primary, text, background, divider } = made.palette;
  const colors = [primary.main, primary.dark, text.primary, background.paper, divider];
  for (const color of colors) expect(alpha(color, 0.5)).toMatch(/^rgb|^#|^color/);
  expect(() => createTheme({ palette: { primary: { main: 'var(--brand)' } } })).toThrow();
});
