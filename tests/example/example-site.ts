import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../src/node/project.ts';
import { EXAMPLE_PORT, localDataAt } from '../servers.ts';
import type { SiteFolders } from '../sites.ts';

export const exampleRoot = join(projectRoot, 'examples/pottery');
export const exampleDist = join(cacheDir, 'example-dist');

const pottery: Started = { root: exampleRoot, dist: exampleDist, port: EXAMPLE_PORT };

interface Started extends SiteFolders {
  port: number;
}

/** `npm start -- --site examples/pottery`, or of another site, in a folder and on a port of its own. */
export async function startExample({ root, dist, port }: Started = pottery): Promise<ChildProcess> {
  const localData = localDataAt(port);
  rmSync(localData, { recursive: true, force: true });
  const own = {
    DIST_DIR: dist,
    LOCAL_DATA: localData,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
  };
  const site = ['--site', root];
  const options = { cwd: projectRoot, env: { ...process.env, ...own } } as const;
  const built = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/build.ts', '--mode', 'demo', ...site],
    { ...options, encoding: 'utf8' },
  );
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/serve.ts', ...site], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return server;
}
