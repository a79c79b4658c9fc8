import { afterAll, expect, test } from 'vitest';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { createFixture, page, prose } from '../content/testing/fixture.ts';
import { type SearchIndex, searchIndex } from '../lib/search-options.ts';
import { createSearch } from './search.ts';

const NOVA = 'site-config/pages/nova.json';
const fixture = createFixture({ [NOVA]: page('/nova', prose('Um.')) });
afterAll(fixture.remove);

function configWith(files: Record<string, object> = {}) {
  const { config } = createSiteConfigLoader(fixture.root)(
    new Map(Object.entries(files).map(([file, value]) => [file, JSON.stringify(value)])),
  );
  return { ...config!, site: { ...config!.site, search: {} as never } };
}

test('finds what the pages say, renders again what has changed alone, and keeps the texts', async () => {
  const rendered: string[] = [];
  const search = createSearch(async (path) => {
    rendered.push(path);
    return `<main><section><h1>${path}</h1><p>Um texto.</p></section></main>`;
  });
  const config = configWith();
  const address = searchIndex(config.site.language);
  const index = (await search(address, config)) as SearchIndex;
  expect(index.pages).toContainEqual(['/nova', '/nova']);
  expect(await search(index.texts[0] ?? '', config)).toContain('Um texto.');
  expect(rendered).toContain('/nova');
  rendered.length = 0;
  await search(address, configWith({ [NOVA]: page('/nova', prose('Dois.')) }));
  expect(rendered).toEqual(['/nova']);
});

test('there is none in another language, nor on a site without a search', async () => {
  const search = createSearch(async () => '');
  expect(await search(searchIndex('xx'), configWith())).toBeUndefined();
  const { site, ...config } = configWith();
  const { search: _, ...withoutSearch } = site;
  expect(
    await search(searchIndex(site.language), { ...config, site: withoutSearch }),
  ).toBeUndefined();
});
