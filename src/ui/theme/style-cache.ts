import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';

const KEY = 'c';
export const STYLE_TAG = `style[data-emotion=${KEY}]`;

/** Properties that need a prefix in browsers with popovers, which the menus need. */
const PREFIXED = ['user-select', 'print-color-adjust', 'mask'];

function prefix(element: StylisElement): void {
  if (element.type === 'decl' && PREFIXED.includes(`${element.props}`))
    element.return = `-webkit-${element.value}${element.value}`;
}

const PLUGINS = [prefix]; // one array: emotion caches styles by its identity

/** The style cache of server and browser. Emotion's own prefixer would add a tenth to each page's styles. */
export const createStyleCache = () => createCache({ key: KEY, stylisPlugins: PLUGINS });

/** The styles of a page in one tag, as each tag needs a hash in the policy. */
export const styleTag = (css: string) => `<style data-emotion="${KEY}">${css}</style>`;

/** Marks the styles of a document as inserted. Emotion's own way would need all their names in the tag. */
export function adoptStyles({ inserted }: EmotionCache, css: string): void {
  for (const [, id = ''] of css.matchAll(IN_CSS)) inserted[id] = true;
}

/** MUI appends a name to the hash in development. */
const IN_CSS = new RegExp(`\\.${KEY}-([\\w-]+)`, 'g');
