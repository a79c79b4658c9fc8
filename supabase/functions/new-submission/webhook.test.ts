import { describe, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { noticeSettings } from '../../../src/supabase/site-emails.ts';
import { readSources } from '../../../src/supabase/site-sources.ts';
import type { Services } from './deliver.ts';
import type { Mail } from './layout.ts';
import { handleWebhook, hash, type WebhookOptions } from './webhook.ts';

const sources = readSources(FIXTURE_SITE);
const settings = noticeSettings({
  ...sources,
  integrations: {
    submissions: {
      strategies: ['crm'],
      notify: ['a@a.example', 'b@a.example'],
      notifyByForm: [{ form: 'roundtable', emails: ['eventos@a.example'] }],
      panel: '/painel',
    },
  },
})!;

const OPTIONS: WebhookOptions = {
  settings: { ...settings, siteUrl: 'https://a.example' },
  settingsText: JSON.stringify(settings),
  secret: 'segredo',
  keys: ['chave', ''],
  missing: [],
  services: {} as Services,
};
const field = (name: string, label: string, value: string) => ({ name, label, value });
const RECORD = {
  id: 'abc',
  form: 'hero_form',
  page: 'https://a.example/sobre',
  name: 'Ana <b>& Cia</b>',
  email: 'ana@empresa.example',
  fields: [
    field('name', 'Nome', 'Ana <b>& Cia</b>'),
    field('phone', 'Telefone', '+55 11 91234-5678'),
    field('company', 'Empresa', 'Padaria Sol'),
    field('message', 'Mensagem', 'Linha 1\nLinha 2 & $&'),
    field('empty', 'Vazio', ' '),
  ],
};
const EVENT = { ...RECORD, form: 'roundtable-registration' };
const NEWS = { type: 'INSERT', schema: 'public', table: 'submissions', record: RECORD };

async function ask(
  news: unknown,
  services: Partial<Services> = {},
  options: Partial<WebhookOptions> = {},
) {
  const sent: [to: string, mail: Mail][] = [];
  const settled: [submission: string, outcome: string][] = [];
  const request = new Request('https://a.example/', {
    method: 'POST',
    headers: { 'x-webhook-secret': 'segredo' },
    body: typeof news === 'string' ? news : JSON.stringify(news),
  });
  const response = await handleWebhook(request, {
    ...OPTIONS,
    ...options,
    services: {
      async send(to, mail) {
        sent.push([to, mail]);
        return 'sent';
      },
      claim: async () => RECORD.email,
      settle: async (...all) => void settled.push(all),
      ...services,
    },
  });
  const { message } = await response.json();
  return { status: response.status, message, sent, settled };
}
const noticeOf = async (record: object) => (await ask({ ...NEWS, record })).sent[0]![1];

test('every recipient gets all that was entered, and can reply to the visitor', async () => {
  const { status, sent } = await ask(NEWS);
  expect(status).toBe(200);
  expect(sent.map(([to]) => to)).toEqual(['a@a.example', 'b@a.example']);
  const { subject, html, text, replyTo } = sent[0]![1];
  expect(subject).toBe('Consultoria gratuita: Ana <b>& Cia</b>, Padaria Sol');
  expect(replyTo).toBe('ana@empresa.example');
  expect(html).toContain('Ana &lt;b&gt;&amp; Cia&lt;/b&gt;');
  expect(html).toContain('href="https://a.example/painel?submission=abc"');
  for (const part of ['Telefone', '+55 11 91234-5678', 'Padaria Sol', 'https://a.example/sobre']) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  expect(text).toContain('Linha 1\nLinha 2 & $&');
  expect(html).toContain('Linha 2 &amp; $&amp;');
  expect(html + text).not.toContain('Vazio');
  expect(html).not.toContain('<b>');
  expect(html + text).not.toMatch(/\{\w+\}/);
});

test('a form may have its own recipients', async () => {
  const { sent } = await ask({ ...NEWS, record: { ...EVENT, email: '' } });
  expect(sent.map(([to]) => to)).toEqual(['eventos@a.example']);
});

test('without a company, the subject ends with the name', async () => {
  const { subject } = await noticeOf({ ...RECORD, fields: [] });
  expect(subject).toBe('Consultoria gratuita: Ana <b>& Cia</b>');
});

test('the visitor’s text adds no header and no recipient', async () => {
  const written = 'Ana\r\nBcc: todos@a.example';
  const { subject } = await noticeOf({ ...RECORD, name: written });
  expect(subject).not.toMatch(/[\r\n]/);
  for (const email of ['a@a.example, b@a.example', 'Ana <a@a.example>', 'a@a.example\nX: y', 'a'])
    expect(await noticeOf({ ...RECORD, email })).not.toHaveProperty('replyTo');
});

test('placeholders in the visitor’s text stay text', async () => {
  const { subject, html } = await noticeOf({ ...RECORD, name: '{form} {{ .SiteURL }}' });
  expect(subject).toContain('{form} {{ .SiteURL }}');
  expect(html).toContain('{form} {{ .SiteURL }}');
});

test('a row of an older database is reported as well', async () => {
  const { html, subject } = await noticeOf({ form: 'another' });
  expect(subject).toBe('another: ?');
  expect(html).not.toContain('undefined');
});

test.each<[string, unknown, Partial<WebhookOptions>, number]>([
  ['another secret', NEWS, { secret: 'outro' }, 401],
  ['no secret set', NEWS, { secret: '' }, 401],
  ['another table', { ...NEWS, table: 'profiles' }, {}, 400],
  ['an update', { ...NEWS, type: 'UPDATE' }, {}, 400],
  ['a missing row', { ...NEWS, record: null }, {}, 400],
  ['invalid JSON', '{', {}, 400],
  ['a site without texts', NEWS, { settings: null }, 500],
  ['a row added by a colleague', { ...NEWS, record: { ...EVENT, added_by: 'uuid' } }, {}, 200],
])('%s sends no notice', async (_, news, options, status) => {
  expect(await ask(news, {}, options)).toMatchObject({ status, sent: [], settled: [] });
});

test('a mail that fails is reported as an error, and the others are sent', async () => {
  const sent: string[] = [];
  const { status, message } = await ask(NEWS, {
    send: async (to) => {
      if (to.startsWith('a')) throw new Error('no');
      sent.push(to);
      return 'sent';
    },
  });
  expect([status, message, sent]).toEqual([502, 'notice: 1 of 2 not sent', ['b@a.example']]);
});

describe('the answer to the visitor', () => {
  const payload = { ...NEWS, record: EVENT };
  const toVisitor = (sent: [to: string, mail: Mail][]) =>
    sent.filter(([to]) => to === RECORD.email).map(([, mail]) => mail);

  test('has the text of its form, and nothing that the visitor wrote', async () => {
    const { sent, settled } = await ask(payload);
    const [mail, ...more] = toVisitor(sent);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Recebemos o seu pedido | Fortim');
    expect(mail!.replyTo).toBe('contato@fortim.example');
    expect(mail!.html).toContain('leia o guia &amp; prepare perguntas');
    expect(mail!.text).toContain('leia o guia & prepare perguntas');
    for (const part of [mail!.html, mail!.text]) {
      expect(part).toContain('https://a.example/lp/campaigns/roundtable-sessions-cotia');
      for (const { value } of RECORD.fields.slice(0, 4)) expect(part).not.toContain(value);
      expect(part).not.toMatch(/\{\w+\}|undefined|Padaria|Ana/);
    }
    expect(settled).toEqual([['abc', 'sent']]);
  });

  test.each<[string, object, Partial<Services>]>([
    ['a form without an answer', { form: 'hero_form' }, {}],
    ['an invalid address', { email: 'a@a.example b@a.example' }, {}],
    ['a missing address', { email: '' }, {}],
    ['an answer that the database does not grant', {}, { claim: async () => null }],
    ['an address that is no longer valid', {}, { claim: async () => 'x' }],
  ])('is not sent for %s', async (_, changes, services) => {
    const { sent, settled, status } = await ask(
      { ...NEWS, record: { ...EVENT, ...changes } },
      services,
    );
    expect(sent.map(([to]) => to)).not.toContain(RECORD.email);
    expect(sent.length).toBeGreaterThan(0);
    expect([status, settled]).toEqual([200, []]);
  });

  test('is sent to the address in the database', async () => {
    const { sent } = await ask(payload, { claim: async () => 'outra@empresa.example' });
    expect(sent.map(([to]) => to)).toEqual(['eventos@a.example', 'outra@empresa.example']);
  });

  test('that was refused is recorded as refused', async () => {
    const send: Services['send'] = async (to) => (to === RECORD.email ? 'refused' : 'sent');
    expect(await ask(payload, { send })).toMatchObject({
      status: 200,
      settled: [['abc', 'refused']],
    });
  });

  test('that was refused together with the notice is not recorded as refused', async () => {
    const { status, settled } = await ask(payload, { send: async () => 'refused' });
    expect([status, settled]).toEqual([502, []]);
  });

  test('with an unknown outcome is not recorded', async () => {
    const send: Services['send'] = async (to) => {
      if (to === RECORD.email) throw new Error('reset');
      return 'sent';
    };
    const { status, message, settled } = await ask(payload, { send });
    expect([status, message, settled]).toEqual([502, 'answer: Error: reset', []]);
  });
});

describe('missing variables', () => {
  const get = (apikey: string) =>
    handleWebhook(new Request('https://a.example/', { headers: { apikey } }), {
      ...OPTIONS,
      missing: ['MAIL_KEY'],
    });

  test.each(['chave', 'segredo'])('are named to a request with the key “%s”', async (key) => {
    const response = await get(key);
    const expected = { missing: ['MAIL_KEY'], settings: await hash(OPTIONS.settingsText) };
    expect([response.status, await response.json()]).toEqual([200, expected]);
  });

  test.each(['', 'outra'])('are not named to a request with the key “%s”', async (key) => {
    expect((await get(key)).status).toBe(401);
  });
});

test('only GET and POST are answered', async () => {
  const request = new Request('https://a.example/', { method: 'PUT' });
  expect((await handleWebhook(request, OPTIONS)).status).toBe(405);
});
