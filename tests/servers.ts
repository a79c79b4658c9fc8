import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheDir } from '../src/node/project.ts';

/** `TEST_PORT`, and those after it: two checkouts can be tested at the same time. */
const first = Number(process.env.TEST_PORT ?? 4183);

/** The fixture site, built; the same in the dev server; the project's own site, built. */
export const BUILT_PORT = first;
export const DEV_PORT = first + 1;
export const EXAMPLE_PORT = first + 2;
/** Of the server that tests/built/deploy.spec.ts starts. */
export const DEPLOY_PORT = first + 3;
export const DRIVER_PORT = first + 4;
export const OWN_PORT = first + 5;
/** A second dev server: what is edited there reaches every page that is open on it. */
export const EDITED_PORT = first + 6;
/** Of `npm run test:hosts` alone. */
export const HTTP_PORT = first + 7;
export const HTTPS_PORT = first + 8;
export const CADDY_PORT = first + 9;
export const WRANGLER_PORT = first + 10;

/** A third, where the studio saves, in a repository of its own. */
export const STUDIO_PORT = first + 11;

/** Answers when the servers of built sites do. */
export const READY_PORT = first + 12;

/** Of the site in two languages, which tests/languages/ starts. */
export const LANGUAGES_PORT = first + 13;

/** Of the same site in the dev server. */
export const MIRRORED_DEV_PORT = first + 14;

/** Of tests/address-server.ts, which files of tests start: one for each that run at the same time. */
export const ADDRESS_PORT = first + 15 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The copies of the fixture site in the dev servers: with the examples of the schemas; to be edited. */
export const devContent = join(cacheDir, 'dev-content');
export const editedContent = join(cacheDir, 'edited-content');
/** With its remote beside it. */
export const studioContent = join(cacheDir, 'studio-content');
export const studioRemote = join(cacheDir, 'studio-remote.git');

/** What the local stand-ins of a server keep; emptied when it starts. */
export const localDataAt = (port: number) => join(cacheDir, `local-${port}`);

/** For `use`: where a test's addresses begin. */
export const at = (port: number) => ({ baseURL: `http://localhost:${port}` });

/** Resolves once something answers at an address. */
export async function answering(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) await wait(100);
}
