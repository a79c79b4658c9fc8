import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../../src/node/project.ts';
import { OWN_SITE } from '../content.ts';
import type { Adapter } from './adapter.ts';

const BUNDLES = join(cacheDir, 'bundles');

export const thisProject: Adapter = {
  name: 'this project',
  reset(work) {
    for (const made of ['.cache', 'dist'])
      rmSync(join(work, OWN_SITE, made), { recursive: true, force: true });
    rmSync(join(cacheDir, 'fonts'), { recursive: true, force: true });
    // The engine's own code is bundled anew too; the bundles themselves may be in use by a server.
    for (const name of readdirSync(BUNDLES))
      if (name.endsWith('.json')) rmSync(join(BUNDLES, name), { force: true });
  },
  build: (work) => ({
    args: ['scripts/run.mjs', 'scripts/build.ts', '--mode', 'demo'],
    cwd: projectRoot,
    env: { CONTENT_ROOT: join(work, OWN_SITE), DIST_DIR: join(work, OWN_SITE, 'dist') },
  }),
  output: (work) => join(work, OWN_SITE, 'dist'),
  fileOf: (path) => `${path}.html`,
};
