import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { projectRoot } from '../src/node/project.ts';
import { localDataAt } from './servers.ts';
import { envOf, type SiteFolders } from './sites.ts';

export interface Server {
  /** In this folder. */
  script: string;
  port: number;
  site: SiteFolders;
}

/** Resolves once its port is free again. */
export async function stopServer(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.kill()) await ended;
}

export const startServer = (
  { script, port, site }: Server,
  stdio: StdioOptions = 'inherit',
): ChildProcess =>
  spawn(process.execPath, ['scripts/run.mjs', `tests/${script}`], {
    cwd: projectRoot,
    stdio,
    // A folder each: they run at the same time, and a database is open in one process only.
    // Every test is the same visitor to it: AUTH_RATE_LIMITS would stop them after a few.
    env: {
      ...process.env,
      ...envOf(site),
      PORT: String(port),
      LOCAL_DATA: localDataAt(port),
      AUTH_RATE_LIMITS: 'off',
      LITE_AUTH_BCRYPT_COST: '4', // quick, not safe
      NODE_ENV: 'production', // as some machines have it: the dev server serves development all the same
    },
  });
