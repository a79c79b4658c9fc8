/** What the CRM and the webhook are sent, and what their answers mean, over real HTTP. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { noticeSettings } from '../../../src/supabase/site-emails.ts';
import { readSources } from '../../../src/supabase/site-sources.ts';
import { goalsOf, neededVariables } from './environment.ts';
import { sendTo } from './goals.ts';
import type { SubmissionRow } from './notice.ts';
import { signedHeaders } from './standard-webhook.ts';

const sources = readSources(FIXTURE_SITE);
const notices = noticeSettings(sources)!;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer;
let posts: { headers: IncomingMessage['headers']; body: string }[] = [];
let origin = '';
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'POST')
      posts.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  posts = [];
  answer = (_, response) => void response.end('{"success":true}');
});

const ROW: SubmissionRow = {
  ...{
    id: 'a'.repeat(32),
    form: 'contact_form',
    page: 'https://a.example/contato',
    name: 'Ana Sol',
  },
  ...{ email: 'ana@a.example', phone: '+55 11 98888 7777', company: '' },
  ...{ received_at: '2026-11-28T12:00:00Z', source: { utm_source: 'boletim' } },
  fields: [
    { name: 'firstname', label: 'Nome', value: 'Ana' },
    { name: 'phone', label: 'Telefone', value: '+55 11 98888 7777' },
    { name: 'outro', label: 'Outro', value: 'que o formulário não tem' },
  ],
  crm_entries: [
    ['firstname'],
    ['phone', '+5511988887777'],
    ['publicid', 'de outro'],
    ['name', 'x'],
  ],
};
const SECRET = 'whsec_c2VncmVkbw==';

function send(goal: 'crm' | 'webhook', news: Partial<SubmissionRow> = {}, env = {}) {
  const variables: Record<string, string> = {
    ...{ CRM_ENDPOINT: `${origin}/capture`, CRM_WEBFORM_ID: 'w' },
    ...{ LEAD_WEBHOOK_URL: `${origin}/hook`, LEAD_WEBHOOK_SECRET: SECRET, ...env },
  };
  const goals = goalsOf(notices, (name) => variables[name] ?? '', 'https://a.example');
  const settings = { ...notices, siteUrl: 'https://a.example', goals };
  return sendTo(goal, { settings, submission: { ...ROW, ...news }, round: 2 }, fetch);
}
const says =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

async function sentFields() {
  const { headers, body } = posts[0]!;
  const form = await new Response(body, {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  }).formData();
  return [...form];
}

describe('the CRM', () => {
  test('is sent what the browser would have sent, and nothing that the form has not', async () => {
    expect(await send('crm')).toEqual({ outcome: 'sent' });
    expect(await sentFields()).toEqual([
      ['publicid', 'w'],
      ['name', 'Captação Site'],
      ['leadsource', 'Web Site'],
      ['leadstatus', 'Novo Lead'],
      ['currency', '1'],
      ['firstname', 'Ana'],
      ['phone', '+5511988887777'],
      ['current_url', 'https://a.example/contato'],
      ['submission_id', ROW.id],
    ]);
  });

  test('knows a later attempt by its own id, and has a web form for the server', async () => {
    const crm_entries: SubmissionRow['crm_entries'] = [['submission_id', 'b'.repeat(32)]];
    await send('crm', { crm_entries }, { CRM_SERVER_WEBFORM_ID: 'sem-captcha' });
    const fields = await sentFields();
    expect(fields[0]).toEqual(['publicid', 'sem-captcha']);
    expect(fields.at(-1)).toEqual(['submission_id', 'b'.repeat(32)]);
  });

  test('is sent the fields of a row that has nothing else', async () => {
    await send('crm', { crm_entries: null });
    expect(await sentFields()).toContainEqual(['phone', '+55 11 98888 7777']);
  });

  test.each<[string, Answer, object]>([
    [
      'refuses',
      says(200, {}, '{"success":false,"error":{"message":"Não"}}'),
      { outcome: 'refused', reason: 'Não' },
    ],
    [
      'leads back',
      says(302, { location: 'https://a.example/recebido?success=ok' }),
      { outcome: 'sent' },
    ],
    [
      'leads back with an error',
      says(302, { location: '/r?error=Falta+nome' }),
      { outcome: 'refused', reason: 'Falta nome' },
    ],
    ['answers a page', says(200, {}, '<h1>Oi</h1>'), { outcome: 'unknown', reason: '200' }],
    ['fails', says(500, {}, 'x'), { outcome: 'unknown', reason: '500 x' }],
    ['wants a pause', says(429, { 'retry-after': '7' }), { outcome: 'later', wait: 7 }],
    ['breaks the connection', (request) => void request.socket.destroy(), { outcome: 'unknown' }],
  ])('that %s', async (_, says, result) => {
    answer = says;
    expect(await send('crm')).toMatchObject(result);
    expect(posts).toHaveLength(1);
  });

  test('that is not there was certainly not sent it', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await send('crm', {}, { CRM_ENDPOINT: `http://127.0.0.1:${port}/` })).toEqual({
      outcome: 'later',
      reason: expect.stringContaining('ECONNREFUSED'),
      wait: 60,
    });
  });

  test('is not told of a form that is not sent there', async () => {
    expect(await send('crm', { form: 'roundtable-registration' })).toEqual({ outcome: 'none' });
  });
});

describe('the webhook', () => {
  test('is signed, and says all of a submission', async () => {
    expect(await send('webhook')).toEqual({ outcome: 'sent' });
    const { headers, body } = posts[0]!;
    const { crm_entries: _, received_at, ...data } = ROW;
    expect(JSON.parse(body)).toEqual({
      ...{ type: 'submission.received', timestamp: received_at, data },
      text: expect.stringMatching(/^Fale conosco: Ana Sol\n.*Telefone/s),
    });
    const time = Number(headers['webhook-timestamp']) * 1000;
    expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
    expect(headers).toMatchObject({
      'webhook-id': `${ROW.id}.2`,
      'webhook-signature': (await signedHeaders(SECRET, `${ROW.id}.2`, body, time))[
        'webhook-signature'
      ],
    });
    expect(body).not.toContain('segredo');
    // The small print of the e-mail is about replying to it.
    expect(body).not.toContain('Responder a este e-mail');
  });

  test('shows Slack no link and no call to everybody that a visitor wrote', async () => {
    const value = '<!channel> <https://a.example|Ana> & Sol';
    await send('webhook', { name: value, fields: [{ name: 'firstname', label: 'Nome', value }] });
    const { text, data } = JSON.parse(posts[0]?.body ?? '');
    expect(text).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
    expect(text).toContain('&lt;!channel&gt; &lt;https://a.example|Ana&gt; &amp; Sol');
    expect(data.fields[0].value).toBe(value);
  });

  const leadsTo =
    (type: string): Answer =>
    ({ method }, response) =>
      method === 'POST'
        ? says(302, { location: '/answer' })({} as IncomingMessage, response)
        : says(200, { 'content-type': type })({} as IncomingMessage, response);
  test.each<[string, Answer, object]>([
    ['takes it', says(202), { outcome: 'sent' }],
    ['runs, and leads to its answer', leadsTo('text/plain'), { outcome: 'sent' }],
    ['asks for a password', leadsTo('text/html; charset=utf-8'), { outcome: 'refused' }],
    [
      'has moved',
      says(301, { location: 'https://b.example/' }),
      { outcome: 'refused', reason: '301 https://b.example/' },
    ],
    ['is gone', says(410), { outcome: 'refused', reason: '410' }],
    ['wants another key', says(401), { outcome: 'later', wait: 60 }],
    ['fails', says(502), { outcome: 'unknown', reason: '502' }],
  ])('that %s', async (_, says, result) => {
    answer = says;
    expect(await send('webhook')).toMatchObject(result);
    expect(posts).toHaveLength(1);
  });

  test('without an address waits for one', async () => {
    const reason = 'LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET';
    expect(await send('webhook', {}, { LEAD_WEBHOOK_URL: '' })).toEqual({
      outcome: 'later',
      reason,
    });
  });
});

test('the variables that the function needs are those of what the site has', () => {
  const BASE = ['WEBHOOK_SECRET', 'MAIL_KEY', 'MAIL_FROM', 'SITE_URL'];
  expect(neededVariables({ webhook: false })).toEqual(BASE);
  expect(neededVariables(notices)).toEqual([
    ...BASE,
    ...['CRM_ENDPOINT', 'CRM_WEBFORM_ID', 'LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'],
  ]);
});
