import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { soundRequests } from './sound-requests.ts';

test('a file that goes before it is read ends the answer, not the server', async () => {
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
