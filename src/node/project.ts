import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The folder of the code and of schema/. */
export const projectRoot = join(import.meta.dirname, '../..');

const { site } = parseArgs({ options: { site: { type: 'string' } }, strict: false }).values;
// In the environment for child processes.
if (typeof site === 'string') process.env.CONTENT_ROOT = resolve(site);

/**
 * The site: the folder that holds site-config/ and public/. `--site <folder>` names it, or
 * CONTENT_ROOT does; without either it is the project itself.
 */
export const contentRoot = resolve(process.env.CONTENT_ROOT || projectRoot);

export const publicDir = join(contentRoot, 'public');

/** Output folder of the build, inside the site's folder. Tests set `DIST_DIR` to keep it unchanged. */
export const distDir = resolve(process.env.DIST_DIR || join(contentRoot, 'dist'));

/** Caches. Those that depend on the site are below the site's folder. */
export const cacheDir = join(projectRoot, '.cache');
export const siteCacheDir = join(contentRoot, '.cache');

/** Cache of Vite's dev server, one per site, because two may run at once. It is below node_modules/, which Vite may serve. */
export const viteCacheDir = join(
  projectRoot,
  'node_modules/.vite',
  relative(projectRoot, contentRoot).replace(/\W+/g, '-') || 'site',
);
