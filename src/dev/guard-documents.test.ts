import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY_HEADER } from '../hosting/public-documents.ts';
import { publicDir } from '../node/project.ts';
import { guardDocuments } from './guard-documents.ts';

const handle = guardDocuments(publicDir);
const server = createServer((request, response) =>
  handle(request, response, () => response.end('')),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)));
afterAll(() => server.close());

test.each([
  ['/favicon.svg', true],
  ['/favicon%2Esvg?a', true],
  ['/nada.svg', false],
  ['/favicon.ico', false],
  ['/sobre', false],
  ['/%', false],
])('the policy for documents of public/ is sent for %s: %s', async (path, guarded) => {
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://localhost:${port}${path}`);
  expect(headers.has(POLICY_HEADER)).toBe(guarded);
});
