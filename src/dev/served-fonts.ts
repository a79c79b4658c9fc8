import type { SiteConfig } from '../content/index.ts';
import { type SiteFonts, siteFonts } from '../content/node/web-fonts.ts';
import { projectRoot } from '../node/project.ts';

const found = new WeakMap<SiteConfig, Promise<SiteFonts>>();

/** The fonts of a site as it is; found once for each state of it. */
export function fontsOf(config: SiteConfig): Promise<SiteFonts> {
  const fonts = found.get(config) ?? siteFonts(config);
  found.set(config, fonts);
  return fonts;
}

/**
 * Where Vite serves a file of a folder that `server.fs.allow` names. It writes the addresses in styles in this way too:
 * of two addresses, one would be preloaded and the other used.
 */
function served(file: string): string {
  const path = file.replaceAll('\\', '/');
  const root = `${projectRoot.replaceAll('\\', '/')}/`;
  if (path.startsWith(root)) return `/${path.slice(root.length)}`;
  return `/@fs/${path.replace(/^\//, '')}`;
}

export const servedStyles = ({ styles }: SiteFonts) => styles(served);

export const FONTS = 'virtual:fonts';
/** Id under which Vite keeps it. */
export const FONTS_ID = `\0${FONTS}`;

const OF_SYSTEM = { headingFont: 'system-ui', textFont: 'system-ui', fontFaces: '' };

/**
 * `virtual:fonts`, for the windows of the studio: what a document of the site declares, and the two stacks; the system's
 * for a site whose files have errors.
 */
export const fontsModule = (fonts: SiteFonts | undefined): string =>
  Object.entries(fonts ? declared(fonts) : OF_SYSTEM)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const declared = ({ headingFont, textFont, styles }: SiteFonts): typeof OF_SYSTEM => ({
  headingFont,
  textFont,
  fontFaces: styles(served).faces,
});
