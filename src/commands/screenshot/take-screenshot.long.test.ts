import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserError } from '../../words/user-error.ts';
import { takeScreenshot } from './take-screenshot.ts';

const PATIENCE = { timeout: 120_000 };
const folder = mkdtempSync(join(tmpdir(), 'screenshot-'));
const shot = { anchor: undefined, width: 400, out: join(folder, 'a.png'), isJson: false };

/** Asks for something that is never answered: the network does not come to rest. */
const RESTLESS =
  '<!doctype html><html><p style="height: 50px">A</p><script>fetch("/never")</script>';
const open: ServerResponse[] = [];
const server = createServer(({ url }, response) => {
  if (url === '/never') return void open.push(response);
  if (url === '/cut') return response.destroy();
  return response.setHeader('Content-Type', 'text/html').end(RESTLESS);
});
beforeAll(async () => {
  await once(server.listen(0), 'listening');
});
afterAll(() => {
  for (const response of open) response.destroy();
  server.close();
  rmSync(folder, { recursive: true });
});
const take = (path: string) =>
  takeScreenshot(
    `http://localhost:${(server.address() as AddressInfo).port}`,
    { ...shot, path },
    'en',
  );

test('a page that never comes to rest is shown as it is', PATIENCE, async () => {
  expect(await take('/')).toMatchObject({ width: 400, cut: false });
  expect(statSync(shot.out).size).toBeGreaterThan(100);
});

test('what the browser refuses is told in one line', PATIENCE, async () => {
  const error = await take('/cut').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UserError);
  const { message } = error as UserError;
  expect(message).toContain('/cut');
  expect(message).toBe(stripVTControlCharacters(message));
  expect(message).not.toContain('\n');
});
