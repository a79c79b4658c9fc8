import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { guidePdf } from './guide-pdf.ts';
import { plainText, unbroken } from './plain-text.ts';
import { readGuides } from './read-guides.ts';

const { guides, parts } = readGuides();

const made = await Promise.all(guides.map((guide) => guidePdf(guide, parts)));

/** What the streams of a PDF hold, and what stands between them but for lengths and offsets. */
function contentOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return text
    .slice(0, text.lastIndexOf('\nxref'))
    .replace(/\/Length \d+/g, '')
    .split(/\bstream\n|\nendstream\b/)
    .map((part, index) => {
      const packed = Buffer.from(part, 'latin1');
      // Another build of zlib packs the same content into other bytes.
      const isFlate = index % 2 === 1 && packed[0] === 0x78;
      return isFlate ? inflateSync(packed).toString('latin1') : part;
    });
}

test.each(guides.map(({ file }, index) => [file, made[index]!] as const))(
  '%s is current: run "npm run guides" if not',
  (file, pdf) => {
    const kept = contentOf(readFileSync(join(parts.publicDir, file)));
    const now = contentOf(pdf);
    // Not toEqual: the difference of two PDFs is nothing to read.
    expect(now.length).toBe(kept.length);
    expect(now.findIndex((part, index) => part !== kept[index])).toBe(-1);
  },
);

test('a guide says what it is to those who do not see it', () => {
  const pdf = made[0]!.toString('latin1');
  expect(pdf).toContain('/Lang (pt-BR)');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/DisplayDocTitle true');
  for (const tag of ['H1', 'H2', 'P', 'L', 'LI', 'LBody']) expect(pdf).toContain(`/S /${tag}\n`);
});

test('marks of rich text are not read aloud', () => {
  expect(plainText('Um **forte** e [um *link*](/sobre).')).toBe('Um forte e um link.');
});

test('numbers stay with what they number', () => {
  expect(unbroken('art. 8º, § 2º da Lei 13.709')).toBe(
    'art.\u00a08º, §\u00a02º da Lei\u00a013.709',
  );
});
