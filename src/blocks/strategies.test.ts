import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Submission } from '../forms/kit/types.ts';
import type { CrmTransport, Form, LoggedStrategy, Submit } from '../types/config.gen.ts';
import { stubBrowser } from '../visitor/auth/testing.ts';
import { loadStrategy } from './strategies/shared/load.ts';
import { strategies } from './strategies.gen.ts';
import { withOwnCaptcha } from './strategies.ts';

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
  'is behind a gateway that refuses': (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(429, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Too Many Requests</title>');
  },
  'is behind a gateway that fails': (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(503, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Service Unavailable</title>');
  },
  'takes it': json({ ok: true }),
  'says no': json({ ok: false, error: 'Não' }),
  'refuses the fields': json({ error: 'Não' }, 422),
  resets: (request: IncomingMessage) => void request.socket.resetAndDestroy(),
} satisfies Record<string, Answer>;
type AnswerName = keyof typeof answers;

let answer: AnswerName = 'accepts';
let posts: string[] = [];
let paths: string[] = [];
let headers: IncomingMessage['headers'][] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    posts.push(Buffer.concat(chunks).toString());
    paths.push(request.url ?? '');
    headers.push(request.headers);
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
  headers = [];
});

const notices = { confirmed: 'a', refused: 'b', unknown: 'c', queued: 'd', unsent: 'e' };
/** Enough for any: each reads its own. */
const configOf = (strategy: Submit['strategy']) =>
  ({ strategy, formName: 'f', action: 'sign-in', notices }) as unknown as Submit;

const entered: Submission['entered'] = [
  { name: 'lastname', label: 'Sobrenome', value: 'José & "Cia" <b>', as: 'name' },
];

const LOG = '/rest/v1/rpc/submit_form';

function submissionTo(
  strategy: Submit['strategy'],
  transport: CrmTransport,
  endpoint: string,
  logged: LoggedStrategy[],
): Submission {
  return {
    id: 'id-2',
    row: 'id-1',
    at: 1_790_000_000_000,
    entries: [['lastname', 'José & "Cia" <b>']],
    files: [],
    keptEntries: [
      ['lastname', 'José & "Cia" <b>'],
      ['phone', '+5511988887777'],
    ],
    entered,
    source: { page: '/', utm_source: 'boletim' },
    pageUrl: 'https://www.fortim.example/fale-conosco',
    isTrapped: false,
    form: { submit: configOf(strategy), fields: [] as Form['fields'] } as Form,
    integrations: {
      siteUrl: 'https://www.fortim.example',
      crm: { endpoint, webformId: 'w', transport },
      endpoint: { url: endpoint, fields: { access_key: 'k', 'form-name': '{form}' } },
      supabase: { url: endpoint, publishableKey: 'x' },
      ...(logged.length > 0 && { submissions: { strategies: logged } }),
    },
  };
}

async function submit(
  strategy: Submit['strategy'],
  transport: CrmTransport = 'cors',
  endpoint = origin,
  logged: LoggedStrategy[] = ['log-and-track'],
) {
  const submission = submissionTo(strategy, transport, endpoint, logged);
  vi.resetModules(); // a page has one client; here each submission is of another page
  await import('../visitor/auth/testing.ts'); // which has the texts of accounts
  const code = await loadStrategy(configOf(strategy));
  return code.submit(submission, configOf(strategy), {
    begun: () => undefined,
    signal: new AbortController().signal,
  });
}

async function submitOnLeave(strategy: 'crm' | 'log-and-track') {
  const code = await loadStrategy(configOf(strategy));
  const submission = submissionTo(strategy, 'iframe-return', origin, ['crm', 'log-and-track']);
  return code.submitOnLeave?.(submission, configOf(strategy));
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

  test('resolves without a server', async () => {
    const result = await submit(strategy, 'cors', 'http://127.0.0.1:9');
    expect(result).toHaveProperty('status');
  });
});

