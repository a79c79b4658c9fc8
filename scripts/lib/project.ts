import { join, resolve } from 'node:path';

/** Where the code is. */
export const projectRoot = join(import.meta.dirname, '../..');

/** Where site-config/ and public/ are: the project itself, or a copy that a test or bench made. */
export const contentRoot = resolve(process.env.CONTENT_ROOT ?? projectRoot);

export const publicDir = join(contentRoot, 'public');
export const distDir = join(contentRoot, 'dist');

export const cacheDir = join(projectRoot, '.cache');
