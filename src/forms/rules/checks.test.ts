import { expect, test } from 'vitest';
import { phoneMetadata } from '../../commands/phone-metadata/filter.ts';
import { isEmail } from '../../lib/is-email.ts';
import metadata from '../fields/phone/metadata.gen.json';
import { callingCode, formatPhone, internationalPhone } from '../fields/phone/phone-number.ts';
import { sanitize } from './sanitize.ts';

test.each([
  'ana@empresa.com.br',
  'a@b.co',
  "o'neil+news@sub.domain.example",
  'joão@exemplo.com.br',
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
])('"%s" is not an e-mail address', (text) => expect(isEmail(text)).toBe(false));

test('checks take time in proportion to the length, whatever the text', () => {
  const costOf = (text: string) => {
    const start = performance.now();
    for (let times = 0; times < 20; times++) {
      isEmail(text);
      sanitize(text);
      internationalPhone(text, 'br');
      formatPhone(text, 'br');
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
  ['<img onerror = "x">', '<img  "x">'],
  ['javajavascript:script:x', 'x'],
  ['vbscript:x', 'x'],
  ['José & "Cia" <b>', 'José & "Cia" <b>'],
])('%s is sanitized to %s', (text, expected) => expect(sanitize(text)).toBe(expected));

test('phone numbers are formatted as typed and sent in E.164', () => {
  expect(formatPhone('11999999999', 'br')).toBe('(11) 99999-9999');
  expect(formatPhone('119', 'br')).toBe('(11) 9');
  expect(internationalPhone('(11) 99999-9999', 'br')).toBe('+5511999999999');
  expect(internationalPhone('(212) 555-0123', 'us')).toBe('+12125550123');
  expect(internationalPhone('99 123 456', 'uy')).toBe('+59899123456');
  expect(internationalPhone('+55 11 3000-0000', 'br')).toBe('+551130000000');
  expect(internationalPhone('123', 'br')).toBeUndefined();
  expect(internationalPhone('(11) 99999-9999', 'us')).toBeUndefined();
  expect(callingCode('pe')).toBe('+51');
});

test('the numbering plans equal those of the installed libphonenumber', () => {
  expect(metadata).toEqual(JSON.parse(JSON.stringify(phoneMetadata())));
});
