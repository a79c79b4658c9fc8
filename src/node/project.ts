import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Where the code is, and schema/ with it. */
export const projectRoot = join(import.meta.dirname, '../..');

const { site } = parseArgs({ options: { site: { type: 'string' } }, strict: false }).values;
// In the environment for child processes.
if (typeof site === 'string') process.env.CONTENT_ROOT = resolve(site);

/**
 * The site: the folder that holds site-config/ and public/. `--site <folder>` names it, or
 * CONTENT_ROOT does; without either it is the project itself.
 */
export const contentRoot = resolve(process.env.CONTENT_ROOT ?? projectRoot);

export const publicDir = join(contentRoot, 'public');

/** Where the build goes: a folder of the site's own. `DIST_DIR` for tests, which leave that alone. */
export const distDir = resolve(process.env.DIST_DIR ?? join(contentRoot, 'dist'));

/** What can be made again. What depends on the site is below the site's own folder. */
export const cacheDir = join(projectRoot, '.cache');
export const siteCacheDir = join(contentRoot, '.cache');

/** Of Vite's dev server; two sites may be served at once. Below node_modules/, which it may serve. */
export const viteCacheDir = join(
  projectRoot,
  'node_modules/.vite',
  relative(projectRoot, contentRoot).replace(/\W+/g, '-') || 'site',
);
