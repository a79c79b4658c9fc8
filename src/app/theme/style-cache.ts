import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';

const KEY = 'c';
export const STYLE_TAG = `style[data-emotion=${KEY}]`;

/** What browsers that have popovers, which the menus need, still know by another name alone. */
const PREFIXED = ['user-select', 'print-color-adjust', 'mask'];

function prefix(element: StylisElement): void {
  if (element.type === 'decl' && PREFIXED.includes(`${element.props}`))
    element.return = `-webkit-${element.value}${element.value}`;
}

const PLUGINS = [prefix]; // one list for all: emotion remembers styles by it

/** The same in both entries. Prefixes for browsers of ten years ago would be a tenth of each page's styles. */
export const createStyleCache = () => createCache({ key: KEY, stylisPlugins: PLUGINS });

/** With the name that MUI puts behind the hash while developing. */
const IN_HTML = new RegExp(`[" ]${KEY}-([\\w-]+)`, 'g');
const IN_CSS = new RegExp(`\\.${KEY}-([\\w-]+)`, 'g');

const idsIn = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([, id = '']) => id));

/**
 * The styles that some HTML uses, but those `known`, to which they are added; in its order, so that a page does not
 * depend on others.
 */
export function stylesOf({ inserted }: EmotionCache, html: string, written: Set<string>): string {
  let css = '';
  for (const id of idsIn(html, IN_HTML)) {
    if (written.has(id)) continue;
    written.add(id);
    const rules = inserted[id];
    if (typeof rules === 'string') css += rules;
  }
  return css;
}

/** The styles in a page: one tag, as each has a hash of its own in the policy. */
export const styleTag = (css: string) => `<style data-emotion="${KEY}">${css}</style>`;

/** Takes the styles in a document for inserted. Emotion would have each name said once more, in the tag. */
export function adoptStyles({ inserted }: EmotionCache, css: string): void {
  for (const id of idsIn(css, IN_CSS)) inserted[id] = true;
}
