import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../../src/node/project.ts';
import { INSTALLED_SITE, OWN_SITE } from '../content.ts';
import { installedFolder } from '../install.ts';
import type { Adapter } from './adapter.ts';

const BUNDLES = join(cacheDir, 'bundles');
const COMMAND = join(installedFolder, 'node_modules/site-in-json/bin/site-in-json.mjs');

/** As a company has it: the packed engine, installed, whose bundles are in the package. */
export const thisProject: Adapter = {
  name: 'this project',
  reset: () => forget(INSTALLED_SITE),
  build: () => ({ args: [COMMAND, 'build', '--mode', 'demo'], cwd: INSTALLED_SITE }),
  output: () => join(INSTALLED_SITE, 'dist'),
  fileOf: (path) => `${path}.html`,
};

/** As those have it who develop the engine: a cold build bundles the engine's own code too. */
export const fromSource: Adapter = {
  name: 'the same, from source',
  reset() {
    forget(OWN_SITE);
    rmSync(join(cacheDir, 'fonts'), { recursive: true, force: true });
    // The bundles themselves may be in use by a server.
    for (const name of readdirSync(BUNDLES))
      if (name.endsWith('.json')) rmSync(join(BUNDLES, name), { force: true });
  },
  build: () => ({
    args: ['scripts/run.mjs', 'scripts/build.ts', '--mode', 'demo'],
    cwd: projectRoot,
    env: { CONTENT_ROOT: OWN_SITE, DIST_DIR: join(OWN_SITE, 'dist') },
  }),
  output: () => join(OWN_SITE, 'dist'),
  fileOf: (path) => `${path}.html`,
};

function forget(site: string): void {
  for (const made of ['.cache', 'dist']) rmSync(join(site, made), { recursive: true, force: true });
}
