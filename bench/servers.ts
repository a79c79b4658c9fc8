import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../src/node/project.ts';

/** Serves the built site in `dist` on `port` in a process of its own. */
export async function serveDist(dist: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/serve.ts'], {
    cwd: projectRoot,
    env: { ...process.env, DIST_DIR: dist, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error(`Nothing serves on port ${port}`))),
  ]);
  return server;
}
