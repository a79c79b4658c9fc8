import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { artigo, diario } from '../content/testing/diario.ts';
import { createFixture } from '../content/testing/fixture.ts';
import { projectRoot } from '../node/project.ts';

const fixture = createFixture(diario({ um: artigo() }));
const schema = join(fixture.root, 'blocks/collections/diario/schema.json');
let server: ChildProcess;
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  fixture.remove();
});

async function freePort(): Promise<string> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return String(typeof address === 'object' ? address?.port : address);
}

/** Those that run the server; the second one is listed under its title. */
const childrenOf = (pid: number | undefined): number[] => {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return list
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) =>
        Number(parent) === pid && /dev\.ts|site-in-json/.test(args.join(' ')),
    )
    .map(([child]) => Number(child));
};

test('a server that starts anew for each edit of a schema is two processes, never a chain', async () => {
  const { NODE_ENV, VITEST, ...env } = process.env;
  const args = ['scripts/run.mjs', 'scripts/dev.ts', '--site', fixture.root];
  let said = '';
  server = spawn(process.execPath, [...args, '--port', await freePort()], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  server.stdout?.on('data', (text) => {
    said += text;
  });
  const started = () => said.split('/__studio').length - 1;
  const isUp = (times: number) => expect.poll(started, { timeout: 60_000 }).toBe(times);
  await isUp(1);
  for (const times of [2, 3]) {
    await new Promise((resolve) => setTimeout(resolve, 1500)); // the watcher looks at the folder
    writeFileSync(schema, readFileSync(schema, 'utf8').replace('"Diário', '"O diário'));
    await isUp(times);
  }
  const [second, ...others] = childrenOf(server.pid);
  expect(second).toBeDefined();
  expect(others).toEqual([]);
  expect(childrenOf(second)).toEqual([]);
}, 240_000);
