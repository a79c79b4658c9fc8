import { createStyleCache } from '../theme/style-cache.ts';

/** One for all pages: a style is compiled once, by the first page that uses it. */
export const cache = createStyleCache();
cache.compat = true; // styles are collected, not written between the elements
