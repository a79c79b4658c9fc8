import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../src/node/project.ts';
import { EXAMPLE_PORT } from '../servers.ts';

export const exampleRoot = join(projectRoot, 'examples/pottery');
export const exampleDist = join(cacheDir, 'example-dist');

const localData = join(cacheDir, 'local-example');
const env = {
  ...process.env,
  DIST_DIR: exampleDist,
  LOCAL_DATA: localData,
  PORT: String(EXAMPLE_PORT),
  SITE_URL: `http://localhost:${EXAMPLE_PORT}`,
};

/** `npm start -- --site examples/pottery`, in a folder and on a port of its own. */
export async function startExample(): Promise<ChildProcess> {
  rmSync(localData, { recursive: true, force: true });
  const site = ['--site', exampleRoot];
  const options = { cwd: projectRoot, env } as const;
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
