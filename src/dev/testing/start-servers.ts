import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emptyDatabase } from '../../demo/supabase/testing/empty-database.ts';
import { projectRoot } from '../../node/project.ts';

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
  /** Whether both are still there. */
  running(): boolean;
  close(): Promise<void>;
}

/** Both servers, on a copy of the site and a `dist/` of a few words. */
export async function startServers(): Promise<RunningServers> {
  const root = mkdtempSync(join(tmpdir(), 'servers-'));
  for (const folder of ['site-config', 'public', 'blocks'])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(BUILT)) {
    mkdirSync(dirname(join(root, 'dist', file)), { recursive: true });
    writeFileSync(join(root, 'dist', file), text);
  }
  const empty = await emptyDatabase();
  const start = async (name: 'dev' | 'preview') => {
    // A folder each: the embedded database is one process's at a time.
    const localData = join(root, `.local-${name}`);
    cpSync(empty, localData, { recursive: true });
    const server = join(import.meta.dirname, 'one-server.ts');
    const child = fork(join(projectRoot, 'scripts/run.mjs'), [server, name], {
      env: {
        ...process.env,
        CONTENT_ROOT: root,
        DIST_DIR: join(root, 'dist'),
        LOCAL_DATA: localData,
      },
    });
    const ended = once(child, 'exit');
    const [port] = (await once(child, 'message')) as [number];
    return { child, ended, port };
  };
  const [dev, preview] = await Promise.all([start('dev'), start('preview')]);
  const servers = [dev, preview];
  return {
    dev: dev.port,
    preview: preview.port,
    running: () =>
      servers.every(({ child }) => child.exitCode === null && child.signalCode === null),
    async close() {
      for (const { child } of servers) child.kill();
      await Promise.all(servers.map(({ ended }) => ended));
      rmSync(root, { recursive: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
