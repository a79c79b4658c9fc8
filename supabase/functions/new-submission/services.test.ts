/** What the answers of a mailer mean, over real HTTP. */
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
  request.on('end', () => response.writeHead(answer.status, answer.headers).end('{}'));
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
test.each<[number, string | undefined, unknown]>([
  [200, undefined, 'sent'],
  [202, '5', 'sent'],
  [400, undefined, 'refused'],
  [413, undefined, 'refused'],
  [422, undefined, 'refused'],
  [429, '7', { wait: 7 }],
  [429, '0.5', { wait: 0.5 }],
  [429, undefined, { wait: 1 }],
  [429, 'logo', { wait: 1 }],
  [429, 'Wed, 21 Oct 2015 07:28:00 GMT', { wait: 0 }],
  [503, '30', { wait: 30 }],
  [401, undefined, { wait: 300 }],
  [403, undefined, { wait: 300 }],
])('%i with “retry-after: %s” is %j', async (status, retryAfter, outcome) => {
  answer = { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) };
  expect(await services.send('ana@a.example', MAIL, 'abc')).toEqual(outcome);
});

test('a date to come is waited for', async () => {
  answer = { status: 429, headers: { 'retry-after': FUTURE } };
  const outcome = await services.send('ana@a.example', MAIL, 'abc');
  expect(outcome).toMatchObject({ wait: expect.closeTo(3_600, -3) });
});

test.each([408, 409, 500, 502, 503, 504])('after %i nobody knows', async (status) => {
  answer = { status };
  await expect(services.send('ana@a.example', MAIL, 'abc')).rejects.toThrow(`${status}`);
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
