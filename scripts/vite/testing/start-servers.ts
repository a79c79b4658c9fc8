import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../lib/project.ts';

const BUILT = {
  'index.html': 'início',
  '404.html': 'nada aqui',
  'assets/app-1.js': 'export {}',
  _redirects: '/antigo /novo 301\n',
};

export interface RunningServers {
  /** Ports on localhost. */
  dev: number;
  preview: number;
  /** Whether the process of both is still there. */
  running(): boolean;
  close(): Promise<void>;
}

/**
 * Both servers, on a copy of the site and a `dist/` of a few words. `localData` is where the
 * stand-ins keep what they are sent.
 */
export async function startServers(localData?: string): Promise<RunningServers> {
  const root = mkdtempSync(join(tmpdir(), 'servers-'));
  for (const folder of ['site-config', 'public'])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(BUILT)) {
    mkdirSync(dirname(join(root, 'dist', file)), { recursive: true });
    writeFileSync(join(root, 'dist', file), text);
  }
  const child = fork(join(import.meta.dirname, 'servers.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      CONTENT_ROOT: root,
      DIST_DIR: join(root, 'dist'),
      LOCAL_DATA: localData ?? join(root, '.local'),
    },
  });
  const [ports] = (await once(child, 'message')) as [{ dev: number; preview: number }];
  const ended = once(child, 'exit');
  return {
    ...ports,
    running: () => child.exitCode === null && child.signalCode === null,
    async close() {
      child.kill();
      await ended;
      rmSync(root, { recursive: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
