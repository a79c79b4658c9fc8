import { expect, test } from 'vitest';
import {
  type NoticeSettings,
  noticeOf,
} from '../../../supabase/functions/new-submission/notice.ts';
import { plansOf } from '../../blocks/fields/phone/numbering-plans.ts';
import {
  faultOf,
  formatPhone,
  internationalPhone,
} from '../../blocks/fields/phone/phone-number.ts';
import { addressOf, isEmail } from '../../lib/is-email.ts';
import { sanitize } from './sanitize.ts';

test.each([
  'ana@empresa.com.br',
  'a@b.co',
  "o'neil+news@sub.domain.example",
  'ana_lima-1@empresa-2.com.br',
  'ana@pão.com.br',
  'ana@xn--po-sia.com.br',
  `${'a'.repeat(64)}@empresa.com.br`,
])('%s is an e-mail address', (text) => expect(isEmail(text)).toBe(true));

test.each([
  '',
  'ana',
  'ana@empresa',
  'ana@empresa.',
  '@empresa.com',
  'ana@.com',
  'ana maria@empresa.com',
  'ana@empresa.com@outra.com',
  'ana@empresa..com',
  // Matched what the specification asks for, and nothing that is sent there arrives.
  'ana@empresa.com,br',
  'ana@empresa,com.br',
  'ana@empresa.com.br,',
  'ana@empresa.com;bia@empresa.com',
  '<ana@x.com>',
  'Ana<ana@x.com>',
  'mailto:ana@x.com',
  '"ana"@x.com',
  '(ana)@x.com',
  '.ana@x.com',
  'ana.@x.com',
  'ana..b@x.com',
  'joão@empresa.com.br',
  'ana@x.com.',
  'ana@-x.com',
  'ana@x_y.com',
  'ana@x.c',
  'ana@x.com1',
  'ana@192.168.0.1',
  'ana@[192.168.0.1]',
  'ana@x.com/',
  'ana@x.com:25',
  'ana@x.com?',
  `${'a'.repeat(65)}@empresa.com.br`,
  `ana@${'a'.repeat(64)}.com.br`,
  `ana@${'a.'.repeat(130)}com`,
])('"%s" is not an e-mail address', (text) => expect(isEmail(text)).toBe(false));

test('an address has a domain of ASCII when it is sent', () => {
  expect(addressOf('Ana@pão.com.br')).toBe('Ana@xn--po-sia.com.br');
  expect(addressOf('ana@Empresa.com.br')).toBe('ana@Empresa.com.br');
  expect(addressOf('ana@pão .com.br')).toBeUndefined();
});

test('the form and the function that answers have the same rule', () => {
  const look = { language: 'pt-BR', brand: '', colors: {}, copyAddress: '', automatic: '' };
  const words = {
    subject: '',
    preview: '',
    title: '',
    text: '',
    page: '',
    otherFields: '',
    button: '',
    note: '',
  };
  const settings = {
    look,
    words,
    notify: [],
    forms: {},
    answerNote: '',
  } as unknown as NoticeSettings;
  for (const email of ['ana@x.com', 'ana@x.com,br', '.ana@x.com', 'joão@x.com', 'ana@pão.com.br']) {
    const row = { id: '1', form: 'f', page: '/', name: '', email, fields: [] };
    expect(noticeOf(settings, row, 'https://x.com').replyTo, email).toBe(addressOf(email));
  }
});

const BRAZIL = { country: 'br', countries: ['br'], plans: plansOf(['br']) } as const;

test('checks take time in proportion to the length, whatever the text', () => {
  const costOf = (text: string) => {
    const start = performance.now();
    for (let times = 0; times < 20; times++) {
      isEmail(text);
      sanitize(text);
      internationalPhone(text, BRAZIL);
      formatPhone(text, BRAZIL);
      faultOf(text, BRAZIL);
    }
    return performance.now() - start;
  };
  const worst = ['-', 'a@', '.', 'on', 'onx ', '<script', 'javascript:', '1', ' '];
  costOf('a'.repeat(10_000)); // warm up
  for (const part of worst) {
    const once = costOf(`a@${part.repeat(10_000 / part.length)}`);
    expect(once / 20, part).toBeLessThan(50); // ms, for 10,000 characters
  }
});

test.each([
  ['Ana<script>alert(1)</script>', 'Anaalert(1)'],
  ['  javascript:alert(1) ', 'alert(1)'],
  ['Ana javascript:', 'Ana'],
  ['<img onerror = "x">', '<img  "x">'],
  ['<b onwhatever=x>Ana', '<b x>Ana'],
  ['Ana onclick=alert(1)', 'Ana alert(1)'],
  ['javajavascript:script:x', 'x'],
  ['vbscript:x', 'x'],
  ['José & "Cia" <b>', 'José & "Cia" <b>'],
  ['online = sim, presencial = não', 'online = sim, presencial = não'],
  ['<b>curso</b> online=sim', '<b>curso</b> online=sim'],
  ['Onde = Cotia; on = ligado; ontem=nada', 'Onde = Cotia; on = ligado; ontem=nada'],
  ['Escrevo em javascript: há dez anos.', 'Escrevo em javascript: há dez anos.'],
])('%s is sanitized to %s', (text, expected) => expect(sanitize(text)).toBe(expected));
