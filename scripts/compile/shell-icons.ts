import type { IconShape } from '../../src/data/types.ts';
import { hashOf } from '../lib/hash-of.ts';
import { ASSETS } from '../lib/own-addresses.ts';
import type { SiteConfig } from '../site-config/index.ts';
import { iconShapes } from './icons.ts';

/** What the engine itself shows on every page. */
const ENGINE_ICONS = ['WhatsApp'];

export const SHELL_ICONS = new RegExp(`^${ASSETS}/icons-\\w+\\.svg$`);

/** The icons of what is on every page, in one file, which browsers keep: a symbol each, by its name. */
export async function shellIcons({ site }: SiteConfig): Promise<{ url: string; svg: string }> {
  const names = new Set([...ENGINE_ICONS, ...site.social.map(({ icon }) => icon)]);
  const symbols = [...names].map(
    async (name) =>
      `<symbol id="${name}" viewBox="0 0 24 24">${(await iconShapes(name)).map(element).join('')}</symbol>`,
  );
  const all = (await Promise.all(symbols)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${all}</svg>\n`;
  return { url: `${ASSETS}/icons-${hashOf(svg).slice(0, 8)}.svg`, svg };
}

/** React's names of attributes are SVG's in another case. */
function element([tag, attributes]: IconShape): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    const own = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return ` ${own}="${value}"`;
  });
  return `<${tag}${written.join('')}/>`;
}
