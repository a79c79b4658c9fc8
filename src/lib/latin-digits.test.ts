import { expect, test } from 'vitest';
import { latinDigits, latinNumber } from './latin-digits.ts';

test.each([
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '๐๑๒๓๔๕๖๗๘๙',
  '０１２３４５６７８９',
])('%s are the ten digits', (row) => expect(latinDigits(row)).toBe('0123456789'));

test('what is no digit stays', () => {
  expect(latinDigits('7 km², ½ ٣ غرف')).toBe('7 km², ½ 3 غرف');
  expect(latinNumber('−١٬٢٣٤٫٥')).toBe('-1,234.5');
});
