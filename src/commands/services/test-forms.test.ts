/** What `npm run lead -- --test` says of real answers over HTTP. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { readSources } from '../../supabase/site-sources.ts';
import type { CrmTransport } from '../../types/config.gen.ts';
import { worded } from '../../words/reader.ts';
import { addressOf, type TestedForm, testedForms, tryForm } from './test-forms.ts';

const SITE = 'https://www.fortim.example';
const { forms } = readSources(FIXTURE_SITE);
const { contato } = forms;

let answer: (response: ServerResponse) => void;
let asked: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
let origin = '';
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    asked.push({
      url: request.url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    answer(response);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
});

const says =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);
const redirects = (location: string) => says(302, '', { location });
const CORS = { 'access-control-allow-origin': SITE };

async function send(strategy: 'crm' | 'endpoint', transport: CrmTransport = 'iframe-return') {
  const submit = { ...contato!.submit, strategy } as TestedForm['form']['submit'];
  const services = {
    siteUrl: SITE,
    crm: { endpoint: `${origin}/capture`, webformId: 'w', transport },
    endpoint: { url: `${origin}/f/abc`, fields: { access_key: 'k' } },
  };
  const tested = { id: 'contato', form: { ...contato!, submit } as TestedForm['form'] };
  const { lines, isWrong = false } = await tryForm(tested, services, 'contato@fortim.example');
  return [isWrong, lines.map(worded).join('\n')];
}

const ARRIVED = '✓ chegou: o outro lado confirmou';

test.each<[string, (response: ServerResponse) => void, CrmTransport, boolean, RegExp | string]>([
  [
    'leads back to the site',
    redirects(`${SITE}/envio-recebido?success=ok`),
    'iframe-return',
    false,
    ARRIVED,
  ],
  [
    'leads back elsewhere',
    redirects('https://velho.example/?success=ok'),
    'iframe-return',
    true,
    /Return URL .* página de https:\/\/www\.fortim/,
  ],
  [
    'refuses',
    redirects(`${SITE}/r?error=captcha`),
    'iframe-return',
    true,
    '✗ foi recusado: captcha',
  ],
  [
    'knows no such form',
    says(200, '{"success":false,"error":{"message":"Webform not found"}}'),
    'iframe-return',
    true,
    '✗ foi recusado: Webform not found',
  ],
  [
    'answers a page',
    says(200, '<h1>Em manutenção</h1>'),
    'iframe-return',
    true,
    /200: <h1>Em manutenção/,
  ],
  ['lets this site read', says(200, '{"success":true}', CORS), 'cors', false, ARRIVED],
  [
    'lets nobody read',
    says(200, '{"success":true}'),
    'cors',
    true,
    /permita https:\/\/www\.fortim\.example no CORS/,
  ],
])('a CRM that %s', async (_, says, transport, isWrong, expected) => {
  answer = says;
  expect(await send('crm', transport)).toEqual([isWrong, expect.stringMatching(expected)]);
  expect(asked).toHaveLength(1);
});

test.each<[string, (response: ServerResponse) => void, boolean, RegExp | string]>([
  ['takes it', says(200, '{"ok":true}', CORS), false, ARRIVED],
  [
    'takes it, unreadable',
    says(200, '{}', { 'access-control-allow-origin': 'https://b.example' }),
    true,
    /CORS/,
  ],
  [
    'refuses it',
    says(422, '{"error":"Form not found"}', CORS),
    true,
    '✗ foi recusado: Form not found',
  ],
  ['fails', says(500, 'Oops', CORS), true, /500: Oops/],
])('a form service that %s', async (_, says, isWrong, expected) => {
  answer = says;
  expect(await send('endpoint')).toEqual([isWrong, expect.stringMatching(expected)]);
});

test('what is sent is what a browser would send, and says that it is a test', async () => {
  answer = says(200, '{}', CORS);
  await send('endpoint');
  const sent = JSON.parse(asked[0]!.body);
  expect(asked[0]!.headers.origin).toBe(SITE);
  expect(sent).toMatchObject({
    ...{
      access_key: 'k',
      leadsource: 'Web Site',
      email: 'contato@fortim.example',
      page: `${SITE}/`,
    },
    firstname: expect.stringMatching(/^site-in-json test [0-9a-f]{6}$/),
    submission_id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  answer = redirects(`${SITE}/?success=ok`);
  await send('crm');
  for (const part of [
    '"publicid"\r\n\r\nw\r\n',
    '"current_url"',
    '"submission_id"',
    'site-in-json test',
  ])
    expect(asked[1]!.body).toContain(part);
});

test('only forms that go to an address are tried', () => {
  const crm = { endpoint: 'https://crm.example', webformId: 'w', transport: 'cors' } as const;
  expect(testedForms(forms, { siteUrl: SITE, crm }).map(({ id }) => id)).toEqual(['contato']);
  expect(testedForms(forms, { siteUrl: SITE })).toEqual([]);
});

test('each address to which a form goes by what was chosen is tried', async () => {
  answer = says(200, '{}', CORS);
  const of = (is: string) => ({ if: { field: 'assunto', is }, endpoint: is });
  const submit = { ...contato!.submit, strategy: 'endpoint', sendTo: [of('fin'), of('rh')] };
  const others = { fin: { url: `${origin}/fin` }, rh: { url: `${origin}/rh` } };
  const services = { siteUrl: SITE, endpoint: { url: `${origin}/all`, others } };
  const tested = testedForms({ contato: { ...contato!, submit } as never }, services);
  expect(tested.map((one) => addressOf(one, services))).toEqual([
    `${origin}/all`,
    `${origin}/fin`,
    `${origin}/rh`,
  ]);
  for (const one of tested) await tryForm(one, services, 'contato@fortim.example');
  expect(asked.map(({ url }) => url)).toEqual(['/all', '/fin', '/rh']);
  expect(asked.map(({ body }) => JSON.parse(body).assunto)).toEqual([undefined, 'fin', 'rh']);
});
