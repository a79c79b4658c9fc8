import { expect, test } from 'vitest';
import { contentRoot } from '../lib/project.ts';
import { createSiteConfigLoader, type SiteConfig } from '../site-config/index.ts';
import { SHELL_ICONS, shellIcons } from './shell-icons.ts';

const config = createSiteConfigLoader(contentRoot)().config as SiteConfig;
const withIcons = (...icons: string[]): SiteConfig => {
  const [network] = config.site.social;
  if (!network) throw new Error('The site names no network');
  return {
    ...config,
    site: { ...config.site, social: icons.map((icon) => ({ ...network, icon })) },
  };
};

test('each icon of the shell is there once, by its name', async () => {
  const { url, svg } = await shellIcons(withIcons('YouTube', 'LinkedIn', 'YouTube'));
  expect(url).toMatch(SHELL_ICONS);
  expect(Array.from(svg.matchAll(/<symbol id="(\w+)"/g), ([, name]) => name)).toEqual([
    'WhatsApp',
    'YouTube',
    'LinkedIn',
  ]);
});

test('attributes are written as SVG has them, and another icon is another address', async () => {
  const { url, svg } = await shellIcons(withIcons('Battery20'));
  expect(svg).toMatch(/<path fill-opacity="\.3" d="/);
  expect((await shellIcons(withIcons('Lock'))).url).not.toBe(url);
});
