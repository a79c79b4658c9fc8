import { expect, test } from 'vitest';
import { contentRoot } from '../lib/project.ts';
import { createSiteConfigLoader, type SiteConfig } from '../site-config/index.ts';
import { shellIcons } from './shell-icons.ts';

const config = createSiteConfigLoader(contentRoot)().config as SiteConfig;
const withIcons = (...icons: string[]): SiteConfig => ({
  ...config,
  site: { ...config.site, social: icons.map((icon) => ({ icon, label: icon, to: '/' })) },
});

test('each icon of the shell is there, by its name', async () => {
  const icons = await shellIcons(withIcons('YouTube', 'LinkedIn', 'YouTube'));
  expect(Object.keys(icons)).toEqual(['WhatsApp', 'YouTube', 'LinkedIn']);
});

test('an address can stand in a style sheet, with attributes as SVG has them', async () => {
  const { Battery20 } = await shellIcons(withIcons('Battery20'));
  expect(Battery20).toMatch(
    /^data:image\/svg\+xml,<svg [^"#]*<path fill-opacity='\.3' [^"#]*<\/svg>$/,
  );
});
