import { afterEach, beforeEach, expect, test } from 'vitest';
import { CaptchaTokens } from './stand-ins/captcha/tokens.ts';
import { ModeSwitch } from './stand-ins/crm/modes.ts';
import { standIns } from './stand-ins.gen.ts';
import { leadForm, startServices } from './testing/services.ts';

let services: Awaited<ReturnType<typeof startServices>>;
beforeEach(async () => {
  services = await startServices();
});
afterEach(() => services.stop());

const event = { tag: 'gtag', name: 'form_submit', params: { form: 'contato' }, page: '/sobre' };

const ours = ['/crm/mode', '/recaptcha/token', '/events', '/inbox/clear'];

test.each(ours)('%s refuses other sites', async (path) => {
  const body = path === '/events' ? event : { mode: 'hang' };
  for (const headers of [
    { origin: 'https://mal.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: services.url, 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[]) {
    expect((await services.post(path, body, headers)).status).toBe(403);
  }
  const here = { origin: services.url, 'sec-fetch-site': 'same-origin' };
  expect((await services.post(path, body, here)).ok).toBe(true);
  expect((await services.post(path, body)).ok).toBe(true);
});

test('no two demo services answer the same path', () => {
  const shared = { store: services.store, tokens: new CaptchaTokens(), modes: new ModeSwitch() };
  const uses = () => ({ crm: true, accounts: true, emails: true, tags: true });
  const form = { publicId: '', required: [], returnPath: () => '/' };
  const paths = Object.values(standIns).flatMap((standIn) =>
    Object.keys(standIn({ ...shared, form, uses })),
  );
  expect(paths.length).toBeGreaterThan(0);
  expect([...new Set(paths)]).toEqual(paths);
});

test('the CRM accepts a form from any site', async () => {
  const headers = { origin: 'https://mal.example', 'sec-fetch-site': 'cross-site' };
  expect((await services.submit(leadForm(), headers)).status).toBe(302);
});

test('inbox.json lists everything, newest first, until it is cleared', async () => {
  for (const lastname of ['primeiro', 'segundo', 'terceiro'])
    await services.submit(leadForm({ lastname }));
  await services.store.add('emails', { to: 'a@b.example', subject: 'Oi', html: 'Oi', links: [] });
  await services.post('/events', event);
  const read = async () => (await fetch(`${services.url}/inbox.json`)).json();
  const { leads, emails, events } = await read();
  expect(leads.map((lead: { fields: object }) => lead.fields)).toMatchObject([
    { lastname: 'terceiro' },
    { lastname: 'segundo' },
    { lastname: 'primeiro' },
  ]);
  expect(emails).toMatchObject([{ to: 'a@b.example', subject: 'Oi' }]);
  expect(events).toMatchObject([event]);
  expect((await services.post('/inbox/clear')).status).toBe(204);
  expect(await read()).toEqual({ leads: [], emails: [], events: [] });
});

test.each([
  [{ ...event, tag: 'outro' }],
  [{ ...event, name: 1 }],
  [{ ...event, params: [] }],
  [null],
])('%j is not an event', async (body) => {
  expect((await services.post('/events', body)).status).toBe(400);
});

test('another path is answered with 404, another method with 405', async () => {
  expect((await fetch(`${services.url}/crm`)).status).toBe(404);
  const response = await fetch(`${services.url}/inbox/clear`);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});

test.each(['recaptcha', 'gtm', 'fbevents', 'inbox'])(
  '%s.js is one classic script',
  async (name) => {
    const response = await fetch(`${services.url}/${name}.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const code = await response.text();
    expect(() => new Function(code)).not.toThrow();
    expect(code).not.toMatch(/^(import|export)\b/m);
  },
);
