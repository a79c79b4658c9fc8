/** What the answers of a mailer mean, over real HTTP. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpServices } from './services.ts';

const MAIL = { subject: 'Olá', html: '<p>Olá</p>', text: 'Olá' };
let answer: { status: number; headers?: Record<string, string> };
let asked: IncomingHttpHeaders[] = [];

const mailer = createServer((request, response) => {
  asked.push(request.headers);
  request.resume();
  request.on('end', () =>
    response.writeHead(answer.status, answer.headers).end('{"message":"Endereço recusado"}'),
  );
});
let services: ReturnType<typeof httpServices>;

beforeAll(async () => {
  await new Promise<void>((resolve) => mailer.listen(0, '127.0.0.1', resolve));
  services = httpServices({
    mailApi: `http://127.0.0.1:${(mailer.address() as AddressInfo).port}/emails`,
    ...{ mailKey: 'chave', mailFrom: 'Site <site@a.example>' },
    ...{ supabaseUrl: 'http://127.0.0.1:9', serviceKey: 'chave' },
  });
});
afterAll(() => void mailer.close());
beforeEach(() => {
  asked = [];
});

const FUTURE = new Date(Date.now() + 3_600_000).toUTCString();
const later = (wait: number) => ({ outcome: 'later', wait });
test.each<[number, string | undefined, object]>([
  [200, undefined, { outcome: 'sent' }],
  [202, '5', { outcome: 'sent' }],
  [400, undefined, { outcome: 'refused', reason: '400 Endereço recusado' }],
  [413, undefined, { outcome: 'refused' }],
  [422, undefined, { outcome: 'refused' }],
  [429, '7', later(7)],
  [429, '0.5', later(0.5)],
  [429, undefined, later(1)],
  [429, 'logo', later(1)],
  [429, 'Wed, 21 Oct 2015 07:28:00 GMT', later(0)],
  [503, '30', later(30)],
  [401, undefined, later(60)],
  [403, undefined, { ...later(60), reason: '403 Endereço recusado' }],
  ...[408, 409, 500, 502, 503, 504].map((status): [number, undefined, object] => [
    status,
    undefined,
    { outcome: 'unknown', reason: `${status} Endereço recusado` },
  ]),
])('%i with “retry-after: %s” is %j', async (status, retryAfter, result) => {
  answer = { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) };
  expect(await services.send('ana@a.example', MAIL, 'abc')).toMatchObject(result);
});

test('a date to come is waited for', async () => {
  answer = { status: 429, headers: { 'retry-after': FUTURE } };
  const result = await services.send('ana@a.example', MAIL, 'abc');
  expect(result).toMatchObject({ wait: expect.closeTo(3_600, -3) });
});

test('a mailer that breaks the connection may have got the mail; one that is not there has not', async () => {
  const server = createServer((request) => request.socket.resetAndDestroy());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { send } = httpServices({
    ...{ mailApi: at, mailKey: 'chave', mailFrom: 'a@a.example' },
    ...{ supabaseUrl: at, serviceKey: 'chave' },
  });
  expect(await send('ana@a.example', MAIL, 'abc')).toMatchObject({ outcome: 'unknown' });
  await new Promise((done) => server.close(done));
  const result = await send('ana@a.example', MAIL, 'abc');
  expect(result).toMatchObject({ ...later(60), reason: expect.stringContaining('ECONNREFUSED') });
});

test('a mail that is sent again has the same key, and no other mail has', async () => {
  answer = { status: 200 };
  await services.send('ana@a.example', MAIL, 'abc');
  await services.send('ana@a.example', MAIL, 'abc');
  await services.send('bia@a.example', MAIL, 'abc');
  await services.send('ana@a.example', MAIL, 'abd');
  await services.send('ana@a.example', { ...MAIL, replyTo: 'x@a.example' }, 'abc');
  const keys = asked.map((headers) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});
