import { join, relative, resolve } from 'node:path';
import { engineRoot, isInstalled } from './installed.mjs';
import { siteOfProcess } from './site-of-process.mjs';

/** The folder of the code and of schema/. */
export const projectRoot = engineRoot;

/** The site: the folder that holds site-config/ and public/. */
export const contentRoot = siteOfProcess();
// In the environment for child processes.
if (process.env.CONTENT_ROOT || contentRoot !== projectRoot) process.env.CONTENT_ROOT = contentRoot;

export const publicDir = join(contentRoot, 'public');

/** What `npm start` serves has a folder of its own: a build beside it would replace that, with forms that post to the real addresses. */
const isStart = /[\\/]start\.m?[jt]s$/.test(process.argv[1] ?? '');

/** Output folder of the build, inside the site's folder. Tests set `DIST_DIR` to keep it unchanged. */
export const distDir = resolve(
  process.env.DIST_DIR || join(contentRoot, isStart ? '.cache/start' : 'dist'),
);

/** Caches. Those that depend on the site are below the site's folder; an installed engine writes nothing into its own. */
export const siteCacheDir = join(contentRoot, '.cache');
export const cacheDir = isInstalled ? siteCacheDir : join(projectRoot, '.cache');

/** Cache of Vite's dev server, one per site, because two may run at once. It is in a folder that Vite may serve. */
export const viteCacheDir = isInstalled
  ? join(siteCacheDir, 'vite')
  : join(
      projectRoot,
      'node_modules/.vite',
      relative(projectRoot, contentRoot).replace(/\W+/g, '-') || 'site',
    );