test.each([
  ['cors', 'accepts', { status: 'confirmed' }],
  ['cors', 'refuses', { status: 'refused', reason: 'Não' }],
  ['cors', 'fails with JSON', { status: 'unknown', failed: true }],
  ['cors', 'is behind a gateway that refuses', { status: 'refused' }],
  ['cors', 'is behind a gateway that fails', { status: 'unknown', failed: true }],
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
  ['fails with JSON', { status: 'unknown', failed: true }],
  ['is behind a gateway that refuses', { status: 'refused' }],
  ['is behind a gateway that fails', { status: 'unknown', failed: true }],
  ['answers with HTML', { status: 'unknown' }],
  ['resets', { status: 'unknown' }],
] as const)('log-and-track with a log, when the server %s', async (name, expected) => {
  answer = name;
  expect(await submit('log-and-track')).toEqual(expected);
  expect(paths).toEqual([LOG]);
  expect(JSON.parse(posts[0]!)).toEqual({
    submission_id: 'id-1',
    form: 'f',
    page: 'https://www.fortim.example/fale-conosco',
    fields: entered,
    attempt: 1_790_000_000_000,
    source: { page: '/', utm_source: 'boletim' },
  });
});

test.each(['crm', 'log-and-track'] as const)(
  '%s sends what a robot seems to have filled in to the log alone, with the trap',
  async (strategy) => {
    answer = 'stores';
    const trapped = {
      ...submissionTo(strategy, 'cors', origin, ['crm', 'log-and-track']),
      isTrapped: true,
    };
    const code = await loadStrategy(configOf(strategy));
    const departure = { begun: vi.fn(), signal: new AbortController().signal };
    const result = await code.submit(trapped, configOf(strategy), departure);
    expect(result).toEqual({ status: 'confirmed' });
    expect(code.submitOnLeave?.(trapped, configOf(strategy))).toBe(true);
    await vi.waitFor(() => expect(paths).toEqual([LOG, LOG]));
    expect(JSON.parse(posts[0]!)).toMatchObject({ submission_id: 'id-1', trap: '1' });
    expect(JSON.parse(posts[0]!)).not.toHaveProperty('crm_answer');
    expect('crm_entries' in JSON.parse(posts[0]!)).toBe(strategy === 'crm');
    expect(departure.begun).toHaveBeenCalled();
  },
);

test('log-and-track without a log posts nothing, and does not report success', async () => {
  const { status } = await submit('log-and-track', 'cors', origin, []);
  expect(status).toBe('refused');
  expect(posts).toEqual([]);
});

test('log-and-track that is not to be delivered is confirmed, and posts nothing', async () => {
  const submission = submissionTo('log-and-track', 'cors', origin, ['log-and-track']);
  const config = { ...configOf('log-and-track'), deliver: false } as Submit;
  const code = await loadStrategy(config);
  const { signal } = new AbortController();
  const result = code.submit(submission, config as never, { begun() {}, signal });
  expect(await result).toEqual({ status: 'confirmed' });
  code.submitOnLeave?.(submission, config as never);
  expect(posts).toEqual([]);
});

/** What was posted to the log, in order. */
const logged = () =>
  posts.filter((_, index) => paths[index] !== '/').map((text) => JSON.parse(text));

test('crm with a log returns the answer of the CRM, logs a copy at once, and the answer after it', async () => {
  answer = 'refuses';
  const result = await submit('crm', 'cors', origin, ['crm']);
  expect(result).toEqual({ status: 'refused', reason: 'Não' });
  await vi.waitFor(() => expect(paths.toSorted()).toEqual(['/', LOG, LOG]));
  const copy = {
    ...{ submission_id: 'id-1', fields: entered, attempt: 1_790_000_000_000 },
    // For the server: the name alone of what the log shows, and the attempt's own id.
    crm_entries: [['lastname'], ['phone', '+5511988887777'], ['submission_id', 'id-2']],
  };
  expect(logged()).toMatchObject([
    { ...copy, crm_answer: 'unknown' },
    { ...copy, crm_answer: 'refused', crm_reason: 'Não' },
  ]);
});

test('a CRM without an answer is logged as such', async () => {
  answer = 'resets';
  expect(await submit('crm', 'cors', origin, ['crm'])).toEqual({ status: 'unknown' });
  await vi.waitFor(() => expect(paths).toContain(LOG));
  expect(logged()).toMatchObject([{ crm_answer: 'unknown' }]);
});

test('supabase-auth asks the accounts service once', async () => {
  answer = 'refuses the fields';
  expect(await submit('supabase-auth')).toMatchObject({ status: 'refused' });
  expect(paths).toEqual(['/auth/v1/token?grant_type=password']);
});

