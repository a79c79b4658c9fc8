import { createStyleCache } from '../../ui/theme/style-cache.ts';

/** One cache for all pages: a style is compiled once, by the first page that uses it. */
export const cache = createStyleCache();
cache.compat = true; // collects styles instead of writing them between the elements
