import { expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { contentRoot } from '../../node/project.ts';
import { breakpoints } from '../../ui/theme/breakpoints.ts';
import { siteTheme } from '../../ui/theme/site-theme.ts';
import { desktopOnly } from './desktop-menu.tsx';

const { config } = createSiteConfigLoader(contentRoot)();

const stylesAt = (menuWidth?: number) => {
  const theme = siteTheme({ ...config!.theme, ...(menuWidth && { menuWidth }) });
  return desktopOnly({ theme });
};

const below = (width: number) => `@media (max-width: calc(${width}em - 0.02px))`;
const hidden = { display: 'none' };

test('a menu is folded up in a window that is too narrow for it, whole', () => {
  expect(stylesAt()).toEqual({ [below(64)]: hidden });
  expect(stylesAt(68)).toEqual({ [below(68)]: hidden });
});

test('where no window has space for the menu, its button stays in wide ones', () => {
  expect(stylesAt(9999)).toMatchObject({
    '& > :not(:last-child)': hidden,
    [breakpoints.down('lg')]: hidden,
  });
});
