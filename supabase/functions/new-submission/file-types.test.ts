import { expect, test } from 'vitest';
import { FILE_TYPES, type FileType, safeName, typeOf } from './file-types.ts';

const all = Object.keys(FILE_TYPES) as FileType[];
const bytes = (text: string) => new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))]);

test.each([
  ['%PDF-1.7 …', 'pdf'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['PK\x03\x04…word/document.xml…', 'docx'],
  ['PK\x03\x04…xl/workbook.xml…', 'xlsx'],
  [`${'PK\x03\x04'.padEnd(30, '0')}mimetypeapplication/vnd.oasis.opendocument.text`, 'odt'],
  ['PK\x03\x04 another archive', undefined],
  ['<script>alert(1)</script>', undefined],
  ['MZ\x90 a program', undefined],
  [' %PDF-1.7', undefined],
  ['', undefined],
])('%j is %s', async (text, type) => {
  expect(await typeOf(bytes(text), all)).toBe(type);
});

test('a type that the field does not take is none', async () => {
  expect(await typeOf(bytes('%PDF-1.7'), ['png'])).toBeUndefined();
});

test.each([
  ['Currículo de Ana.PDF', 'Currículo de Ana.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\temp\\a.pdf', 'a.pdf'],
  ['fatura.pdf.exe', 'fatura-pdf.pdf'],
  ['..pdf', 'file.pdf'],
  ['a\0b\r\n"; rm -rf.pdf', 'a-b- rm -rf.pdf'],
  ['\u202egpj.pdf', 'gpj.pdf'],
  ['', 'file.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('%j becomes %j', (name, safe) => expect(safeName(name, 'pdf')).toBe(safe));