describe('endpoint', () => {
  const sent = async (settings: object = {}, config: object = {}) => {
    const submission = submissionTo('endpoint', 'cors', origin, []);
    const endpoint = { ...submission.integrations.endpoint!, ...settings };
    const code = await loadStrategy(configOf('endpoint'));
    return code.submit(
      { ...submission, integrations: { ...submission.integrations, endpoint } },
      { ...configOf('endpoint'), ...config } as Submit,
      { begun: () => undefined, signal: new AbortController().signal },
    );
  };

  test('goes to the address that was chosen, else to that of the form, else to that of all', async () => {
    const others = { fin: { url: `${origin}/fin`, fields: { access_key: 'f' } } };
    const by = (is: string) => [{ if: { field: 'lastname', is }, endpoint: 'fin' }];
    await sent({ others }, { sendTo: by('José & "Cia" <b>') });
    await sent({ others }, { sendTo: by('Ana') });
    await sent({ others }, { sendTo: [{ endpoint: 'fin' }] });
    await sent({}, { sendTo: [{ endpoint: 'fin' }] }); // it is turned off
    expect(paths).toEqual(['/fin', '/', '/fin', '/']);
    expect(posts.map((text) => JSON.parse(text).access_key)).toEqual(['f', 'k', 'f', 'k']);
    expect(JSON.parse(posts[0]!)['form-name']).toBe('f');
  });

  test.each([
    ['takes it', {}, { status: 'confirmed' }],
    ['answers with HTML', {}, { status: 'confirmed' }],
    ['refuses the fields', {}, { status: 'refused', reason: 'Não' }],
    ['fails with JSON', {}, { status: 'unknown', failed: true }],
    ['is behind a gateway that refuses', {}, { status: 'refused' }],
    ['is behind a gateway that refuses', { successField: 'ok' }, { status: 'refused' }],
    ['is behind a gateway that fails', { successField: 'ok' }, { status: 'unknown', failed: true }],
    ['resets', {}, { status: 'unknown' }],
    ['takes it', { successField: 'ok' }, { status: 'confirmed' }],
    ['says no', { successField: 'ok' }, { status: 'refused', reason: 'Não' }],
    ['answers with HTML', { successField: 'ok' }, { status: 'unknown' }],
    ['refuses the fields', { successField: 'ok' }, { status: 'refused', reason: 'Não' }],
  ] as const)('when the service %s, with %o', async (name, settings, expected) => {
    answer = name;
    expect(await sent(settings)).toEqual(expected);
    expect(posts).toHaveLength(1);
  });

  test('posts JSON, with the fields the service needs', async () => {
    answer = 'takes it';
    await sent();
    expect(JSON.parse(posts[0]!)).toEqual({
      access_key: 'k',
      'form-name': 'f',
      lastname: 'José & "Cia" <b>',
      page: 'https://www.fortim.example/fale-conosco',
      submission_id: 'id-2',
    });
  });

  test('sends values as they are read, if it says so, to the address of what was chosen', async () => {
    answer = 'takes it';
    const submission = submissionTo('endpoint', 'cors', origin, []);
    const field = (name: string, value: string) => ({ name, label: name, value });
    const config = {
      ...configOf('endpoint'),
      ...{
        readable: true,
        sendTo: [{ if: { field: 'handover', is: 'parcel' }, endpoint: 'post' }],
      },
    } as Submit;
    const code = await loadStrategy(config);
    await code.submit(
      {
        ...submission,
        entries: [
          ['handover', 'parcel'],
          ['day', '2026-12-24'],
          ['note', 'quote\n\nHello'],
          ['origin', 'site'],
        ],
        entered: [
          field('handover', 'By parcel'),
          field('day', 'Thursday, December 24, 2026'),
          field('about', 'A quote'),
          field('note', 'Hello'),
          field('not-sent', 'x'),
        ],
        form: {
          ...submission.form,
          fields: [
            { type: 'select', name: 'about', label: 'about', sendIn: 'note' },
            { type: 'textarea', name: 'note', label: 'note' },
          ],
        },
        integrations: {
          ...submission.integrations,
          endpoint: { url: origin, others: { post: { url: `${origin}/post` } } },
        },
      },
      config,
      { begun: () => undefined, signal: new AbortController().signal },
    );
    expect(paths).toEqual(['/post']);
    expect(JSON.parse(posts[0]!)).toEqual({
      handover: 'By parcel',
      day: 'Thursday, December 24, 2026',
      note: 'A quote\n\nHello',
      origin: 'site',
      page: 'https://www.fortim.example/fale-conosco',
      submission_id: 'id-2',
    });
  });

  test('sends the id where the service looks for it, and asks before a repetition only without such a place', async () => {
    answer = 'takes it';
    await sent({ idempotencyKey: { header: 'Idempotency-Key' } });
    expect(headers.at(-1)).toMatchObject({ 'idempotency-key': 'id-2' });
    expect(JSON.parse(posts.at(-1)!)).toMatchObject({ submission_id: 'id-2' });
    await sent({ idempotencyKey: { field: 'dedupe_id' } });
    expect(headers.at(-1)).not.toHaveProperty('idempotency-key');
    expect(JSON.parse(posts.at(-1)!)).toMatchObject({ dedupe_id: 'id-2' });
    expect(JSON.parse(posts.at(-1)!)).not.toHaveProperty('submission_id');
    const { integrations } = submissionTo('endpoint', 'cors', origin, []);
    const { asksBeforeRepeat } = strategies.endpoint;
    expect(asksBeforeRepeat?.(integrations)).toBe(true);
    const endpoint = { url: origin, idempotencyKey: { field: 'dedupe_id' } };
    expect(asksBeforeRepeat?.({ ...integrations, endpoint })).toBe(false);
  });

  test('posts multipart data if the form says so', async () => {
    answer = 'takes it';
    await sent({}, { format: 'multipart' });
    expect(posts[0]).toContain('name="form-name"\r\n\r\nf\r\n');
    expect(posts[0]).toContain('José & "Cia" <b>');
  });

  test('a post too long for keepalive is sent without it', async () => {
    answer = 'takes it';
    const posted = vi.spyOn(globalThis, 'fetch');
    await sent();
    await sent({ fields: { note: 'x'.repeat(70_000) } });
    expect(posted.mock.calls.map(([, request]) => request?.keepalive)).toEqual([true, false]);
    posted.mockRestore();
  });

  test('a browser without scripts posts the same fields', () => {
    const { integrations } = submissionTo('endpoint', 'cors', origin, []);
    const page = { pageUrl: '/a', hasFiles: false };
    const others = { fin: { url: 'https://fin.example' } };
    const choosing = (sendTo: object[]) =>
      strategies.endpoint.native?.(
        { ...configOf('endpoint'), sendTo } as never,
        { ...integrations, endpoint: { url: '/all', others } },
        page,
      )?.action;
    expect(choosing([{ endpoint: 'fin' }])).toBe('https://fin.example');
    expect(choosing([{ if: { field: 'a', is: 'b' }, endpoint: 'fin' }])).toBe('/all');
    expect(strategies.endpoint.native?.(configOf('endpoint') as never, integrations, page)).toEqual(
      {
        action: origin,
        method: 'post',
        encType: 'multipart/form-data',
        inputs: { access_key: 'k', 'form-name': 'f', page: '/a' },
      },
    );
  });

  test('posts while the page is being closed', async () => {
    answer = 'takes it';
    const code = await loadStrategy(configOf('endpoint'));
    const submission = submissionTo('endpoint', 'cors', origin, []);
    expect(code.submitOnLeave?.(submission, configOf('endpoint'))).toBe(true);
    await vi.waitFor(() => expect(posts).toHaveLength(1));
  });
});

