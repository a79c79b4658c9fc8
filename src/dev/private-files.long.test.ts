/** What this machine keeps to itself stays so, however it is asked for. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../node/project.ts';
import { type RunningServers, startServers } from './testing/start-servers.ts';

const SECRET = 'segredo-desta-maquina';
const own = `private-files-${process.pid}`;
const FILES = [
  `.local/${own}/supabase/keys.json`,
  `.local/${own}/inbox/leads/um.json`,
  `.cache/${own}/a.json`,
  `dist-${own}/a.json`,
  `test-results/${own}/a.json`,
  `.env.${own}`,
  `${own}.local`,
  `scripts/${own}.json`,
];

let servers: RunningServers;
beforeAll(async () => {
  for (const file of FILES) {
    mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
    writeFileSync(join(projectRoot, file), JSON.stringify(SECRET));
  }
  servers = await startServers();
}, 120_000);
afterAll(async () => {
  await servers.close();
  for (const file of FILES) {
    const last = file.indexOf('/', file.indexOf(own));
    rmSync(join(projectRoot, last < 0 ? file : file.slice(0, last)), {
      recursive: true,
      force: true,
    });
  }
});

const QUERIES = [
  '',
  '?raw',
  '?import',
  '?import&raw',
  '?url',
  '?inline',
  '?raw??',
  '?t=1',
  '?.svg',
];
const WAYS: Record<string, (file: string) => string> = {
  plainly: (file) => `/${file}`,
  encoded: (file) => `/${file.replaceAll('.', '%2e').replaceAll('/', '%2f')}`,
  'encoded twice': (file) => `/${file.replaceAll('.', '%252e')}`,
  'in capitals': (file) => `/${file.toUpperCase()}`,
  'by a way around': (file) => `/src/app/..%2f..%2f${file}`,
  'from the root of the disk': (file) => `/@fs${join(projectRoot, file)}`,
  'from the root, twice': (file) => `/@fs/${join(projectRoot, file)}`,
  'from the root, encoded': (file) => `/@fs/${encodeURIComponent(join(projectRoot, file))}`,
  'as a module': (file) => `/@id${join(projectRoot, file)}`,
  'by its slash': (file) => `/${file}/`,
};

/** The ways that every query is tried with: those that Vite would answer. */
const ANSWERED = ['plainly', 'from the root of the disk'];

describe.each(['dev', 'preview'] as const)('the %s server', (name) => {
  test.each(FILES)('does not serve %s', async (file) => {
    for (const [way, address] of Object.entries(WAYS))
      for (const query of ANSWERED.includes(way) ? QUERIES : ['', '?raw']) {
        const response = await fetch(`http://localhost:${servers[name]}${address(file)}${query}`);
        expect(await response.text(), `${way}: ${address(file)}${query}`).not.toContain(SECRET);
      }
  });
});

test('the dev server still serves the app and its dependencies', async () => {
  const get = async (path: string) => fetch(`http://localhost:${servers.dev}${path}`);
  for (const path of ['/src/app/browser.tsx', '/@vite/client', '/@react-refresh', '/favicon.svg'])
    expect((await get(path)).status, path).toBe(200);
  const code = await (await get('/src/app/browser.tsx')).text();
  const dependency = /"(\/node_modules\/\.vite\/[^"]+)"/.exec(code)?.[1];
  expect((await get(dependency ?? '')).status).toBe(200);
});
