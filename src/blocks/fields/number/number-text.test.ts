import { expect, test } from 'vitest';
import { fits, type NumberField, numberIn } from './number-text.ts';

test.each([
  ['12', 'pt-BR', 12],
  ['1.500', 'pt-BR', 1500],
  ['1.234.567,89', 'pt-BR', 1_234_567.89],
  ['1,5', 'pt-BR', 1.5],
  ['1.5', 'pt-BR', 1.5],
  ['1,500', 'en', 1500],
  ['1.500', 'en', 1.5],
  ['1,5', 'en', 1.5],
  ['1 234,5', 'fr', 1234.5],
  ['-3', 'pt-BR', -3],
  ['−3', 'pt-BR', -3],
  [' 12 m²', 'pt-BR', 12],
  ['٣', 'ar-JO', 3],
  ['۳', 'ar-JO', 3],
  ['३', 'hi', 3],
  ['٣', 'pt-BR', 3],
  ['١٬٥٠٠٫٢٥', 'ar-JO', 1500.25],
  ['١٬٥٠٠', 'pt-BR', 1500],
  ['١٫٥٠٠', 'pt-BR', 1.5],
  ['١٬٥٠٠', 'fr', 1500],
  ['1,500', 'ar-JO', 1500],
  ['1.5', 'ar-JO', 1.5],
  ['\u061c-٣', 'ar-JO', -3],
  ['\u200e\u2212۳', 'fa', -3],
  ['1.2.3', 'pt-BR', undefined],
  ['1e5', 'en', undefined],
  ['doze', 'pt-BR', undefined],
  ['12,', 'pt-BR', undefined],
  ['12345678901234567', 'en', undefined],
])('%s in %s is %s', (text, language, value) => {
  expect(numberIn(text, language, 'm²')).toBe(value);
});

test.each([
  [{ min: 1, max: 5 }, 1, true],
  [{ min: 1, max: 5 }, 6, false],
  [{ min: 1, max: 5 }, 1.5, false],
  [{ min: 0, step: 0.01 }, 19.99, true],
  [{ min: 0, step: 0.01 }, 19.999, false],
  [{ min: 5, step: 5 }, 12, false],
  [{}, -4, true],
])('within %o, %d: %s', (limits, value, expected) => {
  expect(fits(value, limits as NumberField)).toBe(expected);
});