describe('while the page is being closed', () => {
  test('crm hands the post and the copy to the browser', async () => {
    const sendBeacon = vi.fn(() => true);
    vi.stubGlobal('navigator', { sendBeacon });
    expect(await submitOnLeave('crm')).toBe(true);
    const [address, data] = sendBeacon.mock.calls[0] as unknown as [string, FormData];
    expect(address).toBe(origin);
    expect([...data]).toEqual([
      ['publicid', 'w'],
      ['lastname', 'José & "Cia" <b>'],
      ['submission_id', 'id-2'],
    ]);
    await vi.waitFor(() => expect(logged()).toMatchObject([{ crm_answer: 'unknown' }]));
  });

  test('crm returns false if the browser does not accept the post, and logs no copy', async () => {
    vi.stubGlobal('navigator', { sendBeacon: () => false });
    expect(await submitOnLeave('crm')).toBe(false);
    expect(paths).toEqual([]);
  });

  test('log-and-track writes to the log', async () => {
    answer = 'stores';
    expect(await submitOnLeave('log-and-track')).toBe(true);
    await vi.waitFor(() => expect(logged()).toMatchObject([{ submission_id: 'id-1' }]));
  });
});

const crms = { siteKey: 'crm', script: 'https://crm.example/api.js' };
const accounts = { siteKey: 'accounts', script: 'https://accounts.example/api.js' };

