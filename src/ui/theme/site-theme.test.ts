import { expect, test } from 'vitest';
import theme from '../../../tests/fixture-site/site-config/theme.json' with { type: 'json' };
import type { Theme } from '../../types/config.gen.ts';
import { breakpoints, spacing } from './breakpoints.ts';
import { siteTheme } from './site-theme.ts';

const made = siteTheme(theme as Theme);

test('a theme is created once, because emotion caches styles by its identity', () => {
  expect(siteTheme(theme as Theme)).toBe(made);
});

test('the browser computes with colours that depend on the background', () => {
  const { palette } = made;
  expect(made.alpha(palette.divider, '0.1 + 0.2')).toBe(
    'color-mix(in srgb,var(--line) calc((0.1 + 0.2)*100%),transparent)',
  );
  expect(made.lighten(palette.text.primary, 0.5)).toBe(
    'color-mix(in srgb,#fff calc((0.5)*100%),var(--fg))',
  );
});

test('the measures of the theme are those that styles import', () => {
  expect(made.breakpoints.up('md')).toBe(breakpoints.up('md'));
  expect(made.spacing(0, 1.5, -1)).toBe('0 12px -8px');
  expect(made.spacing).toBe(spacing);
});
