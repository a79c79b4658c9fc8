import { join } from 'node:path';
import { cacheDir } from '../scripts/project.ts';

export const BUILT_PORT = 4183;
export const DEV_PORT = 4184;

/** The copy of site-config/ and public/ that the dev tests edit. */
export const devContent = join(cacheDir, 'dev-content');

/** What the local stand-ins of each server keep; emptied when it starts. */
export const builtLocalData = join(cacheDir, 'local-built');
export const devLocalData = join(cacheDir, 'local-dev');