test.each([
  ['crm', { captcha: accounts }, crms],
  ['supabase-auth', { captcha: accounts }, accounts],
  ['supabase-auth', {}, undefined],
  ['supabase-auth', undefined, undefined],
])('the captcha of a form of %s with auth %j', (strategy, auth, captcha) => {
  const all = { siteUrl: 'https://a.example', captcha: crms, auth };
  expect(withOwnCaptcha({ submit: { strategy } } as Form, all).captcha).toEqual(captcha);
});

describe('files of a form that is logged', () => {
  const PATH = 'a'.repeat(32);
  const cv = () => new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
  const withFile = (strategy: 'crm' | 'log-and-track') => ({
    ...submissionTo(strategy, 'cors', origin, ['crm', 'log-and-track']),
    files: [['cv', cv()]] as Submission['files'],
  });
  const departure = { begun: () => undefined, signal: new AbortController().signal };
  const send = async (strategy: 'crm' | 'log-and-track') =>
    (await loadStrategy(configOf(strategy))).submit(
      withFile(strategy),
      configOf(strategy),
      departure,
    );
  /** Answers each path in its way. */
  const says = (places: object, storage = 200, body: object = {}) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
      const { pathname } = new URL(String(address));
      paths.push(pathname);
      if (typeof request?.body === 'string') posts.push(request.body);
      if (pathname.endsWith('announce_files')) return Response.json(places);
      if (pathname.startsWith('/storage')) return Response.json(body, { status: storage });
      return Response.json({ status: 'stored', success: true });
    });
  const announced = (there: boolean) => ({ status: 'announced', files: [{ path: PATH, there }] });
  const ANNOUNCE = '/rest/v1/rpc/announce_files';
  const ADD = `/storage/v1/object/submission-files/${PATH}`;
  beforeEach(() => {
    for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn());
  });
  afterEach(() => void vi.restoreAllMocks());

  test('are announced, added, and then the submission is sent', async () => {
    says(announced(false));
    expect(await send('log-and-track')).toEqual({ status: 'confirmed' });
    expect(paths).toEqual([ANNOUNCE, ADD, LOG]);
    expect(JSON.parse(posts[0] ?? '')).toEqual({
      ...{ submission_id: 'id-1', form: 'f' },
      files: [
        {
          ...{ field: 'cv', name: 'cv.pdf', type: 'pdf', size: 8 },
          digest: createHash('sha256').update('%PDF-1.7').digest('hex'),
        },
      ],
    });
  });

  test('come before the CRM, which gets none', async () => {
    says(announced(false));
    expect(await send('crm')).toEqual({ status: 'confirmed' });
    expect(paths.slice(0, 2)).toEqual([ANNOUNCE, ADD]);
    expect(
      strategies.crm.native?.(configOf('crm') as never, withFile('crm').integrations, {
        ...{ pageUrl: '/a', hasFiles: true },
      }),
    ).toBeUndefined();
  });

  test.each([
    ['is there already', announced(true), 200, {}, [ANNOUNCE, LOG]],
    ['was added a moment ago', announced(false), 400, { statusCode: '409' }, [ANNOUNCE, ADD, LOG]],
  ])('one that %s is not added again', async (_, places, status, body, asked) => {
    says(places, status, body);
    expect(await send('log-and-track')).toEqual({ status: 'confirmed' });
    expect(paths).toEqual(asked);
  });

  test.each([
    ['refused', { status: 'refused', reason: 'too-many' }, 200],
    ['refused', announced(false), 400],
    ['unsent', announced(false), 503],
    ['unsent', announced(false), 429],
  ] as const)('%s: nothing is sent without them', async (status, places, storage) => {
    says(places, storage);
    expect(await send('log-and-track')).toEqual({ status });
    expect(paths).not.toContain(LOG);
  });

  test('nothing was sent if there is no connection', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send('crm')).toEqual({ status: 'unsent' });
  });
});
