import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { noticeSettings } from '../../../src/supabase/site-emails.ts';
import { readSources } from '../../../src/supabase/site-sources.ts';
import { type Digest, digestOf } from './digest.ts';

const settings = noticeSettings(readSources(FIXTURE_SITE))!;
const DIGEST: Digest = {
  since: '2026-12-01T02:00:00Z',
  count: 1234,
  forms: [
    { form: 'contact_form', count: 1230 },
    { form: 'no_form', count: 4 },
  ],
  unopened: 3,
  overdue: 1,
  median: 3 * 3600,
};
const mailOf = (digest: Partial<Digest>) =>
  digestOf(settings, settings.digest!, { ...DIGEST, ...digest }, 'https://a.example');

test('a digest is in the words, the numbers and the time zone of the site', () => {
  const { subject, text, html } = mailOf({});
  expect(subject).toBe('Contatos: 1.234 chegaram, 3 sem resposta');
  expect(html).toContain('30 de novembro de 2026'); // still the day before in São Paulo
  for (const line of ['Chegaram', '1.234', 'Fale conosco', 'no_form', '3 horas', 'Abrir o painel'])
    expect(text + html).toContain(line);
  expect(html).toContain('https://a.example/painel');
});

test.each([
  [90, '2 minutos'],
  [7100, '118 minutos'],
  [86_400, '24 horas'],
  [5 * 86_400, '5 dias'],
])('a wait of %d seconds is %s', (median, words) => {
  expect(mailOf({ median }).html).toContain(words);
});

test('without a first contact there is no wait', () => {
  expect(mailOf({ median: null }).html).not.toContain('primeiro contato');
});
