import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';
import { folder } from './site.ts';

/** Something that serves a built site. */
export interface Host {
  name: string;
  origin: string;
  /** Where plain HTTP is answered by the way to TLS. */
  plain?: string;
  /**
   * A server of one's own. Else the tool of a host, which imitates it: it compresses nothing, knows no
   * ranges, and says 502 of what it finds odd.
   */
  own: boolean;
  stop(): Promise<void>;
}

/** Starts a server and waits for its first answer. */
export async function startHost(
  host: Omit<Host, 'stop'>,
  command: string,
  options: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Host> {
  const server = spawn(command, options, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder, // wrangler keeps things where it is started
    detached: true, // with what it starts itself
  });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => said.push(`${text}`));
  const stop = () => end(server);
  for (let tries = 0; tries < 240; tries++) {
    if (server.exitCode !== null) break;
    const answer = await ask(host.origin, '/').catch(() => undefined);
    if (answer) return { ...host, stop };
    await pause(500);
  }
  await stop();
  throw new Error(`${host.name} did not start:\n${said.join('').slice(-2000)}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || !server.pid) return;
  const ended = once(server, 'exit');
  process.kill(-server.pid, 'SIGTERM');
  await ended;
}
