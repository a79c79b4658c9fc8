import { afterEach, expect, test } from 'vitest';
import { openAt, openDay, week } from '../../blocks/fields/date/testing/codes.ts';
import { createCompiler } from '../node/compiler.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { nova } from '../testing/edits.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

test('a date on open days has the hours of its place, of which the page gets nothing else', async () => {
  fixture = createFixture({
    'public/imagens/mapa.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    ...openAt(openDay, { ...week, picture: { src: '/imagens/mapa.svg', alt: 'Mapa' } }),
    ...nova({ type: 'form', title: 'Visita', form: 'contato' }),
  });
  const { config, problems } = createSiteConfigLoader(fixture.root)();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const page = config!.pages.find(({ path }) => path === '/nova')!;
  const { assets } = await createCompiler(config!, `${fixture.root}/public`, process.env).page(
    page,
  );
  const [date] = assets.records.forms?.contato?.fields ?? [];
  expect(date).toMatchObject({
    type: 'date',
    schedule: [{ hours: [{ days: ['saturday'], times: ['10:00-16:00'] }], open: 'sábado' }],
  });
  expect(date).not.toHaveProperty('openAt');
  expect(assets.records.places).toBeUndefined();
  expect(Object.keys(assets.pictures)).not.toContain('/imagens/mapa.svg');
});
