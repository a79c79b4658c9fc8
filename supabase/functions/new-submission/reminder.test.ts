import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { noticeSettings } from '../../../src/supabase/site-emails.ts';
import { readSources } from '../../../src/supabase/site-sources.ts';
import { reminderOf } from './reminder.ts';

test('a reminder names who waits and why, in the words of the site, and leads to the panel', () => {
  const settings = noticeSettings(readSources(FIXTURE_SITE))!;
  const leads = [
    { name: 'Ana <b>', form: 'contact_form', reason: 'call' as const },
    { name: '', form: 'no_form', reason: 'unopened' as const },
  ];
  const mail = reminderOf(
    settings,
    settings.reminder!,
    { count: 1234, leads },
    'https://a.example',
  );
  expect(mail.subject).toBe('Contatos à espera: 1.234');
  expect(mail.text).toContain('Ana <b>, Fale conosco');
  expect(mail.html).toContain('Ana &lt;b&gt;');
  for (const part of [
    'Ligar hoje',
    'Ninguém abriu em um dia',
    'no_form',
    'https://a.example/painel',
  ])
    expect(mail.html).toContain(part);
});
