/**
 * All servers of the end-to-end tests at the same time, where Playwright would wait for one before it
 * starts the next: those of built sites, and when they answer, READY_PORT does, the others, which take
 * longer. A test of these waits for its own.
 */
import { createServer } from 'node:http';
import {
  answering,
  BUILT_PORT,
  DEV_PORT,
  devContent,
  EDITED_PORT,
  editedContent,
  OWN_PORT,
  READY_PORT,
  STUDIO_PORT,
  studioContent,
} from './servers.ts';
import { fixture, own } from './sites.ts';
import { type Server, startServer } from './start-server.ts';

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

function start(server: Server): void {
  startServer(server).on('exit', (code) => {
    console.error(`tests/${server.script} on port ${server.port} ended with ${code}`);
    process.exit(1);
  });
}

for (const server of built) start(server);
await Promise.all(built.map(({ port, ready }) => answering(`http://localhost:${port}${ready}`)));
createServer((_, response) => response.end()).listen(READY_PORT);
for (const server of others) start(server);
