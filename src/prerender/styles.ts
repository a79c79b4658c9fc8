import createCache from '@emotion/cache';

const KEY = 'c';

/** One for all pages: a style is compiled once, by the first page that uses it. */
export const cache = createCache({ key: KEY });
cache.compat = true; // styles are collected, not written between the elements

/** With the name that MUI puts behind the hash while developing. */
const STYLE_CLASS = new RegExp(`[" ]${KEY}-([\\w-]+)`, 'g');

/** The styles that some HTML uses, as one tag; sorted, so that a page does not depend on others. */
export function styleTag(html: string): string {
  const used = new Set(Array.from(html.matchAll(STYLE_CLASS), ([, id = '']) => id));
  const ids = [...used].filter((id) => typeof cache.inserted[id] === 'string').sort();
  const css = ids.map((id) => cache.inserted[id]).join('');
  return `<style data-emotion="${KEY} ${ids.join(' ')}">${css}</style>`;
}
