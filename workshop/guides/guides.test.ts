import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { guideStamp, stampIn } from '../../src/blocks/collections/guides/guide-stamp.ts';
import { hashOf } from '../../src/node/hash-of.ts';
import { projectRoot } from '../../src/node/project.ts';
import type { Guide, Site, Theme } from '../../src/types/config.gen.ts';
import { coverPicture } from './cover-picture.ts';
import { guidePdf } from './guide-pdf.ts';
import { unbroken } from './unbroken.ts';

const contact = (label: string) => ({ label, to: '/' });
const logo = { src: '/forte.svg', alt: 'Forte' };
const site = {
  language: 'pt-BR',
  copyrightYear: 2025,
  brand: { name: 'Forte', logoOnDark: logo, logoOnLight: logo },
  contacts: { phone: contact('(11) 3000-0000'), email: contact('contato@forte.example') },
} as Site;
const theme = {
  colors: {
    ink: '#111111',
    graphite: '#222222',
    paper: '#eeeeee',
    mist: '#aaaaaa',
    brand: '#cc0000',
  },
  fonts: { heading: { family: 'Archivo' }, text: { family: 'Instrument Sans' } },
} as Theme;
const guide = {
  title: 'As primeiras horas',
  description: 'O que fazer **primeiro**.',
  file: '/guias/primeiras.pdf',
  audience: 'Quem atende o telefone',
  picture: logo,
  sections: [{ heading: 'Antes', paragraphs: ['Respire.'], items: ['Um', 'Dois', 'Três'] }],
} as Guide;
const publicDir = join(projectRoot, 'workshop/guides/testing');

const made = await guidePdf(guide, { site, theme, publicDir });

test('the same content gives the same file, whose stamp identifies the content', async () => {
  expect(stampIn(made)).toBe(guideStamp(guide, site, theme, hashOf));
  const renamed = { ...guide, title: 'Outro' };
  expect(stampIn(await guidePdf(renamed, { site, theme, publicDir }))).not.toBe(stampIn(made));
  expect(made.equals(await guidePdf(guide, { site, theme, publicDir }))).toBe(true);
});

test('a guide is tagged for screen readers', () => {
  const pdf = made.toString('latin1');
  expect(pdf).toContain('/Lang (pt-BR)');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/DisplayDocTitle true');
  const lists = pdf.match(/\/S \/L\n/g);
  expect(pdf.match(/\/ListNumbering \/(None|Decimal)\n/g)).toHaveLength(lists!.length);
  for (const tag of ['H1', 'H2', 'P', 'L', 'LI', 'LBody']) expect(pdf).toContain(`/S /${tag}\n`);
});

test('the cover picture has the proportions of the sheet and few kB', async () => {
  const picture = await coverPicture(guide, { site, theme, publicDir });
  const { format, width = 0, height = 0 } = await sharp(picture).metadata();
  expect(format).toBe('webp');
  expect(height / width).toBeCloseTo(Math.SQRT2, 2);
  expect(picture.length).toBeLessThan(20_000);
});

test('numbers are not separated from their nouns by a line break', () => {
  expect(unbroken('art. 8º, § 2º da Lei 13.709')).toBe(
    'art.\u00a08º, §\u00a02º da Lei\u00a013.709',
  );
});
