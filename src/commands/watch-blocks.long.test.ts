import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  const port = await freePort();
  server = spawn(process.execPath, [...args, '--port', port], {
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
  const areTwo = () => {
    const [second, ...others] = childrenOf(server.pid);
    expect(second).toBeDefined();
    expect(others).toEqual([]);
    expect(childrenOf(second)).toEqual([]);
  };
  areTwo();

  // The whole site is put away and brought back, file by file, for longer than a server takes to start.
  const away = mkdtempSync(join(tmpdir(), 'away-'));
  for (const folder of ['blocks', 'site-config']) {
    renameSync(join(fixture.root, folder), join(away, folder));
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  for (const file of readdirSync(away, { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(away, file)).isDirectory()) continue;
    mkdirSync(dirname(join(fixture.root, file)), { recursive: true });
    copyFileSync(join(away, file), join(fixture.root, file));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  rmSync(away, { recursive: true });
  const record = async () => {
    const page = await fetch(`http://localhost:${port}/diario/um`).catch(() => undefined);
    return page?.status;
  };
  await expect.poll(record, { timeout: 60_000 }).toBe(200);
  areTwo();
}, 240_000);
