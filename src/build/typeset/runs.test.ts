import type { Font } from 'fontkit';
import { expect, test } from 'vitest';
import { canBeSet, runsOf } from './runs.ts';

/** Of the letters of one alphabet, and signs that all have. */
const fontOf = (name: string, letters: RegExp) =>
  ({
    name,
    hasGlyphForCodePoint: (code: number) => letters.test(String.fromCodePoint(code)),
  }) as unknown as Font & { name: string };

const latin = fontOf('latin', /[\p{Script=Latin}\d\s.()]/u);
const arabic = fontOf('arabic', /[\p{Script=Arabic}\s.]/u);
const seen = (line: string, base?: 'rtl') =>
  runsOf(line, [latin, arabic], base).map(
    ({ font, text, isRightToLeft }) =>
      `${(font as typeof latin).name} ${isRightToLeft ? '←' : '→'} ${text}`,
  );

test('a line of one alphabet is one run', () => {
  expect(seen('Portas (12)')).toEqual(['latin → Portas (12)']);
  expect(seen('أبواب وطاولات')).toEqual(['arabic ← أبواب وطاولات']);
});

test('words of the other direction stand where they are read, numbers as ever', () => {
  expect(seen('عيادة Smile خلدا')).toEqual([
    'arabic ← خلدا',
    'latin ←  ',
    'latin → Smile',
    'arabic ← عيادة ',
  ]);
  expect(seen('منذ 25 سنة')).toContain('latin → 25');
  expect(seen('Smile عيادة', 'rtl')[0]).toContain('عيادة');
  expect(seen('Smile عيادة')[0]).toBe('latin → Smile ');
});

test('letters that no font has are told', () => {
  expect(canBeSet('منذ 25', [latin, arabic])).toBe(true);
  expect(canBeSet('Двери 25', [latin, arabic])).toBe(false);
});
