import { afterEach, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { artigo, diario, list } from '../../../content/testing/diario.ts';
import { field } from '../../../content/testing/edits.ts';
import { createFixture, type Files, type Fixture } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { categories } from '../categories/testing/codes.ts';
import { checkListCategories } from './list-categories.ts';
import { listOf } from './testing/codes.ts';

const both = ['Ciências', 'Artes'];

const formOf = (optionsCategory: unknown): Files => ({
  ...field({
    ...{ type: 'select', name: 'com', label: 'Com quem', optionsFrom: 'partners' },
    optionsCategory,
  }),
  ...categories(both),
});

testCheck(checkListCategories, {
  reported: {
    'a list of a category that no record has': [
      listOf('Viagens', both),
      'category-unknown /sections/1/category',
    ],
    'one that is like another, which may be still to come': [
      listOf('Ciência', both),
      'category-unknown /sections/1/category "Ciência" → "Ciências" ?',
    ],
    capitals: [
      listOf('CIÊNCIAS', both),
      'category-unknown /sections/1/category "CIÊNCIAS" → "Ciências"',
    ],
    'one of several': [
      listOf(['Artes', 'Viagens'], both),
      'category-unknown /sections/1/category/1',
    ],
    'options of a form': [
      formOf('Arte'),
      'category-unknown /fields/0/optionsCategory "Arte" → "Artes" ?',
    ],
    'one of several options of a form': [
      formOf(['Artes', 'artes']),
      'category-unknown /fields/0/optionsCategory/1 "artes" → "Artes"',
    ],
  },
  fine: {
    'a list of a category': listOf('Artes', both),
    'a list of several': listOf(['Artes', 'Ciências'], both),
    'a collection whose first record is still to come': listOf('Viagens', []),
    'options of a category': formOf('Artes'),
  },
});

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

test('of categories that the schema names, one without a record is known, and a slip is put right', () => {
  const about = (category: string) => {
    const files = diario({ um: artigo() }) as Record<string, Record<string, never>>;
    const schema: { additionalProperties: { properties: object } } = structuredClone(
      files['blocks/collections/diario/schema.json'],
    ) as never;
    Object.assign(schema.additionalProperties.properties, {
      category: { title: 'Categoria', description: 'A categoria.', enum: ['Ofício', 'Viagens'] },
    });
    fixture?.remove();
    fixture = createFixture({
      ...files,
      'site-config/pages/diario.json': list({ category }),
      'blocks/collections/diario/schema.json': schema,
    });
    const { problems } = createSiteConfigLoader(fixture.root)();
    return problems.map(({ code, fix, guess }) => [code, fix?.[0]?.text, guess]);
  };
  expect(about('Viagens')).toEqual([]);
  expect(about('Viagem')).toEqual([['category-unknown', '"Viagens"', undefined]]);
});
