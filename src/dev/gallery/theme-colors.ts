import type { ColorUse, GalleryColor } from '../../app/dev/gallery/gallery-data.ts';
import { lettersOnBrand } from '../../lib/brand-text.ts';
import { contrastRatio } from '../../lib/contrast-ratio.ts';

/** What a token of the style sheet is for, its backgrounds, and the contrast that WCAG requires there. */
const TOKENS: Record<string, { usedFor: string; on: string[]; needed?: number }> = {
  '--fg': { usedFor: 'use-text', on: ['--bg', '--card'], needed: 4.5 },
  '--muted': { usedFor: 'use-muted', on: ['--bg', '--card'], needed: 4.5 },
  '--accent': { usedFor: 'use-accent', on: ['--bg', '--card'], needed: 4.5 },
  '--error': { usedFor: 'use-error', on: ['--bg', '--card'], needed: 4.5 },
  '--focus': { usedFor: 'use-focus', on: ['--bg', '--card'], needed: 3 },
  '--line': { usedFor: 'use-line', on: ['--bg', '--card'] },
};

/** The text colour of buttons is not a token. */
const BUTTONS = ['brand', 'brandDark'];

/**
 * The colours of the theme, each with the backgrounds it is used on, according to `css`, the site's own style
 * sheet.
 */
export function themeColors(colors: Record<string, string>, css: string): GalleryColor[] {
  const nameOf = new Map(Object.entries(colors).map(([name, value]) => [value, name]));
  const uses = new Map<string, Map<string, ColorUse>>();
  const add = (letters = '', surface = '', usage = '', needed = 0) => {
    const ratio = contrastRatio(letters, surface);
    const name = nameOf.get(letters);
    const on = nameOf.get(surface);
    if (ratio === undefined || !name || !on) return;
    const own = uses.get(name) ?? new Map<string, ColorUse>();
    const use = own.get(on) ?? { on, surface, usedFor: [], ratio, needed: 0 };
    if (!use.usedFor.includes(usage)) use.usedFor.push(usage);
    use.needed = Math.max(use.needed, needed);
    uses.set(name, own.set(on, use));
  };
  for (const tokens of backgroundsOf(css))
    for (const [token, { usedFor, on, needed }] of Object.entries(TOKENS))
      for (const surface of on) add(tokens[token], tokens[surface], usedFor, needed);
  for (const surface of BUTTONS)
    add(colors[lettersOnBrand(colors)], colors[surface], 'use-button', 4.5);
  return Object.entries(colors).map(([name, value]) => ({
    name,
    value,
    uses: [...(uses.get(name)?.values() ?? [])].sort((a, b) => a.ratio - b.ratio),
  }));
}

/** The tokens of each `[data-background=…]`. */
const backgroundsOf = (css: string): Record<string, string>[] =>
  [...css.matchAll(/(?<=^|\}|\n)(?::root,)?\[data-background=\w+\][^{}]*\{(--bg:[^}]+)\}/g)].map(
    ([, rules = '']) => Object.fromEntries(rules.split(';').map((rule) => rule.split(':'))),
  );
