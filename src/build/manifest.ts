import { type Icons, pngIcons } from '../content/read/files/public-files.ts';
import type { Site, Theme } from '../types/config.gen.ts';

/** The web app manifest, for the home screen of phones; the site still opens in the browser. */
export function manifest({ site, theme }: { site: Site; theme: Theme }, icons: Icons) {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: site.seo.defaultTitle,
    short_name: site.brand.name,
    description: site.brand.tagline,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: theme.colors.paper,
    theme_color: theme.colors[theme.backgrounds?.header ?? 'ink'],
    icons: [
      icon(pngIcons.small, 192, 'any'),
      icon(pngIcons.large, 512, 'any'),
      icon(pngIcons.maskable, 512, 'maskable'),
    ].filter(({ src }) => icons.has(src.slice(1))),
  };
}
