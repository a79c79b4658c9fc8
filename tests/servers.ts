import { join } from 'node:path';
import { cacheDir } from '../scripts/project.ts';

export const BUILT_PORT = 4183;
export const DEV_PORT = 4184;

/** The copy of site-config/ and public/ that the dev tests edit. */
export const devContent = join(cacheDir, 'dev-content');

/** What the stand-ins of the server on `port` keep: its database, its inbox. */
export const localData = (port: number) => join(cacheDir, `local-${port}`);
