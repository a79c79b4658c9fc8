/** Nothing that a client sends ends a server, nor makes it show its insides. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServers, startServers } from './testing/start-servers.ts';

let servers: RunningServers;
beforeAll(async () => {
  servers = await startServers();
}, 120_000);
afterAll(() => servers.close());

const get = (address: string, ...headers: string[]) =>
  [`GET ${address} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );

const ADDRESSES = [
  '//',
  '///',
  '//[',
  '//:99999',
  '//a.example/antigo',
  '/__local//',
  '/__local//[',
  '/__local//:99999',
  '/__local/%',
  '/auth/v1//[',
  '/rest/v1/%E0%A4%A',
  '/%',
  '/%00',
  '/%c0%ae%c0%ae/',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/%',
  '/_page/%.json',
  '/_page/../_site.json',
  '/sobre?%',
  '/@fs/%',
  '/@id/%00',
  '/src/app/%?import',
  '?',
  '#',
  '*',
  'http://',
  'http://[',
  'http://localhost:99999/',
  'localhost',
  `/${'a'.repeat(8000)}`,
];

const MESSAGES: Record<string, string> = {
  'a range that ends before it starts': get('/assets/app-1.js', 'Range: bytes=9-1'),
  'a range of nothing': get('/assets/app-1.js', 'Range: bytes=-'),
  'a range beyond all numbers': get('/assets/app-1.js', 'Range: bytes=0-99999999999999999999999'),
  'a range from beyond all numbers': get('/favicon.svg', 'Range: bytes=99999999999999999999999-'),
  'a negative range': get('/assets/app-1.js', 'Range: bytes=-5'),
  'a host that is none': get('/auth/v1/health').replace('localhost', '['),
  'two hosts': get('/auth/v1/health', 'Host: b'),
  'no host': 'GET / HTTP/1.0\r\n\r\n',
  'a method of its own': get('/').replace('GET', 'PURGE'),
  'OPTIONS *': get('*').replace('GET', 'OPTIONS'),
  'a tunnel': get('a.example:443').replace('GET', 'CONNECT'),
  'no HTTP at all': '\x16\x03\x01\x02\x00\x01\r\n\r\n',
  'a cookie that is none': get('/__local/crm/capture', 'Cookie: crm-mode=%'),
  'a form that is none': `${get('/__local/crm/capture', 'Content-Type: multipart/form-data', 'Content-Length: 3').replace('GET', 'POST')}abc`,
};

/** What a server may wait for the rest of. */
const UNFINISHED: Record<string, string> = {
  'an upgrade request': get('/', 'Upgrade: websocket', 'Connection: Upgrade'),
  'an upgrade request with an invalid address': get(
    '//[',
    'Upgrade: websocket',
    'Connection: Upgrade',
  ),
  'a body cut short': get('/__local/events', 'Content-Length: 99').replace('GET', 'POST'),
  'a lead cut short': get('/__local/crm/capture', 'Content-Length: 99').replace('GET', 'POST'),
  'a sign-in cut short': get('/auth/v1/token', 'Content-Length: 99').replace('GET', 'POST'),
};

/** What each server has that costs it little. */
const LIGHT = { dev: '/favicon.svg', preview: '/assets/app-1.js' };

/** What a server answers to these bytes. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', () => resolve(answer));
  });
}

describe.each(['dev', 'preview'] as const)('the %s server', (name) => {
  const stillThere = async () => {
    expect(await send(servers[name], get(LIGHT[name]))).toMatch(/^HTTP\/1\.1 200/);
    expect(servers.running()).toBe(true);
  };

  test.each([
    ...ADDRESSES.map((address) => [`GET ${address.slice(0, 40)}`, get(address)]),
    ...Object.entries(MESSAGES),
  ])('%s', async (_, bytes) => {
    const answer = await send(servers[name], bytes);
    expect(answer).not.toMatch(/^HTTP\/1\.1 500/);
    expect(answer).not.toMatch(/ at .+:\d+:\d+/); // a stack
    expect(answer).not.toContain('root:x:0:0');
    await stillThere();
  });

  test.each(Object.entries(UNFINISHED))('%s', async (_, bytes) => {
    const socket = connect(servers[name], 'localhost', () => socket.write(bytes));
    socket.on('error', () => {});
    await stillThere();
    socket.destroy();
    await stillThere();
  });

  test('still serves the page afterwards', async () => {
    expect(await send(servers[name], get('/'))).toMatch(/^HTTP\/1\.1 200/);
  });
});
