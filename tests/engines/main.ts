/**
 * The built site and the studio in the engines of Firefox and Safari, as far as they are installed; the
 * last step of `npm run test:long`. What is tested in Chromium is not tested again: only that all of it
 * works.
 */
import { once } from 'node:events';
import { report } from '../report.ts';
import { answering, BUILT_PORT, STUDIO_PORT, studioContent } from '../servers.ts';
import { fixture } from '../sites.ts';
import { type Server, startServer } from '../start-server.ts';
import { type Check, checks } from './checks.ts';
import type { EngineSource } from './engine.ts';
import { firefox } from './firefox.ts';
import { studioChecks } from './studio-checks.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const tried: [server: Server, checks: Check[]][] = [
  [{ script: 'built-server.ts', port: BUILT_PORT, site: fixture }, checks],
  [
    {
      script: 'studio-server.ts',
      port: STUDIO_PORT,
      site: { ...fixture, root: studioContent },
    },
    studioChecks,
  ],
];

const servers = tried.map(([server]) => startServer(server, ['ignore', 'ignore', 'inherit']));
try {
  const answered = tried.map(([{ port }]) => answering(`http://localhost:${port}`));
  const ended = servers.map((server) => once(server, 'exit').then(() => 'ended'));
  if ((await Promise.race([Promise.all(answered), ...ended])) === 'ended')
    throw new Error('A server did not start');
  for (const source of [firefox, webkit]) await tryOut(source);
} finally {
  for (const server of servers) server.kill();
}

async function tryOut({ name, package: packages, launch }: EngineSource): Promise<void> {
  if (!launch) {
    console.warn(`SKIPPED: ${name} is not installed (Debian: apt-get install ${packages})`);
    return;
  }
  const engine = await launch();
  try {
    for (const [{ port }, list] of tried) {
      const visitor = new Visitor(engine, `http://localhost:${port}`);
      for (const [title, check] of list) await report(`${name}: ${title}`, () => check(visitor));
    }
  } finally {
    await engine.close();
  }
}
