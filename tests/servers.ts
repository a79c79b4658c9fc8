import { join } from 'node:path';
import { cacheDir } from '../scripts/lib/project.ts';

/** `TEST_PORT`, and those after it: two checkouts can be tested at the same time. */
const first = Number(process.env.TEST_PORT ?? 4183);
export const BUILT_PORT = first;
export const DEV_PORT = first + 1;
export const EXAMPLE_PORT = first + 2;
/** Of the server that tests/built/deploy.spec.ts starts. */
export const DEPLOY_PORT = first + 3;
export const DRIVER_PORT = first + 4;

/** The copy of site-config/ and public/ that the dev tests edit. */
export const devContent = join(cacheDir, 'dev-content');

/** What the local stand-ins of each server keep; emptied when it starts. */
export const builtLocalData = join(cacheDir, 'local-built');
export const devLocalData = join(cacheDir, 'local-dev');
