import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../auth/testing.ts';
import type { CrmTransport, Form, LoggedStrategy, Submit } from '../../types/config.gen.ts';
import type { Submission } from '../types.ts';
import { loadStrategy } from './load.ts';
import { strategies } from './registry.ts';

// A real server, whose sockets really reset.
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json = (value: unknown, status = 200): Answer => {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(value));
  };
};
const answers = {
  accepts: json({ success: true, result: 'ok' }),
  refuses: json({ success: false, error: { message: 'Não' } }),
  stores: json({ status: 'stored' }),
  'stores nothing': json({ status: 'refused', reason: 'too-many' }),
  'knows no such key': json({ message: 'x' }, 401),
  'fails with JSON': json({ message: 'x' }, 500),
  'answers with HTML': (_: IncomingMessage, response: ServerResponse) => {
    response.end('<!doctype html><title>Oi</title>');
  },
  resets: (request: IncomingMessage) => void request.socket.resetAndDestroy(),
} satisfies Record<string, Answer>;
type AnswerName = keyof typeof answers;

let answer: AnswerName = 'accepts';
let posts: string[] = [];
let paths: string[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    posts.push(Buffer.concat(chunks).toString());
    paths.push(request.url ?? '');
    answers[answer](request, response);
  });
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  stubBrowser();
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  posts = [];
  paths = [];
});

const notices = { confirmed: 'a', refused: 'b', unknown: 'c', queued: 'd', unsent: 'e' };
/** Enough for any: each reads its own. */
const configOf = (strategy: Submit['strategy']) =>
  ({ strategy, formName: 'f', action: 'sign-in', notices }) as unknown as Submit;

const entered: Submission['entered'] = [
  { name: 'lastname', label: 'Sobrenome', value: 'José & "Cia" <b>', as: 'name' },
];

async function submit(
  strategy: Submit['strategy'],
  transport: CrmTransport = 'cors',
  endpoint = origin,
  logged: LoggedStrategy[] = ['log-and-track'],
) {
  const submission: Submission = {
    id: 'id-1',
    entries: [['lastname', 'José & "Cia" <b>']],
    entered,
    pageUrl: 'https://www.baluarte.example/fale-conosco',
    form: { submit: configOf(strategy), fields: [] as Form['fields'] } as Form,
    integrations: {
      siteUrl: 'https://www.baluarte.example',
      crm: { endpoint, webformId: 'w', transport },
      supabase: { url: endpoint, publishableKey: 'x' },
      ...(logged.length > 0 && { submissions: { strategies: logged } }),
    },
  };
  vi.resetModules(); // a page has one client; here each submission is of another page
  const code = await loadStrategy(configOf(strategy));
  return code.submit(submission, configOf(strategy));
}

describe.each(Object.keys(strategies) as Submit['strategy'][])('%s', (strategy) => {
  test.each(Object.keys(answers) as AnswerName[])(
    'resolves with a result and posts at most once when the server %s',
    async (name) => {
      answer = name;
      const { status } = await submit(strategy);
      expect(['confirmed', 'refused', 'unknown', 'queued', 'invalid']).toContain(status);
      expect(posts.length).toBeLessThanOrEqual(1);
    },
  );

  test('resolves when there is no server', async () => {
    const result = await submit(strategy, 'cors', 'http://127.0.0.1:9');
    expect(result).toHaveProperty('status');
  });
});

test.each([
  ['cors', 'accepts', { status: 'confirmed' }],
  ['cors', 'refuses', { status: 'refused', reason: 'Não' }],
  ['cors', 'fails with JSON', { status: 'unknown' }],
  ['cors', 'answers with HTML', { status: 'unknown' }],
  ['cors', 'resets', { status: 'unknown' }],
  ['no-cors', 'accepts', { status: 'unknown' }],
] as const)('crm over %s, when the server %s', async (transport, name, expected) => {
  answer = name;
  expect(await submit('crm', transport)).toEqual(expected);
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain('José & "Cia" <b>');
});

test.each([
  ['stores', { status: 'confirmed' }],
  ['stores nothing', { status: 'refused' }],
  ['knows no such key', { status: 'refused' }],
  ['fails with JSON', { status: 'unknown' }],
  ['answers with HTML', { status: 'unknown' }],
  ['resets', { status: 'unknown' }],
] as const)('log-and-track with a log, when the server %s', async (name, expected) => {
  answer = name;
  expect(await submit('log-and-track')).toEqual(expected);
  expect(paths).toEqual(['/rest/v1/rpc/submit_form']);
  expect(JSON.parse(posts[0]!)).toEqual({
    submission_id: 'id-1',
    form: 'f',
    page: 'https://www.baluarte.example/fale-conosco',
    fields: entered,
  });
});

test('log-and-track without a log posts nothing, and does not say that somebody has it', async () => {
  const { status } = await submit('log-and-track', 'cors', origin, []);
  expect(status).toBe('refused');
  expect(posts).toEqual([]);
});

test('crm with a log says what the CRM says, and makes a copy', async () => {
  answer = 'refuses';
  const result = await submit('crm', 'cors', origin, ['crm']);
  expect(result).toEqual({ status: 'refused', reason: 'Não' });
  await vi.waitFor(() => expect(paths.sort()).toEqual(['/', '/rest/v1/rpc/submit_form']));
});
