import type { JsonObject } from '../../lib/json.ts';
import { type Files, page } from './fixture.ts';

export const PRICES = 'site-config/collections/precos.json';
export const PRICE_CARD = 'site-config/records/precos.json';

const text = (length: number) => ({ title: 'Texto', description: 'Um texto.', text: length });
const number = { title: 'Número', description: 'Um número.', type: 'number' };

const schema = {
  title: 'Preços',
  typeName: 'Precos',
  description: 'Os preços.',
  type: 'object',
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
  additionalProperties: {
    title: 'Preço',
    typeName: 'Preco',
    description: 'Um preço.',
    required: ['title'],
    properties: {
      draft: { $ref: '../common.schema.json#/definitions/draft' },
      title: text(60),
      category: text(40),
      price: number,
      duration: text(40),
      link: { $ref: '../common.schema.json#/definitions/link' },
    },
  },
};

/** What lists show of a price. */
export const priceCard = (part: JsonObject = {}): JsonObject => ({
  card: {
    title: { field: 'title' },
    category: { field: 'category' },
    titleLabel: 'Serviço',
    facts: [
      { label: 'Duração', text: { field: 'duration' } },
      { label: 'Preço', text: '{price:BRL}' },
      { label: 'Em três vezes', text: 'desde {price:BRL}' },
    ],
  },
  ...part,
});

/** A page that lists the prices. */
export const priceList = (part: JsonObject = {}): JsonObject =>
  page('/precos', {
    type: 'record-list',
    title: 'Preços',
    collection: 'precos',
    layout: 'table',
    ...part,
  });

export const SERVICES = {
  visita: { title: 'Visita', category: 'Campo', price: 1200, duration: '2 h' },
  laudo: { title: 'Laudo', category: 'Escritório', price: 980.5 },
  plantao: { title: 'Plantão', category: 'Campo', duration: 'por mês' },
};

/** A collection in one file whose records have no pages, and a page that lists them: nothing is wrong. */
export const precos = (records: Record<string, JsonObject> = SERVICES): Files => ({
  'blocks/collections/precos/schema.json': schema,
  [PRICES]: records,
  [PRICE_CARD]: priceCard(),
  'site-config/pages/precos.json': priceList(),
});
