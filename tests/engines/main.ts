/**
 * The built site in the engines of Firefox and Safari, as far as they are installed; the last step
 * of `npm run test:long`. What is tested in Chromium is not tested again: only that all of it works.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../scripts/lib/project.ts';
import { report } from '../report.ts';
import { BUILT_PORT } from '../servers.ts';
import { checks } from './checks.ts';
import type { EngineSource } from './engine.ts';
import { firefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const server = spawn(process.execPath, ['--import', 'tsx', 'tests/built-server.ts'], {
  cwd: projectRoot,
  env: {
    ...process.env,
    PORT: String(BUILT_PORT),
    LOCAL_DATA: join(cacheDir, 'local-engines'),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]); // it says where it listens
  if (server.exitCode !== null) throw new Error('The server did not start');
  for (const source of [firefox, webkit]) await tryOut(source);
} finally {
  server.kill();
}

async function tryOut({ name, package: packages, launch }: EngineSource): Promise<void> {
  if (!launch) {
    console.warn(`SKIPPED: ${name} is not installed (Debian: apt-get install ${packages})`);
    return;
  }
  const engine = await launch();
  const visitor = new Visitor(engine, `http://localhost:${BUILT_PORT}`);
  try {
    for (const [title, check] of checks) await report(`${name}: ${title}`, () => check(visitor));
  } finally {
    await engine.close();
  }
}
