import { afterAll, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { artigo, diario, list } from '../testing/diario.ts';
import { createFixture } from '../testing/fixture.ts';
import { emptyLists } from './empty-lists.ts';

const fixture = createFixture({
  ...diario({ um: artigo({ category: 'Casa' }) }),
  'site-config/pages/diario.json': list({}),
  'site-config/pages/oficio.json': { ...list({ category: 'Vagas' }), path: '/vagas' },
});
afterAll(fixture.remove);

test('a list whose last record is gone is named, with its page', () => {
  const { config } = createSiteConfigLoader(fixture.root)();
  expect(emptyLists(config!)).toEqual([{ path: '/vagas', collection: 'diario' }]);
});
