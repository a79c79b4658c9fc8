import { expect, test } from 'vitest';
import { fileFacts } from './file-facts.ts';

test.each([
  ['pt-BR', '/a/ata.pdf', 1_234_567, 'PDF, 1,2 MB'],
  ['en', '/a/form.docx', 48_210, 'DOCX, 48 kB'],
  ['fr', '/tarifs.v2.xlsx', 2_500_000, 'XLSX, 2,5 Mo'],
  ['ar-JO-u-nu-latn', '/a.zip', 999_499, 'ZIP، 999 كيلوبايت'],
  ['en', '/a.txt', 3, 'TXT, 1 kB'],
  ['de', '/a.pdf', 999_500, 'PDF, 1 MB'],
])('%s: %s of %i bytes', (language, file, bytes, expected) => {
  expect(fileFacts(language, file, bytes).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});
