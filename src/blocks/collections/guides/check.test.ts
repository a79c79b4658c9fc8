import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE_SITE, VALID } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { hashOf } from '../../../node/hash-of.ts';
import type { Guide, Site, Theme } from '../../../types/config.gen.ts';
import { checkGuides } from './check.ts';
import { guideStamp } from './guide-stamp.ts';

const reportOf = setUpReports(ofCodes(...checkGuides.codes));

const guide = {
  title: 'Primeiras horas',
  description: 'O que fazer primeiro.',
  file: '/guias/primeiras.pdf',
  audience: 'Quem atende o telefone',
  picture: { src: '/imagens/forte.svg', alt: '' },
  sections: ['Antes', 'Durante', 'Depois'].map((heading) => ({
    heading,
    paragraphs: ['Respire.'],
  })),
} as Guide;
const stamp = guideStamp(
  guide,
  VALID['site-config/site.json'] as Site,
  JSON.parse(readFileSync(join(FIXTURE_SITE, 'site-config/theme.json'), 'utf8')) as Theme,
  hashOf,
);
const withPdf = (record: Guide, pdf: string) => ({
  'site-config/collections/guides.json': { primeiras: record },
  'public/guias/primeiras.pdf': `%PDF-1.7\n/Keywords (${pdf})\n`,
});

test('reports a PDF made before the last change of its guide', () => {
  const changed = { ...guide, title: 'As primeiras horas' };
  expect(reportOf(withPdf(changed, stamp)).found).toEqual(['guide-outdated /primeiras/file']);
});

test.each([
  ['the current guide', stamp],
  ['other means', 'Ana'],
])('accepts a PDF made from %s', (_, keywords) => {
  expect(reportOf(withPdf(guide, keywords)).found).toEqual([]);
});
