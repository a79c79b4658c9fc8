/** The e-mails of a site as messages (RFC 5322 and MIME): made by one library, read by another. */
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../supabase/functions/new-submission/answer.ts';
import type { Mail } from '../../supabase/functions/new-submission/layout.ts';
import { noticeOf } from '../../supabase/functions/new-submission/notice.ts';
import { FIXTURE_SITE } from '../content/testing/fixture.ts';
import { ACCOUNT_EMAIL_TYPES, accountEmail, noticeSettings } from './site-emails.ts';
import { readSources } from './site-sources.ts';

const sources = readSources(FIXTURE_SITE);
const settings = noticeSettings(sources)!;
const SITE_URL = 'https://www.fortim.example';
const TO = 'contato@fortim.example';
const FROM = { name: 'Fortim: atenção', address: 'site@fortim.example' };

async function sent(mail: Partial<Mail>) {
  const options = { from: FROM, to: TO, newline: 'windows', ...mail };
  const composed = await new MailComposer(options).compile().build();
  const lines = composed.toString('latin1').split('\r\n');
  return { lines, message: await PostalMime.parse(composed) };
}

/** All that a mail says comes out as it was written, and nothing else does. */
async function expectWhole(mail: Partial<Mail>): Promise<void> {
  const { lines, message } = await sent(mail);
  expect(lines.filter((line) => line.length > 998 || /[^\t\x20-\x7e]/.test(line))).toEqual([]);
  expect(message.subject).toBe(mail.subject);
  expect(message.from).toMatchObject(FROM);
  expect(message.to).toMatchObject([{ address: TO }]);
  expect([message.cc, message.bcc]).toEqual([undefined, undefined]);
  expect(message.replyTo?.map((replyTo) => replyTo.address)).toEqual(
    mail.replyTo && [mail.replyTo],
  );
  const plain = (text = '') => text.replaceAll('\r\n', '\n').trimEnd();
  expect(plain(message.html)).toBe(plain(mail.html));
  expect(plain(message.text)).toBe(plain(mail.text));
  expect(message.attachments).toEqual([]);
  const names = message.headers.map(({ key }) => key);
  expect(names).toEqual([...new Set(names)]);
}

const NAMES = {
  'with accents': 'Conceição Araújo Übermaß',
  'in other scripts': '東京 محمد 🙂👩‍👩‍👧',
  'of the greatest length': 'Ã'.repeat(200),
  'with quotes and brackets': '"Ana" <ana@outra.example>, (=?utf-8?Q?x?=)',
  'with line breaks': 'Ana\r\nBcc: todos@outra.example\r\n\r\nOlá\u2028fim',
  'of spaces only': '   ',
};
const VALUE = `Linha 1\nLinha 2 = 100 % & <b>\n.\nFrom aqui\n${'semespaço'.repeat(300)}`;

describe.each(Object.entries(NAMES))('for the name %s', (_, name) => {
  test('the notice is decoded as it was written', async () => {
    const row = {
      ...{ id: 'abc', form: 'contact_form', page: `${SITE_URL}/fale-conosco`, name },
      email: 'conceicao+site@outra.example',
      fields: [
        { name: 'name', label: 'Nome', value: name },
        { name: 'company', label: 'Empresa', value: name },
        { name: 'message', label: 'Mensagem', value: VALUE },
      ],
    };
    const notice = noticeOf(settings, row, SITE_URL);
    await expectWhole(notice);
    expect(notice.text).toContain(VALUE);
  });
});

test('a notice without an address has no Reply-To', async () => {
  const row = { id: 'a', form: 'hero_form', page: SITE_URL, name: 'Ana', email: 'a', fields: [] };
  await expectWhole(noticeOf(settings, row, SITE_URL));
});

test('the answer is decoded as it was written', async () => {
  const words = settings.forms['roundtable-registration']!.answer!;
  const answer = answerOf(settings, words, SITE_URL);
  await expectWhole(answer);
  await expectWhole(answerOf(settings, { ...words, subject: 'Ação '.repeat(30).trim() }, SITE_URL));
  expect(answer.replyTo).toBe('contato@fortim.example');
});

test.each(ACCOUNT_EMAIL_TYPES)('the e-mail %s is decoded as it was written', async (type) => {
  await expectWhole(accountEmail(type, sources)!);
});
