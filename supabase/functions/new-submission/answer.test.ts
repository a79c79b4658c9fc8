import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { noticeSettings } from '../../../src/supabase/site-emails.ts';
import { readSources } from '../../../src/supabase/site-sources.ts';
import { answer, type Settings } from './answer.ts';
import type { Notice } from './notice.ts';

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
const NEWS = { type: 'INSERT', schema: 'public', table: 'submissions', record: RECORD };

async function ask(news: unknown, { secret = 'segredo', ...others }: Partial<Settings> = {}) {
  const sent: [to: string, mail: Notice][] = [];
  const request = new Request('https://a.example/', {
    method: 'POST',
    headers: { 'x-webhook-secret': 'segredo' },
    body: typeof news === 'string' ? news : JSON.stringify(news),
  });
  const { status } = await answer(request, {
    ...settings,
    secret,
    siteUrl: 'https://a.example',
    send: async (to, mail) => void sent.push([to, mail]),
    ...others,
  });
  return { status, sent };
}
const noticeOf = async (record: object) => (await ask({ ...NEWS, record })).sent[0]![1];

test('everyone who is to be told gets all that was written, and can answer', async () => {
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

test('a form may have recipients of its own', async () => {
  const { sent } = await ask({ ...NEWS, record: { ...RECORD, form: 'roundtable-registration' } });
  expect(sent.map(([to]) => to)).toEqual(['eventos@a.example']);
});

test('without a company, the subject ends with the name', async () => {
  const { subject } = await noticeOf({ ...RECORD, fields: [] });
  expect(subject).toBe('Consultoria gratuita: Ana <b>& Cia</b>');
});

test('what a visitor writes adds no header and no recipient', async () => {
  const written = 'Ana\r\nBcc: todos@a.example';
  const { subject } = await noticeOf({ ...RECORD, name: written });
  expect(subject).not.toMatch(/[\r\n]/);
  for (const email of ['a@a.example, b@a.example', 'Ana <a@a.example>', 'a@a.example\nX: y', 'a'])
    expect(await noticeOf({ ...RECORD, email })).not.toHaveProperty('replyTo');
});

test('the names of placeholders are text in what a visitor writes', async () => {
  const { subject, html } = await noticeOf({ ...RECORD, name: '{form} {{ .SiteURL }}' });
  expect(subject).toContain('{form} {{ .SiteURL }}');
  expect(html).toContain('{form} {{ .SiteURL }}');
});

test('a row of an older database is told of all the same', async () => {
  const { html, subject } = await noticeOf({ form: 'another' });
  expect(subject).toBe('another: ?');
  expect(html).not.toContain('undefined');
});

test.each([
  ['another secret', NEWS, { secret: 'outro' }, 401],
  ['no secret set', NEWS, { secret: '' }, 401],
  ['another table', { ...NEWS, table: 'profiles' }, {}, 400],
  ['a change', { ...NEWS, type: 'UPDATE' }, {}, 400],
  ['no row', { ...NEWS, record: null }, {}, 400],
  ['what is no JSON', '{', {}, 400],
])('of %s nobody is told', async (_, news, others, status) => {
  expect(await ask(news, others)).toEqual({ status, sent: [] });
});

test('a mail that is not taken is an error, and the others go', async () => {
  const sent: string[] = [];
  const { status } = await ask(NEWS, {
    send: async (to) => {
      if (to.startsWith('a')) throw new Error('no');
      sent.push(to);
    },
  });
  expect([status, sent]).toEqual([502, ['b@a.example']]);
});

test('only a POST is answered', async () => {
  const request = new Request('https://a.example/');
  const all = { ...settings, secret: 's', siteUrl: '', send: async () => {} };
  expect((await answer(request, all)).status).toBe(405);
});
