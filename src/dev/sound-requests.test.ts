import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { expect, test } from 'vitest';
import { soundRequests } from './sound-requests.ts';

test.each([
  ['bytes=0-99999999999999999999999999', 206, 'abcdef'],
  ['bytes=2-9007199254740993', 206, 'cdef'],
  ['bytes=1-2', 206, 'bc'],
  ['bytes=99999999999999999999999999-', 416, ''],
  ['bytes=99999999999999999999999999-99999999999999999999999999', 416, ''],
  ['bytes=4-1', 200, 'abcdef'],
])('the range %s is answered with %s', async (range, status, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'ranges-'));
  writeFileSync(join(folder, 'a.txt'), 'abcdef');
  const serve = sirv(folder, { dev: true });
  const httpServer = createServer((request, response) => serve(request, response));
  const { configureServer } = soundRequests();
  (configureServer as (server: object) => void)({ httpServer });
  await new Promise<void>((resolve) => httpServer.listen(0, 'localhost', resolve));
  const { port } = httpServer.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}/a.txt`, { headers: { Range: range } });
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  await new Promise((resolve) => httpServer.close(resolve));
  rmSync(folder, { recursive: true });
});

test('a file deleted before it is read ends the response, not the server', async () => {
  const httpServer = createServer((request, response) => {
    if (request.url === '/there') response.end('there');
    else createReadStream('/gone/before/it/is/read').pipe(response);
  });
  const { configureServer } = soundRequests();
  (configureServer as (server: object) => void)({ httpServer });
  await new Promise<void>((resolve) => httpServer.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(httpServer.address() as AddressInfo).port}`;
  await expect(fetch(`${origin}/gone`)).rejects.toThrow();
  expect(await (await fetch(`${origin}/there`)).text()).toBe('there');
  await new Promise((resolve) => httpServer.close(resolve));
});
