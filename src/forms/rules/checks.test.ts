import { expect, test } from 'vitest';
import { plansOf } from '../../content/compile/numbering-plans.ts';
import { isEmail } from '../../lib/is-email.ts';
import { faultOf, formatPhone, internationalPhone } from '../fields/phone/phone-number.ts';
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
  ['<img onerror = "x">', '<img  "x">'],
  ['javajavascript:script:x', 'x'],
  ['vbscript:x', 'x'],
  ['José & "Cia" <b>', 'José & "Cia" <b>'],
])('%s is sanitized to %s', (text, expected) => expect(sanitize(text)).toBe(expected));
