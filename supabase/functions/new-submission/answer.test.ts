import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answer, type Settings } from './answer.ts';
import type { Mail } from './mail.ts';

const template = readFileSync('supabase/templates/new_submission.html', 'utf8');
const RECORD = { id: 'a', name: 'Ana <b>& Cia</b>', form: 'hero_form', fields: [{ value: 'x' }] };
const NEWS = { type: 'INSERT', schema: 'public', table: 'submissions', record: RECORD };

async function ask(news: unknown, { secret = 'segredo', ...settings }: Partial<Settings> = {}) {
  const sent: [to: string, mail: Mail][] = [];
  const request = new Request('https://a.example/', {
    method: 'POST',
    headers: { 'x-webhook-secret': 'segredo' },
    body: typeof news === 'string' ? news : JSON.stringify(news),
  });
  const { status } = await answer(request, {
    ...{ secret, template, notify: ['a@a.example', 'b@a.example'], siteUrl: 'https://a.example' },
    labels: { hero_form: 'Consultoria gratuita' },
    send: async (to, mail) => void sent.push([to, mail]),
    ...settings,
  });
  return { status, sent };
}

test('everyone who is to be told is, of who it was and where to read it, and no more', async () => {
  const { status, sent } = await ask(NEWS);
  expect(status).toBe(200);
  expect(sent.map(([to]) => to)).toEqual(['a@a.example', 'b@a.example']);
  const [, { subject, html } = { subject: '', html: '' }] = sent[0] ?? [];
  expect(subject).toBe('Chegou um envio pelo site');
  expect(html).toContain('Ana &lt;b&gt;&amp; Cia&lt;/b&gt;');
  expect(html).toContain('href="https://a.example/painel"');
  expect(html).toContain('pelo formulário <strong>Consultoria gratuita</strong>');
  expect(html).not.toContain('{{');
});

test('a value with a dollar or a variable in it stays as it is', async () => {
  const { sent } = await ask({ ...NEWS, record: { name: '$& {{ .Form }}', form: 'f' } });
  expect(sent[0]?.[1].html).toContain('$&amp; {{ .Form }}');
});

test.each([
  ['another secret', NEWS, { secret: 'outro' }, 401],
  ['no secret set', NEWS, { secret: '' }, 401],
  ['another table', { ...NEWS, table: 'profiles' }, {}, 400],
  ['a change', { ...NEWS, type: 'UPDATE' }, {}, 400],
  ['no row', { ...NEWS, record: null }, {}, 400],
  ['what is no JSON', '{', {}, 400],
])('of %s nobody is told', async (_, news, settings, status) => {
  expect(await ask(news, settings)).toEqual({ status, sent: [] });
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
  const settings = {
    secret: 's',
    notify: [],
    siteUrl: '',
    template,
    labels: {},
    send: async () => {},
  };
  expect((await answer(new Request('https://a.example/'), settings)).status).toBe(405);
});
