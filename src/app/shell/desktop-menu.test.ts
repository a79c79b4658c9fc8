import { expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { contentRoot } from '../../node/project.ts';
import { siteTheme } from '../../ui/theme/site-theme.ts';
import { folded } from './desktop-menu.tsx';

const { config } = createSiteConfigLoader(contentRoot)();

const stylesWith = (widths: { menuWidth?: number; actionWidth?: number }) =>
  folded({ theme: siteTheme({ ...config!.theme, ...widths }) });

const below = (width: number) => `@media (max-width: calc(${width}em - 0.02px))`;
const hidden = { display: 'none' };
const buttonAlone = { '& > :not(:last-child)': hidden };

test.each([
  ['usual widths', {}, 64, 37.5],
  ['a long menu', { menuWidth: 68 }, 68, 37.5],
  ['a menu that no window has space for', { menuWidth: 9999 }, 9999, 37.5],
  ['a long button', { actionWidth: 50 }, 64, 50],
])(
  'of %s the button stays where it fits, and the rest where all does',
  (_, widths, menu, action) => {
    expect(stylesWith(widths)).toEqual({ [below(menu)]: buttonAlone, [below(action)]: hidden });
  },
);
