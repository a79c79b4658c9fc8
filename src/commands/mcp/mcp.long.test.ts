/** `site-in-json mcp` as clients start it: a process of its own, on standard input and output. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeIn, JSON_TABLE, shapeOf, tableBelow } from '../../../tests/project/public-list.ts';
import { projectRoot } from '../../node/project.ts';

const PATIENCE = { timeout: 300_000 };
const command = join(projectRoot, 'bin/site-in-json.mjs');
const root = mkdtempSync(join(tmpdir(), 'mcp-'));
const home = join(root, 'site-config/pages/home.json');
const { TOOLS_LANGUAGE: _, CONTENT_ROOT: __, ...others } = process.env;
const env = others as Record<string, string>;
const clients: Client[] = [];

async function open(...args: string[]) {
  const client = new Client({ name: 'test', version: '1' });
  const errors: Error[] = [];
  client.onerror = (error) => errors.push(error);
  const options = { command: process.execPath, args: [command, 'mcp', ...args], cwd: root, env };
  await client.connect(new StdioClientTransport(options));
  clients.push(client);
  const call = async (name: string, given: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: given }, undefined, PATIENCE)) as CallToolResult;
  return { client, call, errors };
}

beforeAll(() => {
  for (const folder of ['site-config', 'public', 'blocks'])
    cpSync(join(projectRoot, 'examples/pottery', folder), join(root, folder), { recursive: true });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  rmSync(root, { recursive: true, force: true });
});

const told = ({ structuredContent }: CallToolResult) =>
  // biome-ignore lint/suspicious/noExplicitAny: of each tool another
  structuredContent as any;
const title = (value: string) => ({
  target: '/',
  operations: [{ op: 'replace', path: '/meta/title', value }],
});

test('speaks the language of the site, or that of --lang', PATIENCE, async () => {
  const { client, call, errors } = await open();
  expect(client.getInstructions()).toContain('A website in JSON.');
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  expect(client.getServerVersion()).toEqual({ name: 'site-in-json', version });
  expect(told(await call('edit', title(''))).error).toContain('“title” is empty');
  const other = await open('--lang', 'pt-BR');
  expect(told(await other.call('edit', title(''))).error).toContain('“title” está vazio');
  expect([...errors, ...other.errors]).toEqual([]);
});

test('edits, looks at what it edited, and builds it', PATIENCE, async () => {
  const { call, errors } = await open();
  const before = readFileSync(home, 'utf8');
  expect(told(await call('edit', title('Pots and bowls'))).written).toBe(true);
  const { title: old } = JSON.parse(before).meta;
  expect(readFileSync(home, 'utf8')).toBe(before.replace(old, 'Pots and bowls'));

  const [shot, build] = await Promise.all([
    call('screenshot', { target: '/classes#which-class', width: 390 }),
    call('build'),
  ]);
  const picture = shot.content.find(({ type }) => type === 'image');
  expect(told(shot)).toMatchObject({ path: '/classes', width: 390, cut: false });
  expect([shapeOf([{ file: '', ...told(shot) }])]).toEqual(
    codeIn(tableBelow(JSON_TABLE).get('screenshot')),
  );
  expect(picture).toMatchObject({ mimeType: 'image/jpeg', data: expect.stringMatching(/^\/9j\//) });
  expect(told(build).folder).toBe('dist');
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<title>Pots and bowls');
  expect(errors).toEqual([]);
});

test('sees what others save, and never writes over it', PATIENCE, async () => {
  const [one, two] = [await open(), await open()];
  const { stamp } = told(await one.call('show', { target: '/' }));
  await two.call('edit', title('By the other'));
  const late = await one.call('edit', { ...title('Mine'), stamp });
  expect(late.isError).toBe(true);
  expect(told(late).error).toContain('has changed since you read it');
  expect(told(await one.call('show', { target: '/', pointer: '/meta/title' })).value).toBe(
    'By the other',
  );
});

test('what is wrong in the site is told, and a picture refused', PATIENCE, async () => {
  const { call } = await open();
  const before = readFileSync(home, 'utf8');
  writeFileSync(home, before.replace('"sections"', '"sectionz"'));
  const shot = await call('screenshot', { target: '/' });
  expect(shot.isError).toBe(true);
  expect(told(shot).error).toContain('only without');
  const { fixed, errors } = told(await call('fix'));
  expect({ fixed: fixed.length, errors }).toEqual({ fixed: 1, errors: 0 });
  expect(readFileSync(home, 'utf8')).toBe(before);
});

test('many answers may wait until the client reads them', PATIENCE, async () => {
  const server = spawn(process.execPath, [command, 'mcp'], { cwd: root, env });
  const complaints = text(server.stderr);
  const send = (message: object) =>
    server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const info = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'x', version: '1' },
  };
  send({ id: 0, method: 'initialize', params: info });
  const params = { name: 'show_block', arguments: { type: 'hero' } };
  for (let id = 1; id <= 25; id++) send({ id, method: 'tools/call', params });
  server.stdin.end();
  const said = await text(server.stdout);
  expect(said.trim().split('\n')).toHaveLength(26);
  expect(await complaints).toBe('');
});

test('lines that are no messages end nothing, and the end of input ends it', PATIENCE, async () => {
  const server = spawn(process.execPath, [command, 'mcp'], { cwd: root, env });
  const said = text(server.stdout);
  const info = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'x', version: '1' },
  };
  const send = (message: unknown) =>
    server.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  send('not json');
  send('{"jsonrpc":"2.0"}');
  send('[]');
  send({ jsonrpc: '2.0', id: 1, method: 'initialize', params: info });
  send({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: '__proto__' } });
  send({ jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'list_pages' } });
  server.stdin.end();
  await once(server, 'exit');
  const messages = (await said)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const byId = (id: number) => messages.find((message) => message.id === id);
  expect(byId(1).result.serverInfo.name).toBe('site-in-json');
  expect(byId(2).error.code).toBe(-32602);
  expect(byId(3).result.structuredContent.pages.length).toBeGreaterThan(3);
});
