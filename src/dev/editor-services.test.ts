import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ConfigReport } from '../app/dev/config-report.ts';
import { setUpEditing } from '../content/testing/edited-site.ts';
import { slip } from '../content/testing/fixture.ts';
import { editorServices } from './editor-services.ts';
import { LiveConfig } from './live-config.ts';

const SOBRE = 'site-config/pages/sobre.json';
const open = setUpEditing();
let site: ReturnType<typeof open>;
let server: Server;
let url = '';

beforeEach(async () => {
  site = open(slip(SOBRE, '"columns"', '"colums"'));
  const answer = editorServices(new LiveConfig(site.root));
  server = createServer((request, response) => answer(request, response, () => response.end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('the report contains each problem with its position', async () => {
  const { problems } = (await (await fetch(`${url}/report`)).json()) as ConfigReport;
  expect(problems).toMatchObject([{ severity: 'error', fixable: true }]);
  expect(problems[0]?.position).toMatch(/^site-config\/pages\/sobre\.json:\d+:\d+$/);
  expect(problems[0]?.absolutePosition).toBe(`${site.root}/${problems[0]?.position}`);
  expect(problems[0]?.excerpt.join('\n')).toContain('"colums"');
});

test('certain mistakes are fixed, but only for requests from the same origin', async () => {
  const before = site.read(SOBRE);
  const foreign = { origin: 'https://mal.example' };
  expect((await fetch(`${url}/fix`, { method: 'POST', headers: foreign })).status).toBe(403);
  expect(site.read(SOBRE)).toBe(before);
  expect(await (await fetch(`${url}/fix`, { method: 'POST' })).json()).toEqual({ fixed: 1 });
  expect(site.load().problems).toEqual([]);
  expect(await (await fetch(`${url}/fix`, { method: 'POST' })).json()).toEqual({ fixed: 0 });
});

test('the position of a section is returned, and 404 for one that does not exist', async () => {
  const { position } = await (await fetch(`${url}/position?page=/sobre&section=0`)).json();
  const [line = 0] = /\d+(?=:\d+$)/.exec(position) ?? [];
  expect(site.read(SOBRE)?.split('\n')[Number(line) - 1]?.trim()).toBe('{');
  expect((await fetch(`${url}/position?page=/nada&section=0`)).status).toBe(404);
});
