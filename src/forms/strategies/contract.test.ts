import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../auth/testing.ts';
import type { CrmTransport, Form, Submit } from '../../types/config.gen.ts';
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
  'fails with JSON': json({ message: 'x' }, 500),
  'answers with HTML': (_: IncomingMessage, response: ServerResponse) => {
    response.end('<!doctype html><title>Oi</title>');
  },
  resets: (request: IncomingMessage) => void request.socket.resetAndDestroy(),
} satisfies Record<string, Answer>;
type AnswerName = keyof typeof answers;

let answer: AnswerName = 'accepts';
let posts: string[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    posts.push(Buffer.concat(chunks).toString());
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
});

const notices = { confirmed: 'a', refused: 'b', unknown: 'c', queued: 'd', unsent: 'e' };
/** Enough for any: each reads its own. */
const configOf = (strategy: Submit['strategy']) =>
  ({ strategy, formName: 'f', action: 'sign-in', notices }) as unknown as Submit;

async function submit(
  strategy: Submit['strategy'],
  transport: CrmTransport = 'cors',
  endpoint = origin,
) {
  const submission: Submission = {
    id: 'id-1',
    entries: [['lastname', 'José & "Cia" <b>']],
    pageUrl: 'https://www.baluarte.example/fale-conosco',
    form: { submit: configOf(strategy), fields: [] as Form['fields'] } as Form,
    integrations: {
      siteUrl: 'https://www.baluarte.example',
      crm: { endpoint, webformId: 'w', transport },
      supabase: { url: endpoint, publishableKey: 'x' },
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
