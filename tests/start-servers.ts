/**
 * All servers of the end-to-end tests at the same time, where Playwright would wait for one before it
 * starts the next: those of built sites, and when they answer, READY_PORT does, the others, which take
 * longer. A test of these waits for its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { projectRoot } from '../scripts/lib/project.ts';
import {
  answering,
  BUILT_PORT,
  DEV_PORT,
  devContent,
  EDITED_PORT,
  editedContent,
  localDataAt,
  OWN_PORT,
  READY_PORT,
  STUDIO_PORT,
  studioContent,
} from './servers.ts';
import { envOf, fixture, own, type SiteFolders } from './sites.ts';

interface Server {
  script: string;
  port: number;
  site: SiteFolders;
}

const built: (Server & { ready: string })[] = [
  // Once the database is open, which takes longer on a busy machine than a form waits.
  { script: 'built-server.ts', port: BUILT_PORT, site: fixture, ready: '/auth/v1/user' },
  { script: 'built-server.ts', port: OWN_PORT, site: own, ready: '/' },
];
const others: Server[] = [
  { script: 'studio-server.ts', port: STUDIO_PORT, site: { ...fixture, root: studioContent } },
];
if (process.env.TEST_LONG)
  others.push(
    { script: 'dev-server.ts', port: DEV_PORT, site: { ...fixture, root: devContent } },
    { script: 'dev-server.ts', port: EDITED_PORT, site: { ...fixture, root: editedContent } },
  );

function start({ script, port, site }: Server): ChildProcess {
  const server = spawn(process.execPath, ['--import', 'tsx', `tests/${script}`], {
    cwd: projectRoot,
    stdio: 'inherit',
    // A folder each: they run at the same time, and a database is open in one process only.
    // Every test is the same visitor to it: AUTH_RATE_LIMITS would stop them after a few.
    env: {
      ...process.env,
      ...envOf(site),
      PORT: String(port),
      LOCAL_DATA: localDataAt(port),
      AUTH_RATE_LIMITS: 'off',
    },
  });
  server.on('exit', (code) => {
    console.error(`tests/${script} on port ${port} ended with ${code}`);
    process.exit(1);
  });
  return server;
}

for (const server of built) start(server);
await Promise.all(built.map(({ port, ready }) => answering(`http://localhost:${port}${ready}`)));
createServer((_, response) => response.end()).listen(READY_PORT);
for (const server of others) start(server);
