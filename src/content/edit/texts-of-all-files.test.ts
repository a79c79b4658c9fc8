import { afterAll, expect, it } from 'vitest';
import { worded } from '../../words/reader.ts';
import { readSchemas } from '../node/read-schemas.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { artigo, diario, TEMPLATE } from '../testing/diario.ts';
import { createFixture, prose } from '../testing/fixture.ts';
import { pointerLabel } from './labels/pointer-label.ts';
import { filePosition } from './labels/schema-position.ts';
import { findTexts, replaceTexts } from './texts.ts';

const SHARED = 'site-config/collections/shared-sections/contato.json';
const LANGUAGE = 'site-config/languages/en';

const field = (name: string) => ({ field: name });

const fixture = createFixture({
  ...diario(
    { primeiro: artigo({ lead: 'O **ofício** de perto.' }) },
    {
      feed: { title: 'Diário do ofício' },
      meta: { title: '{title} | Ofício', description: field('summary'), keywords: ['diário'] },
      sections: [
        { type: 'hero', title: field('title'), text: 'Do **ofício**, em {category}.' },
        {
          type: 'call-to-action',
          title: 'Um ofício?',
          actions: [{ label: 'Ofício', to: '/sobre' }],
        },
      ],
    },
  ),
  [SHARED]: { ...prose('O ofício de todos.'), id: 'oficio' },
  [`${LANGUAGE}/site.json`]: { brand: { name: 'Ofício' } },
});
afterAll(fixture.remove);
const load = createSiteConfigLoader(fixture.root);
const source = readSchemas(fixture.root);
const found = (words: string) =>
  findTexts(load().site, source, words).map(({ entry, pointer }) => entry.file + pointer);

it('finds texts in files of every kind, in the page of records too', () => {
  expect(found('ofício')).toEqual(
    expect.arrayContaining([
      'site-config/collections/diario/primeiro.json/lead',
      `${SHARED}/blocks/0/paragraphs/0`,
      `${LANGUAGE}/site.json/brand/name`,
      `${TEMPLATE}/feed/title`,
      `${TEMPLATE}/meta/title`,
      `${TEMPLATE}/sections/0/text`,
      `${TEMPLATE}/sections/1/title`,
      `${TEMPLATE}/sections/1/actions/0/label`,
    ]),
  );
});

it('says where they are as the form does', () => {
  const labels = findTexts(load().site, source, 'ofício').map(({ entry, pointer }) =>
    worded(pointerLabel(filePosition(source, entry), entry.value, pointer)),
  );
  // Of a record, and of the page of all records.
  expect(labels).toContain('Abertura');
  expect(labels).toContain('Seção 2 (Chamada) › Convite');
});

it('leaves the names of fields as they are', () => {
  expect(found('title')).toEqual([]);
  expect(found('categ')).not.toContain(`${TEMPLATE}/sections/0/text`);
  const { plan } = replaceTexts(load, source, { words: 'ofício', by: 'trabalho' });
  const after = plan.changes.find(({ file }) => file === TEMPLATE)?.after;
  expect(after).toContain('"{title} | Trabalho"');
  expect(after).toContain('Do **trabalho**, em {category}.');
});
