import { describe, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { noticeSettings } from '../../../src/supabase/site-emails.ts';
import { readSources } from '../../../src/supabase/site-sources.ts';
import type { Messages } from '../../../src/types/config.gen.ts';
import { answerOf } from './answer.ts';
import { digestOf } from './digest.ts';
import { emailHtml, escaped, type Mail } from './layout.ts';
import { noticeOf } from './notice.ts';
import { reminderOf } from './reminder.ts';

const TEMPLATES = import.meta.glob<Messages>(
  '../../../src/commands/accounts/template/*/messages.json',
  { eager: true, import: 'default' },
);
const sources = readSources(FIXTURE_SITE);
const wordsOf: [string, Messages['emails']][] = [
  ['the fixture site', sources.messages.emails],
  ...Object.entries(TEMPLATES).map(
    ([file, { emails }]) => [file.split('/').at(-2)!, emails] as [string, Messages['emails']],
  ),
];
const SITE = 'https://a.example';

const NAME = 'Ana & “Sol” Prado';
const mailsIn = (emails: Messages['emails']): Record<string, Mail> => {
  const settings = noticeSettings({ ...sources, messages: { emails } })!;
  return {
    notice: noticeOf(
      settings,
      { id: 'a', form: 'contact_form', page: `${SITE}/x`, name: NAME, email: '', fields: [] },
      SITE,
    ),
    digest: digestOf(
      settings,
      settings.digest!,
      {
        ...{ since: '2026-12-01T02:00:00Z', count: 2, forms: [{ form: 'contact_form', count: 2 }] },
        ...{ unopened: 1, overdue: 1, median: 7200 },
      },
      SITE,
    ),
    reminder: reminderOf(
      settings,
      settings.reminder!,
      { count: 1, leads: [{ name: NAME, form: 'contact_form', reason: 'call' }] },
      SITE,
    ),
    answer: answerOf(settings, { subject: NAME, title: NAME, paragraphs: [NAME] }, SITE),
  };
};

describe.each(wordsOf)('the e-mails in the words of %s', (_, emails) => {
  test('are plain text in their text part', () => {
    for (const [name, { text }] of Object.entries(mailsIn(emails))) {
      expect(text, name).not.toMatch(/[<>]|&\w+;|\{\w+\}/);
    }
  });
});

test('what somebody typed is in the text part as it was typed', () => {
  const settings = noticeSettings(sources)!;
  const name = 'A <b>&amp;lt;</b>';
  const row = { id: 'a', form: 'contact_form', page: '', name, email: '', fields: [] };
  expect(noticeOf(settings, row, SITE).text).toContain(name);
});

test('e-mails of a language from right to left are written so', () => {
  const { look } = noticeSettings(sources)!;
  const content = { preview: '', title: 'T', paragraphs: [], note: escaped('n') };
  const html = (language: string) => emailHtml({ ...look, language }, content, SITE);
  expect(html('ar-JO')).toMatch(/<html lang="ar-JO" dir="rtl">.*<div role="main" dir="rtl">/s);
  expect(html('ar-JO')).not.toMatch(/text-align:left|letter-spacing/);
  expect(html('en')).not.toContain('rtl');
});
