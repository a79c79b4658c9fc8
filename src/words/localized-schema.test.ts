import { expect, test } from 'vitest';
import { localizedSchema, localizedSchemas } from './localized-schema.ts';

const SCHEMA = {
  title: 'Etapas',
  guide: 'etapas numeradas',
  synonyms: ['passos'],
  properties: {
    title: { title: 'Título', description: 'Sem texto', const: 'Etapas' },
    description: false,
    kind: { enum: ['Etapas'], enumDescriptions: ['Linha.', 'Etapas'] },
    items: { items: { title: 'Etapa', one: 'etapa' } },
  },
  definitions: { Row: { oneOf: [{ title: 'Etapa' }, { $ref: 'Etapas' }] } },
  examples: [{ type: 'Etapas', rows: ['Como funciona', 3] }],
};
const TEXTS = {
  $synonyms: ['process'],
  Etapas: 'Steps',
  'etapas numeradas': 'numbered steps',
  Título: 'Heading',
  'Linha.': 'A line.',
  Etapa: 'Step',
  etapa: 'step',
  'Como funciona': 'How it works',
};
const LOCAL = {
  title: 'Steps',
  guide: 'numbered steps',
  synonyms: ['process', 'passos'],
  properties: {
    title: { title: 'Heading', description: 'Sem texto', const: 'Etapas' },
    description: false,
    kind: { enum: ['Etapas'], enumDescriptions: ['A line.', 'Steps'] },
    items: { items: { title: 'Step', one: 'step' } },
  },
  definitions: { Row: { oneOf: [{ title: 'Step' }, { $ref: 'Etapas' }] } },
};

test('the words and examples of a schema are in another language, its values as they are', () => {
  const examples = [{ type: 'Steps', rows: ['How it works', 3] }];
  expect(localizedSchema(SCHEMA, TEXTS)).toEqual({ ...LOCAL, examples });
});

test('examples may be in another language than the words', () => {
  const files = new Map([
    ['sections/steps.schema.json', SCHEMA],
    ['page.schema.json', SCHEMA],
  ]);
  const texts = new Map([['sections/steps', TEXTS]]);
  const local = localizedSchemas(files, texts, new Map());
  expect(local.get('sections/steps.schema.json')).toEqual({ ...LOCAL, examples: SCHEMA.examples });
  expect(local.get('page.schema.json')).toEqual(SCHEMA);
  const { examples } = localizedSchemas(files, new Map(), texts).get(
    'sections/steps.schema.json',
  ) as typeof SCHEMA;
  expect(examples).toEqual([{ type: 'Steps', rows: ['How it works', 3] }]);
});
