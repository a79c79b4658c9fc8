import type { JsonObject } from '../../lib/json.ts';
import { type Files, page } from './fixture.ts';

const SCHEMA = 'blocks/collections/diario/schema.json';
export const TEMPLATE = 'site-config/records/diario.json';
export const recordFile = (id: string): string => `site-config/collections/diario/${id}.json`;

const text = (length: number) => ({ title: 'Texto', description: 'Um texto.', text: length });

const schema = {
  title: 'Diário',
  typeName: 'Diario',
  description: 'Os artigos.',
  type: 'object',
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
  additionalProperties: {
    title: 'Artigo',
    typeName: 'Artigo',
    description: 'Um artigo.',
    required: ['title', 'summary', 'date', 'category'],
    properties: {
      draft: { $ref: '../common.schema.json#/definitions/draft' },
      publishAt: { $ref: '../common.schema.json#/definitions/publishAt' },
      expireAt: { $ref: '../common.schema.json#/definitions/expireAt' },
      title: text(100),
      summary: text(200),
      date: { ...text(10), pattern: '^[0-9-]+$', format: 'date' },
      startsAt: text(25),
      until: text(25),
      category: text(40),
      position: { title: 'Posição', description: 'A posição.', type: 'number' },
      lead: { title: 'Abertura', description: 'A abertura.', richText: 300 },
      picture: { $ref: '../common.schema.json#/definitions/picture' },
      blocks: {
        title: 'Texto',
        description: 'O texto.',
        $ref: '../sections/article.schema.json#/properties/blocks',
      },
    },
  },
};

const field = (name: string) => ({ field: name });

/** What the page of all records says. */
export const template = (part: JsonObject = {}): JsonObject => ({
  path: '/diario/{id}',
  card: {
    title: field('title'),
    date: field('date'),
    summary: field('summary'),
    category: field('category'),
    position: field('position'),
    picture: field('picture'),
  },
  feed: { title: 'Diário do Forte' },
  meta: {
    title: '{title} | Forte',
    description: field('summary'),
    keywords: ['diário', field('category')],
  },
  sections: [
    {
      type: 'article',
      title: field('title'),
      intro: field('lead'),
      date: field('date'),
      picture: field('picture'),
      blocks: [{ heading: '{date}', paragraphs: [field('summary')] }],
    },
  ],
  structuredData: {
    '@type': 'BlogPosting',
    headline: field('title'),
    image: field('picture.src'),
    publisher: { '@id': '/#organization' },
  },
  ...part,
});

/** A record with nothing wrong. */
export const artigo = (part: JsonObject = {}): JsonObject => ({
  title: 'Primeiro',
  summary: 'Um resumo do artigo, comprido o bastante para o buscador e para a lista.',
  date: '2026-03-04',
  category: 'Ofício',
  ...part,
});

/** A page that lists the collection. */
export const list = (part: JsonObject = {}): JsonObject =>
  page('/diario', { type: 'record-list', title: 'Diário', collection: 'diario', ...part });

/** A collection with pages, and a page that lists them: added to the valid site, nothing is wrong. */
export const diario = (records: Record<string, JsonObject>, part: JsonObject = {}): Files => ({
  [SCHEMA]: schema,
  [TEMPLATE]: template(part),
  'site-config/pages/diario.json': list(),
  ...Object.fromEntries(Object.entries(records).map(([id, record]) => [recordFile(id), record])),
});
